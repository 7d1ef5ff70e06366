import { expect } from 'vitest';
import { attack } from '../../content/words/abilities.ts';
import { elements } from '../../vocabulary/terms.ts';
import { beside, item, places, states, strikesWith } from './item.ts';

const cluster = (id: string) =>
  ({
    map: ['b.gh.', ' ..i..', '.....'],
    cast: {
      b: { class: 'brute', items: [id] },
      g: { monster: 'bandit-guard', hp: 9 },
      h: { monster: 'bandit-archer', hp: 9 },
      i: { monster: 'living-corpse', hp: 9 },
    },
    turn: 'b',
  }) as const;

item('volatile-bomb', 'makes a single ranged attack a triangle', cluster('volatile-bomb'), (scene) => {
  scene.does('b', attack(2, { range: 3 }));
  scene.asks('ana', 'attack-items', 'item:volatile-bomb').answer('item:volatile-bomb');
  places(scene, 'bandit-guard-1', 'bandit-archer-1', 'living-corpse-1');
  scene.settles(() => {
    expect([scene.the('g').hp, scene.the('h').hp, scene.the('i').hp]).toEqual([7, 7, 7]);
    expect(states(scene)).toEqual(['consumed']);
  });
});

item(
  'unstable-explosives',
  'hits four hexes, and allies in them suffer 3 damage',
  {
    map: ['b.g...', ' ..sh..', '......'],
    cast: {
      b: { class: 'brute', items: ['unstable-explosives'] },
      s: { class: 'spellweaver', hp: 6 },
      g: { monster: 'bandit-guard', hp: 9 },
      h: { monster: 'bandit-archer', hp: 9 },
    },
    turn: 'b',
  },
  (scene) => {
    scene.does('b', attack(2, { range: 3 }));
    scene.asks('ana', 'attack-items', 'item:unstable-explosives').answer('item:unstable-explosives');
    places(scene, 'bandit-guard-1', 'bandit-archer-1');
    scene.settles(() => {
      expect([scene.the('g').hp, scene.the('h').hp]).toEqual([7, 7]);
      expect([scene.the('s').hp, scene.the('b').hp]).toEqual([3, 10]);
      expect(states(scene)).toEqual(['consumed']);
    });
  },
);

item(
  'unstable-explosives',
  'leaves allies alone when it is not used',
  {
    map: ['b.gs..', ' ......'],
    cast: {
      b: { class: 'brute', items: ['unstable-explosives'] },
      s: { class: 'spellweaver', hp: 6 },
      g: { monster: 'bandit-guard', hp: 9 },
    },
    turn: 'b',
  },
  (scene) => {
    scene.does('b', attack(2, { range: 3 }));
    scene.asksAbout('ana', 'attack-items').answer();
    scene.asksAbout('ana', 'attack-target').answer('bandit-guard-1');
    scene.settles(() => expect([scene.the('g').hp, scene.the('s').hp]).toEqual([7, 6]));
  },
);

item(
  'hooked-chain',
  'adds PULL 2 to a ranged attack',
  { ...cluster('hooked-chain'), map: ['b..g.', ' ...i.', '....h'] },
  (scene) => {
    scene.does('b', attack(2, { range: 4 }));
    strikesWith(scene, 'hooked-chain');
    scene.asks('ana', 'pull-to', '2,0', 'decline').answer('2,0');
    scene.settles(() => expect([scene.the('g').hex, states(scene)]).toEqual(['1,0', ['spent']]));
  },
);

for (const [id, more] of [
  ['hawk-helm', 1],
  ['telescopic-lens', 2],
] as const) {
  const far = {
    map: [`b${'.'.repeat(more + 1)}g.`, ' ......'],
    cast: { b: { class: 'brute', items: [id] }, g: { monster: 'bandit-guard', hp: 9 } },
    turn: 'b',
  } as const;
  item(id, `adds ${more} to the range of a ranged attack`, far, (scene) => {
    scene.does('b', attack(2, { range: 2 }));
    strikesWith(scene, id);
    scene.settles(() => expect([scene.the('g').hp, states(scene)]).toEqual([7, ['spent']]));
  });

  item(id, 'without it the attack does not reach so far', far, (scene) => {
    scene.does('b', attack(2, { range: 2 }));
    scene.asksAbout('ana', 'attack-items').answer();
    scene.settles(() => expect([scene.the('g').hp, states(scene)]).toEqual([9, ['ready']]));
  });
}

for (const [id, ability] of [
  ['robes-of-evocation', attack(2)],
  ['staff-of-eminence', attack(2, { range: 3 })],
] as const) {
  const setting = {
    ...beside(id),
    map: id === 'robes-of-evocation' ? ['bg.', ' ...'] : ['b.g', ' ...'],
  };
  item(
    id,
    'consumes any element for +1 Attack',
    { ...setting, elements: { fire: 'strong', ice: 'waning' } },
    (scene) => {
      scene.does('b', ability);
      scene.asks('ana', 'attack-items', `item:${id}`).answer(`item:${id}`);
      scene.asks('ana', 'element', 'fire', 'ice').answer('ice');
      scene.asksAbout('ana', 'attack-target').answer('bandit-guard-1');
      scene.settles((s) => {
        expect([scene.the('g').hp, states(scene)]).toEqual([6, ['spent']]);
        expect([s.elements[elements.indexOf('fire')], s.elements[elements.indexOf('ice')]]).toEqual([
          'strong',
          'inert',
        ]);
      });
    },
  );

  item(id, 'is not offered without an element', setting, (scene) => {
    scene.does('b', ability);
    scene.asksAbout('ana', 'attack-target').answer('bandit-guard-1');
    scene.settles(() => expect([scene.the('g').hp, states(scene)]).toEqual([7, ['ready']]));
  });
}
