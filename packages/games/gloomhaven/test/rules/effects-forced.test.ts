import { expect } from 'vitest';
import { push } from '../../content/words/abilities.ts';
import { anAdjacentEnemy } from '../../content/words/targets.ts';
import { range } from '../../rules/board.ts';
import { attacks } from '../scene/attacking.ts';
import { type HexScene, rule } from '../scene/index.ts';

const guard = { monster: 'bandit-guard', hp: 9 } as const;
const brute = { class: 'brute' } as const;
const duel = { b: brute, g: guard } as const;

const open = { map: ['.....', ' ..u..', '.bgxy', ' ..d..', '.....'], cast: duel } as const;

/** How far two figures are from each other. */
const apart = (scene: HexScene, one: string, other: string): number =>
  range({ state: scene.state, content: scene.match.game.content }, scene.the(one).hex, scene.the(other).hex);

rule('gh/effects.6: a push leads to hexes farther from the attacker', open, (scene) => {
  attacks(scene, 1, { by: 'b', on: 'g', push: 1 });
  scene.asks('ana', 'push-to', scene.at('x'), scene.at('u'), scene.at('d'), 'decline').answer(scene.at('x'));
  scene.settles(() => expect(scene.the('g').hex).toBe(scene.at('x')));
});

rule('gh/effects.6a: an adjacent target with PUSH 2 ends 3 hexes away', open, (scene) => {
  attacks(scene, 1, { by: 'b', on: 'g', push: 2 });
  scene.asksAbout('ana', 'push-to').answer(scene.at('x'));
  scene.asksAbout('ana', 'push-to').answer(scene.at('y'));
  scene.settles(() => expect(apart(scene, 'b', 'g')).toBe(3));
});

const distant = { map: ['.....', ' byxg.', '.....'], cast: duel } as const;

rule('gh/effects.7: a pull leads to hexes nearer to the attacker', distant, (scene) => {
  attacks(scene, 1, { by: 'b', on: 'g', range: 3, pull: 1 });
  scene.asks('ana', 'pull-to', scene.at('x'), 'decline').answer(scene.at('x'));
  scene.settles(() => expect(scene.the('g').hex).toBe(scene.at('x')));
});

rule('gh/effects.7a: a target at distance 3 with PULL 3 ends adjacent after 2 hexes', distant, (scene) => {
  attacks(scene, 1, { by: 'b', on: 'g', range: 3, pull: 3 });
  scene.asksAbout('ana', 'pull-to').answer(scene.at('x'));
  scene.settles(() => {
    expect(scene.the('g').hex).toBe(scene.at('y'));
    expect(apart(scene, 'b', 'g')).toBe(1);
  });
});

rule(
  'gh/effects.8: the distance of a push is not counted through walls',
  { map: ['b#x', ' g.y', '###'], cast: duel },
  (scene) => {
    attacks(scene, 1, { by: 'b', on: 'g', push: 3 });
    scene.asksAbout('ana', 'push-to').answer('1,1');
    // As the crow flies the last hex is no farther than the one before; around the wall it is.
    scene.asks('ana', 'push-to', scene.at('x'), scene.at('y')).answer(scene.at('x'));
    scene.settles(() => expect(scene.the('g').hex).toBe(scene.at('x')));
  },
);

rule('gh/effects.9: a push ends early when no legal hex is left', { map: ['bgx'], cast: duel }, (scene) => {
  attacks(scene, 1, { by: 'b', on: 'g', push: 4 });
  scene.asks('ana', 'push-to', scene.at('x'), 'decline').answer(scene.at('x'));
  scene.settles(() => expect(scene.the('g').hex).toBe(scene.at('x')));
});

rule(
  'gh/effects.9a: a target with obstacles behind it does not move and suffers nothing',
  { map: ['..O', ' bgO', '..O'], cast: duel },
  (scene) => {
    attacks(scene, 1, { by: 'b', on: 'g', push: 2 });
    scene.settles(() => expect(scene.the('g')).toMatchObject({ hex: scene.at('g'), hp: 8 }));
  },
);

