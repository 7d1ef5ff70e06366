import { expect, test } from 'vitest';
import { content } from '../../content/content.ts';
import { attack, grant, heal, move, refresh } from '../../content/words/abilities.ts';
import { anAdjacentAlly, self } from '../../content/words/targets.ts';
import { sufferDamage } from '../../rules/damage.ts';
import { theFigure } from '../../rules/figures.ts';
import { rule } from '../scene/index.ts';

const armoured = {
  map: ['bg'],
  cast: { b: { class: 'brute', hp: 10, items: ['hide-armor'] }, g: { monster: 'bandit-guard' } },
  cards: { guard: 'guard-4' },
} as const;

rule(
  'gh/items.10, gh/items.10a: armour with two circles must be used against 3 damage, which becomes 2',
  { ...armoured, monsterDraws: ['+1'] },
  (scene) => {
    scene.acts('g');
    scene.settles(() => {
      expect(scene.the('b').hp).toBe(8);
      expect(scene.hero('b').items).toEqual([{ item: 'hide-armor', state: 'ready', marked: 1 }]);
    });
  },
);

rule('gh/items.10: it is spent after its last circle, and then no longer helps', armoured, (scene) => {
  scene.acts('g');
  scene.acts('g');
  scene.settles(() => {
    expect(scene.the('b').hp).toBe(8);
    expect(scene.hero('b').items).toEqual([{ item: 'hide-armor', state: 'spent', marked: 2 }]);
  });
  scene.acts('g');
  scene.settles(() => expect(scene.the('b').hp).toBe(6));
  scene.does('b', refresh({ count: 'all', state: 'spent', targets: self }));
  scene.acts('g');
  scene.settles(() => {
    expect(scene.the('b').hp).toBe(5);
    expect(scene.hero('b').items).toEqual([{ item: 'hide-armor', state: 'ready', marked: 1 }]);
  });
});

rule('gh/items.10: damage that is not of an attack does not occur for the armour', armoured, (scene) => {
  scene.perform(function* (g) {
    yield* sufferDamage(g, theFigure(g.state, scene.id('b')), { damage: 3, cause: 'trap', by: null });
  });
  scene.settles(() => {
    expect(scene.the('b').hp).toBe(7);
    expect(scene.hero('b').items[0]?.marked).toBe(0);
  });
});

rule(
  'gh/items.11: an item without circles is used only if the player likes',
  { ...armoured, cast: { ...armoured.cast, b: { class: 'brute', hp: 10, items: ['heater-shield'] } } },
  (scene) => {
    scene.acts('g');
    scene.asks('ana', 'reaction', 'item:heater-shield', 'go-on').answer('go-on');
    scene.settles(() => {
      expect(scene.the('b').hp).toBe(8);
      expect(scene.hero('b').items[0]?.state).toBe('ready');
    });
  },
);

rule(
  'gh/items.4: whoever may use an item against an attack is told whose it is and its value before the modifier',
  {
    ...armoured,
    cast: {
      ...armoured.cast,
      b: { class: 'brute', hp: 10, items: ['leather-armor'], conditions: ['poison'] },
    },
    monsterDraws: ['x2'],
  },
  (scene) => {
    scene.acts('g');
    const [asked] = scene.match.open;
    expect(asked?.about).toMatchObject({ moment: 'attacked', by: 'bandit-guard-1', attack: 3 });
    scene.asksAbout('ana', 'reaction').answer('go-on');
    scene.settles(() => expect(scene.the('b').hp).toBe(10 - 6));
  },
);

rule(
  'gh/items.12: one attack that is softened is one use, however much is left of it',
  { ...armoured, monsterDraws: ['x2'] },
  (scene) => {
    scene.acts('g');
    scene.settles(() => {
      expect(scene.the('b').hp).toBe(7);
      expect(scene.hero('b').items[0]?.marked).toBe(1);
    });
  },
);

test('gh/items.15: every heal of an item for sale is a heal on oneself', () => {
  const heals = [...content.items.values()].flatMap(({ uses }) =>
    uses.flatMap((use) => (use.when === 'turn' ? use.do.filter((it) => it.do === 'heal') : [])),
  );
  expect(heals).toEqual([3, 1, 5, 3, 7, 3].map((value) => heal(value)));
});

