import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Stream, thinkingChance } from '@tavolo/kernel';
import type { Place } from '../oracle/board.ts';
import { type CaseAttack, type CaseBoard, parseOracle } from '../oracle/format.ts';
import { type Question, questionOf } from '../oracle/question.ts';

/** Boards to decide on, and how many of them the public solver manages in a second. */
export type MonsterBoards = { readonly questions: readonly Question[]; readonly solverRate: number };

/** The solver's mean on its own random boards, in milliseconds. */
const solverMean = 7.0;

/**
 * The oracle's random boards, if the environment names its folder in `TAVOLO_ORACLE`, with the solver's time on the
 * very same; otherwise boards of our own of that size, with the solver's mean.
 */
export function monsterBoards(): MonsterBoards {
  const folder = process.env.TAVOLO_ORACLE;
  if (folder === undefined) {
    const questions = Array.from({ length: 500 }, (_, n) => questionOf(randomBoard(n)));
    return { questions, solverRate: 1000 / solverMean };
  }
  const file = parseOracle(readFileSync(join(folder, 'random.json'), 'utf8'));
  const cases = 'cases' in file ? file.cases : [];
  const milliseconds = cases.reduce((sum, { refMs }) => sum + refMs, 0);
  return { questions: cases.map(questionOf), solverRate: (1000 * cases.length) / milliseconds };
}

const [width, height] = [9, 9];
/** As often as each sign comes in a hundred hexes. */
const signs = `${'.'.repeat(70)}${'#'.repeat(9)}${'O'.repeat(8)}${'T'.repeat(5)}${'D'.repeat(5)}${'H'.repeat(3)}`;

const attacks: readonly (CaseAttack | null)[] = [
  { type: 'melee', range: 1, targets: 1, aoe: null },
  { type: 'melee', range: 1, targets: 2, aoe: null },
  {
    type: 'melee',
    range: 1,
    targets: 1,
    aoe: [
      [1, -1],
      [1, 0],
    ],
  },
  { type: 'ranged', range: 3, targets: 1, aoe: null },
  { type: 'ranged', range: 4, targets: 2, aoe: null },
  {
    type: 'ranged',
    range: 3,
    targets: 1,
    aoe: [
      [0, 0],
      [1, 0],
      [0, 1],
    ],
  },
  { type: 'melee', range: 1, targets: 1, aoe: null },
  null,
];

/** The n-th board: a room with pillars and terrain, a monster, three others and three characters. */
function randomBoard(n: number): CaseBoard {
  const chance = thinkingChance(`monsters ${n}`);
  const places = chance.shuffle(
    Array.from({ length: width * height }, (_, cell): Place => [cell % width, Math.floor(cell / width)]),
  );
  const figures = places.slice(0, 7);
  return {
    map: Array.from({ length: height }, (_, row) => rowOf(chance, row, figures)),
    thinWalls: [],
    actor: {
      at: placeIn(places, 0),
      move: 1 + chance.below(4),
      movement: chance.pick(['walk', 'walk', 'walk', 'jump', 'fly']),
      muddled: chance.below(10) === 0,
      attack: chance.pick(attacks),
    },
    monsters: [1, 2, 3].map((figure) => ({ at: placeIn(places, figure) })),
    characters: [4, 5, 6].map((figure) => ({
      id: `C${figure}`,
      at: placeIn(places, figure),
      initiative: 10 * figure + chance.below(10),
    })),
  };
}

const placeIn = (places: readonly Place[], n: number): Place => places[n] ?? [0, 0];

/** Figures stand on floor. */
const rowOf = (chance: Stream, row: number, figures: readonly Place[]): string =>
  Array.from({ length: width }, (_, column) =>
    figures.some(([c, r]) => c === column && r === row) ? '.' : chance.pick([...signs]),
  ).join('');
