import type { Blurb } from '@tavolo/box';
import { languages } from '@tavolo/language';
import { shelf } from '@tavolo/shelf';
import { expect, expectTypeOf, test, vi } from 'vitest';
import { FoundGames } from '../../app/found-games.ts';
import { games } from '../../app/games.ts';
import type { GameFace } from '../../games/face.ts';
import { lesson } from '../../games/gauntlet-of-fools/lesson.ts';
import { comingTo } from '../../pages/home/announced.ts';
import { factsOf } from '../../pages/home/facts.ts';
import { Board } from '../../plain-board/board.tsx';
import { plainFace } from '../../plain-board/face.ts';
import { loadMessages } from '../../text/load-messages.ts';

const blurb = (id: string, title: string, facts: Partial<Blurb> = {}): Blurb => ({
  id,
  seats: { min: 2, max: 4, usual: 3 },
  winsTogether: false,
  minutes: null,
  words: {
    en: { title, says: '', aim: '' },
    it: { title, says: '', aim: '' },
    pt: { title, says: '', aim: '' },
  },
  ...facts,
});

const found = {
  blurbs: {
    '../../games/wolves/blurb.ts': blurb('wolves', 'Wolves'),
    '../../games/owls/blurb.ts': blurb('owls', 'Ärgerliche Eulen'),
  },
  boxes: {},
  faces: {},
  lessons: {},
};

const [gauntlet] = shelf;

test('a game is there as soon as its folder is, in the order of titles', () => {
  const some = new FoundGames(found);
  expect(some.blurbsIn('en').map(({ id }) => id)).toEqual(['owls', 'wolves']);
  expect(some.blurb('owls')).toBe(found.blurbs['../../games/owls/blurb.ts']);
  expect(some.blurb('bears')).toBeNull();
});

test('every game of the shelf is found, and nothing else', () => {
  const ids = shelf.map(({ game }) => game.id).sort();
  expect(
    games
      .blurbsIn('en')
      .map(({ id }) => id)
      .sort(),
  ).toEqual(ids);
});

test('a box is loaded once for everybody, and again where that failed', async () => {
  const load = vi.fn(() => Promise.resolve(gauntlet));
  load.mockRejectedValueOnce(new Error('no network'));
  const some = new FoundGames({ ...found, boxes: { '../../games/owls/box.ts': load } });
  await expect(some.box('owls')).rejects.toThrow('no network');
  expect(await Promise.all([some.box('owls'), some.box('owls')])).toEqual([gauntlet, gauntlet]);
  expect(load).toHaveBeenCalledTimes(2);
  expect(await some.box('wolves')).toBeNull();
});

test('a game says what its box says, in the language that is read', async () => {
  for (const language of languages) {
    const texts = await games.texts(gauntlet.game.id, language);
    expect(texts?.rulebook).toEqual((await gauntlet.texts(language)).rulebook);
  }
  expect(await games.texts('bears', 'en')).toBeNull();
});

test('what has been read in one language is loaded in another before anything changes', async () => {
  const texts = vi.fn(gauntlet.texts);
  const some = new FoundGames({
    ...found,
    boxes: { '../../games/owls/box.ts': () => Promise.resolve({ ...gauntlet, texts }) },
  });
  await some.texts('owls', 'en');
  await some.readIn('pt');
  expect(texts.mock.calls).toEqual([['en'], ['pt']]);
});

test('a game is shown on the plain board until it brings its own', async () => {
  const boxes = { '../../games/owls/box.ts': () => Promise.resolve(gauntlet) };
  const plain = await new FoundGames({ ...found, boxes }).shown('owls', 'it');
  expect(plain?.box).toBe(gauntlet);
  expect(plain?.texts.rulebook).toEqual((await gauntlet.texts('it')).rulebook);
  expect(plain?.face.Board).toBe(Board);

  const face = { ...plainFace(gauntlet), Board: () => null };
  const faces = { '../games/owls/face.ts': () => Promise.resolve(face) };
  const own = await new FoundGames({ ...found, boxes, faces }).shown('owls', 'it');
  expect(own?.face).toBe(face);
});

test('a game can be learned by playing where it brings a lesson', async () => {
  const lessons = { '../games/owls/lesson.ts': () => Promise.resolve(lesson) };
  const some = new FoundGames({ ...found, lessons });
  expect([some.hasLesson('owls'), some.hasLesson('wolves')]).toEqual([true, false]);
  expect([await some.lesson('owls'), await some.lesson('wolves')]).toEqual([lesson, null]);
});

test('a game that the house has is no longer announced', () => {
  const blurbs = { '../../games/machina-arcana/blurb.ts': blurb('machina-arcana', 'Machina Arcana') };
  const ids = (house: FoundGames) => comingTo(house).map(({ id }) => id);
  expect(ids(new FoundGames(found))).toEqual(['machina-arcana']);
  expect(ids(new FoundGames({ ...found, blurbs }))).toEqual([]);
});

test.each([
  ['en', ['2 to 4 players', '1 to 6 players · 30 minutes', '2 players · 1 minute · cooperative']],
  ['it', ['Da 2 a 4 giocatori', 'Da 1 a 6 giocatori · 30 minuti', '2 giocatori · 1 minuto · cooperativo']],
  ['pt', ['2 a 4 jogadores', '1 a 6 jogadores · 30 minutos', '2 jogadores · 1 minuto · cooperativo']],
] as const)('the facts of a game in a line, in %s', async (language, lines) => {
  const { blurb: text } = await loadMessages(language);
  const some = [
    blurb('a', ''),
    blurb('b', '', { seats: { min: 1, max: 6, usual: 4 }, minutes: 30 }),
    blurb('c', '', { seats: { min: 2, max: 2, usual: 2 }, minutes: 1, winsTogether: true }),
  ];
  expect(some.map((one) => factsOf(one, text))).toEqual(lines);
});

test('the face of any game is a face', () => {
  expectTypeOf<typeof import('../../games/gauntlet-of-fools/face.ts')['face']>().toExtend<GameFace>();
  expectTypeOf<typeof import('../../games/gloomhaven/face.ts')['face']>().toExtend<GameFace>();
});
