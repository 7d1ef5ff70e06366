import type { CharacterId } from './ids.ts';
import type { Power } from './powers.ts';
import type { Attack, Faction, ItemIcon, Level } from './terms.ts';

/** One side of a character card. [wow/characters.1] */
export type CardSide = {
  /** What names the side. */
  readonly id: string;
  readonly health: number;
  readonly attack: Attack;
  readonly defense: number;
  readonly damage: number;
  readonly powers: readonly Power[];
};

/** The character card of one level. */
export type CharacterCard = {
  readonly icons: readonly ItemIcon[];
  readonly starting: CardSide;
  readonly reverse: CardSide;
};

export type Character = {
  readonly id: CharacterId;
  readonly race: string;
  readonly class: string;
  readonly faction: Faction;
  readonly cards: { readonly [L in Level]: CharacterCard };
};

/** A face of the movement die. */
export type MovementFace = { readonly movement: number; readonly energy: number };
