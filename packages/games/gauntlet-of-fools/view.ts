import type { Onlooker, Seat } from '@tavolo/kernel';
import type { AbilityId, BoastId, ClassId, EncounterId, WeaponId } from './cards.ts';
import { type Fight, type Hero, type HeroId, type Options, type State, sameEncounter } from './state.ts';

/** What somebody may know of the table. All is public but the cards that nobody has turned over. [gof/setup.7] */
export type View = {
  readonly options: Options;
  readonly seats: readonly Seat[];
  readonly first: Seat | null;
  readonly phase: State['phase'];
  readonly turn: number;
  readonly heroes: readonly HeroView[];
  readonly deckSize: number;
  /** The top of the deck as far as the onlooker has looked, the next card first. */
  readonly known: readonly EncounterId[];
  readonly discards: readonly EncounterId[];
  /** The cards taken out of the game; `hidden` from everybody but the player who took them out. */
  readonly removed: readonly (EncounterId | 'hidden')[];
  readonly waiting: readonly EncounterId[];
  readonly encounters: readonly EncounterView[];
  readonly ledger: readonly (readonly number[])[];
};

type EncounterView = { readonly card: EncounterId; readonly modifiers: readonly EncounterId[] };

export type HeroView = {
  readonly id: HeroId;
  readonly class: ClassId;
  readonly classTokens: number;
  readonly weapons: readonly { readonly card: WeaponId; readonly tokens: number }[];
  readonly boasts: readonly BoastId[];
  readonly seat: Seat | null;
  readonly gold: number;
  readonly wounds: number;
  readonly bonus: {
    readonly dice: number;
    readonly attack: number;
    readonly defense: number;
    readonly oneUseDice: number;
  };
  readonly penalty: { readonly dice: number; readonly defense: number; readonly poison: number };
  readonly dead: boolean;
  /** Whether it was dead when this turn began. */
  readonly deadAtStart: boolean;
  readonly cannotDieYet: boolean;
  readonly playing: boolean;
  readonly side: number;
  readonly turn: TurnView;
  readonly fight: FightView | null;
};

/** What lasts until the end of the turn, and what is announced for the next. */
type TurnView = {
  readonly dice: number;
  readonly defense: number;
  readonly attackTimes: number;
  readonly attackIsZero: boolean;
  readonly damageTimes: number;
  readonly ignoresBoasts: boolean;
  readonly makesNoAttack: boolean;
  readonly usesNoWeaponTokens: boolean;
  readonly dodgesKills: boolean;
  readonly freshPoison: number;
  /** The gold bet on the encounter being faced, once bets are shown; `null`: none. */
  readonly bet: number | null;
  readonly treasure: number;
  readonly noAttackNext: boolean;
  readonly damageTimesNext: number;
  readonly comingDefense: number;
  readonly comingDice: number;
};

/** A fight as all see it: nothing about it is hidden. */
type FightView = {
  readonly encounter: EncounterView;
  /** The weapon that gives the dice, by its place. */
  readonly weapon: number;
  readonly dice: readonly number[];
  readonly rollCounts: number | null;
  readonly attack: number;
  readonly oneUseDice: number;
  readonly swapped: boolean;
  readonly attacked: boolean;
  readonly killed: boolean;
  readonly dodged: boolean;
  readonly damaged: boolean;
  readonly forgone: boolean;
  readonly skipped: boolean;
  readonly softenedTo: number | null;
  readonly again: boolean;
  readonly chosenGold: number;
  readonly used: readonly AbilityId[];
};

/** A hero with no more than a view shows of it, open to change: a hero of the state, or the copy of one in a view. */
export type ShownHero = Omit<Pick<Hero, keyof HeroView>, 'turn'> & {
  turn: Pick<Hero['turn'], keyof TurnView>;
};

export function view(s: State, onlooker: Onlooker): View {
  return {
    options: {
      boastsFromMiddle: s.options.boastsFromMiddle,
      promos: s.options.promos,
      multipliesOtherWeapons: s.options.multipliesOtherWeapons,
    },
    seats: [...s.seats],
    first: s.seats[s.first] ?? null,
    phase: s.phase,
    turn: s.turn,
    heroes: s.heroes.map(heroView),
    deckSize: s.deck.length,
    known: s.looked?.by === onlooker ? s.deck.slice(s.deck.length - s.looked.known).reverse() : [],
    discards: [...s.discards],
    removed: s.removed.map(({ card, by }) => (by === onlooker ? card : 'hidden')),
    waiting: [...s.waiting],
    encounters: s.encounters.map(sameEncounter),
    ledger: s.ledger.map((gold) => [...gold]),
  };
}

/** A hero of the state, or of another view, with nothing shared. */
export const heroView = (hero: HeroView): ShownHero => ({
  id: hero.id,
  class: hero.class,
  classTokens: hero.classTokens,
  weapons: hero.weapons.map(({ card, tokens }) => ({ card, tokens })),
  boasts: [...hero.boasts],
  seat: hero.seat,
  gold: hero.gold,
  wounds: hero.wounds,
  bonus: {
    dice: hero.bonus.dice,
    attack: hero.bonus.attack,
    defense: hero.bonus.defense,
    oneUseDice: hero.bonus.oneUseDice,
  },
  penalty: { dice: hero.penalty.dice, defense: hero.penalty.defense, poison: hero.penalty.poison },
  dead: hero.dead,
  deadAtStart: hero.deadAtStart,
  cannotDieYet: hero.cannotDieYet,
  playing: hero.playing,
  side: hero.side,
  turn: turnView(hero.turn),
  fight: hero.fight === null ? null : fightView(hero.fight),
});

const turnView = (turn: TurnView): ShownHero['turn'] => ({
  dice: turn.dice,
  defense: turn.defense,
  attackTimes: turn.attackTimes,
  attackIsZero: turn.attackIsZero,
  damageTimes: turn.damageTimes,
  ignoresBoasts: turn.ignoresBoasts,
  makesNoAttack: turn.makesNoAttack,
  usesNoWeaponTokens: turn.usesNoWeaponTokens,
  dodgesKills: turn.dodgesKills,
  freshPoison: turn.freshPoison,
  bet: turn.bet,
  treasure: turn.treasure,
  noAttackNext: turn.noAttackNext,
  damageTimesNext: turn.damageTimesNext,
  comingDefense: turn.comingDefense,
  comingDice: turn.comingDice,
});

const fightView = (fight: FightView): Fight => ({
  encounter: sameEncounter(fight.encounter),
  weapon: fight.weapon,
  dice: [...fight.dice],
  rollCounts: fight.rollCounts,
  attack: fight.attack,
  oneUseDice: fight.oneUseDice,
  swapped: fight.swapped,
  attacked: fight.attacked,
  killed: fight.killed,
  dodged: fight.dodged,
  damaged: fight.damaged,
  forgone: fight.forgone,
  skipped: fight.skipped,
  softenedTo: fight.softenedTo,
  again: fight.again,
  chosenGold: fight.chosenGold,
  used: [...fight.used],
});
