import { type GauntletKinds, gauntletOfFools } from '@tavolo/gauntlet-of-fools';
import { Match, type Onlooker, type OpenQuestion, type Stream, thinkingChance } from '@tavolo/kernel';
import type { News } from '@tavolo/protocol';
import { asked, House, one, questionTo, started, three, two } from './house.ts';
import { answerTo, type Seen, type Visitor } from './visitor.ts';

const seats = [one, two, three];

/** What somebody heard of one answer, and what they have seen by then. */
export type Ear = {
  readonly name: string;
  readonly eyes: readonly Onlooker[];
  /** What was heard since the moment before. */
  readonly words: readonly string[];
  readonly news: readonly News[];
  readonly seen: ReadonlyMap<Onlooker, Seen>;
  /** The cards that these eyes have not seen: in the deck, or out of the game. */
  readonly hidden: readonly string[];
};

export type Moment = {
  readonly ears: readonly Ear[];
  readonly answered: OpenQuestion;
  readonly answers: number;
  /** Whether bets are still being made, and none is shown. */
  readonly isBetting: boolean;
};

/** The match that a seed makes: what nobody at the table sees. */
const trueMatch = (seed: string): Match<GauntletKinds> =>
  Match.start({
    game: gauntletOfFools,
    seats,
    options: { ...gauntletOfFools.defaults, promos: true },
    sheet: gauntletOfFools.chronicle.blank,
    seed,
  });

/** The same picks for the same question, at a table and in a match alike. */
function picks({ options, min, max }: OpenQuestion, chance: Stream): readonly string[] {
  const size = min + chance.below(Math.min(max, options.length) - min + 1);
  return chance.shuffle([...options]).slice(0, size);
}

/** The names of all that was told in the match of a seed; and whether several bet at once. */
export function happeningsOf(seed: string): ReadonlySet<string> {
  const match = trueMatch(seed);
  const chance = thinkingChance(seed);
  const names = new Set<string>();
  while (!match.isOver) {
    const [question, another] = seats.flatMap((seat) => match.openTo(seat) ?? []);
    if (question === undefined) break;
    if (match.state.phase === 'bets' && another !== undefined) names.add('bets at once');
    match.play(question.seat, picks(question, chance));
  }
  for (const { fact } of match.log) names.add(fact.is);
  return names;
}

/** The eyes with which a visitor may look. */
const eyesOf = ({ place }: Visitor): readonly Onlooker[] =>
  place.seats.length === 0 ? ['spectator'] : place.seats;

/** How often everybody asks for the story. */
const storyEvery = 4;

/** Plays the match of a seed at a table of three, with one who looks on and one who was invited, and listens to all. */
export async function overheard(seed: string): Promise<readonly Moment[]> {
  const { all, comes } = await started(new House(), seed);
  const visitors = [...all, await comes('watcher', 'watch'), await comes('dora')];
  const match = trueMatch(seed);
  const chance = thinkingChance(seed);
  const moments: Moment[] = [];
  const heard = new Map<Visitor, number>();
  while (!match.isOver) {
    const who = asked(all);
    const answered = questionTo(who);
    const picked = picks(answered, chance);
    await who.wishes(answerTo(answered, picked));
    match.play(answered.seat, picked);
    if (match.answered % storyEvery === 0 || match.isOver) await Promise.all(visitors.map(asksForStories));
    const ears = visitors.map((visitor) => earOf(visitor, match, heard.get(visitor) ?? 0));
    for (const visitor of visitors) heard.set(visitor, visitor.heard.length);
    moments.push({ ears, answered, answers: match.answered, isBetting: match.state.phase === 'bets' });
  }
  return moments;
}

async function asksForStories(visitor: Visitor): Promise<void> {
  for (const eyes of eyesOf(visitor))
    await visitor.wishes({ is: 'story', seat: eyes === 'spectator' ? null : eyes });
}

function earOf(visitor: Visitor, match: Match<GauntletKinds>, since: number): Ear {
  const words = visitor.heard.slice(since);
  const eyes = eyesOf(visitor);
  const known = new Set<string>(eyes.flatMap((onlooker) => cardsSeenBy(match, onlooker)));
  const { deck, removed } = match.state;
  return {
    name: visitor.name,
    eyes,
    words,
    news: words.map((text) => JSON.parse(text)),
    seen: new Map(visitor.seen),
    hidden: [...deck, ...removed.map(({ card }) => card)].filter((card) => !known.has(card)),
  };
}

/** What an onlooker knows of the deck and of what is out of the game. */
function cardsSeenBy(match: Match<GauntletKinds>, onlooker: Onlooker): readonly string[] {
  const { known, removed } = match.view(onlooker);
  const saw = match.toldTo(onlooker).flatMap(({ fact }) => (fact.is === 'saw' ? fact.cards : []));
  return [...known, ...removed, ...saw];
}
