import { type News, patched } from '@tavolo/protocol';
import { describe, expect, test } from 'vitest';
import { type Ear, happeningsOf, type Moment, overheard } from './overheard.ts';

/** The first matches in which all of this happens. */
function matchesWith(...names: readonly string[]): readonly string[] {
  const found: string[] = [];
  for (let number = 0; found.length < 2 && number < 500; number++) {
    const happenings = happeningsOf(`secrets ${number}`);
    if (names.every((name) => happenings.has(name))) found.push(`secrets ${number}`);
  }
  return found;
}

const withLooks = matchesWith('looked-ahead', 'removed-a-card', 'saw', 'removed');
const withBets = matchesWith('bets at once');

test('the secrets that are kept here do occur', () => {
  expect([withLooks.length, withBets.length]).toEqual([2, 2]);
});

type Heard = readonly (readonly [Ear, Moment])[];

const earsOf = (moments: readonly Moment[]): Heard =>
  moments.flatMap((moment) => moment.ears.map((ear) => [ear, moment] as const));

type StoryNews = Extract<News, { is: 'story' }>;

const storiesIn = (heard: Heard): readonly (readonly [StoryNews, Ear, Moment])[] =>
  heard.flatMap(([ear, moment]) =>
    ear.news.flatMap((news) => (news.is === 'story' ? [[news, ear, moment] as const] : [])),
  );

const toldIn = (news: News) => {
  if (news.is === 'story') return news.story.told;
  return news.is === 'sight' || news.is === 'change' ? news.told : [];
};

const secretAsks = ['bet', 'card-to-remove', 'card-on-top'];

describe.each([...withLooks, ...withBets])('of a whole match (%s) nobody hears', (seed) => {
  const playing = overheard(seed).then(earsOf);

  test('a card that they have not seen, in the deck or out of the game', async () => {
    for (const [{ words, hidden }] of await playing) {
      const all = words.join('\n');
      expect(hidden.filter((card) => all.includes(`"${card}"`))).toEqual([]);
    }
  });

  test('a decision of another seat, or its question', async () => {
    for (const [{ words, eyes }] of await playing) {
      const others = ['seat-1', 'seat-2', 'seat-3'].filter((seat) => !eyes.some((own) => own === seat));
      const all = words.join('\n');
      expect(others.filter((seat) => all.includes(`"${seat}/`))).toEqual([]);
    }
  });

  test('anything through the eyes of another, or told to another', async () => {
    for (const [{ news: all, eyes }] of await playing) {
      const through = all.flatMap((news) =>
        'onlooker' in news && news.is !== 'gone' ? [news.onlooker] : [],
      );
      const to = all.flatMap(toldIn).flatMap((line) => line.to ?? []);
      // Before the match began, everybody looked on.
      expect([...through, ...to].filter((one) => !eyes.includes(one))).toEqual([]);
    }
  });

  test('the seed, the id of a person, or without a right to sit the invitation', async () => {
    const invitation = 'unguessable-2';
    for (const [{ words, name }] of await playing) {
      const all = words.join('\n');
      const mayHear = name === 'watcher' ? [] : [invitation];
      const heard = [seed, 'person-of', invitation].filter((secret) => all.includes(secret));
      expect(heard.filter((secret) => !mayHear.includes(secret))).toEqual([]);
    }
    expect((await playing)[0]?.[0].words.join()).toContain(invitation);
  });

  test('what another bets, while others still bet', async () => {
    const kept = (await playing).filter(
      ([{ eyes }, { answered, isBetting }]) =>
        isBetting && answered.name === 'bet' && !eyes.includes(answered.seat),
    );
    for (const [{ news: all }] of kept) {
      const changes = all.flatMap((news) => (news.is === 'change' ? [news] : []));
      expect(changes.flatMap(({ patch }) => Object.keys(patch ?? {}))).not.toContain('view');
      expect(changes.flatMap(({ told }) => told)).toEqual([]);
    }
    if (withBets.includes(seed)) expect(kept).not.toEqual([]);
  });

  test('a story that does not lead to what they see', async () => {
    for (const [{ onlooker, story }, { seen }, { answers }] of storiesIn(await playing)) {
      const end = story.frames.reduce<unknown>(
        (view, { patch }) => (patch === null ? view : patched(view, patch)),
        story.first,
      );
      expect(end).toEqual(seen.get(onlooker)?.sight.view);
      expect(story.told).toEqual(seen.get(onlooker)?.told);
      expect(story.frames).toHaveLength(answers);
    }
  });

  test('in a story what another has picked in secret, or less than was picked in the open', async () => {
    const frames = storiesIn(await playing).flatMap(([{ onlooker, story }]) =>
      story.frames.map((frame) => ({
        ...frame,
        isOwn: frame.seat === onlooker,
        isSecret: secretAsks.includes(frame.ask) && frame.seat !== onlooker,
      })),
    );
    expect(frames.filter(({ picked, isSecret }) => (picked === null) !== isSecret)).toEqual([]);
    expect(frames.filter(({ isSecret }) => isSecret)).not.toEqual([]);
    expect(frames.filter(({ asked, isOwn }) => (asked !== null) !== isOwn)).toEqual([]);
  });
});
