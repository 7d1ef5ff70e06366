import type { Figure } from './state.ts';
import type {
  CardId,
  ClassId,
  FigureId,
  GoalId,
  HexId,
  ItemId,
  ModifierId,
  MonsterCardId,
  MonsterDeckId,
  PieceId,
} from './vocabulary/ids.ts';
import type { Condition, Element } from './vocabulary/terms.ts';

type Half = 'top' | 'bottom';

/** What made damage. */
export type Cause =
  | 'attack'
  | 'retaliate'
  | 'trap'
  | 'hazard'
  | 'wound'
  | 'ability'
  | 'rest'
  | 'fall'
  | 'scenario';

/** What a treasure held, where it isn't an item. */
export const finds = [
  'gold',
  'cure',
  'item-design',
  'random-item-design',
  'random-scenario',
  'unlocks',
] as const;

export type Find = (typeof finds)[number];

/** Why a scenario is lost. */
export type Loss = 'exhausted' | 'objective' | 'given-up';

/** How a scenario will end, and why. */
export type Verdict =
  | { readonly ending: 'success'; readonly why: 'goal' }
  | { readonly ending: 'failure'; readonly why: Loss };

/** What happened, as the log keeps it. A figure's type and number are in its id. */
export type Fact =
  | { readonly is: 'class-chosen'; readonly hero: FigureId; readonly class: ClassId; readonly seat: string }
  | { readonly is: 'level-chosen'; readonly hero: FigureId; readonly level: number }
  | { readonly is: 'goal-dealt'; readonly hero: FigureId; readonly goals: readonly GoalId[] }
  | { readonly is: 'equipped'; readonly hero: FigureId; readonly items: readonly ItemId[] }
  | { readonly is: 'hand-chosen'; readonly hero: FigureId; readonly count: number }
  | { readonly is: 'placed'; readonly figure: FigureId; readonly hex: HexId }
  | { readonly is: 'scenario-begins'; readonly scenario: string; readonly level: number }
  | { readonly is: 'story'; readonly section: number }
  | { readonly is: 'round-begins'; readonly round: number }
  | { readonly is: 'picked'; readonly hero: FigureId }
  | {
      readonly is: 'initiative';
      readonly hero: FigureId;
      readonly value: number;
      readonly cards: readonly CardId[];
    }
  | { readonly is: 'goes-first'; readonly hero: FigureId; readonly why: 'agreed' | 'chance' | 'lot' }
  | { readonly is: 'rests-long'; readonly hero: FigureId }
  | {
      readonly is: 'rested';
      readonly hero: FigureId;
      readonly how: 'long' | 'short';
      readonly lost: CardId | null;
    }
  | { readonly is: 'rest-redrawn'; readonly hero: FigureId; readonly kept: CardId }
  | {
      readonly is: 'monster-card';
      readonly deck: MonsterDeckId;
      readonly card: MonsterCardId;
      readonly initiative: number;
    }
  | { readonly is: 'turn-begins'; readonly figure: FigureId }
  | { readonly is: 'turn-skipped'; readonly figure: FigureId; readonly why: 'stunned' | 'no-focus' }
  | {
      readonly is: 'action';
      readonly figure: FigureId;
      readonly card: CardId;
      readonly half: Half;
      readonly basic: boolean;
    }
  | { readonly is: 'item-used'; readonly figure: FigureId; readonly item: ItemId }
  | { readonly is: 'items-refreshed'; readonly figure: FigureId; readonly items: readonly ItemId[] }
  | { readonly is: 'taken-over'; readonly figure: FigureId; readonly by: FigureId }
  | { readonly is: 'focused'; readonly figure: FigureId; readonly on: FigureId }
  | {
      readonly is: 'moved';
      readonly figure: FigureId;
      readonly path: readonly HexId[];
      readonly how: 'walk' | 'jump' | 'fly' | 'push' | 'pull' | 'put';
    }
  | { readonly is: 'door-opened'; readonly door: string; readonly by: FigureId | null }
  | { readonly is: 'door-unlocked'; readonly door: string }
  | { readonly is: 'room-revealed'; readonly room: number }
  | {
      readonly is: 'appeared';
      readonly figure: FigureId;
      readonly hex: HexId;
      readonly how: 'revealed' | 'summoned' | 'spawned';
    }
  | {
      readonly is: 'attack';
      readonly by: FigureId;
      readonly on: FigureId;
      readonly value: number;
      readonly edge: 'advantage' | 'disadvantage' | 'none';
    }
  | {
      readonly is: 'drawn';
      readonly by: FigureId;
      readonly deck: FigureId | 'monsters';
      readonly cards: readonly ModifierId[];
      readonly used: readonly ModifierId[];
    }
  | {
      readonly is: 'hit';
      readonly by: FigureId;
      readonly on: FigureId;
      readonly total: number;
      readonly shield: number;
      readonly damage: number;
    }
  | { readonly is: 'redirected'; readonly by: FigureId; readonly from: FigureId; readonly to: FigureId }
  | {
      readonly is: 'suffered';
      readonly figure: FigureId;
      readonly damage: number;
      readonly cause: Cause;
      readonly by: FigureId | null;
      readonly hp: number;
    }
  | { readonly is: 'prevented'; readonly figure: FigureId; readonly damage: number; readonly with: string }
  | {
      readonly is: 'negated';
      readonly figure: FigureId;
      readonly damage: number;
      readonly cards: readonly CardId[];
    }
  | {
      readonly is: 'healed';
      readonly figure: FigureId;
      readonly amount: number;
      readonly by: FigureId | null;
      readonly cured: readonly Condition[];
    }
  | {
      readonly is: 'condition';
      readonly figure: FigureId;
      readonly condition: Condition;
      readonly by: FigureId | null;
      /** Received in the figure's own turn: it lasts through the following one. */
      readonly fresh: boolean;
    }
  | { readonly is: 'immune'; readonly figure: FigureId; readonly condition: Condition }
  | { readonly is: 'condition-ends'; readonly figure: FigureId; readonly condition: Condition }
  | {
      readonly is: 'bonus';
      readonly figure: FigureId;
      readonly bonus: 'shield' | 'retaliate';
      readonly value: number;
      readonly range: number;
      /** The card it goes with, or the round. */
      readonly source: CardId | 'round';
    }
  | {
      readonly is: 'died';
      readonly figure: FigureId;
      readonly by: FigureId | null;
      readonly side: Figure['side'];
    }
  | { readonly is: 'exhausted'; readonly figure: FigureId; readonly why: 'hp' | 'cards' }
  | { readonly is: 'gone'; readonly figure: FigureId }
  | { readonly is: 'xp'; readonly figure: FigureId; readonly value: number }
  | { readonly is: 'coins'; readonly figure: FigureId; readonly count: number }
  | { readonly is: 'coins-taken'; readonly figure: FigureId; readonly count: number }
  | { readonly is: 'treasure'; readonly figure: FigureId; readonly treasure: number }
  | { readonly is: 'found'; readonly figure: FigureId; readonly what: Find | ItemId; readonly value: number }
  | { readonly is: 'infused'; readonly element: Element; readonly by: FigureId }
  | { readonly is: 'strong'; readonly element: Element }
  | { readonly is: 'consumed'; readonly element: Element; readonly by: FigureId }
  | { readonly is: 'trap-sprung'; readonly figure: FigureId; readonly trap: PieceId; readonly hex: HexId }
  | {
      readonly is: 'trap-made' | 'obstacle-made';
      readonly figure: FigureId;
      readonly piece: PieceId;
      readonly hexes: readonly HexId[];
    }
  | {
      readonly is: 'trap-disarmed' | 'obstacle-destroyed';
      readonly figure: FigureId;
      readonly piece: PieceId;
      readonly hexes: readonly HexId[];
    }
  | { readonly is: 'obstacle-moved'; readonly figure: FigureId; readonly piece: PieceId; readonly to: HexId }
  | {
      readonly is: 'card-to';
      readonly hero: FigureId;
      readonly card: CardId;
      readonly pile: 'hand' | 'discard' | 'lost' | 'active';
      readonly wasInHand: boolean;
    }
  | { readonly is: 'use-spent'; readonly hero: FigureId; readonly card: CardId; readonly left: number }
  | { readonly is: 'recovered'; readonly hero: FigureId; readonly cards: readonly CardId[] }
  | {
      readonly is: 'shuffled-in';
      readonly deck: FigureId | 'monsters';
      readonly card: ModifierId;
      readonly count: number;
    }
  | { readonly is: 'none-left'; readonly card: ModifierId }
  | { readonly is: 'no-avail'; readonly figure: FigureId }
  | { readonly is: 'reshuffled'; readonly deck: FigureId | 'monsters' | MonsterDeckId }
  | { readonly is: 'elements-wane' }
  | { readonly is: 'round-ends'; readonly round: number }
  | ({ readonly is: 'ending' } & Verdict)
  | {
      readonly is: 'goal-met' | 'goal-missed';
      readonly hero: FigureId;
      readonly goal: GoalId;
      readonly checks: number;
    }
  | {
      readonly is: 'reckoned';
      readonly hero: FigureId;
      readonly xp: number;
      readonly bonusXp: number;
      readonly gold: number;
      readonly coins: number;
    }
  | { readonly is: 'scenario-ends'; readonly outcome: 'success' | 'failure' };
