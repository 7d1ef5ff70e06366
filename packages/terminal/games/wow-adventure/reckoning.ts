import type { WowKinds } from '@tavolo/wow-adventure';
import { textsIn } from '@tavolo/wow-adventure/text';
import { columns } from '../../console/layout.ts';
import type { SeenMatch, Showing } from '../../face/face.ts';
import { tableTexts } from './table-texts.ts';

/** The end: who won, and what each hero has done. */
export function reckoning({ view, result }: SeenMatch<WowKinds>, showing: Showing): readonly string[] {
  const { paint, language } = showing;
  const [texts, own] = [textsIn(language), tableTexts[language]];
  const deeds = ['quests', 'fights', 'beaten', 'duels', 'defeats'] as const;
  const headings = ['', texts.term('character'), texts.term('valor'), ...deeds.map((key) => texts.term(key))];
  const rows = view.heroes
    .toSorted((one, other) => other.valor - one.valor)
    .map((hero) => [
      result.winners.includes(hero.seat) ? paint.bold(hero.seat) : hero.seat,
      texts.name(hero.character),
      paint.yellow(String(hero.valor)),
      ...deeds.map((key) => String(hero.account[key])),
    ]);
  return [
    paint.bold(paint.yellow(own.winner(result.winners))),
    '',
    ...columns([headings.map(paint.dim), ...rows], [2, 3, 4, 5, 6, 7]),
  ];
}
