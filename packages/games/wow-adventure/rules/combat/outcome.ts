/** The end of a combat. [wow/combat.18 to wow/combat.25, wow/duels.6 to wow/duels.8] */
import type { Rule, Seat } from '@tavolo/kernel';
import { choose, confirm } from '../../ask.ts';
import type { Combat, Hero } from '../../state.ts';
import type { CardId } from '../../vocabulary/ids.ts';
import type { Table, Wow } from '../../wow.ts';
import { work } from '../acts.ts';
import { payForPower } from '../announce.ts';
import { takeAllOff } from '../attached-cards.ts';
import { retreat } from '../defeat.ts';
import { perform } from '../effects/effects.ts';
import { foeIn } from '../foes.ts';
import type { Happening } from '../happening.ts';
import { happen } from '../happenings.ts';
import { stealItem } from '../items.ts';
import { usable } from '../powers.ts';
import { combatOf, heroOf, heroOn, otherSide, type SideName, spaceOf } from '../table.ts';
import { discardUnbeaten, leaveTrack, placeUnbeaten } from '../track.ts';
import { bothSides } from './attacks.ts';
import { beatenIn, takeSpoils } from './beating.ts';
import { workAll } from './triggers.ts';

export function* endCombat(g: Wow): Rule {
  const combat = combatOf(g.state);
  if (combat.cancelled !== null) yield* endCancelled(g, combat);
  else if (combat.against === 'hero') yield* endDuel(g, combat);
  else yield* endFight(g, combat);
  yield* afterCombat(g, combat);
}

/** A fight that was cancelled has no winner: a drawn card goes to the track as if unbeaten, or away if it fled. [wow/combat.24] */
function* endCancelled(g: Wow, combat: Combat): Rule {
  if (combat.card === null || combat.tracked) return;
  if (combat.cancelled === 'discard') discardUnbeaten(g, combat.card);
  else yield* leaveUnbeaten(g, combat, heroOf(g.state, combat.attacker));
}

/** With an encounter: beaten, unbeaten, the hero defeated, or both. */
function* endFight(g: Wow, combat: Combat): Rule {
  const hero = heroOf(g.state, combat.attacker);
  if (combat.defending.fallen && !combat.attacking.fallen) yield* workAll(g, 'defending', 'beaten');
  if (!combat.defending.fallen) return yield* endUnbeaten(g, combat, hero);
  hero.account.beaten++;
  g.tell(
    { is: 'beat', hero: hero.seat, foe: foeIn(g.content, combat)?.id ?? '', card: combat.card },
    'wow/combat.10',
  );
  const moment: Happening[] = [beatenIn(g, combat)];
  if (combat.attacking.fallen) moment.push(defeatIn(g, combat, 'attacking', null));
  yield* happen(g, moment);
  if (combat.attacking.fallen) return yield* bothFell(g, combat, hero);
  yield* workAll(g, 'attacking', 'opponent-beaten');
  if (combat.attacking.fallen) {
    yield* happen(g, [defeatIn(g, combat, 'attacking', null)]);
    return yield* bothFell(g, combat, hero);
  }
  yield* takeReward(g, combat, hero);
}

/** The item or the printed reward. [wow/combat.18] */
function* takeReward(g: Wow, combat: Combat, hero: Hero): Rule {
  if (combat.card !== null) {
    if (combat.tracked) leaveTrack(g, combat.card);
    else takeAllOff(g, 'foe', combat.card, 'wow/abilities.9');
    return yield* takeSpoils(g, hero, combat.card, perform);
  }
  takeAllOff(g, 'lair', combat.space, 'wow/abilities.9');
  const encounter = spaceOf(g.content, combat.space).encounter;
  const deed = { hero, side: null, source: encounter?.foe?.id ?? '', means: 'encounter', perform } as const;
  yield* perform(g, deed, encounter?.reward ?? []);
}

/** Both beaten: the card goes back to its deck, and the hero is defeated. [wow/combat.21] */
function* bothFell(g: Wow, combat: Combat, hero: Hero): Rule {
  if (combat.card !== null) discardUnbeaten(g, combat.card);
  else takeAllOff(g, 'lair', combat.space, 'wow/abilities.9');
  yield* retreat(g, hero, null);
}

/** Not beaten: the hero's defeat first, then the track. [wow/combat.19, wow/combat.20] */
function* endUnbeaten(g: Wow, combat: Combat, hero: Hero): Rule {
  if (combat.attacking.fallen) {
    yield* happen(g, [defeatIn(g, combat, 'attacking', null)]);
    yield* retreat(g, hero, null);
  }
  yield* leaveUnbeaten(g, combat, hero);
}

