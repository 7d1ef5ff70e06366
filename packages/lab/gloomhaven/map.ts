import type { PieceView } from '@tavolo/gloomhaven';
import { clip } from '../terminal/layout.ts';
import type { Drawing } from './drawing.ts';
import { colourOf, markOf } from './marks.ts';

/** How what lies on a hex is drawn, in two columns. */
const signs: { readonly [Is in PieceView['is'] | 'door']: string } = {
  obstacle: '##',
  hazard: '~~',
  difficult: '::',
  trap: '^^',
  coin: '$',
  treasure: '[]',
  plate: '()',
  door: '++',
};

type Drawn = { readonly column: number; readonly row: number; readonly text: string };

/** A hex takes four columns; each row is shifted by half a hex. */
const half = 2;

/** The revealed rooms from above, and below them what the signs mean. Hexes that can be picked show their number. */
export function mapLines(drawing: Drawing): readonly string[] {
  const hexes = hexesDrawn(drawing);
  if (hexes.length === 0) return [];
  const left = Math.min(...hexes.map(({ column }) => column));
  const rows = [...new Set(hexes.map(({ row }) => row))].sort((one, other) => one - other);
  const lines = rows.map((row) => {
    const inRow = hexes.filter((hex) => hex.row === row).sort((one, other) => one.column - other.column);
    return rowLine(inRow, left);
  });
  return [...lines, ...legend(drawing)].map((line) => clip(`  ${line}`, drawing.showing.width));
}

const hexesDrawn = (drawing: Drawing): readonly Drawn[] =>
  drawing.naming.hexes().map(({ hex, cell: [q, r], isClosedDoor }) => ({
    ...{ column: (2 * q + r) * half, row: r },
    text: hexText(hex, isClosedDoor, drawing),
  }));

function rowLine(hexes: readonly Drawn[], left: number): string {
  let line = '';
  let at = left;
  for (const { column, text } of hexes) {
    line += ' '.repeat(column - at) + text;
    at = column + 2 * half;
  }
  return line.trimEnd();
}

/** The number of an option, a figure, what lies there, or a free hex. */
function hexText(hex: string, isClosedDoor: boolean, drawing: Drawing): string {
  const { scene, paint } = drawing;
  const option = scene.question?.options.indexOf(hex) ?? -1;
  const figure = scene.view.figures.find((one) => one.hex === hex);
  if (figure !== undefined) return colourOf(figure, drawing)(markOf(figure, drawing).padEnd(4));
  if (option >= 0) return paint.cyan(`<${option + 1}>`.padEnd(4));
  const piece = scene.view.pieces.find(({ hexes }) => hexes.some((one) => one === hex));
  if (piece !== undefined) return signs[piece.is].padEnd(4);
  return paint.dim((isClosedDoor ? signs.door : '.').padEnd(4));
}

/** The signs that are on the map. */
function legend({ scene: { view }, texts, paint }: Drawing): readonly string[] {
  const seen = (['obstacle', 'hazard', 'difficult', 'trap', 'coin', 'treasure', 'plate'] as const).filter(
    (is) => view.pieces.some((piece) => piece.is === is),
  );
  const things = texts.words.things;
  return [paint.dim([...seen, 'door' as const].map((is) => `${signs[is]} ${things[is]}`).join('  '))];
}
