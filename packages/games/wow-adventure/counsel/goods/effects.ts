/** What the words of cards are worth outside of the numbers of a fight, in valor, to whoever does them. */
import { type ForKinds, forKind } from '@tavolo/kernel';
import { rivalCardsOn } from '../../rules/attached-cards.ts';
import { holds } from '../../rules/conditions.ts';
import { tokensWithin } from '../../rules/discoveries.ts';
import { isHeld, unbeatenAt, valorOf } from '../../rules/table.ts';
import type { Hero } from '../../state.ts';
import type { Effect, Group, Who } from '../../vocabulary/effects.ts';
import type { CardId } from '../../vocabulary/ids.ts';
import type { Mind } from '../mind.ts';
import { bestOnFoot, bestWithMore } from '../ways/prospects.ts';
import { interceptGain, summonGain, teleportGain } from '../ways/shortcuts.ts';
import { keepWorth, leastWorth } from './gear.ts';
import {
  cardWorth,
  energyGain,
  fallCost,
  fightsAhead,
  hasItems,
  healing,
  healthIn,
  itemWorth,
  levelWorth,
  pain,
  prowess,
} from './prices.ts';
import { placingWorth } from './resources.ts';
import { harm, menace } from './rivals.ts';

/** In what something is done: by the hero that thinks, to whom, with which card. */
export type Doing = {
  readonly mind: Mind;
  /** The hero that `target`, `it` and `opponent` stand for. */
  readonly other?: Hero | null;
  /** The event that is resolved. */
  readonly card?: CardId;
};

export function effectsWorth(doing: Doing, effects: readonly Effect[]): number {
  let sum = 0;
  for (const effect of effects) sum += forKind(worths, effect, doing);
  return sum;
}

/** Whom a word means: the hero itself, or somebody else; `null`: an encounter, or nobody. */
const meant = ({ mind, other }: Doing, who: Who): Hero | null =>
  who === 'self' || who === 'bearer' ? mind.hero : (other ?? null);

/** It is worth nothing by itself, or what it is worth shows in a fight. */
const nothing = (): number => 0;

const small = (worth: number) => (): number => worth;

