import type { FigureView } from '@tavolo/gloomhaven';
import { capital } from '@tavolo/language';
import { columns, hanging, padStart } from '../../console/layout.ts';
import type { Drawing } from './drawing.ts';
import { colourOf, initiativeOf, markOf } from './marks.ts';

/** The figures in the order in which they act. */
export function figureLines(drawing: Drawing): readonly string[] {
  return columns(
    inOrder(drawing).map((figure) => figureRow(figure, drawing)),
    [1, 4],
  );
}

/** The same where rows are few: the party one by one, all of a kind of monster in one line. */
export function fewFigureLines(drawing: Drawing): readonly string[] {
  const all = inOrder(drawing);
  const isCounted = ({ kind }: FigureView): boolean => kind === 'monster' || kind === 'objective';
  const party = all.filter((figure) => !isCounted(figure)).map((figure) => figureRow(figure, drawing));
  const others = all.filter(isCounted);
  const kinds = [...new Set(others.map(({ type }) => type))].flatMap((type) =>
    kindLines(
      others.filter((figure) => figure.type === type),
      drawing,
    ),
  );
  return [...columns(party, [1, 4]), ...kinds];
}

function inOrder({ scene: { view } }: Drawing): readonly FigureView[] {
  const order = (figure: FigureView): number => initiativeOf(figure, view) ?? 100;
  return [...view.figures].sort((one, other) => order(one) - order(other));
}

function kindLines(figures: readonly FigureView[], drawing: Drawing): readonly string[] {
  const { scene, texts, paint, showing } = drawing;
  const [first] = figures;
  if (first === undefined) return [];
  const initiative = initiativeOf(first, scene.view);
  const kind = texts.name(first.type, first.kind === 'objective' ? 'objective' : 'monster');
  const each = figures.map((figure) => {
    const rank = figure.rank === 'elite' ? [texts.words.ranks.elite.one] : [];
    const states = [...rank, ...statesOf(figure, drawing)];
    const said = `${markOf(figure, scene.view, texts)} ${figure.hp}/${figure.maxHp}`;
    return colourOf(figure, paint)(states.length === 0 ? said : `${said} ${states.join(' ')}`);
  });
  const margin = `    ${initiative === null ? '' : padStart(String(initiative), 2)}  `;
  return hanging(margin, `${kind}: ${each.join(', ')}`, showing.width);
}

function figureRow(figure: FigureView, drawing: Drawing): readonly string[] {
  const { scene, texts, naming, paint } = drawing;
  const isActing = scene.view.turn?.figure === figure.id;
  const initiative = initiativeOf(figure, scene.view);
  const name =
    figure.kind === 'character' ? texts.name(figure.type, 'class') : capital(texts.figure(figure.id, naming));
  return [
    isActing ? paint.bold(paint.cyan(' ▸')) : '  ',
    initiative === null ? '' : String(initiative),
    colourOf(figure, paint)(markOf(figure, scene.view, texts)),
    isActing ? paint.bold(name) : name,
    `${figure.hp}/${figure.maxHp} ${texts.words.abilities.hp}`,
    statesOf(figure, drawing).join(', '),
    handOf(figure, drawing),
  ];
}

const statesOf = ({ conditions, bonuses }: FigureView, { texts }: Drawing): readonly string[] => [
  ...conditions.map(({ is }) => texts.condition(is)),
  ...bonuses.map(({ is, value }) => `${texts.words.abilities[is]} ${value}`),
];

/** Of a hero: how many cards are where. */
function handOf({ id }: FigureView, { scene: { view }, own, paint }: Drawing): string {
  const hero = view.heroes.find((one) => one.id === id);
  if (hero === undefined) return '';
  return paint.dim(own.piles(hero.handSize, hero.discard.length, hero.lost.length));
}
