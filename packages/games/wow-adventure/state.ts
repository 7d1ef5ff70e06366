import {
  chanceState,
  type Described,
  flag,
  list,
  maybe,
  oneOf,
  record,
  type Seat,
  small,
  text,
} from '@tavolo/kernel';
import { combat, push } from './combat-state.ts';
import type { AbilityId, CardId, CharacterId, QuestId, SpaceId, TrophyId } from './vocabulary/ids.ts';
import { discoveries, levels } from './vocabulary/terms.ts';

const seat = text<Seat>();
const level = oneOf(...levels);
const discovery = oneOf(...discoveries);

/** What a hero has done and may still do in the turn that is on, whoever's turn it is. */
const thisTurn = record({
  /** The ability cards played: of each title one. [wow/abilities.6] */
  played: list(text<AbilityId>()),
  /** The powers used that work once a turn. */
  used: list(text()),
  /** The face of the movement die; `null`: not rolled. */
  rolled: maybe(small),
  /** Steps that are left of the allowance. */
  steps: small,
  /** How many spaces may still be walked, whatever the allowance; `null`: as many as it gives. [wow/movement.15] */
  limit: maybe(small),
  /** Has walked in this movement phase. */
  walked: flag,
  /** Has left a space in this movement phase, in whatever way. */
  left: flag,
  /** May not walk any more. */
  stopped: flag,
  ignoresAggro: flag,
  /** Was in a combat. */
  fought: flag,
  /** How many ambushes wait for it. */
  ambushes: small,
  /** Its attack is ranged if its die shows 4 or more. */
  charging: flag,
  /** Has said not to be asked for reactions any more in this turn. [wow/A-71] */
  isNotAsked: flag,
});

/** A quest that is being worked on. */
const activeQuest = record({
  quest: text<QuestId>(),
  /** The hero that carries the token; `null`: none does. */
  marked: maybe(seat),
  /** How far each objective has come. */
  done: list(small),
  /** How many discovery tokens had been placed by anybody when it was received. */
  since: small,
});

/** A card in a quest log. */
const logged = record({ card: text<QuestId | TrophyId | CardId>(), valor: small });

/** What was put off to a later moment. [wow/damage.9] */
const lasting = record({
  is: oneOf('poisoned', 'slowed', 'cannot-heal'),
  /** Damage, or how many of the hero's turns it still lasts. */
  n: small,
  /** The hero that did it; `null`: none. */
  by: maybe(seat),
  /** What did it. */
  source: text(),
});

/** What a hero has done in this game, for the account at its end. */
const account = record({
  steps: small,
  fights: small,
  beaten: small,
  duels: small,
  duelsWon: small,
  defeats: small,
  quests: small,
});

const hero = record({
  seat,
  character: text<CharacterId>(),
  level,
  /** The reverse side of the character card is up. */
  reversed: flag,
  space: text<SpaceId>(),
  /** Its figure stands on the board. */
  placed: flag,
  damage: small,
  energy: small,
  /** Its top is its end. */
  deck: list(text<AbilityId>()),
  hand: list(text<AbilityId>()),
  discard: list(text<AbilityId>()),
  /** Cards of this hand that a rival has seen. */
  shown: list(record({ to: seat, card: text<AbilityId>() })),
  weapon: maybe(text<CardId>()),
  armor: maybe(text<CardId>()),
  backpack: list(text<CardId>()),
  /** Kept discovery tokens. */
  tokens: list(discovery),
  diseases: small,
  quests: list(activeQuest),
  log: list(logged),
  lasting: list(lasting),
  turn: thisTurn,
  account,
});

/** An ability card that lies on something. [wow/abilities.8] */
const attached = record({
  ability: text<AbilityId>(),
  owner: seat,
  /** A hero, an encounter card, a map encounter, an item, or a space. */
  on: oneOf('hero', 'foe', 'lair', 'item', 'space'),
  /** Its seat, card or space. */
  target: text(),
  counters: small,
});

/** An unbeaten encounter on the track. [wow/unbeaten.1] */
const unbeaten = record({
  slot: small,
  card: text<CardId>(),
  space: text<SpaceId>(),
  aggro: flag,
  /** Damage gained for as long as it stays there. */
  growth: small,
});

