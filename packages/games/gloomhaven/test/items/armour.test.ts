import { expect } from 'vitest';
import { afflict, attack } from '../../content/words/abilities.ts';
import { anAdjacentEnemy } from '../../content/words/targets.ts';
import { sufferDamage } from '../../rules/damage.ts';
import { theFigure } from '../../rules/figures.ts';
import type { HexScene } from '../scene/index.ts';
import { attackedBy, item, states } from './item.ts';

/** The brute falls into a trap of 3 damage. */
const isTrapped = (scene: HexScene): void =>
  scene.perform(function* (g) {
    yield* sufferDamage(g, theFigure(g.state, scene.id('b')), { damage: 3, cause: 'trap', by: null });
  });

for (const [id, circles] of [
  ['hide-armor', 2],
  ['chainmail', 3],
  ['splintmail', 4],
  ['platemail', 5],
] as const) {
  item(id, `takes 1 off each of ${circles} attacks and is spent`, attackedBy(id), (scene) => {
    for (let n = 1; n <= circles; n++) {
      scene.acts('g');
      const state = n < circles ? 'ready' : 'spent';
      expect(scene.hero('b').items).toEqual([{ item: id, state, marked: n }]);
    }
    scene.acts('g');
    scene.settles(() => expect(scene.the('b').hp).toBe(10 - circles - 2));
  });

  item(id, 'does not help against a trap', attackedBy(id), (scene) => {
    isTrapped(scene);
    scene.settles(() => expect([scene.the('b').hp, scene.hero('b').items[0]?.marked]).toEqual([7, 0]));
  });
}

item(
  'leather-armor',
  'gives an attacker Disadvantage',
  attackedBy('leather-armor', ['+2', '-1']),
  (scene) => {
    scene.acts('g');
    scene.asks('ana', 'reaction', 'item:leather-armor', 'go-on').answer('item:leather-armor');
    scene.settles(() => expect([scene.the('b').hp, states(scene)]).toEqual([9, ['spent']]));
  },
);

item(
  'leather-armor',
  'must be used before the modifier is drawn',
  attackedBy('leather-armor', ['+2', '-1']),
  (scene) => {
    scene.acts('g');
    scene.asksAbout('ana', 'reaction').answer('go-on');
    scene.settles(() => expect([scene.the('b').hp, states(scene)]).toEqual([6, ['ready']]));
  },
);

item(
  'studded-leather',
  'gives an attacker Disadvantage and its owner Shield 1 for that attack',
  attackedBy('studded-leather', ['+2', '+1']),
  (scene) => {
    scene.acts('g');
    scene.asksAbout('ana', 'reaction').answer('item:studded-leather');
    scene.settles(() => expect(scene.the('b').hp).toBe(8));
    scene.acts('g');
    scene.settles(() => expect(scene.the('b').hp).toBe(6));
  },
);

for (const [id, draw, left] of [
  ['heater-shield', '+1', 8],
  ['tower-shield', '+1', 9],
  ['wall-shield', '+2', 10],
] as const) {
  item(id, 'is a Shield against one attack, if its owner likes', attackedBy(id, [draw]), (scene) => {
    scene.acts('g');
    scene.asks('ana', 'reaction', `item:${id}`, 'go-on').answer(`item:${id}`);
    scene.settles(() => expect([scene.the('b').hp, states(scene)]).toEqual([left, ['spent']]));
  });

  item(id, 'is not offered against a trap', attackedBy(id), (scene) => {
    isTrapped(scene);
    scene.settles(() => expect([scene.the('b').hp, states(scene)]).toEqual([7, ['ready']]));
  });

  item(id, 'is not offered against an attack without damage', attackedBy(id, ['null']), (scene) => {
    scene.acts('g');
    scene.settles(() => expect([scene.the('b').hp, states(scene)]).toEqual([10, ['ready']]));
  });
}

item(
  'spiked-shield',
  'is Shield 1 and answers the attack with 2 damage',
  attackedBy('spiked-shield'),
  (scene) => {
    scene.acts('g');
    scene.asksAbout('ana', 'reaction').answer('item:spiked-shield');
    scene.settles(() => {
      expect([scene.the('b').hp, scene.the('g').hp]).toEqual([9, 7]);
      expect(states(scene)).toEqual(['spent']);
    });
  },
);

item('spiked-shield', 'answers nothing when it is not used', attackedBy('spiked-shield'), (scene) => {
  scene.acts('g');
  scene.asksAbout('ana', 'reaction').answer('go-on');
  scene.settles(() => expect([scene.the('b').hp, scene.the('g').hp]).toEqual([8, 9]));
});

item('shadow-armor', 'prevents all damage of one attack', attackedBy('shadow-armor', ['x2']), (scene) => {
  scene.acts('g');
  scene.asksAbout('ana', 'reaction').answer('item:shadow-armor');
  scene.settles(() => expect([scene.the('b').hp, states(scene)]).toEqual([10, ['consumed']]));
});

item('shadow-armor', 'does not help against a trap', attackedBy('shadow-armor'), (scene) => {
  isTrapped(scene);
  scene.settles(() => expect([scene.the('b').hp, states(scene)]).toEqual([7, ['ready']]));
});

item('iron-helmet', 'makes a 2x drawn against its owner a +0', attackedBy('iron-helmet', ['x2']), (scene) => {
  scene.acts('g');
  scene.settles(() => expect([scene.the('b').hp, states(scene)]).toEqual([8, ['ready']]));
});

item(
  'iron-helmet',
  'leaves rolling cards as they are',
  attackedBy('iron-helmet', ['roll-+1', 'x2']),
  (scene) => {
    scene.acts('g');
    scene.settles(() => expect(scene.the('b').hp).toBe(7));
  },
);

item(
  'iron-helmet',
  'leaves the 2x that its owner draws',
  {
    ...attackedBy('iron-helmet'),
    cast: {
      b: { class: 'brute', items: ['iron-helmet'], draws: ['x2'] },
      g: { monster: 'bandit-guard', hp: 9 },
    },
  },
  (scene) => {
    scene.does('b', attack(3));
    scene.asksAbout('ana', 'attack-target').answer('bandit-guard-1');
    scene.settles(() => expect(scene.the('g').hp).toBe(3));
  },
);

for (const [id, kept, other] of [
  ['heavy-basinet', ['stun', 'muddle'], 'wound'],
  ['protective-charm', ['poison', 'wound'], 'muddle'],
] as const) {
  item(id, `keeps ${kept.join(' and ')} away and nothing else`, attackedBy(id), (scene) => {
    scene.does('g', afflict([...kept, other], anAdjacentEnemy));
    scene.settles(() => {
      expect(scene.the('b').conditions.map(({ is }) => is)).toEqual([other]);
      expect(states(scene)).toEqual(['ready']);
    });
  });
}