rule(
  'gh/effects.10: a push by a monster must be made, and the players choose the hex',
  {
    map: ['...', ' gbx', '..y'],
    cast: { b: brute, g: { monster: 'living-corpse', hp: 9 } },
    cards: { 'living-corpse': 'living-corpse-8' },
  },
  (scene) => {
    scene.acts('g');
    scene.asks('ana', 'push-to', '2,0', scene.at('x'), scene.at('y')).answer(scene.at('y'));
    scene.settles(() => expect(scene.the('b').hex).toBe(scene.at('y')));
  },
);

rule(
  'gh/effects.10: among legal hexes a free one must be used, a blocked one is not offered',
  { map: ['..O', ' bgx', '..O'], cast: duel },
  (scene) => {
    attacks(scene, 1, { by: 'b', on: 'g', push: 1 });
    scene.asks('ana', 'push-to', scene.at('x'), 'decline').answer('decline');
  },
);

rule('gh/effects.11: a push is declined whole or made in full', open, (scene) => {
  attacks(scene, 1, { by: 'b', on: 'g', push: 2 });
  scene.asksAbout('ana', 'push-to').answer(scene.at('x'));
  const next = scene.asksAbout('ana', 'push-to');
  expect(next.question.options).not.toContain('decline');
});

for (const [taken, hexes] of [
  [[], 0],
  [['x'], 1],
  [['x', 'y'], 2],
] as const) {
  rule(
    `gh/effects.12, gh/effects.12a: with a printed and a drawn PUSH 1 the player may push ${hexes} hexes`,
    { ...open, cast: { b: { ...brute, draws: ['roll-push-1'] }, g: guard } },
    (scene) => {
      attacks(scene, 1, { by: 'b', on: 'g', push: 1 });
      scene.asksAbout('ana', 'push-to').answer(taken[0] === undefined ? 'decline' : scene.at(taken[0]));
      scene.asksAbout('ana', 'push-to').answer(taken[1] === undefined ? 'decline' : scene.at(taken[1]));
      scene.settles(() => expect(apart(scene, 'b', 'g')).toBe(1 + hexes));
    },
  );
}

const crowded = (h: object) => ({ map: ['..O', ' bghx', '..O'], cast: { ...duel, h } });

rule('gh/effects.13, gh/effects.13a: PUSH 2 takes a monster past its ally', crowded(guard), (scene) => {
  attacks(scene, 1, { by: 'b', on: 'g', push: 2 });
  scene.asks('ana', 'push-to', scene.at('h'), 'decline').answer(scene.at('h'));
  scene.settles(() => expect(scene.the('g').hex).toBe(scene.at('x')));
});

rule('gh/effects.13: a monster cannot end a push in an occupied hex', crowded(guard), (scene) => {
  attacks(scene, 1, { by: 'b', on: 'g', push: 1 });
  scene.settles(() => expect(scene.the('g').hex).toBe(scene.at('g')));
});

rule(
  'gh/effects.13, gh/effects.13b: a monster is not pushed through a character',
  crowded({ class: 'scoundrel' }),
  (scene) => {
    attacks(scene, 1, { by: 'b', on: 'g', push: 1 });
    scene.settles();
    attacks(scene, 1, { by: 'b', on: 'g', push: 2 });
    scene.settles(() => expect(scene.the('g').hex).toBe(scene.at('g')));
  },
);

const behind = (map: readonly string[], g: object = guard) => ({
  map,
  rooms: ['112', ' 1112', '112'],
  revealed: [1, 2],
  cast: { b: brute, g },
});

rule(
  'gh/effects.14: forced movement does not cross a closed door',
  behind(['..#', ' bg+.', '..#']),
  (scene) => {
    attacks(scene, 1, { by: 'b', on: 'g', push: 2 });
    scene.settles(() => expect(scene.the('g').hex).toBe(scene.at('g')));
  },
);

rule(
  'gh/effects.14: a flying figure is pushed over obstacles, others are not',
  { map: ['..O', ' bgO', '..O'], cast: { b: brute, g: { monster: 'living-spirit', hp: 9 } } },
  (scene) => {
    attacks(scene, 3, { by: 'b', on: 'g', push: 1 });
    scene.asks('ana', 'push-to', ...scene.all('O'), 'decline').answer('2,1');
    scene.settles(() => expect(scene.the('g').hex).toBe('2,1'));
  },
);

const danger = (g: object) => ({ map: ['..O#', ' bgHT', '..O#'], cast: { b: brute, g } });

