import { type Edge, type Place, Plan } from '../index.ts';

/**
 * A plan drawn in characters: squares at odd columns and lines, what stands on their edges between them, `d` for a
 * door and a space for nothing. What is at each square is kept as it is drawn.
 */
export function drawn(...lines: readonly string[]) {
  const squares: Place[] = [];
  for (let y = 0; 2 * y + 1 < lines.length; y++)
    for (let x = 0; 2 * x + 1 < (lines[2 * y + 1] ?? '').length; x++) squares.push([x, y]);
  const doors: Place[] = [];
  const edge = (column: number, line: number): Edge | null => {
    const sign = lines[line]?.[column] ?? ' ';
    if (sign === 'd') return doors.push([column, line]) - 1;
    return sign === ' ' ? null : 'wall';
  };
  const plan = new Plan({
    squares,
    east: ([x, y]) => edge(2 * x + 2, 2 * y + 1),
    south: ([x, y]) => edge(2 * x + 1, 2 * y + 2),
  });
  const at = (x: number, y: number): number => plan.cellAt(x, y);
  const sign = (cell: number): string => {
    const [x, y] = plan.place(cell);
    return lines[2 * y + 1]?.[2 * x + 1] ?? ' ';
  };
  return { plan, at, sign, doors: doors.length };
}

/** A hall with three rooms behind doors: rubble R, barrels B, a lever L, pits P, traps T. */
export const hall = drawn(
  '+-+-+-+-+x+x+-+-+-+-+',
  '|C . .|. . . R . ? .|',
  '+ + + + + + + + + + +',
  '|. . .d. . . R . . .|',
  '+ + + + + + + + + + +',
  '|. . .|. B . . . . .|',
  '+-+d+-+ + + + + + + +',
  '|S . . . T T . . R R|',
  '+ + + + + + + + + + +',
  'x. . . . T T . . . .x',
  '+ + + + + + + + + + +',
  'x. . . . . . . L . .x',
  '+ + + + + + +-+-+d+-+',
  '|R R . . . . . . . .|',
  '+-+-+-+d+ + + + + + +',
  '|H . . . . P . . . G|',
  '+ + + + + + + + + + +',
  '|. . . . . P . . . .|',
  '+ + + + + + + + + + +',
  '|W . . . . . . B . S|',
  '+-+-+-+-+x+x+-+-+-+-+',
);