/** A challenge deck: a queue. The next card is its first, a discarded one becomes its last. [wow/decks.3] */
const deck = record({
  cards: list(text<CardId>()),
  /** How many cards, from the next one on, nobody has seen since the set-up. */
  unseen: small,
  /** The seat that has looked at the next cards, and how many of them it knows. */
  scouted: maybe(record({ by: seat, cards: small })),
});

/** An event that lies by a hero. [wow/cards.11] */
const heldEvent = record({
  card: text<CardId>(),
  /** The hero that drew it, or that it was laid by. */
  by: seat,
  /** The hero, the encounter card or the space that is marked. */
  hero: maybe(seat),
  foe: maybe(text<CardId>()),
  lair: maybe(text<SpaceId>()),
});

/** Ways to play on which tables differ. */
export const options = record({
  /** The valor that wins. */
  valorToWin: oneOf('3', '5', '8', '10'),
  /** An aggro marker must be fought before anything else in its space. [wow/A-04] */
  aggroForces: flag,
  /** A hero may pay damage that defeats it. [wow/A-33] */
  damageCostMayDefeat: flag,
  /** Everybody is dealt three starting quests and keeps two. */
  questDraft: flag,
  /** Everybody but the first player starts with one more ability card. [wow/A-70] */
  lateStart: flag,
});
export type Options = Described<typeof options>;

export const state = record({
  chance: chanceState,
  options,
  /** Clockwise. */
  seats: list(seat),
  /** The first player's place in `seats`. */
  first: small,
  phase: oneOf(
    'first',
    'characters',
    'deal',
    'draft',
    'quests',
    'cities',
    'hands',
    'turn-start',
    'movement',
    'exploration',
    'challenge',
    'draw',
    'upkeep',
    'equip',
    'turn-end',
    'over',
  ),
  /** Whose turn it is, or who decides in the set-up: a place in `heroes`, or in the order from the first player. */
  active: small,
  /** How many turns have begun. */
  turn: small,
  /** In order from the first player, clockwise. */
  heroes: list(hero),
  decks: record({ grey: deck, green: deck, yellow: deck, red: deck }),
  /** Its top is its end. */
  eliteQuests: list(text<QuestId>()),
  /** How many quests at the bottom of that deck everybody has seen go there. */
  eliteKnown: small,
  /** Starting quests not dealt yet; none once they are. */
  startingQuests: list(text<QuestId>()),
  trophies: list(text<TrophyId>()),
  /** Discovery tokens that can be drawn, in no order. */
  pool: list(discovery),
  /** Discarded ones. */
  aside: list(discovery),
  /** Face-down tokens on the board. */
  tokens: list(
    record({
      kind: discovery,
      space: text<SpaceId>(),
      by: seat,
      seenBy: list(seat),
      /** Which of all tokens placed in this game it is. */
      nth: small,
    }),
  ),
  /** A token that was drawn and looked at, and is about to be placed. */
  drawnToken: maybe(record({ by: seat, kind: discovery })),
  /** How many tokens have been placed in this game. */
  placed: small,
  /** Tokens turned over and not yet resolved. */
  revealed: list(discovery),
  /** Tokens lay here when the exploration phase of this turn began, so there is no resource. */
  foundTokens: flag,
  track: list(unbeaten),
  attached: list(attached),
  globalEvent: maybe(text<CardId>()),
  locationEvents: list(record({ card: text<CardId>(), space: text<SpaceId>() })),
  heldEvents: list(heldEvent),
  /** Events that are to be turned over before anything else goes on. */
  flips: list(record({ card: text<CardId>(), by: seat })),
  /** How many challenge cards may still be drawn in this phase. */
  draws: small,
  combat: maybe(combat),
  /** Moves that a combat left behind. */
  pushes: list(push),
  winners: list(seat),
  /** Valor of each hero at the end of each round of turns, in the order of `heroes`. */
  ledger: list(list(small)),
});

export type State = Described<typeof state>;
export type Hero = State['heroes'][number];
export type ThisTurn = Hero['turn'];
export type ActiveQuest = Hero['quests'][number];
export type Lasting = Hero['lasting'][number];
export type Attached = State['attached'][number];
export type Unbeaten = State['track'][number];
export type Combat = NonNullable<State['combat']>;
export type Side = Combat['attacking'];
export type HeldEvent = State['heldEvents'][number];
export type ChallengeDeck = State['decks']['grey'];
export type Push = State['pushes'][number];
export type Token = State['tokens'][number];