rule(
  'gh/effects.15, gh/effects.15a: a monster pushed over hazardous terrain into a trap suffers 1 and 3 damage and dies',
  danger({ ...guard, hp: 4 }),
  (scene) => {
    scene.does('b', push(2, anAdjacentEnemy));
    scene.asksAbout('ana', 'ability-target').answer('bandit-guard-1');
    scene.asksAbout('ana', 'push-to').answer(scene.at('H'));
    scene.settles(() => {
      expect(
        scene.told.flatMap((fact) => (fact.is === 'suffered' ? [[fact.cause, fact.damage]] : [])),
      ).toEqual([
        ['hazard', 1],
        ['trap', 3],
      ]);
      expect(scene.isThere('g')).toBe(false);
      expect(scene.hero('b').tally.kills).toBe(1);
    });
  },
);

rule(
  'gh/effects.15: what a pushed monster meets is told after the way to it, up to its death',
  danger({ ...guard, hp: 4 }),
  (scene) => {
    scene.does('b', push(2, anAdjacentEnemy));
    scene.asksAbout('ana', 'ability-target').answer('bandit-guard-1');
    scene.asksAbout('ana', 'push-to').answer(scene.at('H'));
    scene.settles(() =>
      expect(scene.told.map((fact) => (fact.is === 'moved' ? fact.path : fact.is))).toEqual([
        ...[[scene.at('H')], 'suffered'],
        ...[[scene.at('T')], 'trap-sprung', 'suffered', 'died'],
        'ending',
      ]),
    );
  },
);

rule('gh/effects.6: a push over bare floor is told as one way', open, (scene) => {
  attacks(scene, 1, { by: 'b', on: 'g', push: 2 });
  scene.asksAbout('ana', 'push-to').answer(scene.at('x'));
  scene.asksAbout('ana', 'push-to').answer(scene.at('y'));
  scene.settles(() => {
    const path = [scene.at('x'), scene.at('y')];
    expect(scene.told).toContainEqual({ is: 'moved', figure: 'bandit-guard-1', path, how: 'push' });
  });
});

rule(
  'gh/effects.15: a pushed flying figure is spared traps and hazardous terrain',
  danger({ monster: 'living-spirit', hp: 2 }),
  (scene) => {
    scene.does('b', push(2, anAdjacentEnemy));
    scene.asksAbout('ana', 'ability-target').answer('living-spirit-1');
    scene.asksAbout('ana', 'push-to').answer(scene.at('H'));
    scene.settles(() => expect(scene.the('g')).toMatchObject({ hp: 2, hex: scene.at('T') }));
  },
);

rule(
  'gh/effects.15: difficult terrain costs a push nothing',
  { map: ['..O#', ' bgDx', '..O#'], cast: duel },
  (scene) => {
    attacks(scene, 1, { by: 'b', on: 'g', push: 2 });
    scene.asksAbout('ana', 'push-to').answer(scene.at('D'));
    scene.settles(() => expect(scene.the('g').hex).toBe(scene.at('x')));
  },
);

rule(
  'gh/effects.16: an immobilized and stunned figure can be pushed',
  { ...open, cast: { b: brute, g: { ...guard, conditions: ['immobilize', 'stun'] } } },
  (scene) => {
    attacks(scene, 1, { by: 'b', on: 'g', push: 1 });
    scene.asksAbout('ana', 'push-to').answer(scene.at('x'));
    scene.settles(() => expect(scene.the('g').hex).toBe(scene.at('x')));
  },
);

rule(
  'gh/effects.17: an ally is not a target of a push',
  { map: ['.....', ' sbg..', '.....'], cast: { ...duel, s: { class: 'scoundrel' } } },
  (scene) => {
    scene.does('b', push(1, anAdjacentEnemy));
    scene.asks('ana', 'ability-target', 'bandit-guard-1', 'skip').answer('skip');
  },
);

rule(
  'gh/effects.16: a figure without movement can be pushed',
  { ...open, cast: { b: brute, g: { monster: 'deep-terror', hp: 9 } } },
  (scene) => {
    attacks(scene, 1, { by: 'b', on: 'g', push: 1 });
    scene.asksAbout('ana', 'push-to').answer(scene.at('x'));
    scene.settles(() => expect(scene.the('g').hex).toBe(scene.at('x')));
  },
);
