/**
 * Looks for a seed of the guided first game of Machina Arcana: with it a curious learner is told nearly everything, and
 * the tale ends well. A learner tries whatever no tip was about yet, and plays as is usual otherwise. Chances depend on the
 * rules, so no seed is good for ever: `lesson.ts` names the one that was found last.
 * `node --import tsx packages/web/test/browser/machina-arcana-lesson-seeds.ts [from] [to]`
 */
import { picksOf, usualPicksOf } from '@tavolo/bots';
import { begin, isRefusal, type Match, type Question } from '@tavolo/kernel';
import { machinaArcana as game, type MachinaKinds } from '@tavolo/machina-arcana';
import { lesson, tipsIn } from '../../games/machina-arcana/lesson.ts';
import { texts } from '../../games/machina-arcana/text/en.ts';
import { tipFor } from '../../table/coach/tips.ts';
import { secondSeat as companion, firstSeat as learner } from './way.ts';

const tips = tipsIn(texts.lesson);

/** What leads to a tip that was not given yet. */
const leads: readonly (readonly [tip: string, act: string])[] = [
  ['fight', 'use:'],
  ['item', 'activate:'],
  ['arrange', 'arrange'],
];

/** A guided game as it went. */
type Guided = {
  readonly read: ReadonlySet<string>;
  readonly won: boolean;
  /** How many answers the learner had given when each chapter began. */
  readonly chapters: readonly number[];
  readonly answers: number;
};

/** Plays it through: the companion by habit, which is quick, or as the bot of the lesson does. */
function guided(seed: string, bot: 'habit' | 'greedy'): Guided {
  const options = { ...game.defaults, ...lesson.options };
  const match = begin(game, { seats: [learner, companion], options, seed });
  if (isRefusal(match)) throw new Error(match.refused);
  const [read, chapters]: [Set<string>, number[]] = [new Set(), []];
  let answers = 0;
  let heard = 0;
  for (let asked = nextOf(match); asked !== null; asked = nextOf(match)) {
    listen(match, asked, read);
    const isLearner = asked.seat === learner;
    if (isLearner) answers += 1;
    const picked = isLearner ? curious(match, asked, read) : companions(match, bot);
    const refused = match.play(asked.seat, picked);
    if (refused !== null) throw new Error(`${asked.name}: ${refused.refused}`);
    for (const { fact } of match.log.slice(heard)) if (fact.is === 'chapter-began') chapters.push(answers);
    heard = match.log.length;
  }
  return { read, chapters, answers, won: match.state.outcome === 'victory' };
}

/** Whoever is asked next; where the first to answer decides, the bot waits. */
const nextOf = (match: Match<MachinaKinds>): Question | null =>
  match.asked.find(({ seat }) => seat === companion && !match.rivalsOf(seat).includes(learner)) ??
  match.firstAsked;

/** Reads all tips whose moment this is. */
function listen(match: Match<MachinaKinds>, { seat, name, from }: Question, read: Set<string>): void {
  const facts = new Set(match.log.map(({ fact }) => fact.is));
  const question = seat === learner ? { name, options: from() } : null;
  const due = () => tipFor(tips, { question, facts, ownFacts: facts }, read);
  for (let tip = due(); tip !== null; tip = due()) read.add(tip.id);
}

/** Everybody is led by the first tip to the first explorer; then whatever is new is tried. */
function curious(
  match: Match<MachinaKinds>,
  { seat, name, from }: Question,
  read: ReadonlySet<string>,
): readonly string[] {
  const options: readonly string[] = from();
  if (name === 'explorer' && options.includes('thornquist')) return ['thornquist'];
  const news = leads.flatMap(([tip, act]) =>
    read.has(tip) ? [] : (options.find((one) => one.startsWith(act)) ?? []),
  );
  const [first] = name === 'act' ? news : [];
  return first === undefined ? usualPicksOf(match, seat) : [first];
}

const companions = (match: Match<MachinaKinds>, bot: 'habit' | 'greedy'): readonly string[] =>
  bot === 'habit'
    ? usualPicksOf(match, companion)
    : picksOf(match, companion, bot, { iterations: 0, keepGoing: () => false });

/** So many tips may be missing. */
const few = 2;

const isGood = ({ read, won }: Guided): boolean => won && tips.length - read.size <= few;

const [from = 1, to = 40] = process.argv.slice(2).map(Number);
for (let number = from; number <= to; number++) {
  const seed = `first-descent-${number}`;
  if (!isGood(guided(seed, 'habit'))) continue;
  const { read, won, chapters, answers } = guided(seed, 'greedy');
  const missing = tips.filter(({ id }) => !read.has(id)).map(({ id }) => id);
  console.log(
    seed,
    won ? 'won' : 'lost',
    `${answers} answers, chapters after ${chapters.join(', ')}; not told: ${missing.join(', ')}`,
  );
}
