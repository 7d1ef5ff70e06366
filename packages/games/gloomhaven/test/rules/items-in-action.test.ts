import { expect } from 'vitest';
import { attack, heal, move } from '../../content/words/abilities.ts';
import { theFigure } from '../../rules/figures.ts';
import { startTurn } from '../../rules/turns/turn-edges.ts';
import { rule } from '../scene/index.ts';

const guard = { monster: 'bandit-guard', hp: 9 } as const;
const potion = 'minor-healing-potion';
const hurt = {
  map: ['bg'],
  cast: { b: { class: 'brute', hp: 4, items: [potion] }, g: guard },
  turn: 'b',
} as const;

rule('gh/items.2: an item of the own turn may be used where an attack asks for its target', hurt, (scene) => {
  scene.does('b', attack(3));
  scene.asks('ana', 'attack-target', 'bandit-guard-1', 'skip', `item:${potion}`).answer(`item:${potion}`);
  expect(scene.the('b').hp).toBe(7);
  scene.asks('ana', 'attack-target', 'bandit-guard-1', 'skip').answer('bandit-guard-1');
  scene.settles(() => expect(scene.the('g').hp).toBe(6));
});

rule(
  'gh/items.2: what the item does counts for the rest of the action',
  {
    map: ['sg'],
    cast: {
      s: { class: 'scoundrel', items: ['cloak-of-invisibility'], active: ['smoke-bomb top'] },
      g: guard,
    },
    turn: 's',
  },
  (scene) => {
    scene.does('s', attack(3));
    scene.asksAbout('ana', 'attack-target').answer('item:cloak-of-invisibility');
    scene.asksAbout('ana', 'attack-target').answer('bandit-guard-1');
    scene.settles(() => expect(scene.the('g').hp).toBe(9 - 6));
  },
);

rule(
  'gh/items.2: it may be used between two abilities of an action, where the second asks',
  { ...hurt, map: ['bgs', ' ...'], cast: { ...hurt.cast, s: { class: 'scoundrel', hp: 2 } } },
  (scene) => {
    scene.does('b', attack(3), heal(1, { range: 2 }));
    scene.asksAbout('ana', 'attack-target').answer('bandit-guard-1');
    scene
      .asks('ana', 'ability-target', 'brute', 'scoundrel', 'skip', `item:${potion}`)
      .answer(`item:${potion}`);
    scene.asks('ana', 'ability-target', 'brute', 'scoundrel', 'skip').answer('scoundrel');
    scene.settles(() => expect([scene.the('b').hp, scene.the('s').hp]).toEqual([7, 3]));
  },
);

rule(
  'gh/items.2: an item is no question by itself: an action that asks nothing offers none',
  hurt,
  (scene) => {
    scene.does('b', heal(1));
    scene.settles(() => expect(scene.the('b').hp).toBe(5));
  },
);

const thorny = { ...guard, retaliate: 2 } as const;

rule(
  'gh/items.2: before damage on the own turn that would be the last, a draught may be drunk',
  { ...hurt, cast: { b: { class: 'brute', hp: 2, items: [potion] }, g: thorny } },
  (scene) => {
    scene.does('b', attack(1));
    scene.asksAbout('ana', 'attack-target').answer('bandit-guard-1');
    scene.asks('ana', 'negate-damage', 'suffer', `item:${potion}`).answer(`item:${potion}`);
    scene.settles(() => expect(scene.the('b').hp).toBe(2 + 3 - 2));
  },
);

rule(
  'gh/items.2: damage that leaves hit points is no reason to ask about draughts',
  { ...hurt, cast: { ...hurt.cast, g: thorny } },
  (scene) => {
    scene.does('b', attack(1));
    scene.asksAbout('ana', 'attack-target').answer('bandit-guard-1');
    scene.settles(() => expect(scene.the('b').hp).toBe(2));
  },
);

