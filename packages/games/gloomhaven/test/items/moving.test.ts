import { expect } from 'vitest';
import { move, push } from '../../content/words/abilities.ts';
import { anAdjacentAlly, anAdjacentEnemy } from '../../content/words/targets.ts';
import { alone, altar, beside, item, states } from './item.ts';

for (const [id, more] of [
  ['boots-of-striding', 2],
  ['boots-of-dashing', 3],
  ['boots-of-sprinting', 4],
] as const) {
  item(id, `adds ${more} to one move and is spent`, { ...alone(id), map: ['b.......g'] }, (scene) => {
    scene.does('b', move(1), move(1));
    scene.asks('ana', 'move-to', '1,0', `item:${id}`, 'stop').answer(`item:${id}`);
    const far = `${1 + more},0`;
    const asked = scene.asksAbout('ana', 'move-to');
    expect(asked.question.options).toContain(far);
    expect(asked.question.options).not.toContain(`${2 + more},0`);
    asked.answer(far);
    expect(scene.asksAbout('ana', 'move-to').question.options).not.toContain(`item:${id}`);
    scene.asksAbout('ana', 'move-to').answer('stop');
    scene.settles(() => {
      expect(scene.the('b').hex).toBe(far);
      expect(states(scene)).toEqual(['spent']);
    });
  });
}

item(
  'winged-shoes',
  'lets its owner jump over an obstacle',
  { ...alone('winged-shoes'), map: ['bO......g'] },
  (scene) => {
    scene.does('b', move(2));
    scene.asks('ana', 'move-to', 'item:winged-shoes', 'stop').answer('item:winged-shoes');
    scene.asks('ana', 'move-to', '1,0', '2,0', 'stop').answer('2,0');
    scene.settles(() => {
      expect(scene.the('b').hex).toBe('2,0');
      expect(states(scene)).toEqual(['spent']);
    });
  },
);

item('winged-shoes', 'is of no use in a jump', { ...alone('winged-shoes'), map: ['b.......g'] }, (scene) => {
  scene.does('b', move(1, { jump: true }));
  scene.asks('ana', 'move-to', '1,0', 'stop').answer('1,0');
  scene.settles(() => expect(states(scene)).toEqual(['ready']));
});

for (const [id, far] of [
  ['comfortable-shoes', 3],
  ['serene-sandals', 4],
] as const) {
  const picked = { picked: ['trample', 'grab-and-go'] };
  item(id, `makes the basic move a Move ${far}`, { ...alone(id, picked), map: ['b.......g'] }, (scene) => {
    scene.goOn((s) => s.turn === null);
    scene.asksAbout('ana', 'next').answer('basic-move:trample');
    const hexes = Array.from({ length: far }, (_, n) => `${n + 1},0`);
    scene.asks('ana', 'move-to', ...hexes, 'stop').answer(`${far},0`);
    scene.asksAbout('ana', 'next').answer('end-turn');
    scene.settles(() => expect([scene.the('b').hex, states(scene)]).toEqual([`${far},0`, ['ready']]));
  });

  item(id, 'leaves printed moves alone', { ...alone(id), map: ['b.......g'] }, (scene) => {
    scene.does('b', move(2));
    scene.asks('ana', 'move-to', '1,0', '2,0', 'stop').answer('stop');
    scene.settles(() => expect(scene.the('b').hex).toBe('0,0'));
  });
}

const revealing = (id: string, conditions: readonly string[] = []) =>
  ({
    map: ['b.......g'],
    cast: {
      b: { class: 'brute', items: [id], conditions, picked: ['warding-strength', 'trample'] },
      g: altar,
    },
    phase: 'revealing',
  }) as const;

for (const [id, by] of [
  ['boots-of-speed', 10],
  ['boots-of-quickness', 20],
] as const) {
  item(id, `changes the initiative by ${by} when cards are shown`, revealing(id), (scene) => {
    scene.goOn((s) => s.phase === 'acting');
    scene.asks('ana', 'initiative-change', '0', `${by}`, `-${by}`).answer(`-${by}`);
    scene.settles(() => {
      expect(scene.hero('b').initiative).toBe(32 - by);
      expect(states(scene)).toEqual(['spent']);
    });
  });

  item(id, 'may be left unused', revealing(id), (scene) => {
    scene.goOn((s) => s.phase === 'acting');
    scene.asksAbout('ana', 'initiative-change').answer('0');
    scene.settles(() => expect([scene.hero('b').initiative, states(scene)]).toEqual([32, ['ready']]));
  });

  item(id, 'is not used by a stunned character', revealing(id, ['stun']), (scene) => {
    scene.goOn((s) => s.phase === 'acting');
    scene.settles(() => expect(scene.hero('b').initiative).toBe(32));
  });
}

