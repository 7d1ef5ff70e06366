import type { Figure, State } from '../../state.ts';
import type { Half } from '../../vocabulary/class-cards.ts';
import type { Scenario, TreasureReward } from '../../vocabulary/scenarios.ts';

/** A character as a test writes it: what is not said is dull. */
export type HeroLead = {
  readonly class: string;
  /** The mark it stands on, if something lies in its hex. */
  readonly at?: string;
  readonly seat?: string;
  readonly level?: number;
  readonly hp?: number;
  /** Its pool is all of its class; its hand is empty unless said. */
  readonly hand?: readonly string[];
  readonly discard?: readonly string[];
  readonly lost?: readonly string[];
  /** `['warding-strength bottom']`, with `*` behind it in the stronger form. */
  readonly active?: readonly string[];
  /** The two cards of the round, the leading one first. */
  readonly picked?: readonly string[];
  readonly resting?: true;
  readonly items?: readonly (string | { readonly item: string; readonly state: 'spent' | 'consumed' })[];
  readonly initiative?: number;
  readonly second?: number;
  readonly goal?: string;
  readonly conditions?: readonly string[];
  /** The cards on top of its modifier deck, in the order they will be drawn; all later ones are +0. */
  readonly draws?: readonly string[];
  /** Its whole modifier deck, in the order it will be drawn; instead of `draws`. */
  readonly deck?: readonly string[];
  readonly shield?: number;
  readonly retaliate?: number;
  readonly xp?: number;
  /** Money tokens looted so far. */
  readonly coins?: number;
  readonly acted?: true;
};

/** A monster, a summon or an objective. */
export type OtherLead = {
  readonly monster?: string;
  readonly summon?: string;
  /** The letter of a summon's owner. */
  readonly owner?: string;
  /** The card that sustains a summon. */
  readonly sustainedBy?: string;
  readonly objective?: string;
  /** The mark it stands on, if something lies in its hex. */
  readonly at?: string;
  readonly rank?: 'normal' | 'elite' | 'boss';
  readonly number?: number;
  readonly hp?: number;
  readonly conditions?: readonly string[];
  readonly shield?: number;
  readonly retaliate?: number;
  readonly side?: Figure['side'];
  readonly acted?: true;
  readonly called?: true;
};

/** Figures by the letter that stands for them in the map. */
export type Cast = { readonly [letter: string]: HeroLead | OtherLead };

/** What of a scene is neither map nor figure. */
export type Setting = {
  /** The cards that monster decks show this round: `{ guard: 'guard-4' }`. */
  readonly cards?: { readonly [deck: string]: string };
  /** What the monsters will draw; all later cards are +0. */
  readonly monsterDraws?: readonly string[];
  readonly elements?: { readonly [element: string]: 'waning' | 'strong' };
  readonly level?: number;
  readonly options?: Partial<State['options']>;
  /** Numbered treasures that are gone. */
  readonly lootedBefore?: readonly number[];
  readonly phase?: State['phase'];
  readonly round?: number;
  /** The letter of the figure whose turn it is. */
  readonly turn?: string;
  /** Digits for the rooms of the map, drawn like it; without it all is room 1. Room 1 is revealed. */
  readonly rooms?: readonly string[];
  /** The rooms that are revealed, `[1]` if not said. */
  readonly revealed?: readonly number[];
  /** All doors `+` are open. */
  readonly doorsOpen?: true;
  /** Doors `+` that open by the scenario's rules alone. */
  readonly lockedDoors?: true;
  /** Monsters that stand in unrevealed rooms, by the letter of their hex; ranks for 2, 3, 4 characters. */
  readonly behind?: { readonly [letter: string]: { readonly monster: string; readonly ranks: string } };
  readonly goal?: Scenario['goal'];
  readonly rules?: Scenario['rules'];
  readonly objectives?: Scenario['objectives'];
  readonly losses?: Scenario['losses'];
  readonly boss?: NonNullable<Scenario['boss']>;
  readonly levelOffsets?: NonNullable<Scenario['levelOffsets']>;
  /** Goal treasures are looted by Loot abilities alone. */
  readonly lootByAbilityOnly?: true;
  /** The rooms of a random dungeon that lie on the table. */
  readonly dungeon?: readonly State['dungeon'][number][];
  /** Pressure plates by the letter of their hex, which is also their name. */
  readonly plates?: readonly string[];
  readonly script?: { readonly [stream: string]: readonly number[] };
  /** Conditions of every trap `T` of the map, beside its damage. */
  readonly trapConditions?: readonly string[];
  /** The traps do no damage. */
  readonly trapsDoNoDamage?: true;
  /** What every treasure `C` of the map is; 7 if not said. */
  readonly treasure?: number | 'goal';
  /** What those treasures hold, if it is not what the box says. */
  readonly holds?: readonly TreasureReward[];
  /** Halves that a card shows instead of its own, for words that no card of the box has alone. */
  readonly printed?: { readonly [card: string]: { readonly top?: Half; readonly bottom?: Half } };
};

export const isHero = (lead: HeroLead | OtherLead): lead is HeroLead => 'class' in lead;
