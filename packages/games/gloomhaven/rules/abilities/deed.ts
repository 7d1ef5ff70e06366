import type { Rule, Seat } from '@tavolo/kernel';
import type { Gloom, Table } from '../../gloomhaven.ts';
import type { Figure } from '../../state.ts';
import type { Ability } from '../../vocabulary/abilities.ts';
import type { CardId, FigureId, HexId } from '../../vocabulary/ids.ts';
import type { Token } from '../../vocabulary/terms.ts';
import { deciderFor, isOnMap, isStunned } from '../figures.ts';

/** The effects of a trap. */
type TrapEffects = { readonly damage: number; readonly conditions: readonly Token[] };

/** A half of a class card by its name. */
type Printed = { readonly card: CardId; readonly half: 'top' | 'bottom' };

/** Performs abilities one after the other, as parts of a deed. */
export type Performer = (g: Gloom, deed: Deed, abilities: readonly Ability[]) => Rule;

/** An action that is being performed: who performs it, and what it has done so far for the abilities after it. */
export type Deed = {
  readonly by: Figure;
  /** On whose side the performer acts; a controlled enemy acts on the other. */
  readonly side: Figure['side'];
  /** The seat that answers for the performer. */
  readonly seat: Seat;
  /** What a figure still does that has died. */
  readonly isLast: boolean;
  /** Run by its card, not by a player: it does everything it can. [gh/monsters.1] */
  readonly automatic: boolean;
  /** What Shield and Retaliate of this action last with: a card, or the round. */
  readonly source: CardId | 'round';
  /** The half of a card that it is; `null`: no card's. */
  readonly played: Printed | null;
  /** How further abilities of the same deed are performed. */
  readonly perform: Performer;
  /** Any part of it was performed. [gh/turn.6] */
  performed: boolean;
  /** An ability of it is over: performed, or left out. */
  begun: boolean;
  /** Whom a figure that acts by itself has focused on in this turn. [gh/monsters.22] */
  focus: FigureId | null;
  /** Of the last move: the hexes entered, and whom it passed. */
  entered: HexId[];
  movedThrough: FigureId[];
  movedStraight: boolean;
  beganAt: HexId;
  /** Of the last ability with targets. */
  targets: FigureId[];
  targetHex: HexId | null;
  killedAt: HexId | null;
  damageSuffered: number;
  targeted: number;
  killed: number;
  damaged: number;
  area: readonly HexId[];
  obstacles: HexId[];
  obstacleHexesDestroyed: number;
  trap: TrapEffects | null;
  chosenHex: HexId | null;
  /** Of the last target: hexes that its push fell short, and the obstacles it was pushed against. */
  pushFellShort: number;
  pushedInto: HexId[];
  replacedValue: number;
};

export type Performing = Partial<
  Pick<Deed, 'side' | 'seat' | 'automatic' | 'source' | 'played' | 'replacedValue'>
>;

/** An action that begins now. */
export const newDeed = (g: Table, by: Figure, perform: Performer, how: Performing = {}): Deed => ({
  by,
  perform,
  side: how.side ?? by.side,
  seat: how.seat ?? deciderFor(g.state, by),
  isLast: !isOnMap(g.state, by),
  automatic: how.automatic ?? by.kind !== 'character',
  source: how.source ?? 'round',
  played: how.played ?? null,
  performed: false,
  begun: false,
  focus: null,
  entered: [],
  movedThrough: [],
  movedStraight: false,
  beganAt: by.hex,
  targets: [],
  targetHex: null,
  killedAt: null,
  damageSuffered: 0,
  targeted: 0,
  killed: 0,
  damaged: 0,
  area: [],
  obstacles: [],
  obstacleHexesDestroyed: 0,
  trap: null,
  chosenHex: null,
  pushFellShort: 0,
  pushedInto: [],
  replacedValue: how.replacedValue ?? 0,
});

/** An action of a card of which nothing was used so far, though something of it is over. [gh/A-51] */
export const isUnused = ({ played, begun, performed }: Deed): boolean =>
  played !== null && begun && !performed;

/** A figure that dies or is exhausted or stunned in the middle of its action stops at once. [gh/round.30, gh/bonuses.24, gh/conditions.17] */
export const canGoOn = (g: Gloom, { by, isLast }: Deed): boolean =>
  !isStunned(by) && (isLast || isOnMap(g.state, by));
