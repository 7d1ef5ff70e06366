import { Match, seat } from '@tavolo/kernel';
import { expect, test } from 'vitest';
import { blurb } from '../../blurb.ts';
import { wowAdventure } from '../../game.ts';
import type { QuestId, SpaceId } from '../../vocabulary/ids.ts';
import { levels } from '../../vocabulary/terms.ts';
import { type PreparingScene, preparation } from '../preparing.ts';

const { content } = wowAdventure;
const trio = ['ana', 'bea', 'zoe'];

const started = (seed: string) =>
  Match.start({
    game: wowAdventure,
    seats: trio.map(seat),
    options: wowAdventure.defaults,
    sheet: wowAdventure.chronicle.blank,
    seed,
  }).state;

/** The same cards in another order. */
function expectShuffled(one: readonly string[], other: readonly string[], size: number): void {
  expect(one).toHaveLength(size);
  expect(one.toSorted()).toEqual(other.toSorted());
  expect(one).not.toEqual(other);
}

test('wow/setup.1: the board has 108 spaces, and nothing lies on it', () => {
  expect(content.board.spaces.size).toBe(108);
  const { tokens, track, locationEvents, globalEvent } = started('table');
  expect({ tokens, track, locationEvents, globalEvent }).toEqual({
    tokens: [],
    track: [],
    locationEvents: [],
    globalEvent: null,
  });
});

test('wow/setup.2: each colour is a deck of its own of 40 challenge cards, shuffled', () => {
  for (const level of levels) {
    const { cards } = started('one').decks[level];
    expect(cards.every((card) => content.challenge.get(card)?.level === level)).toBe(true);
    expectShuffled(cards, started('other').decks[level].cards, 40);
  }
});

test('wow/setup.3: the 30 elite quests are shuffled, and all see the 16 trophies', () => {
  expectShuffled(started('one').eliteQuests, started('other').eliteQuests, 30);
  expect(wowAdventure.view(started('one'), 'spectator').trophies).toHaveLength(16);
});

test('wow/setup.4, wow/A-69: the pool has two of each of the ten kinds of discovery tokens', () => {
  const { pool } = started('one');
  expect(pool).toHaveLength(20);
  for (const kind of content.discoveries.keys()) expect(pool.filter((one) => one === kind)).toHaveLength(2);
  expect(content.discoveries.size).toBe(10);
});

preparation(
  'wow/T-161, wow/setup.6, wow/setup.7, wow/A-21: those tied for the highest roll again, and the first player picks first',
  trio,
  (scene) => {
    scene.preparesTo('deal');
    scene.asks('bea', 'character', 'burbonn', 'sandrai', 'grumbaz', 'sofeea').answer('sofeea');
    scene.asks('zoe', 'character', 'burbonn', 'sandrai', 'grumbaz').answer('grumbaz');
    scene.asks('ana', 'character', 'burbonn', 'sandrai').answer('sandrai');
    scene.settles((state) => {
      expect(state.heroes.map((hero) => hero.seat)).toEqual(['bea', 'zoe', 'ana']);
      expect(scene.told).toContainEqual({ is: 'goes-first', seat: 'bea' });
    });
  },
  { first: [5, 5, 2, 3, 4] },
);

preparation(
  'wow/setup.6: the highest roll goes first',
  trio,
  (scene) => {
    scene.preparesTo('deal');
    scene.choose(['zoe', 'sofeea'], ['ana', 'grumbaz'], ['bea', 'burbonn']);
    scene.settles(({ first }) => expect(first).toBe(2));
  },
  { first: [4, 5, 6] },
);

test('wow/A-01, wow/setup.7: each character has a deck of 23 ability cards and a card of each of four levels', () => {
  for (const { id, cards } of content.characters.values()) {
    const deck = [...content.abilities.values()].filter(({ of }) => of === id);
    let copies = 0;
    for (const ability of deck) copies += ability.copies;
    expect(copies).toBe(23);
    expect(Object.keys(cards).toSorted()).toEqual(levels.toSorted());
  }
});

test('wow/setup.7: at a table as it is usually set, whoever chooses last still has a choice', () => {
  expect(content.characters.size - (blurb.seats.usual - 1)).toBeGreaterThan(1);
});

/** Quests that ask nobody anything. */
const quiet = [
  'pilgrimage',
  'sentry-rounds',
  'candle-tax',
  'ale-run',
  'first-blood',
  'two-shores',
  'prove-your-mettle',
  'the-far-road',
];

/** Prepares everything, in these cities. */
function prepareAll(scene: PreparingScene, names: readonly string[], ...cities: readonly string[]): void {
  scene.preparesTo('turn-start');
  const characters = [...content.characters.keys()];
  names.slice(0, 3).forEach((name, place) => {
    scene.asksAbout(name, 'character').answer(characters[place] ?? '');
  });
  names.forEach((name, place) => {
    scene.asks(name, 'where', 'undercity', 'ironforge', 'stormwind-city').answer(cities[place] ?? '');
  });
}

const others = [...content.quests.values()]
  .filter(({ id, deck }) => deck === 'starting' && !quiet.includes(id))
  .map(({ id }) => id);

const four = ['ana', 'bea', 'eva', 'zoe'];

preparation(
  'wow/T-162, wow/setup.9, wow/setup.11: everybody is dealt two starting quests face up, and the others leave the game',
  four,
  (scene) => {
    scene.preparesTo('cities');
    scene.choose(['ana', 'burbonn'], ['bea', 'sandrai'], ['eva', 'grumbaz']);
    scene.settles((state) => {
      expect(state.heroes.flatMap(({ quests }) => quests.map(({ quest }) => quest)).toSorted()).toEqual(
        quiet.toSorted(),
      );
      expect(state.startingQuests).toEqual([]);
      const seen = wowAdventure.view(state, 'spectator').heroes.map(({ quests }) => quests.length);
      expect(seen).toEqual([2, 2, 2, 2]);
    });
  },
  { first: [6, 1, 1, 1], quests: [...others, ...quiet] },
);

