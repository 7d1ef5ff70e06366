import {
  addAttack,
  addAttackDice,
  addDefense,
  attack,
  attackDice,
  box,
  defense,
  type Hero,
  type State,
  type Texts,
  textsIn,
} from '@tavolo/gauntlet-of-fools';
import type { Seat } from '@tavolo/kernel';
import type { Explained } from '../shelf.ts';
import type { Language } from '../text/language.ts';
import { type TableTexts, tableTexts } from './table-texts.ts';

/** Where the dice, the attack and the defense of a seat's heroes come from. */
export function explained(state: State, seat: Seat, language: Language): readonly Explained[] {
  const heroes = state.heroes.filter((hero) => hero.seat === seat && (hero.playing || !hero.dead));
  return heroes.flatMap((hero) => explainHero(state, hero, textsIn(language), tableTexts[language]));
}

function explainHero(state: State, hero: Hero, texts: Texts, own: TableTexts): readonly Explained[] {
  const table = { state, content: box };
  const named = (what: string) => `${texts.name(hero.class)}: ${what}`;
  const dice = {
    what: named(texts.term('attack-dice')),
    total: String(attackDice(table, hero)),
    parts: partsOf((to) => addAttackDice(table, hero, to), texts),
  };
  const armour = {
    what: named(texts.term('defense')),
    total: String(defense(table, hero)),
    parts: partsOf((to) => addDefense(table, hero, to), texts),
  };
  if (hero.fight === null || (hero.fight.dice.length === 0 && hero.fight.rollCounts === null))
    return [dice, armour];
  const strength = {
    what: named(texts.term('attack')),
    total: String(attack(table, hero)),
    parts: [...partsOf((to) => addAttack(table, hero, to), texts), ...timesOf(hero, own)],
  };
  return [dice, strength, armour];
}

/** What is done to an attack after everything was added up. */
function timesOf({ turn }: Hero, own: TableTexts): Explained['parts'] {
  if (turn.attackIsZero) return [{ from: own.attackIsZero, by: '' }];
  return turn.attackTimes === 1 ? [] : [{ from: own.attackTimes(turn.attackTimes), by: '' }];
}

/** Adds up a number, part by part. */
type Summing = (to: { add(from: string, by: number): void }) => void;

function partsOf(summing: Summing, texts: Texts): Explained['parts'] {
  const parts: { readonly from: string; readonly by: string }[] = [];
  summing({ add: (from, by) => parts.push({ from: texts.name(from), by: by < 0 ? `−${-by}` : `+${by}` }) });
  return parts;
}
