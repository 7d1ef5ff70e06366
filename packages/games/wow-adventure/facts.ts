import type { Seat } from '@tavolo/kernel';
import type { AbilityId, CardId, CharacterId, QuestId, SpaceId, TrophyId } from './vocabulary/ids.ts';
import type { AttackType, Discovery, Level, Potion, Resource } from './vocabulary/terms.ts';

/** Where damage came from. `by`: the hero that did it; `null`: none. [wow/quests.5] */
export type Cause = {
  readonly by: Seat | null;
  readonly means: 'combat' | 'card' | 'item' | 'token' | 'event' | 'encounter' | 'cost';
  /** What it is called. */
  readonly source: string;
};

type OfHero = { readonly hero: Seat };

/** One side of a combat. `who`: the seat of its hero, or what names the encounter. */
type OfSide = { readonly side: 'attacker' | 'defender'; readonly who: string };

type SetUpFacts =
  | { readonly is: 'rolled-for-first'; readonly rolls: readonly { seat: Seat; face: number }[] }
  | { readonly is: 'goes-first'; readonly seat: Seat }
  | { readonly is: 'chose-character'; readonly seat: Seat; readonly character: CharacterId }
  | (OfHero & { readonly is: 'was-dealt-quests'; readonly quests: readonly QuestId[] })
  | (OfHero & { readonly is: 'kept-quests'; readonly quests: readonly QuestId[] })
  | (OfHero & { readonly is: 'set-out'; readonly space: SpaceId });

type TurnFacts =
  | (OfHero & { readonly is: 'turn-began'; readonly turn: number })
  | (OfHero & {
      readonly is: 'rolled-movement';
      readonly face: number;
      readonly steps: number;
      readonly energy: number;
      readonly again: boolean;
    })
  | (OfHero & { readonly is: 'walked'; readonly from: SpaceId; readonly to: SpaceId; readonly left: number })
  | (OfHero & {
      readonly is: 'moved';
      readonly to: SpaceId;
      readonly how: 'flew' | 'teleported' | 'pushed' | 'summoned' | 'retreated';
      readonly source: string;
    })
  | (OfHero & { readonly is: 'stopped-by-aggro'; readonly space: SpaceId })
  | (OfHero & { readonly is: 'sprang-trap'; readonly card: AbilityId; readonly owner: Seat })
  | (OfHero & { readonly is: 'used-resource'; readonly resource: Resource; readonly space: SpaceId })
  | (OfHero & {
      readonly is: 'revealed-tokens';
      readonly kinds: readonly Discovery[];
      readonly space: SpaceId;
    })
  | (OfHero & { readonly is: 'placed-token'; readonly space: SpaceId })
  | (OfHero & { readonly is: 'saw-token'; readonly kind: Discovery; readonly space: SpaceId })
  | (OfHero & { readonly is: 'looked-at-token'; readonly space: SpaceId })
  | (OfHero & {
      /** Kept for later; used; worked at once; discarded without working. */
      readonly is: 'kept-token' | 'spent-token' | 'met-token' | 'lost-token';
      readonly kind: Discovery;
    })
  | (OfHero & { readonly is: 'cleared-token'; readonly space: SpaceId; readonly kind: Discovery })
  | (OfHero & { readonly is: 'equipped' | 'unequipped'; readonly card: CardId })
  | (OfHero & { readonly is: 'turn-ended' });

type CardFacts =
  | (OfHero & { readonly is: 'drew'; readonly n: number })
  | (OfHero & { readonly is: 'drew-cards'; readonly cards: readonly AbilityId[] })
  | (OfHero & { readonly is: 'discarded'; readonly cards: readonly AbilityId[] })
  | (OfHero & { readonly is: 'reshuffled' })
  | (OfHero & { readonly is: 'saw-hand'; readonly of: Seat; readonly cards: readonly AbilityId[] })
  | (OfHero & { readonly is: 'looked-at-hand'; readonly of: Seat })
  | (OfHero & {
      readonly is: 'played';
      readonly card: AbilityId;
      readonly energy: number;
      /** What it is aimed at: a seat, a card, a space; `null`: nothing. */
      readonly target: string | null;
    })
  | (OfHero & { readonly is: 'used-power'; readonly source: string; readonly energy: number })
  | (OfHero & { readonly is: 'drank'; readonly card: CardId; readonly potion: Potion })
  | (OfHero & { readonly is: 'cancelled'; readonly card: AbilityId; readonly by: string; readonly of: Seat })
  | { readonly is: 'attached'; readonly card: AbilityId; readonly owner: Seat; readonly to: string }
  | { readonly is: 'came-off'; readonly card: AbilityId; readonly owner: Seat; readonly from: string }
  | (OfHero & { readonly is: 'gained-energy' | 'lost-energy'; readonly n: number })
  | (OfHero & { readonly is: 'turned-card'; readonly side: string })
  | (OfHero & { readonly is: 'gained-item' | 'lost-item'; readonly card: CardId })
  | (OfHero & { readonly is: 'stole-item'; readonly from: Seat; readonly card: CardId })
  | (OfHero & { readonly is: 'found-no-item'; readonly level: Level })
  | (OfHero & { readonly is: 'scouted'; readonly level: Level; readonly n: number })
  | (OfHero & { readonly is: 'saw-cards'; readonly level: Level; readonly cards: readonly CardId[] });

