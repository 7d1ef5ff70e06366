import { expect } from 'vitest';
import { attack } from '../../content/words/abilities.ts';
import { consume } from '../../content/words/adjustments.ts';
import { halfCircle } from '../../content/words/areas.ts';
import { adjacentEnemies } from '../../content/words/targets.ts';
import { elementsThere } from '../../rules/abilities/elements.ts';
import { groups, laysOver } from '../scene/areas.ts';
import { attacked, hits, used } from '../scene/attacking.ts';
import { rule } from '../scene/index.ts';

const guard = { monster: 'bandit-guard', hp: 9 } as const;

const three = {
  map: ['..g', ' .bh', '..k'],
  cast: { b: { class: 'brute', draws: ['+1', '-1', '+2'] }, g: guard, h: guard, k: guard },
} as const;
const [g, h, k] = ['bandit-guard-1', 'bandit-guard-2', 'bandit-guard-3'] as const;

rule(
  'gh/attack.41: each target of one attack ability is attacked by itself, with its own draw',
  three,
  (scene) => {
    scene.does('b', attack(3, { targets: adjacentEnemies }));
    scene.asks('ana', 'ability-use', 'perform', 'skip').answer('perform');
    scene.asks('ana', 'attack-target', g, h, k).answer(g);
    scene.asks('ana', 'attack-target', h, k).answer(h);
    scene.settles(() => {
      expect(attacked(scene)).toEqual([g, h, k]);
      expect(used(scene)).toEqual([['+1'], ['-1'], ['+2']]);
    });
  },
);

rule('gh/attack.42: with Target 2 up to two different enemies are chosen', three, (scene) => {
  scene.does('b', attack(3, { count: 2 }));
  scene.asks('ana', 'attack-target', g, h, k, 'skip').answer(h);
  scene.asks('ana', 'attack-target', g, k, 'done').answer('done');
  scene.settles(() => expect(attacked(scene)).toEqual([h]));
});

rule('gh/attack.43: an enemy that is targeted cannot be targeted again', three, (scene) => {
  scene.does('b', attack(3, { count: 3 }));
  scene.asks('ana', 'attack-target', g, h, k, 'skip').answer(h);
  scene.asks('ana', 'attack-target', g, k, 'done').answer(g);
  scene.asks('ana', 'attack-target', k, 'done').answer('done');
});

rule(
  'gh/attack.43a: with Target 3 and two enemies in range each is attacked once',
  { map: ['gbh'], cast: { b: { class: 'brute' }, g: guard, h: guard } },
  (scene) => {
    scene.does('b', attack(3, { count: 3 }));
    scene.asks('ana', 'attack-target', g, h, 'skip').answer(g);
    scene.asks('ana', 'attack-target', h, 'done').answer(h);
    scene.settles(() => expect(attacked(scene)).toEqual([g, h]));
  },
);

rule('gh/attack.45: all targets are chosen before the first modifier is drawn', three, (scene) => {
  scene.does('b', attack(3, { count: 2 }));
  scene.asksAbout('ana', 'attack-target').answer(k);
  scene.asksAbout('ana', 'attack-target');
  expect(used(scene)).toEqual([]);
  scene.asksAbout('ana', 'attack-target').answer(g);
  scene.settles(() => expect(attacked(scene)).toEqual([k, g]));
});

rule('gh/attack.45: the attacker chooses in which order an area is attacked', three, (scene) => {
  scene.does('b', attack(3, { area: halfCircle }));
  laysOver(scene, 'ghk');
  scene.asks('ana', 'attack-target', g, h, k).answer(k);
  scene.asks('ana', 'attack-target', g, h).answer(g);
  scene.settles(() => expect(attacked(scene)).toEqual([k, g, h]));
});

const equipped = (item: string) => ({
  map: ['gbh'],
  cast: { b: { class: 'brute', items: [item] }, g: guard, h: guard },
});

