import type { Cards, EncounterId, WeaponId } from '../cards.ts';
import type { Fact } from '../facts.ts';
import { addBonus, removePenalties } from '../rules/gains.ts';
import { addPenalty } from '../rules/losses.ts';
import { carryOutQuietly } from '../rules/quiet-effects.ts';
import { type Fight, freshFight, type HeroId } from '../state.ts';
import { abilityIn } from '../text/lookup.ts';
import type { ShownHero, View } from '../view.ts';

/** A fact about a hero, unless it is about what only lies on the table: the deck, and what was seen of it. */
export type HeroFact = Exclude<
  Extract<Fact, { readonly hero: HeroId }>,
  { readonly is: 'looked-ahead' | 'saw' | 'removed-a-card' | 'removed' }
>;

/** A hero that changes as a fact is told, and the table as it was before. */
type Tale = { readonly hero: ShownHero; readonly view: View; readonly cards: Cards };

/** What a fact changes about its hero; `null` when nothing. */
export function tellingOf(fact: HeroFact): ((tale: Tale) => void) | null {
  const tell = tellings[fact.is] as ((tale: Tale, fact: HeroFact) => void) | null; // found by the fact's own tag
  return tell === null ? null : (tale) => tell(tale, fact);
}

/** Changes the fight that a hero is in. */
const inFight =
  <One>(change: (fight: Fight, fact: One) => void) =>
  ({ hero }: Tale, fact: One): void => {
    if (hero.fight !== null) change(hero.fight, fact);
  };

type Tellings = {
  readonly [Is in HeroFact['is']]:
    | ((tale: Tale, fact: Extract<HeroFact, { readonly is: Is }>) => void)
    | null;
};

const tellings: Tellings = {
  took: joins,
  stole: joins,
  'dropped-boast': ({ hero }, { boast }) => {
    hero.boasts = hero.boasts.filter((id) => id !== boast);
  },

  // The part a hero takes in the turn.
  'picked-a-side': ({ hero, view }, { card }) => {
    hero.playing = true;
    hero.side = view.encounters.findIndex((one) => one.card === card);
  },
  'named-active': plays,
  'plays-though-dead': plays,

  // What it faces, and how it fights.
  used,
  'private-encounter': ({ hero }, { card }) => {
    hero.fight = freshFight({ card, modifiers: [] });
  },
  'faces-again': facesAnew,
  'fights-again': facesAnew,
  skipped: ({ hero }) => {
    hero.turn.bet = null;
    if (hero.fight !== null) hero.fight.skipped = true;
  },
  declined: inFight((fight) => {
    fight.skipped = true;
  }),
  'used-one-use-dice': ({ hero }, { count }) => {
    hero.bonus.oneUseDice -= count;
    if (hero.fight !== null) hero.fight.oneUseDice += count;
  },
  'picked-weapon': ({ hero }, { weapon }) => {
    if (hero.fight !== null) hero.fight.weapon = hero.weapons.findIndex(({ card }) => card === weapon);
  },
  rolled: inFight((fight, { dice }) => fight.dice.push(...dice)),
  rerolled: inFight((fight, { dice }) => {
    fight.dice = [...dice];
  }),
  attacked: inFight((fight) => {
    fight.attacked = true;
  }),
  killed: inFight((fight) => {
    fight.killed = true;
  }),
  dodged: inFight((fight) => {
    fight.dodged = true;
  }),

  // Gold.
  bet: ({ hero }, { gold }) => {
    hero.gold -= gold;
    hero.turn.bet = gold;
  },
  'won-the-bet': gainsGold,
  'gained-gold': gainsGold,
  'lost-gold': ({ hero }, { gold }) => {
    hero.gold -= gold;
  },

  // Tokens.
  'gained-token': ({ hero }, { weapon }) => changesTokens(hero, weapon, 1),
  'lost-token': ({ hero }, { weapon }) => changesTokens(hero, weapon, -1),
  'gained-bonus': ({ hero }, { bonus, by }) => addBonus(hero, bonus, by),
  'gained-penalty': ({ hero }, { penalty, by }) => addPenalty(hero, penalty, by),
  'discarded-penalties': ({ hero }) => removePenalties(hero),

  // Wounds and death.
  wounded: hasWounds,
  healed: hasWounds,
  'poison-hurt': hasWounds,
  cursed: ({ hero }) => {
    hero.turn.damageTimesNext *= 2;
  },
  spared: ({ hero }) => {
    hero.cannotDieYet = true;
  },
  died: ({ hero }) => {
    hero.dead = true;
  },
  'came-back': ({ hero }) => {
    hero.dead = false;
  },

  // What changes nothing about its hero.
  'stays-dead': null,
  'paid-off': null,
  'attack-counted': null,
  'made-no-attack': null,
  'gave-up-treasure': null,
  'was-hit': null,
  softened: null,
  'no-private-encounter': null,
};

function joins({ hero }: Tale, { seat, boasts }: Extract<Fact, { is: 'took' | 'stole' }>): void {
  hero.seat = seat;
  hero.boasts.push(...boasts);
}

function plays({ hero }: Tale): void {
  hero.playing = true;
}

function gainsGold({ hero }: Tale, { gold }: { readonly gold: number }): void {
  hero.gold += gold;
}

function hasWounds({ hero }: Tale, { now }: { readonly now: number }): void {
  hero.wounds = now;
}

/** What an ability costs, and what it does that no other fact tells. */
function used({ hero, view, cards }: Tale, { ability: id, tokens }: Extract<Fact, { is: 'used' }>): void {
  const printed = abilityIn(cards, id);
  if (printed === null) return;
  const weapon = hero.weapons.find(({ card }) => card === printed.card);
  if (weapon === undefined) hero.classTokens -= tokens;
  else weapon.tokens -= tokens;
  if (hero.fight === null) return;
  hero.fight.used.push(id);
  // That an encounter is faced again is told by itself, at once.
  const effects = printed.ability.does.filter(({ is }) => is !== 'face-again');
  for (let spent = 0; spent < tokens; spent++)
    for (const effect of effects) carryOutQuietly({ state: view, content: cards }, hero, effect);
}

/** The same again: what stands before the hero already, or what stands before all. */
function facesAnew({ hero, view }: Tale, { card }: { readonly card: EncounterId }): void {
  const own = hero.fight?.encounter.card === card ? hero.fight.encounter : undefined;
  const shared = view.encounters.find((one) => one.card === card);
  hero.turn.bet = null;
  hero.fight = freshFight(own ?? shared ?? { card, modifiers: [] });
}

function changesTokens(hero: ShownHero, weapon: WeaponId | null, by: number): void {
  const holder = hero.weapons.find(({ card }) => card === weapon);
  if (holder === undefined) hero.classTokens += by;
  else holder.tokens += by;
}
