import { content, type HeroView, type View } from '@tavolo/gloomhaven';
import { textsIn } from '@tavolo/gloomhaven/text';
import type { Seat } from '@tavolo/kernel';
import type { Language } from '@tavolo/language';
import type { Explained } from '../../face/face.ts';

/** Where the initiative, the shield and the retaliation of a seat's heroes come from. */
export function explained(view: View, seat: Seat, language: Language): readonly Explained[] {
  const heroes = view.heroes.filter((hero) => hero.seat === seat && !hero.exhausted);
  return heroes.flatMap((hero) => [...initiative(hero, language), ...bonuses(view, hero, language)]);
}

function initiative(
  { class: id, picked, initiative: total }: HeroView,
  language: Language,
): readonly Explained[] {
  const texts = textsIn(language);
  const [leading] = picked;
  if (leading === undefined) return [];
  const printed = content.cards.get(leading)?.initiative ?? 0;
  const what = `${texts.name(id, 'class')}: ${texts.words.abilities.initiative}`;
  return [
    { what, total: String(total), parts: [{ from: texts.name(leading, 'card'), by: String(printed) }] },
  ];
}

function bonuses(view: View, hero: HeroView, language: Language): readonly Explained[] {
  const texts = textsIn(language);
  const figure = view.figures.find(({ id }) => id === hero.id);
  return (['shield', 'retaliate'] as const).flatMap((is) => {
    const parts = (figure?.bonuses ?? []).filter((bonus) => bonus.is === is);
    if (parts.length === 0) return [];
    const from = (source: string): string =>
      source === 'round' ? texts.term('round') : texts.name(source, 'card');
    return [
      {
        what: `${texts.name(hero.class, 'class')}: ${texts.words.abilities[is]}`,
        total: String(parts.reduce((sum, { value }) => sum + value, 0)),
        parts: parts.map(({ source, value }) => ({ from: from(source), by: `+${value}` })),
      },
    ];
  });
}
