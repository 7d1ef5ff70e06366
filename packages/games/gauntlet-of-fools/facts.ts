import type { Seat } from '@tavolo/kernel';
import type { AbilityId, BoastId, Bonus, EncounterId, Penalty, Token, WeaponId } from './cards.ts';
import type { HeroId } from './state.ts';

/** Everything the log can tell. Ids and numbers; the sentences are in `text/`. */
export type Fact =
  | { readonly is: 'dealt'; readonly heroes: readonly HeroId[]; readonly first: Seat }
  | { readonly is: 'took'; readonly seat: Seat; readonly hero: HeroId; readonly boasts: readonly BoastId[] }
  | {
      readonly is: 'stole';
      readonly seat: Seat;
      readonly from: Seat;
      readonly hero: HeroId;
      readonly boasts: readonly BoastId[];
    }
  | { readonly is: 'entered-the-gauntlet' }
  | { readonly is: 'turn-began'; readonly turn: number }
  | { readonly is: 'looked-ahead'; readonly hero: HeroId; readonly cards: number }
  | { readonly is: 'saw'; readonly hero: HeroId; readonly cards: readonly EncounterId[] }
  | { readonly is: 'removed-a-card'; readonly hero: HeroId }
  | { readonly is: 'removed'; readonly hero: HeroId; readonly card: EncounterId }
  | { readonly is: 'turned-over'; readonly card: EncounterId }
  | { readonly is: 'modifier-waits'; readonly card: EncounterId }
  | { readonly is: 'passage-opens' }
  | {
      readonly is: 'encounter-stands';
      readonly card: EncounterId;
      readonly modifiers: readonly EncounterId[];
    }
  | { readonly is: 'picked-a-side'; readonly hero: HeroId; readonly card: EncounterId }
  | { readonly is: 'named-active'; readonly seat: Seat; readonly hero: HeroId }
  | { readonly is: 'plays-though-dead'; readonly hero: HeroId }
  | { readonly is: 'stays-dead'; readonly hero: HeroId }
  | { readonly is: 'bet'; readonly hero: HeroId; readonly gold: number }
  | { readonly is: 'won-the-bet'; readonly hero: HeroId; readonly gold: number }
  | { readonly is: 'used'; readonly hero: HeroId; readonly ability: AbilityId; readonly tokens: number }
  | { readonly is: 'used-one-use-dice'; readonly hero: HeroId; readonly count: number }
  | {
      readonly is: 'paid-off';
      readonly hero: HeroId;
      readonly card: EncounterId;
      readonly with: 'gold' | 'weapon-token';
    }
  | { readonly is: 'skipped'; readonly hero: HeroId; readonly card: EncounterId }
  | { readonly is: 'faces-again'; readonly hero: HeroId; readonly card: EncounterId }
  | { readonly is: 'fights-again'; readonly hero: HeroId; readonly card: EncounterId }
  | { readonly is: 'picked-weapon'; readonly hero: HeroId; readonly weapon: WeaponId }
  | { readonly is: 'rolled'; readonly hero: HeroId; readonly dice: readonly number[] }
  | { readonly is: 'rerolled'; readonly hero: HeroId; readonly dice: readonly number[] }
  | { readonly is: 'attacked'; readonly hero: HeroId; readonly attack: number; readonly defense: number }
  | { readonly is: 'attack-counted'; readonly hero: HeroId; readonly attack: number }
  | { readonly is: 'made-no-attack'; readonly hero: HeroId }
  | { readonly is: 'killed'; readonly hero: HeroId; readonly card: EncounterId }
  | { readonly is: 'gave-up-treasure'; readonly hero: HeroId; readonly card: EncounterId }
  | { readonly is: 'dodged'; readonly hero: HeroId; readonly card: EncounterId }
  | {
      readonly is: 'was-hit';
      readonly hero: HeroId;
      readonly card: EncounterId;
      readonly attack: number;
      readonly defense: number;
    }
  | { readonly is: 'softened'; readonly hero: HeroId; readonly wounds: number }
  | { readonly is: 'gained-gold'; readonly hero: HeroId; readonly gold: number }
  | { readonly is: 'lost-gold'; readonly hero: HeroId; readonly gold: number }
  | {
      readonly is: 'gained-token' | 'lost-token';
      readonly hero: HeroId;
      readonly token: Token;
      /** The weapon that a weapon's token is on; `null` for the others. */
      readonly weapon: WeaponId | null;
    }
  | { readonly is: 'gained-bonus'; readonly hero: HeroId; readonly bonus: Bonus; readonly by: number }
  | { readonly is: 'gained-penalty'; readonly hero: HeroId; readonly penalty: Penalty; readonly by: number }
  | { readonly is: 'discarded-penalties'; readonly hero: HeroId }
  | { readonly is: 'wounded'; readonly hero: HeroId; readonly wounds: number; readonly now: number }
  | { readonly is: 'healed'; readonly hero: HeroId; readonly wounds: number; readonly now: number }
  | { readonly is: 'cursed'; readonly hero: HeroId }
  | { readonly is: 'spared'; readonly hero: HeroId }
  | { readonly is: 'private-encounter'; readonly hero: HeroId; readonly card: EncounterId }
  | { readonly is: 'no-private-encounter'; readonly hero: HeroId }
  | { readonly is: 'declined'; readonly hero: HeroId; readonly card: EncounterId }
  | { readonly is: 'poison-hurt'; readonly hero: HeroId; readonly wounds: number; readonly now: number }
  | { readonly is: 'dropped-boast'; readonly hero: HeroId; readonly boast: BoastId }
  | { readonly is: 'died'; readonly hero: HeroId }
  | { readonly is: 'came-back'; readonly hero: HeroId }
  | { readonly is: 'deck-ran-out' }
  | {
      readonly is: 'ended';
      readonly winners: readonly Seat[];
      readonly gold: { readonly [seat: string]: number };
    };
