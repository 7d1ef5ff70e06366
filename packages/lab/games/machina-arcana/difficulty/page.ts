import { count } from '@tavolo/language/en';
import { machinaArcana } from '@tavolo/machina-arcana';
import { texts } from '@tavolo/machina-arcana/text/en';
import { meanOf, type Sum, wilson } from '../../../simulate/statistics.ts';
import type { Tally } from '../../../simulate/tally.ts';
import type { Played } from './settings.ts';

/** The page of difficulty: how often the explorers win, by difficulty, number, scenario and explorer. */
export function difficultyPage(seed: string, played: readonly Played[]): string {
  const normal = played.find(
    ({ setting }) => setting.difficulty === 'normal' && setting.explorers === 2 && setting.player === 'habit',
  );
  const games = normal?.tally.games ?? 0;
  return `${[
    '# Difficulty of Machina Arcana',
    `Written by \`npm run difficulty -- --games ${games} --seed ${seed}\`, with version ${machinaArcana.version} of the rules, at normal
duration. Scenarios and explorers go round, so that each is met as often. Explorers that play by habit are no people: the
page tells what the numbers do to a plain player. Intervals are Wilson's, at 95 %.`,
    rows(
      ['difficulty', 'explorers', 'players', 'games', 'won', 'wanted', 'chapters', 'rounds', 'deaths'],
      played.map((one) => settingRow(one)),
    ),
    ...(normal === undefined ? [] : [...tooFarFrom(normal.tally, played), ...details(normal.tally)]),
  ].join('\n\n')}\n`;
}

function settingRow({ setting, tally }: Played): readonly string[] {
  const { difficulty, explorers, player, target } = setting;
  const [chapters, rounds, deaths] = valuesOf(tally, 'game', 'all');
  return [
    difficulty,
    String(explorers),
    player,
    String(tally.games),
    share(gamesWon(tally), tally.games),
    target === null ? 'within 10 points of two' : `${percent(target[0])} to ${percent(target[1])}`,
    mean(chapters),
    mean(rounds),
    mean(deaths),
  ];
}

/** Those that should be near two explorers at normal difficulty, and are not. */
const tooFarFrom = (two: Tally, played: readonly Played[]): readonly string[] =>
  played
    .filter(({ setting }) => setting.target === null)
    .map(({ setting, tally }) => ({ setting, off: 100 * Math.abs(shareWon(tally) - shareWon(two)) }))
    .filter(({ off }) => off > 10)
    .map(
      ({ setting: { difficulty, explorers }, off }) =>
        `With ${count(explorers, 'explorer')} at ${difficulty} difficulty, the share of wins is ${off.toFixed(1)} points off that of two: more than the 10 that are wanted.`,
    );

const shareWon = (tally: Tally): number => gamesWon(tally) / Math.max(1, tally.games);

/** How many games were won. Whoever died on the way has no part in the victory, so seats don't tell. */
const gamesWon = (tally: Tally): number => valuesOf(tally, 'game', 'all').at(-1)?.total ?? 0;

/** Two explorers at normal difficulty, looked at more closely. */
const details = (tally: Tally): readonly string[] => [
  '## Two explorers at normal difficulty',
  rows(['scenario', 'games', 'won', 'chapters', 'rounds'], wonBy(tally, 'scenario', [0, 1])),
  rows(['explorer', 'games', 'won', 'kills', 'died'], wonBy(tally, 'explorer', [0, 3])),
  '### How games end',
  rows(
    ['end', 'games'],
    Object.entries(tally.groups.end ?? {})
      .map(([id, [sum]]): readonly [string, number] => [id, sum?.count ?? 0])
      .toSorted((one, other) => other[1] - one[1])
      .map(([id, count]) => [id, String(count)]),
  ),
  '### Cards that decide',
  `Of the games in which a card was met at least ${leastMet} times: those whose whole interval of wins lies more than ten points from the share of all. A card is met in too few games to show any but the largest effects.`,
  deciding(tally),
];

const leastMet = 30;

/** Cards that games are won or lost by, if there are any. */
function deciding(tally: Tally): string {
  const all = shareWon(tally);
  const found = (['item', 'event', 'monster'] as const).flatMap((group) =>
    Object.entries(tally.groups[group] ?? {}).flatMap(([id, [won]]) => {
      if (won === undefined || won.count < leastMet) return [];
      const { low, high } = wilson(won.total, won.count);
      return low > all + 0.1 || high < all - 0.1 ? [[texts.name(id), share(won.total, won.count)]] : [];
    }),
  );
  return found.length === 0 ? 'None.' : rows(['card', 'won'], found);
}

const sumsOf = (tally: Tally, group: string, id: string): readonly Sum[] => tally.groups[group]?.[id] ?? [];
const valuesOf = sumsOf;

function wonBy(tally: Tally, group: string, shown: readonly number[]): readonly (readonly string[])[] {
  return Object.keys(tally.groups[group] ?? {})
    .toSorted()
    .map((id) => {
      const sums = sumsOf(tally, group, id);
      const won = sums.at(-1);
      return [
        texts.name(id),
        String(won?.count ?? 0),
        share(won?.total ?? 0, won?.count ?? 0),
        ...shown.map((place) => mean(sums[place])),
      ];
    });
}

const mean = (sum: Sum | undefined): string => (sum === undefined ? '–' : meanOf(sum).toFixed(1));
const percent = (part: number): string => `${(100 * part).toFixed(0)} %`;

function share(won: number, of: number): string {
  const { low, high } = wilson(won, of);
  return `${((100 * won) / Math.max(1, of)).toFixed(1)} % (${(100 * low).toFixed(0)} – ${(100 * high).toFixed(0)})`;
}

const rows = (headings: readonly string[], lines: readonly (readonly string[])[]): string =>
  [headings, headings.map((_, place) => (place === 0 ? '---' : '---:')), ...lines]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
