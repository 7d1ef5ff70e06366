import type { QuestionKinds, QuestionName } from './questions.ts';
import { type Refusal, refuse } from './refusal.ts';
import type { Question } from './rule.ts';
import { type Seat, seat } from './seat.ts';

/**
 * An open question as a client or a bot is shown it: any of a game's, told apart by `name`; without a game, of
 * whatever game, as it travels.
 */
export type OpenQuestion<K extends QuestionKinds = QuestionKinds> = Opened<K['RuleId']> & K['Shown'];

/** An open question of this name, or of one of these. */
export type OpenQuestionOf<K extends QuestionKinds, Name extends QuestionName<K>> = Extract<
  OpenQuestion<K>,
  { readonly name: Name }
>;

/** What is shown of a question, whatever it asks. */
type Opened<RuleId> = {
  /** Names this decision and no other: an answer must repeat it. */
  readonly decision: string;
  readonly seat: Seat;
  /** The number of the rule that asks. */
  readonly rule: RuleId;
  readonly min: number;
  readonly max: number;
  readonly secret: boolean;
};

/** An answer as it comes from outside, its form checked and nothing else. */
export type Given = { readonly seat: Seat; readonly decision: string; readonly picked: readonly string[] };

/** Reads an answer from data of any origin. */
export function readAnswer(given: unknown): Given | Refusal {
  if (typeof given !== 'object' || given === null) return refuse('malformed', 'an answer is an object');
  const { seat: from, decision, picked } = given as Record<string, unknown>; // any object can be asked for a key
  if (typeof from !== 'string') return refuse('malformed', 'seat: expected a text');
  if (typeof decision !== 'string') return refuse('malformed', 'decision: expected a text');
  const ids: readonly unknown[] = Array.isArray(picked) ? [...picked] : [null]; // a copy has no holes that `every` would skip
  if (!ids.every((id): id is string => typeof id === 'string')) {
    return refuse('malformed', 'picked: expected a list of texts');
  }
  return { seat: seat(from), decision, picked: ids };
}

/** The picks in the order of the options, as a list of their own, or why they are not an answer to the question. */
export function admit(question: Question, picked: readonly string[]): readonly string[] | Refusal {
  if (picked.length < question.min || picked.length > question.max) return refuse('wrong-count');
  const options = question.from();
  if (!picked.every((id) => options.includes(id))) return refuse('not-an-option');
  if (picked.length < 2)
    return question.valid?.(picked) === false ? refuse('invalid-selection') : [...picked];
  if (new Set(picked).size < picked.length) return refuse('picked-twice');
  const ordered = options.filter((id) => picked.includes(id));
  return question.valid?.(ordered) === false ? refuse('invalid-selection') : ordered;
}

/** A question of a game as it is shown, its options found now. */
export function shown<K extends QuestionKinds>(question: Question, decision: string): OpenQuestion<K> {
  const { name, rule, min, max, secret } = question;
  const about = question.about?.() ?? {};
  const open: OpenQuestion = {
    decision,
    name,
    seat: question.seat,
    rule,
    options: [...question.from()],
    min,
    max,
    about,
    secret,
  };
  return open as OpenQuestion<K>; // the rules of a game ask what it declares
}
