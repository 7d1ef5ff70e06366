import { expect } from 'vitest';
import { content } from '../../content/content.ts';
import { spawn } from '../../content/words/scenarios.ts';
import { happens } from '../../rules/scenario/rooms.ts';
import { orderOf } from '../../rules/turns/initiative-order.ts';
import { type HexScene, rule } from '../scene/index.ts';
import { attackBy, moveBy, runs } from '../scene/monsters.ts';

const brute = { class: 'brute', hp: 10 } as const;
const guard = { monster: 'bandit-guard' } as const;

const shared = {
  map: ['b....', ' ....', 'g...i'],
  cast: { b: { ...brute, resting: true }, g: guard, i: { monster: 'inox-guard' } },
  phase: 'revealing',
  script: { 'monster deck guard': [0, 0] },
} as const;

const turnsIn = (scene: HexScene): readonly string[] =>
  scene.told.flatMap((it) => (it.is === 'turn-begins' ? [it.figure] : []));

rule(
  'gh/A-01: two types that use one deck share its card and act in the order that the players choose',
  shared,
  (scene) => {
    scene.goOn((s) => s.phase === 'acting' && s.figures.every((it) => it.acted || it.kind === 'character'));
    scene.asks('ana', 'tie-order', 'bandit-guard', 'inox-guard').answer('inox-guard');
    scene.settles((s) => {
      expect(s.monsterDecks.map(({ id, card }) => [id, card])).toEqual([['guard', 'guard-1']]);
      expect(turnsIn(scene)).toEqual(['inox-guard-1', 'bandit-guard-1']);
    });
  },
);

rule('gh/A-01: and they keep that order in later rounds', shared, (scene) => {
  scene.goOn((s) => s.phase === 'acting');
  scene.asksAbout('ana', 'tie-order').answer('inox-guard');
  scene.settles((s) => expect(s.tieOrder).toEqual(['inox-guard', 'bandit-guard']));
  scene.perform((g) => {
    for (const deck of g.state.monsterDecks) deck.card = null;
    g.state.phase = 'revealing';
    return undefined;
  });
  scene.goOn((s) => s.phase === 'acting');
  scene.asksNothingOf('ana');
  scene.settles((s) => expect(s.tieOrder).toEqual(['inox-guard', 'bandit-guard']));
});

const demons = (card: string, dark: 'strong' | undefined) =>
  ({
    map: ['nb', ' m.'],
    cast: { b: { ...brute, hp: 30 }, n: { monster: 'night-demon' }, m: { monster: 'night-demon' } },
    cards: { 'night-demon': card },
    ...(dark === undefined ? {} : { elements: { dark } }),
  }) as const;

rule(
  'gh/A-08: the first of a group consumes for all that act together on the card',
  demons('night-demon-5', 'strong'),
  (scene) => {
    scene.acts('n');
    scene.settles((s) => {
      expect(scene.the('b').hp).toBe(30 - 6);
      expect(s.elements[5]).toBe('inert');
    });
    scene.acts('m');
    scene.settles(() => expect(scene.the('b').hp).toBe(30 - 12));
  },
);

rule(
  'gh/A-08: and creates at the end of that first activation, once',
  { ...demons('night-demon-3', undefined), turn: 'n' },
  (scene) => {
    scene.finishesTurn();
    scene.settles((s) => {
      expect(s.elements[5]).toBe('strong');
      expect(scene.told.filter(({ is }) => is === 'infused')).toHaveLength(1);
    });
    scene.acts('m');
    scene.settles(() => expect(scene.told.some(({ is }) => is === 'infused')).toBe(false));
  },
);

const healer = (ally: { readonly hp?: number; readonly conditions?: readonly string[] }) =>
  ({
    map: ['gih', ' ..b'],
    cast: {
      b: brute,
      i: { monster: 'inox-shaman' },
      g: { ...guard, ...ally },
      h: { monster: 'inox-guard' },
    },
  }) as const;
const heal = { do: 'heal', value: 3, range: 3 } as const;

rule('gh/A-24: a monster heals nobody if none has lost hit points', healer({}), (scene) => {
  runs(scene, 'i', heal);
  scene.settles(() => expect(scene.told.some(({ is }) => is === 'healed')).toBe(false));
});

rule(
  'gh/A-24: but a poisoned figure that has lost none may be chosen',
  healer({ conditions: ['poison'] }),
  (scene) => {
    runs(scene, 'i', heal);
    scene.settles(() => expect(scene.has('g', 'poison')).toBe(false));
  },
);

