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
import type { AbilityId, BoastId, ClassId, EncounterId, WeaponId } from './cards.ts';

export type HeroId = string & { readonly hero: unique symbol };

/** An encounter card as it is faced: with the modifiers that landed on it. */
const encounter = record({ card: text<EncounterId>(), modifiers: list(text<EncounterId>()) });

/** One fight against a monster, or one roll on a special encounter. A second fight is a new one. */
const fight = record({
  /** The encounter that is faced. */
  encounter,
  /** Which of the hero's weapons gives the dice. */
  weapon: small,
  /** The dice as they lie, rolled or rolled again. */
  dice: list(small),
  /** What the roll counts as, instead of its dice. */
  rollCounts: maybe(small),
  /** Attack gained after rolling, for this attack only. */
  attack: small,
  /** Dice from one-use tokens, for this attack only. */
  oneUseDice: small,
  /** Whether the monster's attack and defense have changed places. */
  swapped: flag,
  /** Whether the attack was compared with the monster's defense. */
  attacked: flag,
  killed: flag,
  dodged: flag,
  /** Whether the monster's damage was dealt, wholly or in part. */
  damaged: flag,
  /** Whether its treasure was given up. */
  forgone: flag,
  /** Whether the encounter was skipped or declined. */
  skipped: flag,
  /** The most wounds its damage may deal, everything else in it being cancelled; `null`: as printed. */
  softenedTo: maybe(small),
  /** Whether the encounter is to be faced once more. */
  again: flag,
  /** Treasure gold that was chosen on the kill, beyond the printed number. */
  chosenGold: small,
  /** The abilities used in it. */
  used: list(text<AbilityId>()),
});

/** What lasts until the end of a hero's turn. */
const thisTurn = record({
  /** Attack dice gained. */
  dice: small,
  /** Defense gained; what was lost is negative. */
  defense: small,
  /** What the attack is multiplied by, last of all. */
  attackTimes: small,
  /** The attack is 0 and nothing raises it. */
  attackIsZero: flag,
  /** How many times the damage taken is carried out. */
  damageTimes: small,
  ignoresBoasts: flag,
  makesNoAttack: flag,
  usesNoWeaponTokens: flag,
  /** Gold added to each treasure. */
  treasure: small,
  /** What is killed is dodged as well. */
  dodgesKills: flag,
  hasKilled: flag,
  /** Whether one and the same monster was both killed and dodged. */
  killedAndDodged: flag,
  /** Bonuses that arrive at the end of the turn. */
  comingDefense: small,
  comingDice: small,
  /** Poison tokens gained this turn, which do not hurt yet. */
  freshPoison: small,
  /** The attack will be 0 on the next turn. */
  noAttackNext: flag,
  /** How many times the damage of the next turn will be carried out. */
  damageTimesNext: small,
  /** The gold bet on the encounter being faced; `null`: none was asked for yet. */
  bet: maybe(small),
  /** Private encounters won and not yet turned over. */
  privateEncounters: small,
  /** The encounter that may be faced again after the private ones; `null`: none. */
  againLater: maybe(encounter),
  /** Whether the encounter of this turn has been faced. */
  faced: flag,
  /** Whether it has been asked about healing at the end of the turn. */
  tended: flag,
});

const hero = record({
  id: text<HeroId>(),
  class: text<ClassId>(),
  classTokens: small,
  weapons: list(record({ card: text<WeaponId>(), tokens: small })),
  boasts: list(text<BoastId>()),
  /** Whose it is; `null` while it stands in the middle. */
  seat: maybe(text<Seat>()),
  gold: small,
  wounds: small,
  /** Permanent bonus tokens, and dice that can be used once. */
  bonus: record({ dice: small, attack: small, defense: small, oneUseDice: small }),
  /** Penalty tokens: what they take away, and how many poison tokens there are. */
  penalty: record({ dice: small, defense: small, poison: small }),
  dead: flag,
  /** Whether it was dead when this turn began. */
  deadAtStart: flag,
  /** The next death check passes over it. */
  cannotDieYet: flag,
  /** Whether it takes part in this turn. */
  playing: flag,
  /** Which of the turn's encounters it faces. */
  side: small,
  turn: thisTurn,
  /** The last fight of this turn, or the encounter it may fight next; `null` before the first. */
  fight: maybe(fight),
});

