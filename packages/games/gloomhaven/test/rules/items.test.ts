import { expect } from 'vitest';
import { attack, move, refresh } from '../../content/words/abilities.ts';
import { halfCircle } from '../../content/words/areas.ts';
import { self } from '../../content/words/targets.ts';
import { itemIn } from '../../options.ts';
import { chooseItems } from '../../rules/cards/equipment.ts';
import { theHero } from '../../rules/figures.ts';
import type { ItemId } from '../../vocabulary/ids.ts';
import { places } from '../items/item.ts';
import { type HexScene, rule } from '../scene/index.ts';

const altar = { objective: 'altar', side: 'monsters' } as const;
const states = (scene: HexScene): readonly string[] => scene.hero('b').items.map(({ state }) => state);

const walk = {
  map: ['b.......g'],
  cast: { b: { class: 'brute', items: ['boots-of-striding'], picked: ['trample', 'grab-and-go'] }, g: altar },
  turn: 'b',
} as const;

rule('gh/items.1: a character uses the items it has equipped, not those it merely owns', walk, (scene) => {
  scene.perform((g) => {
    const [hero] = g.state.heroes;
    hero?.found.push('minor-healing-potion' as ItemId); // tests write ids
    return undefined;
  });
  scene.goOn((s) => s.turn === null);
  const asked = scene.asksAbout('ana', 'next');
  expect(asked.question.options.filter((it) => itemIn(it) !== null)).toEqual([]);
  asked.answer('basic-move:trample');
  expect(scene.asksAbout('ana', 'move-to').question.options).toContain('item:boots-of-striding');
});

rule(
  'gh/items.1: of an item a character takes one copy',
  { map: ['b'], cast: { b: { class: 'brute' } } },
  (scene) => {
    scene.perform((g) => chooseItems(g, theHero(g.state, scene.id('b'))));
    const asked = scene.asksAbout('ana', 'items-to-buy');
    expect(new Set(asked.question.options).size).toBe(asked.question.options.length);
    asked.refuses('picked-twice', 'minor-healing-potion', 'minor-healing-potion');
    asked.answer('minor-healing-potion');
    scene.settles(() => expect(states(scene)).toEqual(['ready']));
  },
);

rule(
  'gh/items.2: an item of the own turn may be used in the middle of a move',
  { ...walk, cast: { ...walk.cast, b: { class: 'brute', hp: 4, items: ['minor-healing-potion'] } } },
  (scene) => {
    scene.does('b', move(2));
    scene.asksAbout('ana', 'move-to').answer('1,0');
    scene
      .asks('ana', 'move-to', '0,0', '2,0', 'item:minor-healing-potion', 'stop')
      .answer('item:minor-healing-potion');
    expect(scene.the('b').hp).toBe(7);
    scene.asks('ana', 'move-to', '0,0', '2,0', 'stop').answer('2,0');
    scene.settles(() => {
      expect(scene.the('b').hex).toBe('2,0');
      expect(states(scene)).toEqual(['consumed']);
    });
  },
);

rule(
  'gh/items.2a: after the 3 hexes of Move 3 the boots may still be used, for 2 hexes more',
  walk,
  (scene) => {
    scene.does('b', move(3));
    scene.asksAbout('ana', 'move-to').answer('3,0');
    scene.asks('ana', 'move-to', 'item:boots-of-striding', 'stop').answer('item:boots-of-striding');
    scene.asksAbout('ana', 'move-to').answer('5,0');
    scene.settles(() => {
      expect(scene.the('b').hex).toBe('5,0');
      expect(states(scene)).toEqual(['spent']);
    });
  },
);

const duel = {
  map: ['bg'],
  cast: {
    b: { class: 'brute', items: ['eagle-eye-goggles'], draws: ['-1', '+1'] },
    g: { monster: 'bandit-guard', hp: 9 },
  },
  turn: 'b',
} as const;

