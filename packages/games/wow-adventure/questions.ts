import type { Asks, Seat } from '@tavolo/kernel';
import type {
  ActOption,
  EquipOption,
  FightOption,
  HandOption,
  MarkOption,
  PayOption,
  SpotOption,
  TargetOption,
  TokenOption,
  WalkOption,
} from './options.ts';
import type { AbilityId, CardId, CharacterId, QuestId, SpaceId } from './vocabulary/ids.ts';
import type { Level, Resource } from './vocabulary/terms.ts';

/** What somebody must choose a space for. */
export type WhereTo =
  | 'start'
  | 'flight'
  | 'teleport'
  | 'city'
  | 'retreat'
  | 'intercept'
  | 'hide-token'
  | 'blast'
  | 'foe-appears';

/** What somebody must choose an item for. */
export type ItemUse = 'steal' | 'auction' | 'discard' | 'trade' | 'trade-back' | 'offer';

/** What somebody must discard cards for. */
export type DiscardFor = 'hand-limit' | 'effect' | 'cost' | 'shield' | 'quest';

/** What a card, a power, a space or a token is called; `null`: the rule itself asks. */
type From = { readonly source: string | null };

/** Before the first turn. */
type SetUp = {
  character: Asks<CharacterId>;
  'quests-to-keep': Asks<QuestId>;
  /** Who gets the token of a quest. `owner`: whose quest it is. */
  'hero-to-mark': Asks<Seat, { readonly card: string; readonly owner: Seat }>;
};

/** The parts of a turn. */
type Turn = {
  /** After the movement die was rolled: keep it, or roll again. */
  'movement-roll': Asks<ActOption | 'keep', { readonly movement: number; readonly energy: number }>;
  movement: Asks<WalkOption | ActOption | 'end', { readonly steps: number; readonly energy: number }>;
  /** `none`: where there is nothing but what the hero can do at any moment of the turn. */
  resource: Asks<Resource | ActOption, { readonly space: SpaceId }>;
  /** Which of the revealed tokens comes next. */
  token: Asks<TokenOption | ActOption, { readonly left: number }>;
  challenge: Asks<FightOption | ActOption, { readonly space: SpaceId }>;
  /** Whether to resolve an event, or to pay a price. */
  'event-offer': Asks<'yes' | 'no', { readonly card: CardId }>;
  'lair-offer': Asks<'yes' | 'no', { readonly space: SpaceId }>;
  upkeep: Asks<PayOption | EquipOption | ActOption | 'end'>;
};

/** The windows of a combat: what to play or use, or to go on. */
type Windows = {
  'encounter-met': Asks<ActOption | 'fight', { readonly foe: string }>;
  'before-roll': Asks<ActOption | 'done'>;
  'just-rolled': Asks<ActOption | 'keep', { readonly face: number }>;
  'after-roll': Asks<ActOption | 'done'>;
  'after-miss': Asks<ActOption | 'done'>;
  'after-attack': Asks<ActOption | 'done'>;
  /** `n`: the damage about to be taken. */
  damage: Asks<ActOption | 'take', { readonly n: number; readonly source: string }>;
  /** `lethal`: the hero would be defeated. */
  'last-breath': Asks<ActOption | 'fall'>;
  /** Whether to answer a card that was just played. `pass-turn`: and not be asked again in this turn. */
  reaction: Asks<ActOption | 'pass' | 'pass-turn', { readonly by: Seat; readonly card: AbilityId }>;
  /** Which of several powers that were set off together works first. */
  'power-order': Asks<string>;
};

/** What cards and powers ask. */
type Choices = {
  where: Asks<SpaceId | 'stay', From & { readonly why: WhereTo; readonly hero: Seat }>;
  /** Where to move a hero step by step; `by`: who is asked. */
  push: Asks<SpaceId | 'stay', From & { readonly hero: Seat; readonly left: number }>;
  rival: Asks<Seat, From>;
  target: Asks<TargetOption, { readonly card: AbilityId }>;
  item: Asks<CardId | 'none', From & { readonly why: ItemUse; readonly of: Seat }>;
  'items-to-pay': Asks<CardId, { readonly quest: QuestId; readonly n: number }>;
  'mana-potions': Asks<CardId, { readonly cost: number; readonly energy: number; readonly card: string }>;
  'cards-to-discard': Asks<HandOption, From & { readonly why: DiscardFor; readonly n: number }>;
  'attached-to-shed': Asks<AbilityId>;
  choice: Asks<string, { readonly source: string }>;
  'item-level': Asks<Level>;
  'quest-to-drop': Asks<QuestId, { readonly drawn: QuestId }>;
  'marker-to-clear': Asks<CardId>;
  'foe-to-beat': Asks<CardId>;
  'foe-to-mark': Asks<MarkOption, { readonly card: CardId }>;
  'token-to-see': Asks<SpotOption>;
  'token-seen': Asks<'leave' | 'discard', { readonly kind: string }>;
  'token-to-cancel': Asks<TokenOption>;
  'deck-to-scout': Asks<Level>;
  'card-on-top': Asks<CardId, { readonly left: number }>;
  flip: Asks<'yes' | 'no', { readonly power: string }>;
};

/** Every question of the game: its options, and what it says of itself. */
export type Questions = SetUp & Turn & Windows & Choices;
