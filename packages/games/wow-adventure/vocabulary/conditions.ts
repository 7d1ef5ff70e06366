import type { AttackType, Face, Faction, ItemIcon, Level, Slot, Trait } from './terms.ts';

/**
 * What must be so before a power works or a card may be played. `own` is the side whose power it is, `opponent` the
 * other side of the combat.
 */
export type Condition =
  | { readonly is: 'not'; readonly that: Condition }
  | { readonly is: 'either'; readonly of: readonly (readonly Condition[])[] }
  | { readonly is: 'attack-type'; readonly of: 'own' | 'opponent'; readonly type: AttackType }
  | { readonly is: 'opponent-is'; readonly kind: 'hero' | 'encounter' }
  /** Any of these traits. */
  | { readonly is: 'opponent-trait'; readonly any: readonly Trait[] }
  | { readonly is: 'opponent-faction'; readonly faction: Faction }
  | { readonly is: 'opponent-backpack'; readonly atLeast: number }
  | { readonly is: 'opponent-without'; readonly slot: Exclude<Slot, 'backpack'> }
  | { readonly is: 'opponent-damage'; readonly atLeast: number }
  /** The opposing hero has taken at least half of its health. */
  | { readonly is: 'opponent-half-dead' }
  /** The opposing hero left no space in this turn's movement phase. */
  | { readonly is: 'opponent-stayed' }
  /** The encounter still stands after the attack. */
  | { readonly is: 'opponent-unbeaten' }
  | { readonly is: 'die'; readonly of: 'own' | 'opponent'; readonly faces: readonly Face[] }
  /** A weapon replacement card was played in this combat. */
  | { readonly is: 'replaced-weapon'; readonly by: 'own' | 'opponent' }
  | { readonly is: 'in-combat' }
  /** The own attack hit in this combat. */
  | { readonly is: 'hit' }
  | { readonly is: 'took-damage' }
  | { readonly is: 'stands' }
  | { readonly is: 'fought-not' }
  /** The damage about to be taken is at least this much. */
  | { readonly is: 'incoming'; readonly atLeast: number }
  | { readonly is: 'in-city' }
  | { readonly is: 'side-up'; readonly side: 'starting' | 'reverse' }
  /** An equipped item has this icon. */
  | { readonly is: 'equipped'; readonly icon: ItemIcon }
  /** Another encounter of this trait is on the track. */
  | { readonly is: 'track-has'; readonly trait: Trait }
  /** The hero that the card lies on is in no city. */
  | { readonly is: 'bearer-outside' }
  | { readonly is: 'bearer-is'; readonly kind: 'hero' | 'encounter' }
  /** The weapon that the card lies on is the one that attacks. */
  | { readonly is: 'bearer-attacks' }
  | { readonly is: 'rolled-energy'; readonly atLeast: number }
  /** The card just played: by the opponent in this combat, or by any rival; of which timing. */
  | { readonly is: 'played-by'; readonly whom: 'opponent' | 'rival'; readonly timing?: 'combat' }
  /** Whoever played the card stands this near. */
  | { readonly is: 'player-within'; readonly spaces: number }
  /** The card just played names this hero or is laid on it; or was played in a combat that this hero is in. */
  | { readonly is: 'concerns-you'; readonly alsoInCombat?: true }
  /** An unbeaten encounter of at most this level lies in the own space. */
  | { readonly is: 'unbeaten-here'; readonly atMost: Level }
  | { readonly is: 'backpack'; readonly atLeast: number }
  /** The colour of the own space. */
  | { readonly is: 'space-level'; readonly any: readonly Level[] };