rule('gh/items.3: an item for an attack is used before its modifier is drawn', duel, (scene) => {
  scene.does('b', attack(3));
  scene.asks('ana', 'attack-items', 'item:eagle-eye-goggles').answer('item:eagle-eye-goggles');
  expect(scene.told.map(({ is }) => is)).not.toContain('drawn');
  scene.asksAbout('ana', 'attack-target').answer('bandit-guard-1');
  scene.settles(() => expect(scene.the('g').hp).toBe(5));
});

rule('gh/items.3a: once the modifier is drawn, Advantage can no longer be bought', duel, (scene) => {
  scene.does('b', attack(3));
  scene.asks('ana', 'attack-items', 'item:eagle-eye-goggles').answer();
  scene.asksAbout('ana', 'attack-target').answer('bandit-guard-1');
  scene.settles(() => {
    expect(scene.the('g').hp).toBe(7);
    expect(states(scene)).toEqual(['ready']);
  });
});

rule(
  "gh/items.4: on an enemy's turn only what reacts to its attack can be used",
  {
    map: ['bg'],
    cast: {
      b: {
        class: 'brute',
        hp: 8,
        items: ['minor-healing-potion', 'boots-of-striding', 'leather-armor', 'heater-shield'],
      },
      g: { monster: 'bandit-guard' },
    },
    cards: { guard: 'guard-4' },
    monsterDraws: ['+0', '+1'],
  },
  (scene) => {
    scene.acts('g');
    scene.asks('ana', 'reaction', 'item:leather-armor', 'go-on').answer('go-on');
    scene.asks('ana', 'reaction', 'item:heater-shield', 'go-on').answer('item:heater-shield');
    scene.settles(() => expect(scene.the('b').hp).toBe(7));
  },
);

rule(
  'gh/items.5: an item that grants a whole action is offered between actions, not in the middle of one',
  {
    ...walk,
    cast: {
      b: {
        class: 'brute',
        items: ['ring-of-haste'],
        hand: ['shield-bash'],
        picked: ['trample', 'grab-and-go'],
      },
      g: altar,
    },
  },
  (scene) => {
    scene.goOn((s) => s.turn === null);
    scene.asksAbout('ana', 'next').answer('basic-attack:trample');
    scene
      .asks('ana', 'next', 'bottom:grab-and-go', 'basic-move:grab-and-go', 'end-turn')
      .answer('bottom:grab-and-go');
    const asked = scene.asksAbout('ana', 'move-to');
    expect(asked.question.options).not.toContain('item:ring-of-haste');
    asked.answer('stop');
    scene.asks('ana', 'next', 'item:ring-of-haste', 'end-turn').answer('end-turn');
    scene.settles(() => expect(states(scene)).toEqual(['ready']));
  },
);

rule(
  'gh/items.6: what an item adds to an attack works as if it were printed on the card',
  {
    ...duel,
    cast: {
      b: { class: 'brute', items: ['poison-dagger'], draws: ['null'] },
      g: { monster: 'bandit-guard', hp: 9 },
    },
  },
  (scene) => {
    scene.does('b', attack(3));
    scene.asksAbout('ana', 'attack-items').answer('item:poison-dagger');
    scene.asksAbout('ana', 'attack-target').answer('bandit-guard-1');
    scene.settles(() => {
      expect(scene.the('g').hp).toBe(9);
      expect(scene.has('g', 'poison')).toBe(true);
    });
  },
);

rule(
  'gh/items.7: any number of items may be used in one ability',
  {
    ...duel,
    cast: {
      b: {
        class: 'brute',
        items: ['eagle-eye-goggles', 'poison-dagger', 'minor-power-potion'],
        draws: ['-1', '+1'],
      },
      g: { monster: 'bandit-guard', hp: 9 },
    },
  },
  (scene) => {
    scene.does('b', attack(3));
    scene
      .asks('ana', 'attack-items', 'item:eagle-eye-goggles', 'item:poison-dagger', 'item:minor-power-potion')
      .answer('item:eagle-eye-goggles', 'item:poison-dagger', 'item:minor-power-potion');
    scene.asksAbout('ana', 'attack-target').answer('bandit-guard-1');
    scene.settles(() => {
      expect(scene.the('g').hp).toBe(4);
      expect(scene.has('g', 'poison')).toBe(true);
    });
  },
);

