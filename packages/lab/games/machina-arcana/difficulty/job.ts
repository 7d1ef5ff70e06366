import { picksOf } from '@tavolo/bots';
import { habitQuestion, Match, type Question, seat, thinkingChance } from '@tavolo/kernel';
import { content, type MachinaKinds, machinaArcana } from '@tavolo/machina-arcana';
import type { Range } from '../../../simulate/job.ts';
import { countMatch, noTally, type Tally } from '../../../simulate/tally.ts';
import { countedIn } from '../counting.ts';

/** How all explorers play: by habit alone, or as the greedy bot. */
export type Player = 'habit' | 'greedy';

export type Difficulty = MachinaKinds['Options']['difficulty'];

/** Games that are played alike: plain data, for it travels to other threads. */
export type DifficultyJob = {
  readonly bots: readonly Player[];
  readonly player: Player;
  readonly seed: string;
  readonly difficulty: Difficulty;
};

type Asked = Pick<DifficultyJob, 'seed' | 'difficulty' | 'player'> & { readonly explorers: number };

export const difficultyJob = ({ explorers, ...job }: Asked): DifficultyJob => ({
  ...job,
  bots: Array.from({ length: explorers }, () => job.player),
});

/** No game of ours has come near so many answers; one that does would go on for ever. */
const mostAnswers = 20_000;

/** Plays some games of a job. Game i depends on the job and on i alone. */
export function playDifficultyRange(job: DifficultyJob, { from, to }: Range): Tally {
  const tally = noTally(job.bots.length);
  for (let index = from; index < to; index++) count(tally, played(job, index));
  return tally;
}

const seatsOf = ({ bots }: DifficultyJob) => bots.map((_, place) => seat(`explorer-${place + 1}`));

function count(tally: Tally, match: Match<MachinaKinds>): void {
  const { winners, scores } = match.result;
  const names = match.state.seats;
  const answers = match.answered;
  countMatch(tally, names, {
    ...{ winners, parts: 1, scores, answers, counted: countedIn(match), length: match.state.round },
  });
}

const explorers = [...content.explorers.keys()];
const scenarios = [...content.scenarios.keys()];

/** Scenarios and explorers go round, so that each is met as often in each place. */
const explorerOf = (index: number, place: number) => explorers[(index + 3 * place) % explorers.length] ?? '';
const scenarioOf = (index: number) => scenarios[index % scenarios.length] ?? machinaArcana.defaults.scenario;

function answer(
  match: Match<MachinaKinds>,
  asked: Question,
  player: Player,
  chance: ReturnType<typeof thinkingChance>,
) {
  if (player === 'greedy') return picksOf(match, asked.seat, 'greedy', { iterations: 1 });
  const habit = machinaArcana.counsel?.habit;
  if (habit == null) throw new Error('the game has no habit');
  return habit(habitQuestion<MachinaKinds>(match.state, asked, asked.from()), chance);
}

/** A whole game at normal duration. */
function played(job: DifficultyJob, index: number): Match<MachinaKinds> {
  const { defaults, chronicle } = machinaArcana;
  const seats = seatsOf(job);
  const options = { ...defaults, difficulty: job.difficulty, scenario: scenarioOf(index) };
  const seed = `${job.seed}/${job.difficulty}/${seats.length}/${index}`;
  const match = Match.start({ game: machinaArcana, seats, options, sheet: chronicle.blank, seed });
  const chance = thinkingChance(`habit ${seed}`);
  for (let asked = match.firstAsked; asked !== null; asked = match.firstAsked) {
    if (match.answered > mostAnswers) throw new Error(`the game of seed ${seed} does not end`);
    const picked =
      asked.name === 'explorer'
        ? [explorerOf(index, seats.indexOf(asked.seat))]
        : answer(match, asked, job.player, chance);
    const refusal = match.play(asked.seat, picked);
    if (refusal !== null) throw new Error(`${asked.name} refused: ${refusal.refused}`);
  }
  return match;
}
