import { Match, type Onlooker, type OpenQuestion, type Seat, thinkingChance } from '@tavolo/kernel';
import type { News } from '@tavolo/protocol';
import { content, levels, type WowKinds, wowAdventure } from '@tavolo/wow-adventure';
import { describe, expect, test } from 'vitest';
import { asked, gathered, House, one, questionTo, three, two } from './house.ts';
import { answerTo, type Visitor } from './visitor.ts';

const seats = [one, two, three];

/** So much of a match is listened to: hands are full by then, tokens lie about, and cards were played and answered. */
const answers = 600;

const beginningWith = (seed: string) => ({
  game: wowAdventure,
  seats,
  options: wowAdventure.defaults,
  sheet: wowAdventure.chronicle.blank,
  seed,
});

/** The same picks for the same question, at a table and in a match alike. */
function picks(
  { options, min, max }: OpenQuestion,
  chance: ReturnType<typeof thinkingChance>,
): readonly string[] {
  const size = min + chance.below(Math.min(max, options.length) - min + 1);
  return chance.shuffle([...options]).slice(0, size);
}

/** Everything whose whereabouts can be secret: ability cards, challenge cards, discovery tokens. */
const secrets = [...content.abilities.keys(), ...content.challenge.keys(), ...content.discoveries.keys()];

const secretsIn = (text: string): readonly string[] => secrets.filter((id) => text.includes(`"${id}"`));

const eyesOf = ({ place }: Visitor): readonly Onlooker[] =>
  place.seats.length === 0 ? ['spectator'] : place.seats;

/** All that an onlooker may know now, in so many words. */
function knownTo(match: Match<WowKinds>, onlooker: Onlooker): string {
  const question = onlooker === 'spectator' ? null : match.openTo(onlooker);
  return JSON.stringify([match.view(onlooker), match.toldTo(onlooker), question]);
}

describe.each(['kingdoms 1', 'kingdoms 2'])('at a table of World of Warcraft (%s) nobody hears', (seed) => {
  const playing = listenTo(seed);

  test('of a card or a token what they may not know, in any byte that is sent', async () => {
    const { leaks, heard, given } = await playing;
    expect(given).toBe(answers);
    expect(leaks).toEqual([]);
    // There was something to keep: what one of them hears of, another does not.
    expect(heard.every((words) => words.length > 0)).toBe(true);
    expect(new Set(heard.map((words) => secretsIn(words).join())).size).toBeGreaterThan(3);
  });

  test('a decision of another seat, or what is told to another', async () => {
    const { overheard } = await playing;
    expect(overheard).toEqual([]);
  });
});

/** Plays at a table of three, with one who looks on and one who was invited, and compares all that is sent with the truth. */
async function listenTo(seed: string) {
  const house = new House();
  const { all, comes, ana } = await gathered(house, { game: wowAdventure.id });
  house.seeds.push(seed);
  await ana.wishes({ is: 'start' });
  const visitors = [...all, await comes('watcher', 'watch'), await comes('dora')];
  const match = Match.start(beginningWith(seed));
  const chance = thinkingChance(seed);
  const [leaks, overheard]: [string[], string[]] = [[], []];
  for (let given = 0; given < answers && !match.isOver; given++) {
    const known = new Map(visitors.map((visitor) => [visitor, knownBy(match, visitor)]));
    const since = new Map(visitors.map((visitor) => [visitor, visitor.heard.length]));
    const who = asked(all);
    const question = questionTo(who);
    const picked = picks(question, chance);
    await who.wishes(answerTo(question, picked));
    match.play(question.seat, picked);
    for (const visitor of visitors) {
      const words = visitor.heard.slice(since.get(visitor));
      leaks.push(...leaksIn(visitor, words, `${known.get(visitor)}${knownBy(match, visitor)}`));
      leaks.push(...eyesOf(visitor).flatMap((eyes) => betrayedTo(visitor, eyes, match.state)));
      overheard.push(...foreignIn(visitor, words));
    }
  }
  return {
    given: match.answered,
    leaks,
    overheard,
    heard: visitors.map((visitor) => visitor.heard.join('\n')),
  };
}

/** What is named in these words that somebody may not know of. */
const leaksIn = (visitor: Visitor, words: readonly string[], known: string): readonly string[] =>
  secretsIn(words.join('\n'))
    .filter((secret) => !known.includes(`"${secret}"`))
    .map((secret) => `${visitor.name} hears of ${secret}`);

const knownBy = (match: Match<WowKinds>, visitor: Visitor): string =>
  eyesOf(visitor)
    .map((onlooker) => knownTo(match, onlooker))
    .join('\n');

