/** What the words of cards do to a fight that is thought through. */
import { type ForKinds, forKind } from '@tavolo/kernel';
import type { Condition } from '../../vocabulary/conditions.ts';
import type { Effect, Who } from '../../vocabulary/effects.ts';
import type { Fighter } from './fighter.ts';

/** A fight from the side of whoever does something in it. */
export type Clash = {
  readonly self: Fighter;
  readonly other: Fighter;
  /** Somebody ends the fight before it is decided. */
  isEnded: boolean;
  /** Whether conditions hold, as far as that can be known. */
  isSo(conditions: readonly Condition[]): boolean;
};

/** Lets effects work on the numbers of a fight. */
export function workOn(clash: Clash, effects: readonly Effect[]): void {
  for (const effect of effects) forKind(onFight, effect, clash);
}

const meant = ({ self, other }: Clash, who: Who): Fighter =>
  who === 'opponent' || who === 'target' ? other : self;

/** It changes no number of a fight. */
const nothing = (): void => {};

const onFight: ForKinds<Effect, readonly [Clash], void> = {
  bonus: ({ stat, n, who, least }, clash) => {
    if (stat !== 'attack' && stat !== 'defense' && stat !== 'damage') return;
    const fighter = meant(clash, who);
    const floor = Math.min(fighter[stat], least ?? (stat === 'attack' ? Number.NEGATIVE_INFINITY : 0));
    fighter[stat] = Math.max(floor, fighter[stat] + n);
  },
  'attack-type': ({ type, who }, clash) => {
    meant(clash, who).type = type;
  },
  reroll: ({ die }, { self, other }) => {
    if (die === 'own') self.face = null;
    else if (die === 'opponent') other.face = null;
  },
  'turn-die': ({ to }, { self }) => {
    self.face = to;
  },
  'no-attack': ({ who }, clash) => {
    meant(clash, who).strikes = false;
  },
  'acts-last': (_, { self }) => {
    self.actsLast = true;
  },
  'end-combat': (_, clash) => {
    clash.isEnded = true;
  },
  'skip-fight': (_, clash) => {
    clash.isEnded = true;
  },
  'beat-this': (_, { self }) => {
    self.isBeaten = true;
  },
  charge: ({ faces }, { self }) => {
    self.chargesFrom = Math.min(...faces);
  },
  ambush: (_, { other }) => {
    other.type = 'ranged';
    other.damage++;
  },
  damage: ({ n, who }, clash) => {
    meant(clash, who).suffers += n;
  },
  when: ({ if: conditions, do: effects }, clash) => {
    if (clash.isSo(conditions)) workOn(clash, effects);
  },
  // Whoever chooses takes what stands first; which is better is weighed when it is asked.
  choose: ({ of }, clash) => workOn(clash, of[0]?.do ?? []),
  'gain-energy': nothing,
  'lose-energy': nothing,
  roll: nothing,
  contest: nothing,
  'attack-again': nothing,
  'beat-other': nothing,
  'stays-unbeaten': nothing,
  'gains-aggro': nothing,
  'loses-aggro': nothing,
  grows: nothing,
  'ignore-weapon-text': nothing,
  forbid: nothing,
  'damage-later': nothing,
  heal: nothing,
  prevent: nothing,
  'prevent-by-cards': nothing,
  survive: nothing,
  disease: nothing,
  cure: nothing,
  'immune-to-disease': nothing,
  'no-healing': nothing,
  draw: nothing,
  discard: nothing,
  'cancel-card': nothing,
  'attach-this': nothing,
  shed: nothing,
  'discard-this': nothing,
  'remove-counter': nothing,
  'peek-hand': nothing,
  move: nothing,
  teleport: nothing,
  slow: nothing,
  stop: nothing,
  'end-movement': nothing,
  'ignore-aggro': nothing,
  'turn-card': nothing,
  'gain-item': nothing,
  'discard-item': nothing,
  trade: nothing,
  'place-discovery': nothing,
  'peek-discovery': nothing,
  'cancel-discovery': nothing,
  scout: nothing,
  'clear-unbeaten': nothing,
  mark: nothing,
  'flip-this': nothing,
  'gain-level': nothing,
  'gain-trophy': nothing,
  'log-this': nothing,
  'no-flight': nothing,
  'second-trade': nothing,
  each: nothing,
};