test('wow/T-162, wow/setup.9: there are 18 starting quests, so that 10 leave the game of four', () => {
  const starting = [...content.quests.values()].filter(({ deck }) => deck === 'starting');
  expect(starting).toHaveLength(18);
  expect(others).toHaveLength(10);
  expectShuffled(started('one').startingQuests, started('other').startingQuests, 18);
});

preparation(
  'wow/setup.10: clockwise from the first player both quests are set up, before any figure is on the board',
  trio,
  (scene) => {
    scene.preparesTo('cities');
    scene.choose(['bea', 'burbonn'], ['zoe', 'sandrai'], ['ana', 'grumbaz']);
    const { question, answer } = scene.asks('zoe', 'hero-to-mark', 'ana', 'zoe');
    expect(question.about).toEqual({ card: 'bounty', owner: 'bea' });
    answer('ana');
    scene.asks('bea', 'hero-to-mark', 'bea', 'ana').answer('bea');
    scene.settles((state) => {
      expect(scene.the('bea').quests).toMatchObject([
        { quest: 'ale-run' },
        { quest: 'bounty', marked: 'ana' },
      ]);
      expect(scene.the('zoe').quests).toMatchObject([{}, { quest: 'the-stolen-ledger', marked: 'bea' }]);
      expect(state.heroes.some(({ placed }) => placed)).toBe(false);
    });
  },
  {
    first: [1, 6, 2],
    quests: ['pilgrimage', 'sentry-rounds', 'candle-tax', 'the-stolen-ledger', 'ale-run', 'bounty'],
  },
);

const twoShores = 'two-shores' as QuestId; // tests write ids
const harbor = 'menethil-harbor' as SpaceId; // the same

preparation(
  'wow/T-163, wow/setup.10: a token of a quest lies on a space above the level of its hero, before anybody has set out',
  ['ana', 'zoe'],
  (scene) => {
    scene.preparesTo('cities');
    scene.choose(['ana', 'burbonn'], ['zoe', 'sandrai']);
    scene.settles(() => {
      expect(scene.the('ana')).toMatchObject({ level: 'grey', placed: false });
      expect(scene.the('ana').quests.map(({ quest }) => quest)).toContain('two-shores');
      expect(content.quests.get(twoShores)?.objectives[0]).toMatchObject({ is: 'collect' });
      expect(content.board.spaces.get(harbor)?.level).toBe('green');
    });
  },
  { first: [6, 1], quests: ['pilgrimage', 'sentry-rounds', 'candle-tax', 'two-shores'] },
);

preparation(
  'wow/T-164, wow/setup.12, wow/A-21: two may start in the same city, where nobody is attacked',
  ['ana', 'zoe'],
  (scene) => {
    prepareAll(scene, ['ana', 'zoe'], 'ironforge', 'ironforge');
    scene.settles((state) => {
      expect(state.heroes.map(({ space, placed }) => [space, placed])).toEqual([
        ['ironforge', true],
        ['ironforge', true],
      ]);
    });
    scene.preparesTo('upkeep');
    scene.asksAbout('ana', 'movement').answer('end');
    scene.asksAbout('ana', 'resource').answer('auction-house');
    scene.settles(() => expect(scene.told.some(({ is }) => is === 'attacked-hero')).toBe(false));
  },
  { first: [6, 1], quests: quiet },
);

preparation(
  'wow/T-165, wow/setup.5, wow/setup.8, wow/setup.13, wow/setup.14: every hero begins grey, unhurt and empty-handed but for three cards',
  four,
  (scene) => {
    prepareAll(scene, four, 'ironforge', 'undercity', 'undercity', 'stormwind-city');
    scene.settles(({ heroes }) => {
      for (const hero of heroes) {
        expect(hero).toMatchObject({ level: 'grey', reversed: false, damage: 0, energy: 0, diseases: 0 });
        expect(hero).toMatchObject({ weapon: null, armor: null, backpack: [], tokens: [], log: [] });
        expect([hero.hand.length, hero.deck.length, hero.quests.length]).toEqual([3, 20, 2]);
      }
    });
  },
  { first: [6, 1, 1, 1], quests: quiet },
);

preparation(
  'wow/setup.13: an ability deck is shuffled',
  ['ana', 'zoe'],
  (scene) => {
    scene.preparesTo('deal');
    scene.choose(['ana', 'burbonn'], ['zoe', 'sandrai']);
    scene.settles(() => {
      const printed = [...content.abilities.values()]
        .filter(({ of }) => of === 'burbonn')
        .flatMap(({ id, copies }) => Array.from({ length: copies }, () => id));
      expectShuffled(scene.the('ana').deck, printed, 23);
    });
  },
  { first: [6, 1] },
);

preparation(
  'wow/A-70: nothing makes up for going first',
  ['ana', 'zoe'],
  (scene) => {
    prepareAll(scene, ['ana', 'zoe'], 'ironforge', 'undercity');
    scene.settles(({ heroes }) => expect(heroes.map(({ hand }) => hand.length)).toEqual([3, 3]));
  },
  { first: [6, 1], quests: quiet },
);

preparation(
  'wow/A-70: in a late start everybody but the first player begins with a fourth card',
  ['ana', 'zoe'],
  (scene) => {
    prepareAll(scene, ['ana', 'zoe'], 'ironforge', 'undercity');
    scene.settles(({ heroes }) => expect(heroes.map(({ hand }) => hand.length)).toEqual([3, 4]));
  },
  { first: [6, 1], quests: quiet, options: { lateStart: true } },
);