rule(
  'gh/A-25: POISON does not count when it looks for the figure that has lost most',
  {
    map: ['gih', ' ..b'],
    cast: {
      b: brute,
      i: { monster: 'inox-shaman' },
      g: { ...guard, hp: 5, conditions: ['poison'] },
      h: { monster: 'inox-guard', hp: 6 },
    },
  },
  (scene) => {
    runs(scene, 'i', heal);
    scene.settles(() => {
      expect(scene.the('h').hp).toBe(8);
      expect(scene.has('g', 'poison')).toBe(true);
    });
  },
);

rule(
  'gh/A-26: a summon is put in the hex whose nearest enemy is nearest, and the players decide ties',
  {
    map: ['c.....', ' ..k..', '......', ' ..b..'],
    cast: { b: brute, c: { class: 'cragheart' }, k: { monster: 'cultist' } },
    cards: { cultist: 'cultist-6' },
  },
  (scene) => {
    scene.acts('k');
    // Both are one hex from the Brute; the Cragheart is farther from all.
    scene.asks('ana', 'monster-hex', '1,2', '2,2').answer('2,2');
    scene.settles((s) => expect(s.figures.find(({ type }) => type === 'living-bones')?.hex).toBe('2,2'));
  },
);

rule(
  'gh/A-27: the nearest empty hex is counted in revealed rooms, closed doors block, and the players decide ties',
  {
    map: ['..bg+.', ' #.##'],
    rooms: ['111122'],
    cast: { b: brute, g: guard },
    rules: [{ on: { is: 'round-end' }, do: [spawn('living-bones', 'g', 'n', 'n', 'n')] }],
  },
  (scene) => {
    scene.perform((g) => happens(g, { is: 'round-end' }));
    scene.asks('ana', 'monster-hex', '1,0', '1,1').answer('1,1');
    scene.settles((s) => expect(s.figures.find(({ type }) => type === 'living-bones')?.hex).toBe('1,1'));
  },
);

const places = (scene: HexScene, ...letters: readonly string[]): readonly string[] =>
  letters.toSorted(
    (one, other) =>
      orderOf({ state: scene.state, content }, scene.the(one)) -
      orderOf({ state: scene.state, content }, scene.the(other)),
  );

rule(
  'gh/A-30: a summon has the initiative of its owner and comes just before it, also among those of others',
  {
    map: ['bcst'],
    cast: {
      b: { ...brute, initiative: 30 },
      c: { class: 'cragheart', initiative: 60 },
      s: { summon: 'rat-swarm', owner: 'c' },
      t: { summon: 'rat-swarm', owner: 'b' },
    },
  },
  (scene) => expect(places(scene, 'b', 'c', 's', 't')).toEqual(['t', 'b', 's', 'c']),
);

const choice = {
  map: ['.g.', ' ..', '.c.', ' b.'],
  cast: { b: { ...brute, initiative: 90 }, c: { class: 'cragheart', hp: 10, initiative: 10 }, g: guard },
} as const;

rule('gh/A-32: one player chooses for the monsters, the first who is still in the game', choice, (scene) => {
  runs(scene, 'g', moveBy(0), attackBy(0));
  scene.asks('ana', 'monster-way', '0,1>cragheart', '1,1>cragheart').answer('0,1>cragheart');
  scene.settles(() => expect(scene.the('g').hex).toBe('0,1'));
});

rule(
  'gh/A-32: after whom it is the next',
  { ...choice, cast: { ...choice.cast, b: { ...choice.cast.b, hp: 1 } } },
  (scene) => {
    scene.does('b', { do: 'damage', value: 5, targets: { is: 'self' } });
    runs(scene, 'g', moveBy(0), attackBy(0));
    scene.asksAbout('bea', 'monster-way').answer('1,1>cragheart');
    scene.settles(() => expect(scene.the('g').hex).toBe('1,1'));
  },
);

rule(
  'gh/A-29: what a character reveals outside its turn is compared with the figure whose turn it is',
  {
    map: ['cb+.a.l', ' ..####'],
    rooms: ['1112222'],
    behind: { a: { monster: 'bandit-archer', ranks: 'nnn' }, l: { monster: 'living-bones', ranks: 'nnn' } },
    cast: {
      b: { ...brute, hp: 30, initiative: 10, acted: true },
      c: { class: 'cragheart', initiative: 40, picked: ['avalanche'] },
    },
    cards: { archer: 'archer-1', 'living-bones': 'living-bones-1' },
    turn: 'c',
    script: { standees: [0, 0] },
  },
  (scene) => {
    // On the turn of the Cragheart, at 40, the Brute moves: Archers at 16 act when that turn ends, Bones at 64.
    scene.does('b', { do: 'move', value: 1 });
    scene.asksAbout('ana', 'move-to').answer(scene.at('+'));
    scene.goOn((s) => s.phase === 'clean-up');
    scene.asksAbout('bea', 'next').answer('end-turn');
    scene.settles(() => expect(turnsIn(scene)).toEqual(['bandit-archer-1', 'living-bones-1']));
  },
);
