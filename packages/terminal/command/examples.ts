import type { Box } from '@tavolo/box';
import { wordFor } from '../options/words.ts';
import type { Context } from './context.ts';
import type { CommandName } from './options.ts';

/** Lines to be pasted: what a command can be given, with the games that are shown. They speak for themselves in any language. */
export function examplesOf(
  name: CommandName,
  boxes: readonly Box[],
  { commandLine }: Context,
): readonly string[] {
  const [first, ...others] = boxes;
  if (first === undefined) return [];
  const lines = [...examples[name](first), ...others.flatMap((box) => examples[name](box).slice(1, 2))];
  return lines.map((given) => `  ${commandLine([name, ...given.split(' ')])}`);
}

/** The examples for a game: the plainest first, then the one that shows most. */
const examples: { readonly [Name in CommandName]: (box: Box) => readonly string[] } = {
  play: (box) => {
    const { id } = box.game;
    return [
      id,
      `${id} --seats ${seatsFrom(box, ['ana', 'greedy', 'bruno'], 'greedy')}${optionsOf(box)}`,
      `${id} --players ${box.game.seats.max} --lang it`,
      `${id} --load matches/${id}-1.json`,
    ];
  },
  sim: (box) => {
    const { id } = box.game;
    return [
      `${id} --games 1000 --seats ${seatsFrom(box, ['greedy'], 'random')}`,
      `${id} --games 50 --seats ${seatsFrom(box, ['search'], 'greedy')}${optionsOf(box)}`,
      `${id} --csv --out ${id}.csv`,
    ];
  },
  replay: ({ game: { id } }) => [`matches/${id}-1.json --step`, `matches/${id}-1.json --lang pt`],
  rules: ({ game: { id }, rulebook: { chapters } }) => {
    const [chapter] = chapters;
    const [rule] = chapter?.rules ?? [];
    return [
      id,
      ...[chapter?.id, rule?.id].flatMap((found) => (found === undefined ? [] : [`${id} ${found}`])),
    ];
  },
  new: () => ['my-game'],
};

/** As many as usually play: these, and then others. */
const seatsFrom = ({ blurb: { seats } }: Box, first: readonly string[], others: string): string =>
  Array.from({ length: seats.usual }, (_, place) => first[place] ?? others).join(',');

/** The first option set to its second value, which is seldom the usual one; nothing where there is no option. */
function optionsOf({ game: { tableOptions } }: Box): string {
  const [option] = tableOptions;
  const value = option?.values[1];
  return option === undefined || value === undefined ? '' : ` --options ${wordFor(option, value)}`;
}