item(
  'heavy-greaves',
  'keeps its owner where it is when an enemy pushes',
  beside('heavy-greaves'),
  (scene) => {
    scene.does('g', push(2, anAdjacentEnemy));
    scene.settles(() => expect(scene.the('b').hex).toBe(scene.at('b')));
  },
);

item(
  'heavy-greaves',
  'lets an ally push its owner',
  {
    map: ['sb.....g', ' #####...'],
    cast: { b: { class: 'brute', items: ['heavy-greaves'] }, s: { class: 'spellweaver' }, g: altar },
  },
  (scene) => {
    scene.does('s', push(1, anAdjacentAlly));
    scene.asksAbout('bea', 'ability-target').answer('brute');
    scene.asks('bea', 'push-to', '2,0', 'decline').answer('2,0');
    scene.settles(() => expect(scene.the('b').hex).toBe('2,0'));
  },
);

item(
  'heavy-greaves',
  'has no part in what its owner pushes',
  { ...beside('heavy-greaves'), map: ['bg.'] },
  (scene) => {
    scene.does('b', push(1, anAdjacentEnemy));
    scene.asksAbout('ana', 'ability-target').answer('bandit-guard-1');
    scene.asks('ana', 'push-to', '2,0', 'decline').answer('2,0');
    scene.settles(() => expect(scene.the('g').hex).toBe('2,0'));
  },
);

for (const [hexes, shields] of [
  [1, 1],
  [2, 0],
] as const) {
  const picked = { picked: ['trample', 'grab-and-go'] };
  item(
    'steel-sabatons',
    `after a turn with ${hexes} moved there is Shield ${shields} for the round`,
    { ...alone('steel-sabatons', picked), map: ['b.......g'] },
    (scene) => {
      scene.goOn((s) => s.turn === null);
      scene.asksAbout('ana', 'next').answer('basic-move:trample');
      scene.asksAbout('ana', 'move-to').answer(`${hexes},0`);
      if (hexes === 1) scene.asksAbout('ana', 'move-to').answer('stop');
      scene.asksAbout('ana', 'next').answer('end-turn');
      scene.settles(() => expect(scene.the('b').bonuses).toHaveLength(shields));
      scene.goOn((s) => s.phase === 'choosing');
      scene.asksAbout('ana', 'short-rest').answer('no');
      scene.settles(() => expect(scene.the('b').bonuses).toEqual([]));
    },
  );
}

const phasing = {
  map: ['bOg....'],
  cast: {
    b: { class: 'brute', items: ['cloak-of-phasing'] },
    g: { monster: 'bandit-guard', hp: 9 },
  },
  cards: { guard: 'guard-4' },
  turn: 'b',
} as const;

item(
  'cloak-of-phasing',
  'its owner flies; in an obstacle it is invisible and cannot attack',
  phasing,
  (scene) => {
    scene.does('b', move(1), { do: 'attack', value: 3 });
    scene.asksAbout('ana', 'move-to').answer('1,0');
    scene.settles(() => {
      expect(scene.the('b').hex).toBe('1,0');
      expect(scene.the('g').hp).toBe(9);
    });
    scene.acts('g');
    scene.settles(() => expect(scene.the('b').hp).toBe(10));
  },
);

item(
  'cloak-of-phasing',
  'outside an obstacle its owner is seen and attacks',
  { ...phasing, map: ['bg....'] },
  (scene) => {
    scene.does('b', { do: 'attack', value: 3 });
    scene.asksAbout('ana', 'attack-target').answer('bandit-guard-1');
    scene.acts('g');
    scene.settles(() => expect([scene.the('g').hp, scene.the('b').hp]).toEqual([6, 8]));
  },
);
