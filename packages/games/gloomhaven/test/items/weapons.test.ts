import { expect } from 'vitest';
import { attack } from '../../content/words/abilities.ts';
import type { HeroLead } from '../scene/cast.ts';
import { beside, item, places, states, strikesWith } from './item.ts';

/** An attack from afar and one from near. */
const shot = attack(2, { range: 4 });
const blow = attack(2);

/** A brute two hexes from a guard with Shield 3. */
const afar = (id: string, more: Partial<HeroLead> = {}) =>
  ({
    map: ['b.g....', ' .......'],
    cast: { b: { class: 'brute', items: [id], ...more }, g: { monster: 'bandit-guard', hp: 9 } },
    turn: 'b',
  }) as const;

item(
  'piercing-bow',
  'a ranged attack ignores all Shield',
  {
    ...afar('piercing-bow'),
    cast: {
      b: { class: 'brute', items: ['piercing-bow'] },
      g: { monster: 'bandit-guard', hp: 9, shield: 3 },
    },
  },
  (scene) => {
    scene.does('b', shot);
    strikesWith(scene, 'piercing-bow');
    scene.settles(() => expect([scene.the('g').hp, states(scene)]).toEqual([7, ['consumed']]));
  },
);

/** Melee weapons are not offered for a shot, nor bows for a blow. */
for (const id of [
  'war-hammer',
  'poison-dagger',
  'battle-axe',
  'jagged-sword',
  'long-spear',
  'reaping-scythe',
  'black-knife',
]) {
  item(id, 'is of no use in a ranged attack', afar(id), (scene) => {
    scene.does('b', shot);
    scene.asksAbout('ana', 'attack-target').answer('bandit-guard-1');
    scene.settles(() => expect([scene.the('g').hp, states(scene)]).toEqual([7, ['ready']]));
  });
}
for (const id of [
  'piercing-bow',
  'weighted-net',
  'volatile-bomb',
  'hooked-chain',
  'staff-of-eminence',
  'unstable-explosives',
  'hawk-helm',
  'telescopic-lens',
]) {
  item(id, 'is of no use in a melee attack', { ...beside(id), elements: { fire: 'strong' } }, (scene) => {
    scene.does('b', blow);
    scene.asksAbout('ana', 'attack-target').answer('bandit-guard-1');
    scene.settles(() => expect([scene.the('g').hp, states(scene)]).toEqual([7, ['ready']]));
  });
}

item('war-hammer', 'is not offered when nobody is adjacent', afar('war-hammer'), (scene) => {
  scene.does('b', blow);
  scene.settles(() => expect(states(scene)).toEqual(['ready']));
});

for (const id of ['halberd', 'long-spear']) {
  const armed = afar('war-hammer', { items: ['war-hammer', id] });
  item(id, 'other weapons are offered for an enemy that it reaches', armed, (scene) => {
    scene.does('b', blow);
    scene.asksAbout('ana', 'attack-items').answer();
  });
}

for (const [id, condition, state] of [
  ['war-hammer', 'stun', 'consumed'],
  ['poison-dagger', 'poison', 'spent'],
  ['jagged-sword', 'wound', 'spent'],
] as const) {
  item(id, `adds ${condition} to a melee attack`, beside(id), (scene) => {
    scene.does('b', blow);
    strikesWith(scene, id);
    scene.settles(() => {
      expect([scene.the('g').hp, scene.has('g', condition)]).toEqual([7, true]);
      expect(states(scene)).toEqual([state]);
    });
  });
}

item('black-knife', 'adds CURSE to a melee attack', beside('black-knife'), (scene) => {
  scene.does('b', blow);
  strikesWith(scene, 'black-knife');
  scene.settles((s) => {
    expect(s.decks.find(({ owner }) => owner === 'monsters')?.draw).toContain('curse');
    expect([s.monsterCurses, states(scene)]).toEqual([9, ['spent']]);
  });
});

item('weighted-net', 'adds IMMOBILIZE to a ranged attack', afar('weighted-net'), (scene) => {
  scene.does('b', shot);
  strikesWith(scene, 'weighted-net');
  scene.settles(() => expect([scene.has('g', 'immobilize'), states(scene)]).toEqual([true, ['spent']]));
});

const three = (id: string) =>
  ({
    map: ['.gh..', ' .bi..', '......'],
    cast: {
      b: { class: 'brute', items: [id] },
      g: { monster: 'bandit-guard', hp: 9 },
      h: { monster: 'bandit-archer', hp: 9 },
      i: { monster: 'living-corpse', hp: 9 },
    },
    turn: 'b',
  }) as const;

item('battle-axe', 'makes a single melee attack hit two hexes side by side', three('battle-axe'), (scene) => {
  scene.does('b', blow);
  scene.asks('ana', 'attack-items', 'item:battle-axe').answer('item:battle-axe');
  places(scene, 'bandit-guard-1', 'bandit-archer-1');
  scene.settles(() => {
    expect([scene.the('g').hp, scene.the('h').hp, scene.the('i').hp]).toEqual([7, 7, 9]);
    expect(states(scene)).toEqual(['consumed']);
  });
});