/** Powers of that moment, the hero's only against aggro, then the track. */
function* leaveUnbeaten(g: Wow, combat: Combat, hero: Hero): Rule {
  yield* workAll(g, 'defending', 'unbeaten');
  if (combat.card === null) return;
  if (!combat.attacking.fallen && willHaveAggro(g, combat)) yield* offer(g, hero, 'unbeaten');
  yield* toTrack(g, combat, combat.card);
}

/** Whether the encounter lies on the track with aggro once the combat is over. */
function willHaveAggro({ state, content }: Table, combat: Combat): boolean {
  const tracked = state.track.find(({ card }) => card === combat.card);
  return combat.aggro ?? tracked?.aggro ?? foeIn(content, combat)?.traits.includes('aggro') === true;
}

/** A new one takes a slot; one that is there stays, with what has changed. */
function* toTrack(g: Wow, combat: Combat, card: CardId): Rule {
  const aggro = willHaveAggro(g, combat);
  const tracked = g.state.track.find((one) => one.card === card);
  if (tracked !== undefined) {
    tracked.aggro = aggro;
    tracked.growth += combat.growth;
    return;
  }
  yield* placeUnbeaten(g, { card, space: combat.space, aggro, growth: combat.growth });
}

function defeatIn({ state, content }: Wow, combat: Combat, side: SideName, victor: Seat | null): Happening {
  const fallen = heroOn(state, combat, side);
  const by = heroOn(state, combat, otherSide(side));
  if (fallen === null) throw new Error('no hero fell');
  const cause =
    by === null
      ? ({ by: null, means: 'encounter', source: foeIn(content, combat)?.id ?? '' } as const)
      : ({ by: by.seat, means: 'combat', source: by.seat } as const);
  return { is: 'defeated', hero: fallen.seat, cause, victor };
}

/** A duel: the winner may take an item, then the loser resolves its defeat; the defender first. [wow/duels.6, wow/duels.7] */
function* endDuel(g: Wow, combat: Combat): Rule {
  const fallen = bothSides.filter((side) => combat[side].fallen);
  if (fallen.length === 0) return;
  const victorOf = (side: SideName): Seat | null =>
    fallen.length === 2 ? null : (heroOn(g.state, combat, otherSide(side))?.seat ?? null);
  yield* happen(
    g,
    fallen.map((side) => defeatIn(g, combat, side, victorOf(side))),
  );
  const [only] = fallen;
  if (fallen.length === 1 && only !== undefined) yield* takeFromLoser(g, combat, only);
  for (const side of fallen) {
    const hero = heroOn(g.state, combat, side);
    if (hero !== null) yield* retreat(g, hero, heroOn(g.state, combat, otherSide(side))?.seat ?? null);
  }
}

function* takeFromLoser(g: Wow, combat: Combat, side: SideName): Rule {
  const loser = heroOn(g.state, combat, side);
  const victor = heroOn(g.state, combat, otherSide(side));
  if (loser === null || victor === null) return;
  victor.account.duelsWon++;
  yield* workAll(g, otherSide(side), 'opponent-beaten');
  if (loser.backpack.length === 0) return;
  const card = yield* choose('item', {
    seat: victor.seat,
    rule: 'wow/duels.6',
    from: [...loser.backpack, 'none'],
    about: () => ({ source: null, why: 'steal' as const, of: loser.seat }),
  });
  if (card !== 'none') stealItem(g, victor, loser, card);
}

/** What comes after the outcome: powers of that moment, a defender's energy, pushes. */
function* afterCombat(g: Wow, combat: Combat): Rule {
  for (const side of bothSides) {
    const hero = heroOn(g.state, combat, side);
    if (hero !== null && !combat[side].fallen) yield* offer(g, hero, 'combat-end');
  }
  const rival = combat.rival === null ? null : heroOf(g.state, combat.rival);
  if (rival !== null) rival.energy = 0;
  const isStanding = (seat: Seat): boolean =>
    bothSides.some((side) => heroOn(g.state, combat, side)?.seat === seat && !combat[side].fallen);
  g.state.pushes.push(...combat.pushes.filter(({ hero }) => isStanding(hero)));
  g.state.combat = null;
  if (g.state.phase === 'challenge' || g.state.phase === 'draw') g.state.phase = 'upkeep';
}

/** Powers of choice at a moment, one question each. */
function* offer(g: Wow, hero: Hero, moment: 'combat-end' | 'unbeaten'): Rule {
  for (const wielded of usable(g, hero, moment)) {
    const isWanted = yield* confirm('flip', {
      seat: hero.seat,
      rule: 'wow/powers.1',
      about: () => ({ power: wielded.from }),
    });
    if (!isWanted) continue;
    yield* payForPower(g, hero, wielded, 'as-liked');
    yield* work(g, hero, wielded);
  }
}
