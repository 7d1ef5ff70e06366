import { signedPlainly } from '@tavolo/language';
import type { Amount, Equation, Measured } from '../../vocabulary/amounts.ts';
import type { Condition, PrintedElement } from '../../vocabulary/terms.ts';
import type { Line, Part } from '../parts.ts';
import type { AmountWords } from '../phrases/amounts.ts';
import type { Names } from '../phrases/names.ts';
import type { Phrases } from '../phrases/phrases.ts';
import type { Scene, Voice } from '../phrases/scene.ts';
import type { Terms } from '../phrases/terms.ts';

/** A language that can tell what things do. */
export type Teller = { readonly phrases: Phrases; readonly names: Names };

const unknowns = ['X', 'Y', 'Z'] as const;

/** A line in the making: numbers that only the table knows become letters, explained behind it. */
export function told(teller: Teller, voice: Voice, line: (scene: Scene) => Line): Line {
  const { amounts, targets } = teller.phrases;
  const explained: string[] = [];
  const letterOf = (measured: Measured): string => {
    const meaning = meaningOf(amounts, measured, voice);
    const known = explained.indexOf(meaning);
    const place = known === -1 ? explained.push(meaning) - 1 : known;
    return unknowns[place] ?? 'W';
  };
  const amount = (value: Amount): string => {
    if (typeof value === 'number') return String(value);
    return 'relative' in value ? signedPlainly(value.relative) : letterOf(value);
  };
  const scene: Scene = {
    ...{ voice, names: teller.names, amount },
    figures: (of) => targets.figures(of, { voice, amount }),
  };
  return [...line(scene), ...explained.map(legend)];
}

/** What a letter of a line stands for. */
const legend = (meaning: string, place: number): Part => ({
  kind: 'note',
  words: `${unknowns[place] ?? 'W'} = ${meaning}`,
  joint: ';',
  aside: true,
});

function meaningOf(words: AmountWords, measured: Measured, voice: Voice): string {
  const { of, times = 1, over = 1, round, plus = 0 } = measured;
  const { is } = words.measures[of](voice);
  const multiplied = times === 1 ? is : `${times} x ${is}`;
  const divided = over === 1 ? multiplied : `${multiplied} / ${over}`;
  const rounded = round === undefined ? divided : `${divided}, ${words.rounded[round]}`;
  return plus === 0 ? rounded : `${plus} + ${rounded}`;
}

/** A formula of a scenario or a boss, as it is printed. [gh/special.14] */
export function equationText({ letters, rounded }: AmountWords, equation: Equation): string {
  const { base = 0, c = 0, l = 0, cl = 0, over = 1, round = 'up' } = equation;
  const term = (factor: number, letter: string): readonly string[] => {
    if (factor === 0) return [];
    return [factor === 1 ? letter : `${factor} x ${letter}`];
  };
  const terms = [
    ...(base === 0 ? [] : [String(base)]),
    ...term(c, letters.c),
    ...term(l, letters.l),
    ...term(cl, `${letters.c} x ${letters.l}`),
  ];
  const sum = terms.length === 0 ? '0' : terms.join(' + ');
  if (over === 1) return sum;
  return `${terms.length > 1 ? `(${sum})` : sum} / ${over} (${rounded[round]})`;
}

export const conditionNames = ({ conditions }: Terms, named: readonly Condition[] = []): readonly string[] =>
  named.map((condition) => conditions[condition]);

/** Elements by their names; several of any kind are counted. */
export function elementNames(terms: Terms, named: readonly PrintedElement[]): readonly string[] {
  const free = named.filter((element) => element === 'any').length;
  if (free < 2) return named.map((element) => terms.elements[element]);
  const known = named.filter((element) => element !== 'any');
  return [...known.map((element) => terms.elements[element]), terms.anyElements(free)];
}
