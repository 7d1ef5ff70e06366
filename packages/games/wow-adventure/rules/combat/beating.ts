/** An encounter is beaten, and what that gives. [wow/combat.18, wow/unbeaten.3] */
import type { Rule } from '@tavolo/kernel';
import type { Combat, Hero } from '../../state.ts';
import type { Foe } from '../../vocabulary/challenge-cards.ts';
import type { CardId, SpaceId } from '../../vocabulary/ids.ts';
import type { Wow } from '../../wow.ts';
import { discardChallenge } from '../challenge-decks.ts';
import { holds } from '../conditions.ts';
import type { Perform } from '../deeds.ts';
import { foeIn, foeOn, levelOfFoe } from '../foes.ts';
import type { Happening } from '../happening.ts';
import { happen } from '../happenings.ts';
import { takeItem } from '../items.ts';
import { cardOf, sideOf } from '../table.ts';
import { discardUnbeaten, leaveTrack } from '../track.ts';

/** That the encounter of the combat was beaten, as it is told to quests and events. */
export function beatenIn({ content }: Pick<Wow, 'content'>, combat: Combat): Happening {
  const foe = foeIn(content, combat);
  if (foe === null) throw new Error('nobody was fought');
  return {
    is: 'beaten',
    by: combat.attacker,
    foe,
    level: levelOfFoe(content, combat),
    card: combat.card,
    space: combat.space,
  };
}

/** Beats an encounter of the track without a fight. What it does when beaten comes first, and may take the hero down. */
export function* beatUnbeaten(g: Wow, hero: Hero, card: CardId, perform: Perform): Rule {
  const foe = foeOn(g.content, card);
  const { space } = hero;
  if (yield* staysUnbeaten(g, hero, foe, perform)) return;
  hero.account.beaten++;
  g.tell({ is: 'beat', hero: hero.seat, foe: foe.id, card }, 'wow/unbeaten.3');
  const { level } = cardOf(g.content, card);
  yield* happen(g, [{ is: 'beaten', by: hero.seat, foe, level, card, space }]);
  if (hasFallen(g, hero, space)) return discardUnbeaten(g, card);
  leaveTrack(g, card);
  yield* takeSpoils(g, hero, card, perform);
}

/** A hero who has fallen waits for the end of its combat, or is in a city by now. */
function hasFallen({ state }: Wow, hero: Hero, space: SpaceId): boolean {
  const side = sideOf(state.combat, hero);
  return state.combat === null || side === null ? hero.space !== space : state.combat[side].fallen;
}

/** The powers of an encounter for the moment it is beaten; whether it is not beaten after all. */
function* staysUnbeaten(g: Wow, hero: Hero, foe: Foe, perform: Perform): Rule<boolean> {
  const spared = { isSo: false };
  const deed = {
    hero: null,
    side: null,
    source: foe.id,
    means: 'encounter',
    perform,
    it: hero,
    spared,
  } as const;
  for (const power of foe.powers) {
    if (power.at === 'beaten' && holds(g, deed, power.if)) yield* perform(g, deed, power.do);
  }
  if (spared.isSo) g.tell({ is: 'stood-up-again', foe: foe.id }, 'wow/aim.8');
  return spared.isSo;
}

/** The item on the back; an encounter on the back of an event gives its reward and goes. [wow/combat.25] */
export function* takeSpoils(g: Wow, hero: Hero, card: CardId, perform: Perform): Rule {
  const { event } = cardOf(g.content, card);
  if (event?.back.is !== 'foe') return takeItem(g, hero, card, 'wow/combat.18');
  yield* perform(g, { hero, side: null, source: card, means: 'event', perform, card }, event.back.reward);
  if (!hero.log.some((logged) => logged.card === card)) discardChallenge(g, card);
}
