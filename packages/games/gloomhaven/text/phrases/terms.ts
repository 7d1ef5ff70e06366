import type { Options, State } from '../../state.ts';
import type { TerrainKind } from '../../vocabulary/scenarios.ts';
import type { Condition, Element, Pile, PrintedElement, Rank, Slot } from '../../vocabulary/terms.ts';

/** Words of ability lines, each with a pictogram. */
const abilityTerms = [
  'attack',
  'move',
  'jump',
  'range',
  'heal',
  'shield',
  'retaliate',
  'loot',
  'target',
  'pierce',
  'push',
  'pull',
  'summon',
  'flying',
  'damage',
  'xp',
  'hp',
  'initiative',
  'advantage',
  'disadvantage',
  'self',
  'lost',
  'round',
  'persistent',
  'infuse',
  'consume',
] as const;
export type AbilityTerm = (typeof abilityTerms)[number];

/** Things on the map beside figures. */
type TileThing = TerrainKind | 'trap' | 'treasure' | 'goal-treasure' | 'coin' | 'door' | 'plate';

/** The words of the game. */
export type Terms = {
  readonly conditions: { readonly [C in Condition]: string };
  readonly elements: { readonly [E in PrintedElement]: string };
  /** Two or more elements of any kind. */
  anyElements(count: number): string;
  readonly elementStates: { readonly [S in 'inert' | 'waning' | 'strong']: string };
  readonly slots: { readonly [S in Slot]: string };
  /** Of one and of several; invariable where the language says so. */
  readonly ranks: { readonly [R in Rank]: { readonly one: string; readonly many: string } };
  readonly phases: { readonly [P in State['phase']]: string };
  readonly difficulties: { readonly [D in Options['difficulty']]: string };
  /** A marker and a room are said with their names. */
  readonly things: { readonly [T in TileThing | 'marker' | 'room']: string };
  readonly piles: { readonly [P in Pile | 'hand' | 'active']: string };
  readonly abilities: { readonly [T in AbilityTerm]: string };
  and(items: readonly string[]): string;
  or(items: readonly string[]): string;
};

/** A term that beginners look up. */
export type NotedTerm = Condition | Element | 'any-element' | Exclude<AbilityTerm, 'self'> | TileThing;
/** What each term means, in one sentence; the rules that say so are in composing/noted-rules. */
export type TermNotes = { readonly [T in NotedTerm]: string };
