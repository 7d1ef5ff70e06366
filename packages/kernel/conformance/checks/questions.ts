import type { Kinds, Match, Question } from '../../index.ts';
import { picksWith } from '../picks.ts';
import { type Check, fine } from '../trial.ts';

/** Nobody is asked what they can only answer in one way, or not at all. */
export const asksRealQuestions: Check = ({ newQuestions }) =>
  newQuestions.flatMap((question) =>
    unreal(question).map((why) => `${question.name} to ${question.seat} ${why}`),
  );

function unreal(question: Question): readonly string[] {
  const { min, max, secret, evenIfForced } = question;
  const options = question.from();
  if (options.length === 0) return ['has no options'];
  if (options.length < min || max < min) return [`wants ${min} to ${max} of ${options.length} options`];
  if (new Set(options).size < options.length) return [`offers an option twice: ${options.join(', ')}`];
  return options.length === min && !secret && !evenIfForced ? [`is forced: ${options.join(', ')}`] : fine;
}

/** A rule's number: the game's short name, the chapter, and what follows. */
const ruleNumber = /^[^\s/]+\/[^\s/]+$/;

/** Every question and every fact says which rule it follows. */
export const citesRules: Check = ({ newQuestions, news }) => [
  ...newQuestions
    .filter(({ rule }) => !ruleNumber.test(rule))
    .map(({ name, rule }) => `${name} cites '${rule}'`),
  ...news.filter(({ rule }) => !ruleNumber.test(rule)).map(({ fact, rule }) => `${fact.is} cites '${rule}'`),
];

/** How many of a question's options are tried. */
const mostOptions = 12;

/** Every option that is offered can be taken, with others or alone. */
export const takesWhatItOffers: Check = ({ match, chance }) => {
  const question = chance.pick(match.asked);
  const options = chance.shuffle([...question.from()]).slice(0, mostOptions);
  return options.flatMap((option) => {
    const picked = picksWith(question, option, chance);
    const why = picked === null ? 'goes with no others' : refusalOf(match, question, picked);
    return why === null ? fine : [`${option}, offered to ${question.seat} by ${question.name}: ${why}`];
  });
};

function refusalOf<K extends Kinds>(
  match: Match<K>,
  { seat }: Question,
  picked: readonly string[],
): string | null {
  try {
    return match.fork().play(seat, picked)?.refused ?? null;
  } catch (bug) {
    return messageOf(bug);
  }
}

/** What went wrong, and what caused it. */
export function messageOf(bug: unknown): string {
  if (!(bug instanceof Error)) return String(bug);
  return bug.cause === undefined ? bug.message : `${bug.message} (${messageOf(bug.cause)})`;
}

const mostAnswers = 25;

/** No step takes more than 25 answers. Steps side by side are counted by seat: each is mostly one seat's. */
export const keepsStepsShort: Check = ({ match }) => {
  const { state, answered } = match.snapshot;
  const since = match.answers.slice(answered);
  const next = match.game.nextStep(state);
  const counts = Array.isArray(next) ? countBySeat(since.map(({ seat }) => seat)) : [since.length];
  const count = Math.max(0, ...counts);
  return count > mostAnswers ? [`${count} answers since answer ${answered}`] : fine;
};

function countBySeat(seats: readonly string[]): readonly number[] {
  const counts = new Map<string, number>();
  for (const seat of seats) counts.set(seat, (counts.get(seat) ?? 0) + 1);
  return [...counts.values()];
}
