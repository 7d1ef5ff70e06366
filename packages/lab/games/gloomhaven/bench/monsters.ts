import { decide } from '@tavolo/gloomhaven/monsters/decide';
import { oracleReadings } from '@tavolo/gloomhaven/monsters/readings';
import type { Measure } from '../../../bench/measure.ts';
import { compareRates, compareWithKnown, type Work } from '../../../bench/side-by-side.ts';
import type { Question } from '../oracle/question.ts';
import { monsterBoards } from './monster-boards.ts';
import { nearestAttack } from './monster-bound.ts';

/** Decides on all boards once; gives how many they are. Every monster does something, if only stay. */
const deciding =
  (questions: readonly Question[]): Work =>
  () =>
    questions.filter(
      ({ battlefield, actor, foes }) => decide(battlefield, actor, foes, oracleReadings).outcomes.length > 0,
    ).length;

const decisionsVersusSolver: Measure = {
  name: 'monsters/decisions-vs-solver',
  against:
    'the public monster-movement solver, by its recorded times on the same boards if `TAVOLO_ORACLE` names their folder, otherwise by its mean',
  target: 'at least 200 times',
  isMet: ({ ratio }) => ratio >= 200,
  run: () => {
    const { questions, solverRate } = monsterBoards();
    return compareWithKnown('decisions/s', deciding(questions), solverRate);
  },
};

const decisionsVersusSearch: Measure = {
  name: 'monsters/decisions-vs-search',
  against: 'one breadth-first search and tests of distance on the same boards, which answer much less',
  target: 'at least 1/3 of it',
  isMet: ({ ratio }) => ratio >= 1 / 3,
  run: () => {
    const { questions } = monsterBoards();
    return compareRates(
      'decisions/s',
      deciding(questions),
      () => questions.filter((question) => nearestAttack(question) >= 0).length,
    );
  },
};

export const monsterMeasures: readonly Measure[] = [decisionsVersusSolver, decisionsVersusSearch];