const worths: ForKinds<Effect, readonly [Doing], number> = {
  bonus: ({ stat, n, who }, { mind }) => {
    if (stat !== 'movement' || who !== 'self' || mind.table.state.phase !== 'movement') return 0;
    return n > 0 ? bestWithMore(mind, n) - bestOnFoot(mind) : 0;
  },
  'attack-type': nothing,
  'gain-energy': ({ n }, { mind }) => energyGain(mind, n),
  'lose-energy': nothing,
  reroll: nothing,
  'turn-die': nothing,
  roll: ({ rows }, doing) =>
    rows.reduce((sum, row) => sum + (row.faces.length / 6) * effectsWorth(doing, row.do), 0),
  contest: nothing,
  'no-attack': nothing,
  'attack-again': nothing,
  'acts-last': nothing,
  'end-combat': nothing,
  'skip-fight': nothing,
  'beat-this': nothing,
  'beat-other': (_, { mind }) =>
    unbeatenAt(mind.table.state, mind.hero.space).length > 0 ? itemWorth(mind.hero.level) : 0,
  'stays-unbeaten': nothing,
  'gains-aggro': nothing,
  'loses-aggro': small(0.04),
  grows: nothing,
  'ignore-weapon-text': nothing,
  forbid: nothing,
  charge: (_, { mind }) => chargeGain(mind),
  ambush: nothing,
  damage: ({ n, who }, doing) => {
    const hero = meant(doing, who);
    return hero === null ? 0 : hurtWorth(doing.mind, hero, n);
  },
  'damage-later': ({ n, who }, doing) => {
    const hero = meant(doing, who);
    return hero === null ? 0 : 0.9 * hurtWorth(doing.mind, hero, n);
  },
  heal: ({ n, who }, { mind }) => {
    if (who !== 'self') return 0;
    const cards = rivalCardsOn(mind.table.state.attached, mind.hero.seat).length;
    return healing(mind, n === 'all' ? mind.hero.damage : n === 'rival-cards' ? Math.max(1, cards) : n);
  },
  prevent: nothing,
  'prevent-by-cards': nothing,
  survive: nothing,
  disease: ({ who }, doing) => (who === 'self' ? -0.15 : against(doing, who, 0.06)),
  cure: (_, { mind }) => 0.12 * mind.hero.diseases,
  'immune-to-disease': nothing,
  'no-healing': ({ who }, doing) => against(doing, who, 0.04),
  draw: ({ n, who }, doing) => {
    const { mind } = doing;
    if (who !== 'self') return -n * 0.01;
    return Math.min(n, 10 - mind.hero.hand.length) * cardWorth(mind);
  },
  discard: ({ n, who }, doing) => {
    const hero = meant(doing, who);
    if (hero === null) return 0;
    const count = n === 'half' ? Math.floor(hero.hand.length / 2) : Math.min(n, hero.hand.length);
    return hero === doing.mind.hero ? -count * cardWorth(doing.mind) : against(doing, who, 0.03 * count);
  },
  'cancel-card': nothing,
  'attach-this': nothing,
  shed: ({ who }, { mind }) =>
    who === 'self' ? 0.1 * rivalCardsOn(mind.table.state.attached, mind.hero.seat).length : 0,
  'discard-this': nothing,
  'remove-counter': nothing,
  'peek-hand': ({ within }, { mind: { table, hero } }) =>
    table.state.heroes.some(
      (one) =>
        one !== hero &&
        one.hand.length > one.shown.filter(({ to }) => to === hero.seat).length &&
        table.content.board.distance(one.space, hero.space) <= within,
    )
      ? 0.012
      : 0,
  move: (effect, doing) => {
    if (effect.toFoe === true) return interceptGain(doing.mind, effect.n);
    return effect.who === 'self' ? 0 : against(doing, effect.who, 0.05);
  },
  teleport: (effect, { mind, other }) => {
    if (effect.to === 'own-space') return other == null ? 0 : summonGain(mind, other);
    return effect.who === 'self' ? teleportGain(mind, effect) : 0;
  },
  slow: ({ who }, doing) => against(doing, who, 0.06),
  stop: nothing,
  'end-movement': nothing,
  'ignore-aggro': (_, { mind }) => (isHeld(mind.table, mind.hero) ? freeGain(mind) : 0),
  'turn-card': ({ to, who }, { mind }) => (who === 'self' ? turnGain(mind, to === 'reverse') : 0),
  'gain-item': ({ level, n }, { mind }) => {
    const of = level === 'own-or-lower' ? mind.hero.level : level;
    // A deck that is nearly used up may give back what was paid.
    return mind.table.state.decks[of].cards.length < 4 ? 0 : n * itemWorth(of);
  },
  'discard-item': ({ n, who, from }, { mind }) => {
    if (who !== 'self' || !hasItems(mind.hero)) return 0;
    return (
      -n * leastWorth(mind, mind.hero.backpack.length > 0 || from === 'backpack' ? mind.hero.backpack : [])
    );
  },
  trade: (_, { mind }) => tradeGain(mind),
  'place-discovery': ({ n, who }, { mind }) => (who === 'self' ? n * (0.05 + placingWorth(mind)) : 0),
  'peek-discovery': ({ within, mayDiscard }, { mind }) => {
    const hidden = tokensWithin(mind.table, mind.hero, within).filter(
      ({ seenBy }) => !seenBy.includes(mind.hero.seat),
    );
    return hidden.length === 0 ? 0 : mayDiscard === true ? 0.05 : 0.015;
  },
  'cancel-discovery': nothing,
  scout: small(0.02),
  'clear-unbeaten': ({ is: _ }, { mind }) => (isHeld(mind.table, mind.hero) ? 0.1 : 0),
  mark: small(0.1),
  'flip-this': (_, { mind, card }) => (card === undefined ? 0 : backWorth(mind, card)),
  'gain-level': small(levelWorth),
  'gain-trophy': ({ trophy }, { mind }) => mind.table.content.trophies.get(trophy)?.valor ?? 0,
  'log-this': ({ valor }) => valor,
  'no-flight': nothing,
  'second-trade': nothing,
  choose: ({ by, of }, doing) => {
    const each = of.map((choice) => effectsWorth(doing, choice.do));
    return by === 'self' ? Math.max(...each) : Math.min(...each);
  },
  when: ({ if: conditions, do: effects }, doing) =>
    holds(doing.mind.table, { hero: doing.mind.hero, side: null }, conditions)
      ? effectsWorth(doing, effects)
      : 0,
  each: ({ of, do: effects }, { mind }) => {
    let sum = 0;
    for (const other of groupOf(mind, of)) sum += effectsWorth({ mind, other }, effects);
    return sum;
  },
};

