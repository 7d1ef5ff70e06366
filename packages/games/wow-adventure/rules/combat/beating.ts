/** An encounter is beaten, and what that gives. [wow/combat.18, wow/unbeaten.3] */
import type { Rule } from '@tavolo/kernel';
import type { Combat, Hero } from '../../state.ts';
import type { CardId } from '../../vocabulary/ids.ts';
import type { Wow } from '../../wow.ts';
import { discardChallenge } from '../challenge-decks.ts';
import type { Perform } from '../deeds.ts';
import { foeIn, foeOn, levelOfFoe } from '../foes.ts';
import type { Happening } from '../happening.ts';
import { happen } from '../happenings.ts';
import { takeItem } from '../items.ts';
import { cardOf } from '../table.ts';
import { leaveTrack } from '../track.ts';

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

/** Beats an encounter of the track without a fight. */
export function* beatUnbeaten(g: Wow, hero: Hero, card: CardId, perform: Perform): Rule {
  const foe = foeOn(g.content, card);
  hero.account.beaten++;
  g.tell({ is: 'beat', hero: hero.seat, foe: foe.id, card }, 'wow/unbeaten.3');
  const { level } = cardOf(g.content, card);
  yield* happen(g, [{ is: 'beaten', by: hero.seat, foe, level, card, space: hero.space }]);
  leaveTrack(g, card);
  yield* takeSpoils(g, hero, card, perform);
}

/** The item on the back; an encounter on the back of an event gives its reward and goes. [wow/combat.25] */
export function* takeSpoils(g: Wow, hero: Hero, card: CardId, perform: Perform): Rule {
  const { event } = cardOf(g.content, card);
  if (event?.back.is !== 'foe') return takeItem(g, hero, card, 'wow/combat.18');
  yield* perform(g, { hero, side: null, source: card, means: 'event', perform, card }, event.back.reward);
  if (!hero.log.some((logged) => logged.card === card)) discardChallenge(g, card);
}
