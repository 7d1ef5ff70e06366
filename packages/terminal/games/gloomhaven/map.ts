import { figureAsked, hexesIn, wayIn } from '@tavolo/gloomhaven';
import { clip, padEnd, widthOf } from '../../console/layout.ts';
import type { Drawing } from './drawing.ts';
import { colourOf, markOf } from './marks.ts';
import { signOf, signs, spotKinds } from './signs.ts';

type Drawn = { readonly hex: string; readonly column: number; readonly row: number; readonly text: string };

/** A hex takes four columns; each row is shifted by half a hex. */
const half = 2;

/** How many rows of the map are kept on either side of what is asked about, where rows are few. */
const around = 2;

/**
 * The revealed rooms from above, with the hexes at the ends of each row, and below them what the signs mean. Hexes
 * that can be picked show their number.
 */
export function mapLines(drawing: Drawing): readonly string[] {
  const hexes = hexesDrawn(drawing);
  if (hexes.length === 0) return [];
  const rows = [...new Set(hexes.map(({ row }) => row))].sort((one, other) => one - other);
  const shown = rows.filter((row) => drawing.detail !== 'least' || isNear(row, drawing, hexes));
  const inRows = shown.map((row) =>
    hexes.filter((hex) => hex.row === row).sort((one, other) => one.column - other.column),
  );
  const left = Math.min(...hexes.map(({ column }) => column));
  const lines = withEnds(inRows, left, drawing);
  return drawing.detail === 'least' ? lines : [...lines, ...legend(drawing)];
}

const hexesDrawn = (drawing: Drawing): readonly Drawn[] => {
  const numbers = numbersOf(drawing);
  return drawing.naming.hexes().map(({ hex, cell: [q, r] }) => ({
    ...{ hex, column: (2 * q + r) * half, row: r },
    text: hexText(hex, numbers.get(hex) ?? [], drawing),
  }));
};

/** By hex, the numbers of the options that lie there: a hex, several together, or the end of a monster's way. */
function numbersOf({ scene: { question } }: Drawing): ReadonlyMap<string, readonly number[]> {
  const numbers = new Map<string, number[]>();
  question?.options.forEach((option, index) => {
    for (const hex of hexesOf(option)) numbers.set(hex, [...(numbers.get(hex) ?? []), index + 1]);
  });
  return numbers;
}

/** The hexes that an option covers, or where a monster would end. */
export function hexesOf(option: string): readonly string[] {
  const end = wayIn(option)?.end;
  return end === undefined ? (hexesIn(option) ?? []) : [end];
}

/** Whether something can be picked in a row or near it, or the figure that the question is about stands there. */
function isNear(row: number, drawing: Drawing, hexes: readonly Drawn[]): boolean {
  const { view, question } = drawing.scene;
  const numbers = numbersOf(drawing);
  const stands = view.figures.find(({ id }) => question !== null && id === figureAsked(question.about))?.hex;
  return hexes.some(
    (hex) => Math.abs(hex.row - row) <= around && (numbers.has(hex.hex) || hex.hex === stands),
  );
}

/** The rows with the hexes at their ends beside them, as far as there is room. */
function withEnds(
  rows: readonly (readonly Drawn[])[],
  left: number,
  { paint, showing: { width } }: Drawing,
): readonly string[] {
  const firsts = rows.map(([first]) => first?.hex ?? '');
  const margin = Math.max(...firsts.map((first) => first.length)) + 1;
  const lines = rows.map((row) => rowLine(row, left));
  const widest = Math.max(...lines.map(widthOf));
  const hasMargin = margin + widest <= width;
  return lines.map((line, index) => {
    const last = rows[index]?.at(-1)?.hex ?? '';
    const start = hasMargin ? paint.dim((firsts[index] ?? '').padStart(margin - 1)) : '';
    const whole = `${start}${hasMargin ? ' ' : ''}${line}`;
    const isRoomy = margin + widest + 1 + last.length <= width && last !== firsts[index];
    return clip(isRoomy ? `${padEnd(whole, margin + widest + 1)}${paint.dim(last)}` : whole, width);
  });
}

function rowLine(hexes: readonly Drawn[], left: number): string {
  let line = '';
  let at = left;
  for (const { column, text } of hexes) {
    line += ' '.repeat(column - at) + text;
    at = column + 2 * half;
  }
  return line.trimEnd();
}

/** A figure, the number of an option, what lies there, or a free hex. */
function hexText(hex: string, [number, another]: readonly number[], drawing: Drawing): string {
  const { scene, paint, texts, naming } = drawing;
  const figure = scene.view.figures.find((one) => one.hex === hex);
  if (figure !== undefined) return colourOf(figure, paint)(markOf(figure, scene.view, texts).padEnd(4));
  if (number !== undefined)
    return paint.cyan((another === undefined ? `<${number}>` : `<${number}…`).padEnd(4));
  const [spot, ...others] = naming.spotsAt(hex);
  if (spot === undefined) return paint.dim('.'.padEnd(4));
  const marks = others.filter(({ is }) => is === 'marker' || is === 'room').map(signOf);
  const text = [signOf(spot), ...marks].join('').padEnd(4);
  return text.trim() === signs.door ? paint.dim(text) : text;
}

/** The signs that are on the map. */
function legend({ naming, texts, paint, showing: { width } }: Drawing): readonly string[] {
  const spots = naming.hexes().flatMap(({ hex }) => naming.spotsAt(hex));
  const said = spotKinds.flatMap((is) => {
    const seen = new Set(spots.filter((spot) => spot.is === is).map(signOf));
    return seen.size === 0 ? [] : [`${[...seen].join(' ')} ${texts.words.things[is]}`];
  });
  return said.length === 0 ? [] : [paint.dim(clip(`  ${said.join('  ')}`, width))];
}
