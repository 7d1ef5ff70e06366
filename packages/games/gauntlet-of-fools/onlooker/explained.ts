import type { EncounterId, Monster } from '../cards.ts';
import type { SeenTable } from '../gauntlet.ts';
import {
  addAttack,
  addAttackDice,
  addDefense,
  addMonsterNumber,
  attack,
  defense,
  eachRollTimes,
  lowestCounted,
  monsterNumbers,
} from '../rules/numbers.ts';
import type { Adder } from '../rules/passives.ts';
import { fightOf, heroById, monsterOf } from '../rules/table.ts';
import { addTreasureGold } from '../rules/treasure-gold.ts';
import type { HeroId } from '../state.ts';
import type { HeroView } from '../view.ts';
import { addedUp, type Change, type ExplainedNumber, neverBelowZero } from './parts.ts';

/** All numbers of a hero as they stand, what they are made of, and how they compare. */
export type ExplainedHero = {
  readonly hero: HeroId;
  readonly attackDice: ExplainedNumber;
  /** The dice as they lie; `null` before they are rolled, and where none are. */
  readonly roll: ExplainedRoll | null;
  /** `null` before the roll, and for a hero that makes no attack. */
  readonly attack: ExplainedNumber | null;
  readonly defense: ExplainedNumber;
  /** What is fought; `null` on a special encounter and outside of fights. */
  readonly monster: ExplainedMonster | null;
  /** The attack against the monster's defense; `null` while there is nothing to compare. */
  readonly kill: Comparison | null;
  /** The defense against the monster's attack; `null` while there is nothing to compare. */
  readonly dodge: Comparison | null;
};

/** A roll: what each die shows, and what it counts. */
export type ExplainedRoll = {
  readonly total: number;
  readonly dice: readonly { readonly shows: number; readonly counts: number }[];
  readonly changes: readonly Change[];
  readonly rule: string;
};

/** A monster as one hero faces it. */
export type ExplainedMonster = {
  readonly card: EncounterId;
  /** Whether attack and defense have changed places: each is then made of the other's parts. */
  readonly isSwapped: boolean;
  readonly attack: ExplainedNumber;
  readonly defense: ExplainedNumber;
  /** The gold of its treasure as it stands, but for what its killer will be asked about; `null` once given up. */
  readonly treasure: ExplainedNumber | null;
};

/** Two numbers against each other as they stand; once decided, by numbers or by an ability, `won` stays so. */
export type Comparison = {
  readonly attack: number;
  readonly defense: number;
  readonly won: boolean;
  readonly rule: string;
};

/** Why the numbers of a hero are what they are, and those of what it fights. */
export function explained(g: SeenTable, id: HeroId): ExplainedHero {
  const hero = heroById(g.state, id);
  const monster = monsterOf(g, hero);
  const compared = monster === null ? null : compare(g, hero);
  return {
    hero: id,
    attackDice: addedUp(by(g, 'gof/numbers.1'), (to) => addAttackDice(g, hero, to), [neverBelowZero]),
    roll: hasDice(hero) ? explainRoll(g, hero) : null,
    attack: hasAttack(hero) ? explainAttack(g, hero) : null,
    defense: addedUp(by(g, 'gof/numbers.4'), (to) => addDefense(g, hero, to)),
    monster: monster === null ? null : explainMonster(g, hero, monster),
    kill: hasAttack(hero) ? (compared?.kill ?? null) : null,
    dodge: compared?.dodge ?? null,
  };
}

const by = ({ content }: SeenTable, rule: string) => ({ cards: content, rule });

const hasDice = ({ fight }: HeroView): boolean =>
  fight !== null && (fight.dice.length > 0 || fight.rollCounts !== null);

/** Whether an attack has its number: rolled, or known to be nothing. */
const hasAttack = (hero: HeroView): boolean =>
  hero.fight !== null &&
  !hero.turn.makesNoAttack &&
  (hasDice(hero) || hero.fight.attacked || hero.turn.attackIsZero);

function explainRoll(g: SeenTable, hero: HeroView): ExplainedRoll {
  const { dice, rollCounts } = fightOf(hero);
  const lowest = lowestCounted(g, hero);
  const changes: Change[] =
    rollCounts === null ? [] : [{ is: 'counts-as', from: 'this-attack', as: rollCounts }];
  eachRollTimes(g, hero, (times, from) => changes.push({ is: 'times', from, times }));
  const counted = dice.map((shows) => ({ shows, counts: shows < lowest ? 0 : shows }));
  const addDice = (to: Adder) => {
    for (const { counts } of counted) to.add('roll', counts);
  };
  const { total, rule } = addedUp(by(g, 'gof/numbers.2'), addDice, changes);
  return { total, dice: counted, changes, rule };
}

/** The Attack is doubled last of all; one that counts nothing is raised by nothing. [gof/numbers.3] */
function explainAttack(g: SeenTable, hero: HeroView): ExplainedNumber {
  const { attackIsZero, attackTimes } = hero.turn;
  const changes: Change[] = [neverBelowZero];
  if (attackTimes !== 1) changes.push({ is: 'times', from: 'this-turn', times: attackTimes });
  if (attackIsZero) changes.push({ is: 'counts-as', from: 'this-turn', as: 0 });
  return addedUp(by(g, 'gof/numbers.3'), (to) => addAttack(g, hero, to), changes);
}

function explainMonster(g: SeenTable, hero: HeroView, monster: Monster): ExplainedMonster {
  const { swapped, forgone } = fightOf(hero);
  const number = (which: 'attack' | 'defense') =>
    addedUp(by(g, 'gof/numbers.7'), (to) => addMonsterNumber(g, hero, which, to));
  const killed = { monster, isDodged: compare(g, hero).dodge?.won ?? false };
  const addGold = (to: Adder) => addTreasureGold(g, hero, killed, to);
  return {
    card: monster.id,
    isSwapped: swapped,
    attack: number('attack'),
    defense: number('defense'),
    treasure: forgone ? null : addedUp(by(g, 'gof/turn.7.3'), addGold, [neverBelowZero]),
  };
}

/** An attack kills when it reaches the defense, and a monster that does not reach the hero's is dodged. [gof/numbers.5, gof/numbers.6] */
function compare(g: SeenTable, hero: HeroView): Pick<ExplainedHero, 'kill' | 'dodge'> {
  const fight = fightOf(hero);
  if (fight.skipped) return { kill: null, dodge: null };
  const monster = monsterNumbers(g, hero);
  const [strength, armour] = [attack(g, hero), defense(g, hero)];
  const kills = fight.killed || (!fight.attacked && strength >= monster.defense);
  const isDodged = fight.dodged || (!fight.damaged && armour > monster.attack);
  return {
    kill: { attack: strength, defense: monster.defense, won: kills, rule: 'gof/numbers.5' },
    dodge: { attack: monster.attack, defense: armour, won: isDodged, rule: 'gof/numbers.6' },
  };
}
