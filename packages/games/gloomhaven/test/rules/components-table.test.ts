import { begin, seat } from '@tavolo/kernel';
import { expect, test } from 'vitest';
import { content } from '../../content/content.ts';
import { gloomhaven } from '../../game.ts';
import { afflict } from '../../rules/abilities/conditions.ts';
import { reckon } from '../../rules/scenario/ending.ts';
import { putMonster } from '../../rules/scenario/placing.ts';
import type { HexId, MonsterId } from '../../vocabulary/ids.ts';
import { rule } from '../scene/index.ts';
import { setUp } from '../scene/table.ts';

const map = ['sssss', ' g..'] as const;
const guarded = { map, behind: { g: { monster: 'bandit-guard', ranks: 'nnn' } } } as const;

for (const [outcome, winners] of [
  ['success', ['ana', 'bea']],
  ['failure', []],
] as const) {
  setUp(`gh/components.1: a ${outcome} is that of all players together`, guarded, (table) => {
    table.toTheFirstRound();
    table.perform((g) => {
      g.state.ending = outcome;
      reckon(g);
      return undefined;
    });
    table.settles(() => expect(table.match.result.winners).toEqual(winners));
  });
}

for (const [asked, characters] of [
  [2, 2],
  [3, 3],
  [4, 4],
] as const) {
  setUp(
    `gh/components.2: ${characters} characters may be led by two persons`,
    { ...guarded, options: { characters: asked } },
    (table) => {
      table.toTheFirstRound();
      expect(table.state.heroes.map(({ seat }) => seat)).toEqual(
        ['ana', 'bea', 'ana', 'bea'].slice(0, characters),
      );
      expect(table.state.options.characters).toBe(characters);
    },
  );
}

for (const characters of [1, 5]) {
  test(`gh/components.2a: a table with ${characters} characters is refused`, () => {
    const begun = begin(gloomhaven, { seats: [seat('ana')], options: { characters }, seed: 'any' });
    expect(begun).toMatchObject({ refused: 'bad-options', detail: 'characters: expected one of 2, 3, 4' });
  });
}

test('options that name no scenario, or a level there is none of, are refused', () => {
  for (const options of [
    { scenario: 'nowhere' },
    { level: 8 },
    { characterLevel: 10 },
    { characters: 2.5 },
  ]) {
    expect(begin(gloomhaven, { seats: [seat('ana')], options, seed: 'any' })).toMatchObject({
      refused: 'bad-options',
    });
  }
});

const crowd = {
  map: ['b......', ' .......', '.......', ' .......'],
  cast: { b: { class: 'brute' } },
} as const;
const monsters = (ids: readonly string[]): readonly MonsterId[] => ids.map((id) => id as MonsterId); // tests write ids

rule('gh/components.4: the standees of a type run out', crowd, (scene) => {
  scene.perform((g) => {
    for (let n = 1; n <= 5; n++)
      putMonster(g, {
        monster: monsters(['cave-bear'])[0] ?? never(),
        rank: 'normal',
        hex: `${n},0` as HexId,
        how: 'spawned',
      }); // tests write ids
    return undefined;
  });
  scene.settles((s) => expect(s.figures.filter(({ type }) => type === 'cave-bear').length).toBe(4));
});

rule('gh/components.4: there are 10 curses for characters and 10 for monsters', crowd, (scene) => {
  scene.perform((g) => {
    for (let n = 0; n < 11; n++) for (const figure of g.state.figures) afflict(g, figure, 'curse', null);
    return undefined;
  });
  scene.settles((s) => {
    expect(s.decks[0]?.draw.filter((id) => (id as string) === 'curse').length).toBe(10);
    expect([s.heroCurses, s.monsterCurses]).toEqual([0, 10]);
    expect(scene.told).toContainEqual({ is: 'none-left', card: 'curse' });
  });
});

setUp(
  'gh/components.4: two copies of an item can be bought, not a third',
  {
    map,
    options: { characters: 3 },
    wishes: { 'items-to-buy brute': ['hide-armor'], 'items-to-buy scoundrel': ['hide-armor'] },
  },
  (table) => {
    table.upTo('items-to-buy');
    expect(table.asksAbout('ana', 'items-to-buy').question.options).toContain('hide-armor');
    table.asksAbout('ana', 'items-to-buy').answer('hide-armor');
    table.asksAbout('bea', 'items-to-buy').answer('hide-armor');
    expect(table.asksAbout('ana', 'items-to-buy').question.options).not.toContain('hide-armor');
  },
);

