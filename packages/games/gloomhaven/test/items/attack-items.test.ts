import { expect } from 'vitest';
import { attack, heal } from '../../content/words/abilities.ts';
import { itemIn } from '../../options.ts';
import { altar, beside, item, states, strikesWith } from './item.ts';

const two = (id: string, draws: readonly string[] = []) =>
  ({
    map: ['.gh.', ' .b.'],
    cast: {
      b: { class: 'brute', items: [id], draws },
      g: { monster: 'bandit-guard', hp: 9 },
      h: { monster: 'bandit-archer', hp: 9 },
    },
    turn: 'b',
  }) as const;

item(
  'eagle-eye-goggles',
  'gives Advantage to an attack',
  beside('eagle-eye-goggles', { draws: ['-1', '+2'] }),
  (scene) => {
    scene.does('b', attack(2));
    strikesWith(scene, 'eagle-eye-goggles');
    scene.settles(() => expect([scene.the('g').hp, states(scene)]).toEqual([5, ['spent']]));
  },
);

for (const [id, more] of [
  ['minor-power-potion', 1],
  ['major-power-potion', 2],
] as const) {
  item(id, `adds ${more} to every attack of one ability`, two(id), (scene) => {
    scene.does('b', attack(2, { count: 2 }), attack(2));
    scene.asks('ana', 'attack-items', `item:${id}`).answer(`item:${id}`);
    scene.asksAbout('ana', 'attack-target').answer('bandit-guard-1');
    scene.asksAbout('ana', 'attack-target').answer('bandit-archer-1');
    expect([scene.the('g').hp, scene.the('h').hp]).toEqual([7 - more, 7 - more]);
    scene.asksAbout('ana', 'attack-target').answer('bandit-guard-1');
    scene.settles(() => expect([scene.the('g').hp, states(scene)]).toEqual([5 - more, ['consumed']]));
  });

  item(id, 'is offered in no other ability', two(id), (scene) => {
    scene.does('b', heal(1));
    scene.settles(() => expect(states(scene)).toEqual(['ready']));
  });
}

item('stun-powder', 'adds STUN to one attack of several', two('stun-powder'), (scene) => {
  scene.does('b', attack(2, { count: 2 }));
  scene.asksAbout('ana', 'attack-target').answer('bandit-guard-1');
  scene.asksAbout('ana', 'attack-target').answer('bandit-archer-1');
  scene.asks('ana', 'attack-items', 'item:stun-powder').answer('item:stun-powder');
  scene.settles(() => {
    expect([scene.has('g', 'stun'), scene.has('h', 'stun')]).toEqual([true, false]);
    expect(states(scene)).toEqual(['consumed']);
  });
});

item('doom-powder', 'adds STUN, POISON and CURSE to one attack', beside('doom-powder'), (scene) => {
  scene.does('b', attack(2));
  strikesWith(scene, 'doom-powder');
  scene.settles((s) => {
    expect(scene.the('g').conditions.map(({ is }) => is)).toEqual(['stun', 'poison']);
    expect([s.monsterCurses, states(scene)]).toEqual([9, ['consumed']]);
  });
});

for (const id of [
  'eagle-eye-goggles',
  'minor-power-potion',
  'major-power-potion',
  'stun-powder',
  'doom-powder',
]) {
  item(
    id,
    'cannot be used between actions',
    {
      map: ['b.......g'],
      cast: { b: { class: 'brute', items: [id], picked: ['trample', 'grab-and-go'] }, g: altar },
      turn: 'b',
    },
    (scene) => {
      scene.goOn((s) => s.turn === null);
      const asked = scene.asksAbout('ana', 'next');
      expect(asked.question.options.filter((it) => itemIn(it) !== null)).toEqual([]);
      asked.answer('end-turn');
      scene.settles(() => expect(states(scene)).toEqual(['ready']));
    },
  );
}