rule(
  'gh/attack.46: a bonus for the entire attack applies to all targets',
  equipped('minor-power-potion'),
  (scene) => {
    scene.does('b', attack(3, { count: 2 }));
    scene.asks('ana', 'attack-items', 'item:minor-power-potion').answer('item:minor-power-potion');
    scene.asksAbout('ana', 'attack-target').answer(g);
    scene.asksAbout('ana', 'attack-target').answer(h);
    scene.settles(() => expect(hits(scene)).toEqual([4, 4]));
  },
);

rule('gh/attack.46: a bonus for one attack applies to one target', equipped('poison-dagger'), (scene) => {
  scene.does('b', attack(3, { count: 2 }));
  scene.asksAbout('ana', 'attack-target').answer(g);
  scene.asksAbout('ana', 'attack-target').answer(h);
  scene.asks('ana', 'attack-items', 'item:poison-dagger').answer();
  scene.asks('ana', 'attack-items', 'item:poison-dagger').answer('item:poison-dagger');
  scene.settles(() => expect([scene.has('g', 'poison'), scene.has('h', 'poison')]).toEqual([false, true]));
});

rule(
  'gh/attack.46: each target spends a charge of its own',
  {
    map: ['gsh'],
    cast: { s: { class: 'spellweaver', active: ['crackling-air top'] }, g: guard, h: guard },
  },
  (scene) => {
    scene.does('s', attack(3, { count: 2 }));
    scene.asksAbout('ana', 'attack-target').answer(g);
    scene.asksAbout('ana', 'attack-target').answer(h);
    scene.settles(() => {
      expect(hits(scene)).toEqual([4, 4]);
      expect(scene.hero('s').active[0]?.used).toBe(2);
    });
  },
);

const hidden = { ...guard, conditions: ['invisible'] } as const;
const unseen = {
  map: ['..g', ' .bh', '..k'],
  cast: { b: { class: 'brute' }, g: guard, h: hidden, k: guard },
} as const;

rule('gh/attack.47: an invisible enemy cannot be targeted', unseen, (scene) => {
  scene.does('b', attack(3));
  scene.asks('ana', 'attack-target', g, k, 'skip').answer('skip');
});

rule('gh/attack.47: an invisible enemy is not attacked in an area either', unseen, (scene) => {
  scene.does('b', attack(3, { area: halfCircle }));
  expect(groups(scene, 'gk')).toEqual(['g', 'gk', 'k']);
});

rule('gh/attack.47: an attack on all adjacent enemies leaves out an invisible one', unseen, (scene) => {
  scene.does('b', attack(3, { targets: adjacentEnemies }));
  scene.asksAbout('ana', 'ability-use').answer('perform');
  scene.asks('ana', 'attack-target', g, k).answer(g);
  scene.settles(() => expect(attacked(scene)).toEqual([g, k]));
});

const distant = (map: string) =>
  ({
    map: [map, ` ${'.'.repeat(map.length)}`],
    cast: { b: { class: 'brute', items: ['minor-power-potion'] }, g: guard },
    elements: { fire: 'strong' },
    turn: 'b',
  }) as const;
const kindled = { adjust: [consume('fire', { add: { range: 1 } })] };

rule(
  'gh/A-12, gh/elements.5, gh/items.12: neither elements nor items are asked for when nobody can be reached even with them',
  distant('b...g'),
  (scene) => {
    scene.does('b', attack(3, { range: 2, ...kindled }));
    scene.settles((s) =>
      expect([elementsThere(s), scene.hero('b').items[0]?.state]).toEqual([['fire'], 'ready']),
    );
  },
);

rule('gh/elements.5: an element is asked for when it brings an enemy in range', distant('b..g'), (scene) => {
  scene.does('b', attack(3, { range: 2, ...kindled }));
  scene.asks('ana', 'augments', 'augment:0').answer('augment:0');
  scene.asks('ana', 'attack-items', 'item:minor-power-potion').answer();
  scene.asks('ana', 'attack-target', g, 'skip').answer(g);
});

rule(
  'gh/items.12: no item is asked for once the element is left that was needed',
  distant('b..g'),
  (scene) => {
    scene.does('b', attack(3, { range: 2, ...kindled }));
    scene.asks('ana', 'augments', 'augment:0').answer();
    scene.settles((s) => expect(elementsThere(s)).toEqual(['fire']));
  },
);
