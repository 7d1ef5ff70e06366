// biome-ignore lint/suspicious/noControlCharactersInRegex: colours begin with the escape character
const colourCode = /(\x1b\[[0-9;]*m)/;
const colourCodes = new RegExp(colourCode, 'g');

/** How many columns a text takes; colours take none. */
export const widthOf = (text: string): number => [...text.replaceAll(colourCodes, '')].length;

export const padEnd = (text: string, width: number): string =>
  text + ' '.repeat(Math.max(0, width - widthOf(text)));

export const padStart = (text: string, width: number): string =>
  ' '.repeat(Math.max(0, width - widthOf(text))) + text;

/** A plain text cut to a width, with a sign that something is missing. */
export function cut(text: string, width: number): string {
  const letters = [...text];
  return letters.length <= width ? text : `${letters.slice(0, Math.max(0, width - 1)).join('')}…`;
}

/** The same for a text with colours: those that are switched on are switched off again. */
export function clip(text: string, width: number): string {
  if (widthOf(text) <= width) return text;
  const pieces = text.split(colourCode);
  let left = width - 1;
  // Every other piece is a colour.
  return pieces
    .map((piece, index) => {
      if (index % 2 === 1) return piece;
      const letters = [...piece];
      const shown = letters.slice(0, Math.max(0, left)).join('');
      const isCutHere = left >= 0 && letters.length > left;
      left = isCutHere ? -1 : left - letters.length;
      return isCutHere ? `${shown}…` : shown;
    })
    .join('');
}

/** A text as lines of at most a width, broken between words; each line after the first is indented. */
export function wrap(text: string, width: number, indent = 0): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/ +/)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line.trim() !== '' && widthOf(longer) > width) {
      lines.push(line);
      line = ' '.repeat(indent) + word;
    } else {
      line = longer;
    }
  }
  return [...lines, line];
}

/** A text with something hanging in its margin, such as a number: the lines after the first stand under the text. */
export function hanging(margin: string, text: string, width: number): readonly string[] {
  const room = widthOf(margin);
  return wrap(text, Math.max(10, width - room)).map(
    (line, index) => (index === 0 ? margin : ' '.repeat(room)) + line,
  );
}

/** Rows in columns as wide as their widest cell. Columns named in `right` are set to the right. */
export function columns(
  rows: readonly (readonly string[])[],
  right: readonly number[] = [],
): readonly string[] {
  const widths: number[] = [];
  for (const row of rows) {
    row.forEach((cell, index) => {
      widths[index] = Math.max(widths[index] ?? 0, widthOf(cell));
    });
  }
  return rows.map((row) =>
    row
      .map((cell, index) => (right.includes(index) ? padStart : padEnd)(cell, widths[index] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

/** Names, and beside each what is said of it, in a column behind the widest of them. */
export function described(
  rows: readonly (readonly [name: string, says: string])[],
  width: number,
  room = Math.max(...rows.map(([name]) => widthOf(name))),
): readonly string[] {
  return rows.flatMap(([name, says]) => hanging(`${padEnd(name, room)}  `, says, width));
}

/** Short texts side by side, to be read downwards, in as many columns as there is room for. */
export function sideBySide(texts: readonly string[], width: number): readonly string[] {
  for (let down = 1; down < texts.length; down++) {
    const rows = columns(
      Array.from({ length: down }, (_, row) => texts.filter((_, index) => index % down === row)),
    );
    if (rows.every((row) => widthOf(row) <= width)) return rows;
  }
  return texts;
}

/** A bar of a length out of eighths of a column. */
export function bar(length: number): string {
  const eighths = Math.round(length * 8);
  return '█'.repeat(Math.floor(eighths / 8)) + ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'][eighths % 8];
}
