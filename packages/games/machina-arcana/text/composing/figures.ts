import type { CardIcon } from '../card-icons.ts';
import type { Part } from '../card-parts.ts';

/** A number or a sign that is printed on a card. */
export const figure = (
  words: string,
  icons: readonly CardIcon[] = [],
  value: number | null = null,
): Part => ({
  ...{ kind: 'figure', words, icons, joint: '·' },
  ...(value === null ? {} : { value: String(value) }),
});