/** What damage on a hero is worth: on the own one it hurts. */
const hurtWorth = (mind: Mind, hero: Hero, n: number): number => {
  if (hero !== mind.hero) return harm(mind, hero, n);
  return hero.damage + n >= healthIn(mind) ? -fallCost : -n * pain(mind);
};

/** Something bad for a rival is worth more, the nearer it is to winning. */
function against(doing: Doing, who: Who, worth: number): number {
  const hero = meant(doing, who);
  if (hero === null) return 0;
  return hero === doing.mind.hero ? -worth : worth * (0.5 + 2 * menace(doing.mind.table, hero));
}

/** An attack that is ranged every other time. */
const chargeGain = (mind: Mind): number => {
  const before = prowess(mind, mind.hero);
  const then = prowess(mind, { ...mind.hero, turn: { ...mind.hero.turn, charging: true } });
  return Math.max(0, then - before) + 0.01;
};

/** What the other side of the character card is better for. */
export function turnGain(mind: Mind, reversed: boolean): number {
  if (mind.hero.reversed === reversed) return 0;
  const gain = prowess(mind, { ...mind.hero, reversed }) - prowess(mind, mind.hero);
  return (fightsAhead / 2) * gain + (reversed ? 0.02 : -0.02);
}

/** What it is worth not to be held by an aggro marker. */
const freeGain = (mind: Mind): number => Math.max(0, bestWithMore(mind, 0) - bestOnFoot(mind));

/** The best item of a rival's backpack against the least of the own. */
function tradeGain(mind: Mind): number {
  const theirs = mind.table.state.heroes.flatMap((one) => (one === mind.hero ? [] : one.backpack));
  if (theirs.length === 0) return 0;
  const best = Math.max(...theirs.map((card) => keepWorth(mind, card)));
  const most = mind.hero.backpack.map((card) => keepWorth(mind, card));
  return best - (most.length === 0 ? 0 : Math.max(...most));
}

/** What an event is worth once it is turned over. */
function backWorth(mind: Mind, card: CardId): number {
  const back = mind.table.content.challenge.get(card)?.event?.back;
  if (back === undefined) return 0;
  if (back.is === 'valor') return back.valor;
  if (back.is === 'effects') return effectsWorth({ mind }, back.do);
  return back.is === 'item' ? 0.2 : 0.15;
}

function groupOf({ table, hero }: Mind, group: Group): readonly Hero[] {
  const { distance } = table.content.board;
  const all = table.state.heroes;
  switch (group.is) {
    case 'heroes':
      return all;
    case 'rivals':
      return all.filter((one) => one !== hero);
    case 'rivals-within':
      return all.filter((one) => one !== hero && distance(one.space, hero.space) <= group.spaces);
    case 'rivals-here':
      return all.filter((one) => one !== hero && one.space === hero.space);
    case 'heroes-here':
      return all.filter((one) => one.space === hero.space);
    case 'heroes-in-space': {
      const near = all.filter((one) => one !== hero && distance(one.space, hero.space) <= group.spaces);
      const best = near.toSorted((one, other) => valorOf(other) - valorOf(one))[0];
      return best === undefined ? [] : near.filter((one) => one.space === best.space);
    }
  }
}