/** Ways to play on which tables differ. */
export const options = record({
  /** How many boasts may be added to a hero from the middle. [gof/A-01] */
  boastsFromMiddle: oneOf('any', 'one'),
  /** Play with the Armsmaster, the Cleaver and the Gladiator. */
  promos: flag,
  /** A multiplied roll multiplies the dice of another weapon of the same hero too. [gof/A-26] */
  multipliesOtherWeapons: flag,
});
export type Options = Described<typeof options>;

/** What a game hands on to the next at the same table. */
export const sheet = record({
  /** The winners of the last game; none in a first game. [gof/setup.5] */
  lastWinners: list(text<Seat>()),
});
export type Sheet = Described<typeof sheet>;

export const state = record({
  chance: chanceState,
  options,
  /** Clockwise. */
  seats: list(text<Seat>()),
  /** The first player, all game long. */
  first: small,
  phase: oneOf(
    'deal',
    'boasting',
    'turn-start',
    'look-ahead',
    'turn-over',
    'commit',
    'bets',
    'face',
    'tend',
    'over',
  ),
  /** The place in `seats` at which the boasting goes on. */
  boaster: small,
  /** Once the boasting is over, in order from the first player. */
  heroes: list(hero),
  /** The encounter deck; its top is its end. */
  deck: list(text<EncounterId>()),
  discards: list(text<EncounterId>()),
  /** Cards taken out of the game, each known only to the seat that took it out. */
  removed: list(record({ card: text<EncounterId>(), by: text<Seat>() })),
  /** The seat that has looked at the top of the deck, and how many of its cards it knows. */
  looked: maybe(record({ by: text<Seat>(), known: small })),
  /** Modifiers that wait for the next monster. */
  waiting: list(text<EncounterId>()),
  /** What is faced this turn: one encounter, or two to pick from. */
  encounters: list(encounter),
  turn: small,
  /** Gold of each hero at the end of each turn, for the final reckoning: one list a turn, in the order of `heroes`. */
  ledger: list(list(small)),
});

export type State = Described<typeof state>;
export type Hero = State['heroes'][number];
export type Fight = NonNullable<Hero['fight']>;
export type Encounter = State['encounters'][number];

/** A turn on which nothing has happened yet, but what the turn before announced. */
export const freshTurn = (attackIsZero = false, damageTimes = 1): Hero['turn'] => ({
  dice: 0,
  defense: 0,
  attackTimes: 1,
  attackIsZero,
  damageTimes,
  ignoresBoasts: false,
  makesNoAttack: false,
  usesNoWeaponTokens: false,
  treasure: 0,
  dodgesKills: false,
  hasKilled: false,
  killedAndDodged: false,
  comingDefense: 0,
  comingDice: 0,
  freshPoison: 0,
  noAttackNext: false,
  damageTimesNext: 1,
  bet: null,
  privateEncounters: 0,
  againLater: null,
  faced: false,
  tended: false,
});

/** An encounter to read, in the state or in a view of it. */
type Faced = { readonly card: EncounterId; readonly modifiers: readonly EncounterId[] };

/** The same encounter again, as a thing of its own: nothing stands in the state twice. */
export const sameEncounter = ({ card, modifiers }: Faced): Encounter => ({
  card,
  modifiers: modifiers.slice(),
});

/** A fight that has not begun. */
export const freshFight = (faced: Faced): Fight => ({
  encounter: sameEncounter(faced),
  weapon: 0,
  dice: [],
  rollCounts: null,
  attack: 0,
  oneUseDice: 0,
  swapped: false,
  attacked: false,
  killed: false,
  dodged: false,
  damaged: false,
  forgone: false,
  skipped: false,
  softenedTo: null,
  again: false,
  chosenGold: 0,
  used: [],
});