rule(
  'gh/components.4a: eighteen normal monsters stand on the map, more than there are white stands',
  crowd,
  (scene) => {
    const types = monsters(['bandit-guard', 'bandit-archer', 'living-corpse']);
    scene.perform((g) => {
      for (const [row, monster] of types.entries())
        for (let n = 1; n <= 6; n++)
          putMonster(g, { monster, rank: 'normal', hex: `${n},${row}` as HexId, how: 'spawned' }); // tests write ids
      return undefined;
    });
    scene.settles((s) => expect(s.figures.filter(({ rank }) => rank === 'normal').length).toBe(18));
  },
);

setUp(
  "gh/components.5: at the start only the first room's monsters are on the map",
  {
    map: ['ssss+h', ' g..#.'],
    rooms: ['111112', ' 111#2'],
    behind: { g: { monster: 'bandit-guard', ranks: 'nnn' }, h: { monster: 'bandit-guard', ranks: 'nnn' } },
  },
  (table) => {
    table.upTo('battle-goal');
    expect(table.state.figures.map(({ hex }) => hex)).toEqual(['0,1']);
    expect(table.state.rooms).toEqual([1]);
  },
);

setUp(
  'gh/components.6: each player has a hand, hit points, one battle goal and the equipped items',
  guarded,
  (table) => {
    table.toTheFirstRound();
    for (const { id, hand, goal, goalsDealt, class: named } of table.state.heroes) {
      expect(hand.length).toBe(content.classes.get(named)?.handLimit);
      expect(table.figure(id).hp).toBe(content.classes.get(named)?.hp[0]);
      expect(goalsDealt).toContain(goal);
    }
  },
);

setUp(
  'gh/components.7: each monster type has its own ability deck, of which one card is shown',
  guarded,
  (table) => {
    table.toTheFirstRound();
    table.goOn((s) => s.phase === 'acting');
    for (const name of ['ana', 'bea']) {
      const [one = '', two = ''] = table.asksAbout(name, 'leading-card').question.options;
      table.asksAbout(name, 'leading-card').answer(one);
      table.asksAbout(name, 'second-card').answer(two);
    }
    const [deck] = table.state.monsterDecks;
    expect(table.state.monsterDecks.length).toBe(1);
    expect([...(deck?.draw ?? []), deck?.card].sort()).toEqual(
      [...(content.monsterDecks.get(deck?.id ?? never()) ?? [])].sort(),
    );
  },
);

setUp(
  'gh/components.8: there is one modifier deck for each character and one for all monsters',
  guarded,
  (table) => {
    table.toTheFirstRound();
    expect(table.state.decks.map(({ owner }) => owner).sort()).toEqual(['brute', 'monsters', 'scoundrel']);
  },
);

setUp(
  'gh/components.9, gh/components.9a: a new deck has 20 cards whose numbers add up to 0',
  guarded,
  (table) => {
    table.toTheFirstRound();
    for (const owner of ['brute', 'scoundrel', 'monsters']) {
      const { draw } = table.deckOf(owner);
      const of = (id: string): number => draw.filter((it) => (it as string) === id).length;
      expect(draw.length).toBe(20);
      expect(['+0', '+1', '-1', '+2', '-2', 'x2', 'null'].map(of)).toEqual([6, 5, 5, 1, 1, 1, 1]);
      const numbers = draw
        .map((id) => content.modifiers.get(id)?.value)
        .filter((it) => typeof it === 'number');
      expect(numbers.reduce((sum, it) => sum + it, 0)).toBe(0);
    }
  },
);

setUp('gh/components.11: all six elements begin Inert', guarded, (table) => {
  table.toTheFirstRound();
  expect(table.state.elements).toEqual(['inert', 'inert', 'inert', 'inert', 'inert', 'inert']);
});

setUp(
  'gh/components.12, gh/components.12a, gh/components.13: with a Brute there is no second Brute',
  guarded,
  (table) => {
    const others = ['tinkerer', 'spellweaver', 'scoundrel', 'cragheart', 'mindthief'];
    table.asks('ana', 'class', 'brute', ...others).answer('brute');
    table.asks('bea', 'class', ...others);
  },
);

setUp(
  'gh/components.16: hit points start at the maximum of the level and experience at 0',
  { ...guarded, options: { characterLevel: 4 } },
  (table) => {
    table.toTheFirstRound();
    expect([table.figure('brute').hp, table.figure('scoundrel').hp]).toEqual([16, 12]);
    expect(table.state.heroes.map(({ xp }) => xp)).toEqual([0, 0]);
  },
);

function never(): never {
  throw new Error('nothing is there');
}
