/** How words are coloured; on a terminal without colours each of these gives back what it is given. */
export type Paint = {
  readonly [Hue in keyof typeof codes]: (text: string) => string;
};

const codes = {
  bold: [1, 22],
  dim: [2, 22],
  inverse: [7, 27],
  red: [31, 39],
  green: [32, 39],
  yellow: [33, 39],
  blue: [34, 39],
  magenta: [35, 39],
  cyan: [36, 39],
} as const;

const coloured =
  ([on, off]: readonly [number, number]) =>
  (text: string): string =>
    text === '' ? '' : `\x1b[${on}m${text}\x1b[${off}m`;

const plain = (text: string): string => text;

export function paintWith(colours: boolean): Paint {
  const hue = (code: readonly [number, number]) => (colours ? coloured(code) : plain);
  return {
    bold: hue(codes.bold),
    dim: hue(codes.dim),
    inverse: hue(codes.inverse),
    red: hue(codes.red),
    green: hue(codes.green),
    yellow: hue(codes.yellow),
    blue: hue(codes.blue),
    magenta: hue(codes.magenta),
    cyan: hue(codes.cyan),
  };
}
