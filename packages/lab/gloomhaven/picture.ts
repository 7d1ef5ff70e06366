import { box, type FigureView, type GloomKinds, type HeroView } from '@tavolo/gloomhaven';
import type { Scene } from '../entry.ts';
import type { Detail, Showing } from '../shelf.ts';
import { clip, columns, cut, hanging, widthOf } from '../terminal/layout.ts';
import { type Drawing, drawingOf } from './drawing.ts';
import { mapLines } from './map.ts';
import { colourOf, initiativeOf, markOf } from './marks.ts';

/** The table at a glance: where the scenario stands, the map, the figures in their order, and the own cards. */
export function picture(scene: Scene<GloomKinds>, showing: Showing, detail: Detail): readonly string[] {
  const drawing = drawingOf(scene, showing, detail);
  const map = detail === 'least' ? [] : mapLines(drawing);
  const cards = detail === 'full' || detail === 'short' ? ownLines(drawing) : [];
  return [heading(drawing), ...map, ...figureLines(drawing), ...cards].map((line) =>
    clip(line, showing.width),
  );
}

function heading({ scene: { view }, showing, paint, texts, own }: Drawing): string {
  const where = view.round === 0 ? texts.phase(view.phase) : own.round(view.round);
  const left = ` ${texts.title} · ${texts.name(view.options.scenario, 'scenario')} · ${where}`;
  const right = `${elementsOf(view, texts, own)} · ${own.level(view.level)} `;
  const gap = ' '.repeat(Math.max(1, showing.width - widthOf(left) - widthOf(right)));
  return paint.inverse(cut(`${left}${gap}${right}`, showing.width));
}

/** The elements that are there, and how strong. */
function elementsOf(view: Drawing['scene']['view'], texts: Drawing['texts'], own: Drawing['own']): string {
  const names = ['fire', 'ice', 'air', 'earth', 'light', 'dark'] as const;
  const there = names.flatMap((element, place) => {
    const state = view.elements[place] ?? 'inert';
    return state === 'inert' ? [] : [`${texts.element(element)} (${texts.words.elementStates[state]})`];
  });
  return there.length === 0 ? own.noElement : there.join(', ');
}

/** Figures, who acts first above the others. */
function figureLines(drawing: Drawing): readonly string[] {
  const { view } = drawing.scene;
  const order = (figure: FigureView): number => initiativeOf(figure, drawing) ?? 100;
  const rows = [...view.figures]
    .sort((one, other) => order(one) - order(other))
    .map((figure) => figureRow(figure, drawing));
  return columns(rows, [1, 4]);
}

function figureRow(figure: FigureView, drawing: Drawing): readonly string[] {
  const { scene, texts, naming, paint } = drawing;
  const isActing = scene.view.turn?.figure === figure.id;
  const initiative = initiativeOf(figure, drawing);
  const colour = colourOf(figure, drawing);
  const name = capital(texts.figure(figure.id, naming));
  const states = [
    ...figure.conditions.map(({ is }) => texts.condition(is)),
    ...figure.bonuses.map(({ is, value }) => `${texts.words.abilities[is]} ${value}`),
  ];
  return [
    isActing ? paint.bold(paint.cyan(' ▸')) : '  ',
    initiative === null ? '' : String(initiative),
    colour(markOf(figure, drawing)),
    isActing ? paint.bold(name) : name,
    `${figure.hp}/${figure.maxHp} ${texts.words.abilities.hp}`,
    states.join(', '),
    handOf(figure, drawing),
  ];
}

/** Of a hero: how many cards are where. */
function handOf({ id }: FigureView, { scene: { view }, own, paint }: Drawing): string {
  const hero = view.heroes.find((one) => one.id === id);
  if (hero === undefined) return '';
  const piles = `${own.inHand(hero.handSize)}, ${own.piles(hero.discard.length, hero.lost.length)}`;
  return paint.dim(piles);
}

/** The cards and items of the heroes of who is asked, as far as the question does not list them itself. */
function ownLines(drawing: Drawing): readonly string[] {
  const { view, question } = drawing.scene;
  if (question === null || view.phase === 'preparing') return [];
  const asked = question.about.figure;
  const own = view.heroes.filter(
    ({ seat, id }) => seat === question.seat && (asked === undefined || asked === id),
  );
  return own.flatMap((hero) => heroLines(hero, drawing));
}

function heroLines(
  hero: HeroView,
  { scene: { question }, texts, own, paint, showing }: Drawing,
): readonly string[] {
  const listed = (id: string): boolean => question?.options.includes(id) ?? false;
  const cards = hero.hand
    .filter((id) => !listed(id))
    .map((id) => {
      const initiative = box.cards.get(id)?.initiative ?? 0;
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

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
