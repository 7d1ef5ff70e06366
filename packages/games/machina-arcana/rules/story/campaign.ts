/** A campaign: the scenarios in their printed order, and what goes from one to the next. [ma/ending.10] */
import { type Rule, together } from '@tavolo/kernel';
import { chooseSome } from '../../ask.ts';
import type { Machina, Table } from '../../machina.ts';
import type { Outcome, Sheet } from '../../sheet.ts';
import type { Explorer, Options, State } from '../../state.ts';
import type { Content } from '../../vocabulary/content.ts';
import type { ItemId, ScenarioId } from '../../vocabulary/ids.ts';
import { itemsOf, takeAway } from '../inventory/carrying.ts';
import { discard } from '../inventory/item-decks.ts';
import { livingExplorers } from '../units.ts';

/** How many items an explorer takes along. */
const mostKept = 3;

const inOrder = ({ scenarios }: Pick<Content, 'scenarios'>): readonly ScenarioId[] => [...scenarios.keys()];

/** The scenario that is played: a campaign begins with the first, whichever was named. */
export function scenarioOf(content: Content, { campaign, scenario }: Options, sheet: Sheet): ScenarioId {
  const [first = scenario] = inOrder(content);
  return campaign && sheet === null ? first : scenario;
}

/** Which scenario of the campaign this is, from 1 on; one that is played singly is like a first one. */
export const scenarioNumber = (content: Content, { campaign, scenario }: Options): number =>
  campaign ? inOrder(content).indexOf(scenario) + 1 : 1;

/** How a campaign goes on after a scenario, and with which. */
export type Continuation = {
  readonly how: 'goes-on' | 'won' | 'again' | 'lost';
  readonly scenario: ScenarioId;
};

type Ended = Pick<NonNullable<Outcome>, 'scenario' | 'ended' | 'survivors'>;

/** It is lost with all explorers; a scenario that is lost otherwise begins again. */
export function afterScenario(content: Content, { scenario, ended, survivors }: Ended): Continuation {
  const order = inOrder(content);
  const [first = scenario] = order;
  if (ended === 'defeat')
    return survivors.length > 0 ? { how: 'again', scenario } : { how: 'lost', scenario: first };
  const next = order[order.indexOf(scenario) + 1];
  return next === undefined ? { how: 'won', scenario: first } : { how: 'goes-on', scenario: next };
}

/** What a scenario leaves is read from this: views have it too. */
type Left = Pick<State, 'options' | 'outcome' | 'explorers' | 'gone' | 'fallen' | 'removedMonsters'>;

/** What a scenario of a campaign leaves, once it is over. */
export function outcomeOf(s: Left): Outcome {
  if (!s.options.campaign || s.outcome === null) return null;
  const dead = [...s.gone, ...s.explorers.filter((one) => one.dead)].map(({ explorer }) => explorer);
  return {
    scenario: s.options.scenario,
    ended: s.outcome,
    survivors: livingExplorers(s).map(({ seat, explorer, worn, bag }) => ({ seat, explorer, worn, bag })),
    fallen: [...s.fallen, ...dead],
    removed: s.removedMonsters,
  };
}

/** Says how the campaign goes on, where one is played. */
export function tellHowItGoesOn(g: Machina): void {
  const outcome = outcomeOf(g.state);
  if (outcome !== null)
    g.tell({ is: 'campaign-stands', ...afterScenario(g.content, outcome) }, 'ma/ending.10');
}

/** Before the end of a won scenario that is not the last, every survivor chooses what to keep; the rest stays behind. */
export function* keepItems(g: Machina): Rule {
  if (!leadsOn(g)) return;
  const survivors = livingExplorers(g.state);
  const kept = yield* together(
    survivors.map((survivor) => ({ seat: survivor.seat, rule: chooseItems(survivor) })),
  );
  for (const survivor of survivors) leaveBehind(g, survivor, kept.get(survivor.seat) ?? []);
}

function leadsOn({ state: { options }, content }: Table): boolean {
  return options.campaign && options.scenario !== inOrder(content).at(-1);
}

function* chooseItems(survivor: Explorer): Rule<readonly ItemId[]> {
  const items = itemsOf(survivor);
  return yield* chooseSome('items-to-keep', {
    seat: survivor.seat,
    rule: 'ma/ending.10',
    from: items,
    min: Math.min(mostKept, items.length),
    max: mostKept,
    about: () => ({ explorer: survivor.explorer, n: mostKept }),
  });
}

function leaveBehind(g: Machina, survivor: Explorer, kept: readonly ItemId[]): void {
  const left = itemsOf(survivor).filter((item) => !kept.includes(item));
  takeAway(g, survivor.explorer, left);
  for (const item of left) discard(g, item);
  if (kept.length === 0) return;
  g.tell({ is: 'kept-items', explorer: survivor.explorer, items: kept }, 'ma/ending.10');
}