rule(
  'gh/items.8: a long rest refreshes spent items and leaves consumed ones',
  {
    ...walk,
    cast: {
      b: {
        class: 'brute',
        resting: true,
        discard: ['trample', 'grab-and-go'],
        items: [
          { item: 'boots-of-striding', state: 'spent' },
          { item: 'minor-healing-potion', state: 'consumed' },
        ],
      },
      g: altar,
    },
  },
  (scene) => {
    scene.goOn((s) => s.turn === null);
    scene.asksAbout('ana', 'rest-card').answer('trample');
    scene.settles(() => expect(states(scene)).toEqual(['ready', 'consumed']));
    scene.does('b', refresh({ count: 1, state: 'consumed', targets: self }));
    scene.settles(() => expect(states(scene)).toEqual(['ready', 'ready']));
  },
);

rule(
  'gh/items.9: an item without a symbol works again and again',
  {
    ...duel,
    cast: { b: { class: 'brute', items: ['mask-of-terror'] }, g: { monster: 'bandit-guard', hp: 9 } },
    map: ['bg..'],
  },
  (scene) => {
    scene.does('b', attack(1), move(1), attack(1));
    scene.asksAbout('ana', 'attack-target').answer('bandit-guard-1');
    scene.asks('ana', 'push-to', '2,0', 'decline').answer('2,0');
    scene.asksAbout('ana', 'move-to').answer('1,0');
    scene.asksAbout('ana', 'attack-target').answer('bandit-guard-1');
    scene.asks('ana', 'push-to', '3,0', 'decline').answer('3,0');
    scene.settles(() => expect(states(scene)).toEqual(['ready']));
  },
);

rule(
  'gh/items.16, gh/items.16a: goggles give Advantage to all three draws of an area attack',
  {
    map: ['.gh.', ' .bi'],
    cast: {
      b: {
        class: 'brute',
        items: ['eagle-eye-goggles'],
        draws: ['-1', '+0', '-1', '+1', '-1', '+2'],
      },
      g: { monster: 'bandit-guard', hp: 9 },
      h: { monster: 'bandit-archer', hp: 9 },
      i: { monster: 'living-corpse', hp: 9 },
    },
  },
  (scene) => {
    scene.does('b', attack(2, { area: halfCircle }));
    scene.asksAbout('ana', 'attack-items').answer('item:eagle-eye-goggles');
    places(scene, 'bandit-guard-1', 'bandit-archer-1', 'living-corpse-1');
    scene.settles(() => {
      const edges = scene.told.flatMap((fact) => (fact.is === 'attack' ? [fact.edge] : []));
      expect(edges).toEqual(['advantage', 'advantage', 'advantage']);
      expect([scene.the('g').hp, scene.the('h').hp, scene.the('i').hp].sort()).toEqual([5, 6, 7]);
    });
  },
);

rule(
  'gh/items.16: an item for one attack of several is used for one target',
  {
    map: ['.gh.', ' .b.'],
    cast: {
      b: { class: 'brute', items: ['poison-dagger'] },
      g: { monster: 'bandit-guard', hp: 9 },
      h: { monster: 'bandit-archer', hp: 9 },
    },
  },
  (scene) => {
    scene.does('b', attack(2, { count: 2 }));
    scene.asksAbout('ana', 'attack-target').answer('bandit-guard-1');
    scene.asksAbout('ana', 'attack-target').answer('bandit-archer-1');
    scene.asks('ana', 'attack-items', 'item:poison-dagger').answer();
    scene.asks('ana', 'attack-items', 'item:poison-dagger').answer('item:poison-dagger');
    scene.settles(() => expect([scene.has('g', 'poison'), scene.has('h', 'poison')]).toEqual([false, true]));
  },
);
