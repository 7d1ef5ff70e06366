import { content } from '../content/content.ts';
import { afterScenario, type Continuation, outcomeOf } from '../rules/story/campaign.ts';
import type { Outcome } from '../sheet.ts';
import type { View } from '../view.ts';
import type { ExplorerId, ScenarioId } from '../vocabulary/ids.ts';

/** Where a campaign stands. */
export type CampaignSeen = {
  /** All scenarios in their order. */
  readonly scenarios: readonly ScenarioId[];
  /** The place of the one that is played. */
  readonly now: number;
  /** Everybody who has died in it up to now. */
  readonly fallen: readonly ExplorerId[];
  /** What the scenario leaves, and how it goes on; `null`: it is not over. */
  readonly ended: { readonly goesOn: Continuation; readonly left: NonNullable<Outcome> } | null;
};

/** A campaign as everybody at the table sees it; `null`: a scenario is played singly. [ma/ending.10] */
export function campaignSeen(view: View): CampaignSeen | null {
  if (!view.options.campaign) return null;
  const scenarios = [...content.scenarios.keys()];
  const dead = view.explorers.filter((one) => one.dead);
  const left = outcomeOf(view);
  return {
    scenarios,
    now: scenarios.indexOf(view.options.scenario),
    fallen: [...view.fallen, ...[...view.gone, ...dead].map(({ explorer }) => explorer)],
    ended: left === null ? null : { left, goesOn: afterScenario(content, left) },
  };
}
