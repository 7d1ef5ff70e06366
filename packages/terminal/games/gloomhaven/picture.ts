import { content, figureAsked, type GloomKinds, type HeroView } from '@tavolo/gloomhaven';
import { clip, cut, hanging, widthOf } from '../../console/layout.ts';
import type { Detail, SeenMatch, Showing } from '../../face/face.ts';
import { type Drawing, drawingOf } from './drawing.ts';
import { fewFigureLines, figureLines } from './figures.ts';
import { hexesOf, mapLines } from './map.ts';

/** The table at a glance: where the scenario stands, the map, the figures in their order, and the own cards. */
export function picture(scene: SeenMatch<GloomKinds>, showing: Showing, detail: Detail): readonly string[] {
  const drawing = drawingOf(scene, showing, detail);
  return [heading(drawing), ...tableLines(drawing)].map((line) => clip(line, showing.width));
}

/** What is needed least goes first: the own cards, then all that the question is not about. */
function tableLines(drawing: Drawing): readonly string[] {
  const { detail, scene } = drawing;
  const isPreparing = scene.view.phase === 'preparing';
  if (isPreparing && detail !== 'full')
    return asksForHexes(drawing) || detail === 'short' ? mapLines(drawing) : [];
  if (detail === 'full' || detail === 'short')
    return [...mapLines(drawing), ...figureLines(drawing), ...ownLines(drawing)];
  if (detail === 'shorter') return [...mapLines(drawing), ...fewFigureLines(drawing)];
  return asksForHexes(drawing) ? mapLines(drawing) : fewFigureLines(drawing);
}

/** Whether the map can't be done without. */
const asksForHexes = ({ scene: { question }, naming }: Drawing): boolean => {
  const hexes = naming.hexes().map(({ hex }) => String(hex));
  return question?.options.some((option) => hexesOf(option).some((hex) => hexes.includes(hex))) ?? false;
};

function heading({ scene: { view }, showing, paint, texts, own }: Drawing): string {
  const where = view.round === 0 ? texts.phase(view.phase) : own.round(view.round);
  const left = ` ${texts.title} · ${texts.name(view.options.scenario, 'scenario')} · ${where}`;
  // Before the scenario is laid out, nobody knows its level.
  const level = view.rooms.length === 0 ? [] : [own.level(view.level)];
  const right = `${[...elementsOf(view, texts), ...level].join(' · ')} `;
  const gap = ' '.repeat(Math.max(1, showing.width - widthOf(left) - widthOf(right)));
  return paint.inverse(cut(`${left}${gap}${right}`, showing.width));
}

/** The elements that are there, and how strong. */
function elementsOf(view: Drawing['scene']['view'], texts: Drawing['texts']): readonly string[] {
  const names = ['fire', 'ice', 'air', 'earth', 'light', 'dark'] as const;
  const there = names.flatMap((element, place) => {
    const state = view.elements[place] ?? 'inert';
    return state === 'inert' ? [] : [`${texts.element(element)} (${texts.words.elementStates[state]})`];
  });
  return there.length === 0 ? [] : [there.join(', ')];
}

/** The cards and items of the heroes of the player who is asked, as far as the question does not list them itself. */
function ownLines(drawing: Drawing): readonly string[] {
  const { view, question } = drawing.scene;
  if (question === null || view.phase === 'preparing') return [];
  const asked = figureAsked(question.about);
  const own = view.heroes.filter(
    ({ seat, id }) => seat === question.seat && (asked === null || asked === id),
  );
  return own.flatMap((hero) => heroLines(hero, drawing));
}

function heroLines(
  hero: HeroView,
  { scene: { question }, texts, own, paint, showing }: Drawing,
): readonly string[] {
  const offered: readonly string[] = question?.options ?? [];
  const listed = (id: string): boolean => offered.includes(id);
  const cards = hero.hand
    .filter((id) => !listed(id))
    .map((id) => {
      const initiative = content.cards.get(id)?.initiative ?? 0;
      return `${texts.name(id, 'card')} ${paint.dim(`(${initiative})`)}`;
    });
  const items = hero.items.map(({ item, state }) =>
    state === 'ready'
      ? texts.name(item, 'item')
      : paint.dim(`${texts.name(item, 'item')} (${texts.term(state)})`),
  );
  return [
    ...(cards.length === 0 ? [] : hanging(`   ${own.hand}: `, cards.join(', '), showing.width)),
    ...(items.length === 0 ? [] : hanging(`   ${texts.term('items')}: `, items.join(', '), showing.width)),
  ];
}