rule(
  'gh/items.15: a potion that heals 3 heals its owner, who is asked for no target',
  {
    map: ['bs......g'],
    cast: {
      b: { class: 'brute', hp: 4, items: ['minor-healing-potion'] },
      s: { class: 'spellweaver', hp: 1, acted: true },
      g: { objective: 'altar', side: 'monsters' },
    },
    turn: 'b',
  },
  (scene) => {
    scene.goOn((s) => s.turn === null);
    scene.asks('ana', 'next', 'item:minor-healing-potion', 'end-turn').answer('item:minor-healing-potion');
    scene.settles(() => expect([scene.the('b').hp, scene.the('s').hp]).toEqual([7, 1]));
  },
);

rule(
  'gh/items.14: a used item is refreshed when the scenario is over, and stays in its owner’s hands',
  {
    map: ['b'],
    cast: {
      b: {
        class: 'brute',
        items: [
          { item: 'boots-of-striding', state: 'spent' },
          { item: 'minor-healing-potion', state: 'consumed' },
        ],
      },
    },
    phase: 'clean-up',
  },
  (scene) => {
    scene.goOn((s) => s.phase === 'over');
    scene.settles(() =>
      expect(scene.hero('b').items).toEqual([
        { item: 'boots-of-striding', state: 'ready', marked: 0 },
        { item: 'minor-healing-potion', state: 'ready', marked: 0 },
      ]),
    );
  },
);

rule(
  'gh/items.4: in a move that an ally grants, outside the own turn, potions stay in the bag',
  {
    map: ['bt......g'],
    cast: {
      b: { class: 'brute', hp: 4, items: ['minor-healing-potion'] },
      t: { class: 'tinkerer' },
      g: { objective: 'altar', side: 'monsters' },
    },
    turn: 't',
  },
  (scene) => {
    scene.does('t', grant({ targets: anAdjacentAlly, perform: [move(2)], decides: 'they' }));
    scene.asks('bea', 'ability-target', 'brute', 'skip').answer('brute');
    scene.asks('ana', 'move-to', '2,0', 'stop').answer('2,0');
    scene.settles(() => expect([scene.the('b').hp, scene.the('b').hex]).toEqual([4, '2,0']));
  },
);

rule(
  'gh/items.16: a target that a modifier adds has no part in an item used for one attack',
  {
    map: ['.gh.', ' .b.'],
    cast: {
      b: { class: 'brute', items: ['poison-dagger'], draws: ['+0-add-target'] },
      g: { monster: 'bandit-guard', hp: 9 },
      h: { monster: 'bandit-archer', hp: 9 },
    },
    turn: 'b',
  },
  (scene) => {
    scene.does('b', attack(2));
    scene.asks('ana', 'attack-items', 'item:poison-dagger').answer('item:poison-dagger');
    scene.asksAbout('ana', 'attack-target').answer('bandit-guard-1');
    scene.asksAbout('ana', 'attack-target').answer('bandit-archer-1');
    scene.settles(() => {
      expect([scene.the('g').hp, scene.the('h').hp]).toEqual([7, 7]);
      expect([scene.has('g', 'poison'), scene.has('h', 'poison')]).toEqual([true, false]);
    });
  },
);

rule(
  'gh/items.17: items of its owner give a summon nothing',
  {
    map: ['tk.g..'],
    cast: {
      t: { class: 'tinkerer', items: ['mask-of-terror', 'eagle-eye-goggles', 'boots-of-striding'] },
      k: { summon: 'kill-bot', owner: 't', hp: 6 },
      g: { monster: 'bandit-guard', hp: 9 },
    },
    turn: 'k',
  },
  (scene) => {
    scene.acts('k');
    scene.settles(() => {
      expect([scene.the('g').hex, scene.the('g').hp]).toEqual([scene.at('g'), 6]);
      expect(scene.hero('t').items.map(({ state }) => state)).toEqual(['ready', 'ready', 'ready']);
    });
  },
);

rule(
  'gh/items.13: what is equipped works from the first round on, without being used first',
  {
    map: ['b.......g'],
    cast: {
      b: { class: 'brute', items: ['comfortable-shoes'], picked: ['trample', 'grab-and-go'] },
      g: { objective: 'altar', side: 'monsters' },
    },
    round: 1,
    turn: 'b',
  },
  (scene) => {
    scene.goOn((s) => s.turn === null);
    scene.asksAbout('ana', 'next').answer('basic-move:trample');
    scene.asks('ana', 'move-to', '1,0', '2,0', '3,0', 'stop').answer('3,0');
    scene.asksAbout('ana', 'next').answer('end-turn');
    scene.settles(() => expect(scene.the('b').hex).toBe('3,0'));
  },
);
