import { capital } from '@tavolo/language';
import { clip, hanging } from '../../console/layout.ts';
import type { Showing } from '../face.ts';
import type { Outline, OutlinePart } from './outline.ts';

/** With which colours a tree is drawn, in how many columns and levels; flat rows are cut rather than broken. */
export type TreeDrawing = Pick<Showing, 'paint' | 'width'> & {
  readonly levels: number;
  readonly isFlat: boolean;
};

/** An outline as rows: what is said in a word first, then what has parts of its own, further to the right. */
export function treeLines(outline: Outline, drawing: TreeDrawing, indent = 1): readonly string[] {
  if (drawing.levels <= 0) return [];
  const words = outline.flatMap((part) => (part.is === 'word' ? [wordText(part, drawing)] : []));
  const below = { ...drawing, levels: drawing.levels - 1 };
  return [
    ...(words.length === 0 ? [] : rows(' '.repeat(indent), words.join(' · '), drawing)),
    ...outline.flatMap((part) => partLines(part, below, indent)),
  ];
}

const wordText = (
  { label, says }: { readonly label: string; readonly says: string },
  { paint }: TreeDrawing,
): string => (says === '' ? label : `${paint.dim(label)} ${says}`);

function partLines(part: OutlinePart, drawing: TreeDrawing, indent: number): readonly string[] {
  const { paint } = drawing;
  const label = `${' '.repeat(indent)}${capital(part.label)}`;
  switch (part.is) {
    case 'word':
      return [];
    case 'words':
      return rows(`${paint.dim(`${label}:`)} `, part.says.join(', '), drawing);
    case 'part':
      return headed(label, treeLines(part.parts, drawing, indent + 2), drawing);
    case 'parts':
      return headed(
        label,
        part.each.flatMap((one) => bulleted(treeLines(one, drawing, indent + 4), indent + 2)),
        drawing,
      );
  }
}

/** Nothing stands below a heading where there is no level left. */
const headed = (label: string, lines: readonly string[], { paint }: TreeDrawing): readonly string[] =>
  lines.length === 0 ? [] : [paint.bold(label), ...lines];

const bulleted = ([first, ...others]: readonly string[], indent: number): readonly string[] =>
  first === undefined ? [] : [`${' '.repeat(indent)}• ${first.slice(indent + 2)}`, ...others];

const rows = (margin: string, text: string, { width, isFlat }: TreeDrawing): readonly string[] =>
  isFlat ? [clip(`${margin}${text}`, width)] : hanging(margin, text, width);