item('reaping-scythe', 'makes a single melee attack hit a half circle', three('reaping-scythe'), (scene) => {
  scene.does('b', blow);
  scene.asksAbout('ana', 'attack-items').answer('item:reaping-scythe');
  places(scene, 'bandit-guard-1', 'bandit-archer-1', 'living-corpse-1');
  scene.settles(() => expect([scene.the('g').hp, scene.the('h').hp, scene.the('i').hp]).toEqual([7, 7, 7]));
});

for (const id of ['battle-axe', 'reaping-scythe', 'long-spear']) {
  item(id, 'is of no use in an attack on several', three(id), (scene) => {
    scene.does('b', attack(2, { count: 2 }));
    scene.asksAbout('ana', 'attack-target').answer('bandit-guard-1');
    scene.asksAbout('ana', 'attack-target').answer('bandit-archer-1');
    scene.settles(() => expect(states(scene)).toEqual(['ready']));
  });
}

item(
  'long-spear',
  'makes a single melee attack hit two hexes in line',
  {
    map: ['bgh.', ' ....'],
    cast: {
      b: { class: 'brute', items: ['long-spear'] },
      g: { monster: 'bandit-guard', hp: 9 },
      h: { monster: 'bandit-archer', hp: 9 },
    },
  },
  (scene) => {
    scene.does('b', blow);
    scene.asksAbout('ana', 'attack-items').answer('item:long-spear');
    places(scene, 'bandit-guard-1', 'bandit-archer-1');
    scene.settles(() => {
      expect([scene.the('g').hp, scene.the('h').hp]).toEqual([7, 7]);
      expect(states(scene)).toEqual(['spent']);
    });
  },
);

item(
  'battle-axe',
  'with a dagger that is for one attack poisons one of its two targets',
  {
    ...three('battle-axe'),
    cast: { ...three('battle-axe').cast, b: { class: 'brute', items: ['battle-axe', 'poison-dagger'] } },
  },
  (scene) => {
    scene.does('b', blow);
    scene.asks('ana', 'attack-items', 'item:battle-axe').answer('item:battle-axe');
    places(scene, 'bandit-guard-1', 'bandit-archer-1');
    scene.asks('ana', 'attack-items', 'item:poison-dagger').answer();
    scene.asks('ana', 'attack-items', 'item:poison-dagger').answer('item:poison-dagger');
    scene.settles(() => expect([scene.has('g', 'poison'), scene.has('h', 'poison')]).toEqual([false, true]));
  },
);

for (const [id, value] of [
  ['versatile-dagger', 3],
  ['balanced-blade', 4],
] as const) {
  item(
    id,
    `makes the basic attack an Attack ${value}`,
    beside(id, { picked: ['trample', 'grab-and-go'] }),
    (scene) => {
      scene.goOn((s) => s.turn === null);
      scene.asksAbout('ana', 'next').answer('basic-attack:trample');
      scene.asksAbout('ana', 'attack-target').answer('bandit-guard-1');
      scene.asksAbout('ana', 'next').answer('end-turn');
      scene.settles(() => expect([scene.the('g').hp, states(scene)]).toEqual([9 - value, ['ready']]));
    },
  );

  item(id, 'leaves printed attacks alone', beside(id), (scene) => {
    scene.does('b', blow);
    scene.asksAbout('ana', 'attack-target').answer('bandit-guard-1');
    scene.settles(() => expect(scene.the('g').hp).toBe(7));
  });
}

item(
  'mask-of-terror',
  'adds PUSH 1 to melee attacks',
  { ...beside('mask-of-terror'), map: ['bg.'] },
  (scene) => {
    scene.does('b', blow);
    scene.asksAbout('ana', 'attack-target').answer('bandit-guard-1');
    scene.asks('ana', 'push-to', '2,0', 'decline').answer('2,0');
    scene.settles(() => expect([scene.the('g').hex, states(scene)]).toEqual(['2,0', ['ready']]));
  },
);

item('mask-of-terror', 'does nothing in ranged attacks', afar('mask-of-terror'), (scene) => {
  scene.does('b', shot);
  scene.asksAbout('ana', 'attack-target').answer('bandit-guard-1');
  scene.settles(() => expect(scene.the('g').hex).toBe(scene.at('g')));
});

item('halberd', 'a single melee attack reaches 2 hexes', afar('halberd'), (scene) => {
  scene.does('b', blow);
  scene.asks('ana', 'attack-target', 'bandit-guard-1', 'skip').answer('bandit-guard-1');
  scene.settles(() => expect([scene.the('g').hp, states(scene)]).toEqual([7, ['ready']]));
});

item('halberd', 'an attack on several reaches no farther than before', afar('halberd'), (scene) => {
  scene.does('b', attack(2, { count: 2 }));
  scene.settles(() => expect(scene.the('g').hp).toBe(9));
});