/** Whatever somebody sees beyond what the rules let them know: of hands, of tokens that lie face down, of decks. */
function betrayedTo(visitor: Visitor, eyes: Onlooker, state: WowKinds['State']): readonly string[] {
  const seen = visitor.sight(eyes).view as WowKinds['View']; // a table of this game shows nothing else
  const hands = state.heroes
    .filter(({ seat }) => seat !== eyes)
    .filter(({ seat, shown }) => {
      const hero = seen.heroes.find((one) => one.seat === seat);
      const known = shown.flatMap(({ to, card }) => (to === eyes ? [card] : []));
      return hero !== undefined && (hero.cards.join() !== known.join() || typeof hero.hand !== 'number');
    })
    .map(({ seat }) => `the hand of ${seat}`);
  const tokens = state.tokens
    .filter(({ seenBy }, nth) => !seenBy.some((seat) => seat === eyes) && seen.tokens[nth]?.kind !== null)
    .map(({ kind }) => `a token, ${kind}`);
  const decks = levels
    .filter((level) => {
      const { cards, unseen, scouted } = state.decks[level];
      const looked = scouted?.by === eyes ? scouted.cards : 0;
      const { known, scouted: ahead } = seen.decks[level];
      return [...ahead, ...known].join() !== [...cards.slice(0, looked), ...cards.slice(unseen)].join();
    })
    .map((level) => `the ${level} deck`);
  return [...hands, ...tokens, ...decks].map((what) => `${visitor.name} sees ${what}`);
}

/** What others decide, or are told. */
function foreignIn(visitor: Visitor, words: readonly string[]): readonly string[] {
  const own = eyesOf(visitor);
  const told = words
    .map((text): News => JSON.parse(text))
    .flatMap((news) => (news.is === 'sight' || news.is === 'change' ? news.told : []));
  const decided = seats.filter((seat) => !own.includes(seat) && words.join('\n').includes(`"${seat}/`));
  const toOthers = told.flatMap(({ to }) => (to === null || own.includes(to) ? [] : [to]));
  return [...decided, ...toOthers].map((seat) => `${visitor.name} hears what is for ${seat}`);
}

/** A moment at which somebody who holds a Counterspell is asked whether to answer a card. */
type Asked = { readonly match: Match<WowKinds>; readonly holder: Seat };

const isCounterspell = (option: string): boolean => option === 'play:counterspell';

/** Plays at random until somebody could cancel a card. */
function withCounterspell(): Asked {
  for (let number = 0; number < 200; number++) {
    const match = Match.start(beginningWith(`counterspell ${number}`));
    const chance = thinkingChance(`counterspell ${number}`);
    for (let given = 0; given < 1200 && !match.isOver; given++) {
      const [question] = seats.flatMap((seat) => match.openTo(seat) ?? []);
      if (question === undefined) break;
      if (question.name === 'reaction' && question.options.some(isCounterspell))
        return { match, holder: question.seat };
      match.play(question.seat, picks(question, chance));
    }
  }
  throw new Error('nobody ever holds a Counterspell');
}

/** The same match from its last rest on, but the holder has drawn another card than the Counterspell. */
function withoutIt({ match, holder }: Asked): readonly [Match<WowKinds>, Match<WowKinds>] {
  const earlier = match.fork();
  earlier.rewind(match.answered - 1);
  const { state, answered } = earlier.snapshot;
  const twin = structuredClone(state);
  const hero = twin.heroes.find(({ seat }) => seat === holder);
  const other = hero?.deck.findIndex((card) => !hero.hand.includes(card) && card !== 'counterspell') ?? -1;
  if (hero === undefined || other < 0) throw new Error('the holder has no other card');
  const drawn = hero.deck[other];
  hero.deck[other] = 'counterspell' as typeof drawn & {}; // tests write ids
  hero.hand = hero.hand.map((card) => (card === 'counterspell' && drawn !== undefined ? drawn : card));
  const beginning = beginningWith('twins');
  const twins = [Match.from(beginning, structuredClone(state)), Match.from(beginning, twin)] as const;
  for (const { seat, picked } of match.answers.slice(answered))
    for (const one of twins) expect(one.play(seat, picked)).toBeNull();
  return twins;
}

test('nobody can tell whether somebody holds a Counterspell: not by what is sent, nor by who is waited for', () => {
  const { match, holder } = withCounterspell();
  const [held, not] = withoutIt({ match, holder });
  expect(held.openTo(holder)?.options.some(isCounterspell)).toBe(true);
  expect(not.openTo(holder)?.options.some(isCounterspell)).toBe(false);
  const onlookers: readonly Onlooker[] = [...seats.filter((seat) => seat !== holder), 'spectator'];
  const seenIn = (one: Match<WowKinds>) =>
    onlookers.map((onlooker) =>
      JSON.stringify([
        one.view(onlooker),
        one.toldTo(onlooker),
        one.open.map(({ seat, name }) => [seat, name]),
      ]),
    );
  expect(seenIn(held)).toEqual(seenIn(not));
  for (const one of [held, not]) expect(one.play(holder, ['pass'])).toBeNull();
  expect(seenIn(held)).toEqual(seenIn(not));
});