type HealthFacts =
  | (OfHero & { readonly is: 'hurt'; readonly n: number; readonly now: number; readonly cause: Cause })
  | (OfHero & { readonly is: 'prevented'; readonly n: number; readonly source: string })
  | (OfHero & { readonly is: 'healed'; readonly n: number; readonly now: number })
  | (OfHero & { readonly is: 'caught-disease'; readonly now: number })
  | (OfHero & { readonly is: 'was-cured' })
  | (OfHero & {
      readonly is: 'will-suffer';
      readonly what: 'poisoned' | 'slowed' | 'cannot-heal';
      readonly source: string;
    })
  | (OfHero & { readonly is: 'survived'; readonly source: string })
  | (OfHero & { readonly is: 'was-defeated'; readonly by: Seat | null; readonly city: SpaceId })
  | (OfHero & { readonly is: 'rose-to'; readonly level: Level });

type ChallengeFacts =
  | (OfHero & { readonly is: 'drew-encounter' | 'drew-event'; readonly card: CardId; readonly level: Level })
  | (OfHero & { readonly is: 'found-no-encounter'; readonly level: Level })
  | { readonly is: 'event-lies'; readonly card: CardId; readonly where: string }
  | { readonly is: 'event-left'; readonly card: CardId }
  | (OfHero & { readonly is: 'resolved-event'; readonly card: CardId })
  | (OfHero & { readonly is: 'flipped-event'; readonly card: CardId })
  | (OfHero & { readonly is: 'marked'; readonly card: string; readonly what: string })
  | (OfHero & { readonly is: 'began-fight'; readonly foe: string })
  | (OfHero & { readonly is: 'attacked-hero'; readonly rival: Seat })
  | (OfHero & { readonly is: 'rolled-extra'; readonly face: number; readonly source: string })
  | { readonly is: 'contested'; readonly rolls: readonly { seat: Seat; face: number }[] }
  | {
      readonly is: 'rolled-combat';
      readonly attacker: number;
      readonly defender: number;
      /** Who rolled them: a seat, or what names the encounter. */
      readonly who: { readonly attacker: string; readonly defender: string };
    }
  | (OfSide & { readonly is: 'rerolled'; readonly face: number; readonly source: string })
  | (OfSide & {
      readonly is: 'power-worked';
      /** What has the power. */
      readonly source: string;
      /** Which of its powers it is. */
      readonly key: string;
    })
  | (OfSide & {
      readonly is: 'struck';
      readonly type: AttackType;
      readonly total: number;
      readonly defense: number;
      readonly hit: boolean;
    })
  | (OfSide & { readonly is: 'made-no-attack' })
  | (OfHero & { readonly is: 'beat'; readonly foe: string; readonly card: CardId | null })
  | { readonly is: 'stood-up-again'; readonly foe: string }
  | { readonly is: 'fight-ended'; readonly source: string }
  | (OfHero & {
      readonly is: 'went-unbeaten';
      readonly card: CardId;
      readonly slot: number;
      readonly aggro: boolean;
      readonly space: SpaceId;
    })
  | { readonly is: 'left-track'; readonly card: CardId; readonly slot: number }
  | { readonly is: 'gained-aggro' | 'lost-aggro'; readonly card: CardId };

type ProgressFacts =
  | (OfHero & { readonly is: 'drew-quest'; readonly quest: QuestId })
  | (OfHero & { readonly is: 'dropped-quest'; readonly quest: QuestId })
  | (OfHero & {
      readonly is: 'progressed';
      readonly quest: QuestId;
      readonly objective: number;
      readonly done: number;
    })
  | (OfHero & { readonly is: 'completed-quest'; readonly quest: QuestId; readonly valor: number })
  | (OfHero & { readonly is: 'took-trophy'; readonly trophy: TrophyId; readonly valor: number })
  | (OfHero & { readonly is: 'logged-event'; readonly card: CardId; readonly valor: number })
  | (OfHero & { readonly is: 'got-no-reward'; readonly source: string })
  | {
      readonly is: 'won';
      readonly winners: readonly Seat[];
      readonly valor: { readonly [seat: string]: number };
    };

/** Everything the log can tell. Ids and numbers; the sentences are in `text/`. */
export type Fact = SetUpFacts | TurnFacts | CardFacts | HealthFacts | ChallengeFacts | ProgressFacts;