rule(
  'gh/items.2: where cards are offered against damage on the own turn, the draught is one more option',
  { ...hurt, cast: { b: { ...hurt.cast.b, hand: ['trample'] }, g: thorny } },
  (scene) => {
    scene.does('b', attack(1));
    scene.asksAbout('ana', 'attack-target').answer('bandit-guard-1');
    scene.asks('ana', 'negate-damage', 'suffer', 'lose-card', `item:${potion}`).answer(`item:${potion}`);
    scene.asks('ana', 'negate-damage', 'suffer', 'lose-card').answer('suffer');
    scene.settles(() => expect(scene.the('b').hp).toBe(4 + 3 - 2));
  },
);

rule(
  "gh/items.4: on another's turn no draught is offered against damage",
  {
    ...hurt,
    cast: { b: { ...hurt.cast.b, hand: ['trample'] }, g: guard },
    turn: 'g',
    cards: { guard: 'guard-4' },
  },
  (scene) => {
    scene.acts('g');
    scene.asks('ana', 'negate-damage', 'suffer', 'lose-card').answer('suffer');
    scene.settles(() => expect(scene.the('b').hp).toBe(2));
  },
);

rule(
  'gh/turn.17: against a wound at the start of the turn no draught can be drunk',
  { ...hurt, cast: { b: { ...hurt.cast.b, hp: 1, conditions: ['wound'], hand: ['trample'] }, g: guard } },
  (scene) => {
    scene.perform((g) => startTurn(g, theFigure(g.state, scene.id('b'))));
    scene.asks('ana', 'negate-damage', 'suffer', 'lose-card').answer('lose-card');
    scene.asksAbout('ana', 'card-to-lose').answer('trample');
    scene.settles(() => expect(scene.hero('b').items).toMatchObject([{ state: 'ready' }]));
  },
);

rule(
  'gh/items.2: a character that is in the air over an obstacle summons nobody onto the hex where it must land',
  { map: ['bO..'], cast: { b: { class: 'brute', items: ['ring-of-skulls'] } }, turn: 'b' },
  (scene) => {
    scene.does('b', move(3, { jump: true }));
    scene.asks('ana', 'move-to', '1,0', '2,0', '3,0', 'stop').answer('1,0');
    scene.asks('ana', 'move-to', '0,0', '2,0', '3,0').answer('2,0');
    scene.asks('ana', 'move-to', '3,0', 'item:ring-of-skulls', 'stop').answer('stop');
    scene.settles(() => expect(scene.the('b').hex).toBe('2,0'));
  },
);

const healthy = {
  class: 'brute',
  hand: ['trample'],
  items: ['minor-healing-potion', 'winged-shoes'],
} as const;
const idle = 'item:minor-healing-potion';

for (const [title, more, place] of [
  ['to a character that lacks nothing is listed last', {}, -1],
  ['to a character that is hurt is listed before the end of the turn', { hp: 5 }, -2],
  ['to a poisoned character too', { conditions: ['poison'] }, -2],
] as const)
  rule(
    `gh/items.11: an item that does nothing but heal may be used at any time; offered ${title}`,
    { map: ['b..'], cast: { b: { ...healthy, ...more } }, turn: 'b' },
    (scene) => {
      scene.finishesTurn();
      const asked = scene.asksAbout('ana', 'next');
      expect(asked.question.options.at(place)).toBe(idle);
      asked.answer('end-turn');
    },
  );

rule(
  'gh/items.11: a character that rests in full health is offered the rest before such an item',
  {
    map: ['b..'],
    cast: { b: { ...healthy, discard: ['skewer', 'sweeping-blow'], resting: true } },
    turn: 'b',
  },
  (scene) => {
    scene.finishesTurn();
    expect(scene.asksAbout('ana', 'next').question.options).toEqual(['long-rest', idle]);
  },
);

rule(
  'gh/items.11: in mid-move it stands behind stopping',
  { map: ['b..'], cast: { b: healthy }, turn: 'b' },
  (scene) => {
    scene.does('b', { do: 'move', value: 1 });
    expect(scene.asksAbout('ana', 'move-to').question.options.slice(-2)).toEqual(['stop', idle]);
  },
);
