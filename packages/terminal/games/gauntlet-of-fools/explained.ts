import {
  type Change,
  content,
  type ExplainedNumber,
  explained as explainedNumbers,
  type HeroView,
  type View,
} from '@tavolo/gauntlet-of-fools';
import { textsIn } from '@tavolo/gauntlet-of-fools/text';
import type { Seat } from '@tavolo/kernel';
import { type Language, signed } from '@tavolo/language';
import type { Explained } from '../../face/face.ts';
import { type TableTexts, tableTexts } from './table-texts.ts';

/** Where the dice, the attack and the defense of a seat's heroes come from. */
export function explained(view: View, seat: Seat, language: Language): readonly Explained[] {
  const heroes = view.heroes.filter((hero) => hero.seat === seat && (hero.playing || !hero.dead));
  return heroes.flatMap((hero) => explainHero(view, hero, language));
}

function explainHero(view: View, hero: HeroView, language: Language): readonly Explained[] {
  const texts = textsIn(language);
  const { attackDice, attack, defense } = explainedNumbers({ state: view, content }, hero.id);
  const inWords = (term: 'attack-dice' | 'attack' | 'defense', number: ExplainedNumber): Explained => ({
    what: `${texts.name(hero.class)}: ${texts.term(term)}`,
    total: String(number.total),
    parts: [
      ...number.parts.map(({ from, by }) => ({ from: texts.name(from), by: signed(by) })),
      ...number.changes.flatMap((change) => changed(change, tableTexts[language])),
    ],
  });
  return [
    inWords('attack-dice', attackDice),
    ...(attack === null ? [] : [inWords('attack', attack)]),
    inWords('defense', defense),
  ];
}

/** What is done to a number after everything was added up. */
function changed(change: Change, own: TableTexts): Explained['parts'] {
  switch (change.is) {
    case 'never-below':
      return [];
    case 'times':
      return [{ from: own.attackTimes(change.times), by: '' }];
    case 'counts-as':
      return [{ from: own.attackIsZero, by: '' }];
  }
}
