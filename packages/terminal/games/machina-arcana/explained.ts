import type { Seat } from '@tavolo/kernel';
import { type Language, signed } from '@tavolo/language';
import { unitSeen, type View } from '@tavolo/machina-arcana';
import { textsIn } from '@tavolo/machina-arcana/text';
import type { Explained } from '../../face/face.ts';
import { tableTexts } from './table-texts.ts';

/** Where the armor and the will of a seat's explorers come from. */
export function explained(view: View, seat: Seat, language: Language): readonly Explained[] {
  const [texts, own] = [textsIn(language), tableTexts[language]];
  const explorers = view.explorers.filter((one) => one.seat === seat && one.at !== null);
  return explorers.flatMap(({ explorer }) =>
    (['armor', 'will'] as const).map((value) => {
      const { n, parts } = unitSeen(view, explorer)[value];
      return {
        what: `${texts.name(explorer)}: ${own.values[value]}`,
        total: String(n),
        parts: parts.map(({ card, by }) =>
          card === null ? { from: own.printed, by: String(by) } : { from: texts.name(card), by: signed(by) },
        ),
      };
    }),
  );
}
