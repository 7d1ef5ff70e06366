/** Words about numbers, dice and the course of a combat. */
import type { Rule } from '@tavolo/kernel';
import { choose } from '../../ask.ts';
import type { Effect } from '../../vocabulary/effects.ts';
import type { CardId } from '../../vocabulary/ids.ts';
import { rankOf } from '../../vocabulary/terms.ts';
import type { Wow } from '../../wow.ts';
import { addBonus } from '../bonuses.ts';
import { beatUnbeaten } from '../combat/beating.ts';
import { reroll, turnDie } from '../combat/dice.ts';
import { type Deed, heroMeant } from '../deeds.ts';
import { defenseOnTrack, isForbidden } from '../numbers.ts';
import { cardOf, combatOf, otherSide, type SideName, unbeatenAt } from '../table.ts';
import { readElsewhere, type WordsFor } from './words.ts';

/** The side that a word means. */
function sideMeant({ side }: Deed, who: 'self' | 'opponent' | string): SideName {
  if (side === null) throw new Error('this works in a combat only');
  return who === 'opponent' ? otherSide(side) : side;
}

export const onFights: WordsFor<
  | 'bonus'
  | 'attack-type'
  | 'gain-energy'
  | 'lose-energy'
  | 'reroll'
  | 'turn-die'
  | 'no-attack'
  | 'attack-again'
  | 'acts-last'
  | 'end-combat'
  | 'skip-fight'
  | 'beat-this'
  | 'beat-other'
  | 'stays-unbeaten'
  | 'gains-aggro'
  | 'loses-aggro'
  | 'grows'
  | 'ignore-weapon-text'
  | 'forbid'
  | 'charge'
  | 'ambush'
> = {
  bonus: (effect, g, deed) => {
    if (effect.stat === 'movement') {
      const hero = heroMeant(g, deed, effect.who);
      if (hero !== null) hero.turn.steps = Math.max(0, hero.turn.steps + effect.n);
      return undefined;
    }
    addBonus(g, sideMeant(deed, effect.who), effect, deed.source);
    return undefined;
  },
  'attack-type': ({ type, who }, g, deed) => {
    combatOf(g.state)[sideMeant(deed, who)].type = type;
    return undefined;
  },
  'gain-energy': ({ n }, g, { hero }) => {
    if (hero === null) return undefined;
    hero.energy += n;
    g.tell({ is: 'gained-energy', hero: hero.seat, n }, 'wow/movement.2');
    return undefined;
  },
  'lose-energy': ({ who }, g, deed) => {
    const hero = heroMeant(g, deed, who);
    if (hero === null || hero.energy === 0) return undefined;
    g.tell({ is: 'lost-energy', hero: hero.seat, n: hero.energy }, 'wow/aim.8');
    hero.energy = 0;
    return undefined;
  },
  reroll: ({ die }, g, deed) => {
    if (die !== 'movement') reroll(g, sideMeant(deed, die === 'own' ? 'self' : 'opponent'), deed);
    return undefined;
  },
  'turn-die': ({ to }, g, deed) => {
    turnDie(g, sideMeant(deed, 'self'), to, deed);
    return undefined;
  },
  'no-attack': ({ who }, g, deed) => {
    combatOf(g.state)[sideMeant(deed, who)].makesNoAttack = true;
    return undefined;
  },
  'attack-again': (_, g, deed) => {
    combatOf(g.state)[sideMeant(deed, 'self')].again = true;
    return undefined;
  },
  'acts-last': readElsewhere,
  'end-combat': ({ card }, g, deed) => {
    const combat = combatOf(g.state);
    if (deed.side !== null && isForbidden(g, combat, deed.side, 'end-combat')) return undefined;
    combat.cancelled = card;
    g.tell({ is: 'fight-ended', source: deed.source }, 'wow/combat.24');
    return undefined;
  },
  'skip-fight': (_, g, deed) => {
    combatOf(g.state).cancelled = 'track';
    g.tell({ is: 'fight-ended', source: deed.source }, 'wow/combat.24');
    return undefined;
  },
  'beat-this': (_, g) => {
    combatOf(g.state).defending.fallen = true;
    return undefined;
  },
  'beat-other': beatOther,
  'stays-unbeaten': (_, g, { spared }) => {
    if (spared === undefined) combatOf(g.state).defending.fallen = false;
    else spared.isSo = true;
    return undefined;
  },
  'gains-aggro': (_, g) => setAggro(g, true),
  'loses-aggro': (_, g) => setAggro(g, false),
  grows: ({ damage }, g) => {
    const combat = combatOf(g.state);
    combat.growth += damage;
    return undefined;
  },
  'ignore-weapon-text': readElsewhere,
  forbid: readElsewhere,
  charge: (_, __, { hero }) => {
    if (hero !== null) hero.turn.charging = true;
    return undefined;
  },
  ambush: (_, __, { hero }) => {
    if (hero !== null) hero.turn.ambushes++;
    return undefined;
  },
};

function setAggro(g: Wow, aggro: boolean): undefined {
  combatOf(g.state).aggro = aggro;
}

/** Beats another unbeaten encounter in the space, of choice. */
function* beatOther({ reach }: Extract<Effect, { is: 'beat-other' }>, g: Wow, { hero, perform }: Deed): Rule {
  if (hero === null) return;
  const total = g.state.combat?.attacking.total ?? 0;
  const from = unbeatenAt(g.state, hero.space)
    .map(({ card }) => card)
    .filter((card) => card !== g.state.combat?.card)
    .filter((card) =>
      reach === 'total'
        ? defenseOnTrack(g, card) <= total
        : rankOf(cardOf(g.content, card).level) <= rankOf(reach),
    );
  if (from.length === 0) return;
  const card: CardId = yield* choose('foe-to-beat', { seat: hero.seat, rule: 'wow/unbeaten.3', from });
  yield* beatUnbeaten(g, hero, card, perform);
}
