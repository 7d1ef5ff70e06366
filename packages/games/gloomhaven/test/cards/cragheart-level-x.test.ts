import { expect } from 'vitest';
import { attacksLater, roundEnds } from './later.ts';
import { asked, attacksInOrder, cardRule, hpOf, inSight, laysOver, leaves } from './playing.ts';

const cragheart = { class: 'cragheart' } as const;
const brute = { class: 'brute' } as const;
const guard = { monster: 'bandit-guard', hp: 20 } as const;
const rested = { c: { ...cragheart, acted: true }, g: { ...guard, acted: true } } as const;

cardRule(
  'heaving-swing top: attacks with 3 and pushes by 1',
  { map: ['cg..'], cast: { c: cragheart, g: guard } },
  (scene) => {
    asked(scene, 'attack-target', 'bandit-guard-1', 'skip');
    asked(scene, 'push-to', '2,0', 'decline');
    scene.settles(() => {
      expect(scene.the('g')).toMatchObject({ hp: 17, hex: '2,0' });
      leaves(scene, 'heaving-swing', {});
    });
  },
);

const againstRock = { map: ['cgO.'], cast: { c: cragheart, g: guard } } as const;

cardRule(
  'heaving-swing top: the obstacle that stops the push may be destroyed for 2 more damage and 1 experience',
  againstRock,
  (scene) => {
    asked(scene, 'attack-target', 'bandit-guard-1', 'skip');
    asked(scene, 'ability-hex', '2,0', 'skip');
    scene.settles((s) => {
      expect(scene.the('g')).toMatchObject({ hp: 15, hex: '1,0' });
      expect(s.pieces).toEqual([]);
      leaves(scene, 'heaving-swing', { xp: 1 });
    });
  },
);

cardRule('heaving-swing top: the obstacle may be left alone', againstRock, (scene) => {
  asked(scene, 'attack-target', 'bandit-guard-1', 'skip');
  asked(scene, 'ability-hex', 'skip', '2,0');
  scene.settles((s) => {
    expect(scene.the('g')).toMatchObject({ hp: 17, hex: '1,0' });
    expect(s.pieces).toHaveLength(1);
    leaves(scene, 'heaving-swing', {});
  });
});

cardRule(
  'heaving-swing top: a flying enemy that is pushed into the hex of an obstacle is hurt like any other',
  { map: ['cfO.'], cast: { c: cragheart, f: { monster: 'wind-demon', hp: 20 } } },
  (scene) => {
    asked(scene, 'attack-target', 'wind-demon-1', 'skip');
    asked(scene, 'push-to', '2,0', 'decline');
    asked(scene, 'ability-hex', '2,0', 'skip');
    scene.settles((s) => {
      expect(s.pieces).toEqual([]);
      leaves(scene, 'heaving-swing', { xp: 1 });
    });
  },
);

cardRule(
  'heaving-swing bottom: 1 more on ranged attacks of the round',
  { map: ['.cg.'], cast: rested },
  (scene) => {
    attacksLater(scene, { by: 'c', on: 'g', value: 2 });
    scene.settles(() => expect(scene.the('g').hp).toBe(18));
    attacksLater(scene, { by: 'c', on: 'g', value: 2 }, { range: 2 });
    scene.settles(() => {
      expect(scene.the('g').hp).toBe(15);
      leaves(scene, 'heaving-swing', { pile: 'active' });
    });
    roundEnds(scene);
    scene.settles(() => leaves(scene, 'heaving-swing', {}));
  },
);

const storm =
  'forceful-storm top: attacks three hexes at range 3 with 3 and disarms, 1 experience for each enemy, and air';
cardRule(
  storm,
  { map: ['c..uv', ' ...x.', '....f'], cast: { c: cragheart, u: guard, v: guard, x: brute, f: guard } },
  (scene) => {
    laysOver(scene, storm, 'uvx');
    attacksInOrder(scene, 'uv');
    scene.settles(() => {
      expect(hpOf(scene, 'uvxf')).toEqual([17, 17, 10, 20]);
      expect([...'uvxf'].map((letter) => scene.has(letter, 'disarm'))).toEqual([true, true, false, false]);
      leaves(scene, 'forceful-storm', { pile: 'lost', xp: 2, elements: ['air'] });
    });
  },
);

cardRule(
  'forceful-storm bottom: 2 more on melee attacks of the round',
  { map: ['.cg.'], cast: rested },
  (scene) => {
    attacksLater(scene, { by: 'c', on: 'g', value: 2 });
    attacksLater(scene, { by: 'c', on: 'g', value: 2 }, { range: 2 });
    scene.settles(() => {
      expect(scene.the('g').hp).toBe(14);
      leaves(scene, 'forceful-storm', { pile: 'active' });
    });
    roundEnds(scene);
    scene.settles(() => leaves(scene, 'forceful-storm', {}));
  },
);

cardRule(
  'natures-lift top: heals two of the cragheart and the allies within range 3 by 2',
  {
    map: inSight('c.sbm'),
    cast: {
      ...{ c: { ...cragheart, hp: 4 }, b: { ...brute, hp: 3 } },
      ...{ s: { class: 'scoundrel', hp: 2 }, m: { class: 'mindthief', hp: 1 } },
    },
  },
  (scene) => {
    asked(scene, 'ability-target', 'brute', 'cragheart', 'scoundrel', 'skip');
    asked(scene, 'ability-target', 'cragheart', 'scoundrel', 'done');
    scene.settles(() => {
      expect(hpOf(scene, 'cbsm')).toEqual([6, 5, 2, 1]);
      leaves(scene, 'natures-lift', {});
    });
  },
);

cardRule(
  'natures-lift bottom: air may be consumed for 2 more range',
  {
    map: inSight('gc...hk'),
    cast: { c: cragheart, g: guard, h: guard, k: guard },
    elements: { air: 'strong' },
  },
  (scene) => {
    scene.does('c', { do: 'attack', value: 2 });
    asked(scene, 'attack-target', 'bandit-guard-1', 'skip');
    scene.settles(() => leaves(scene, 'natures-lift', { pile: 'active', elements: ['air'] }));
    scene.does('c', { do: 'attack', value: 2, range: 2 });
    asked(scene, 'reaction', 'use:natures-lift', 'go-on');
    asked(scene, 'attack-target', 'bandit-guard-2', 'bandit-guard-1', 'skip');
    scene.settles(() => {
      expect(hpOf(scene, 'ghk')).toEqual([18, 18, 20]);
      leaves(scene, 'natures-lift', { pile: 'active' });
    });
    scene.does('c', { do: 'attack', value: 2, range: 2 });
    asked(scene, 'attack-target', 'bandit-guard-1', 'skip');
    scene.settles(() => expect(scene.hero('c').active.map(({ used }) => used)).toEqual([1]));
  },
);

const lifted = {
  map: inSight('cg..h'),
  cast: { c: cragheart, g: guard, h: guard },
  elements: { air: 'strong' },
} as const;

cardRule('natures-lift bottom: air that is not wanted stays, and no use is spent', lifted, (scene) => {
  scene.does('c', { do: 'attack', value: 2, range: 2 });
  asked(scene, 'reaction', 'go-on', 'use:natures-lift');
  asked(scene, 'attack-target', 'bandit-guard-1', 'skip');
  scene.settles(() => {
    expect([hpOf(scene, 'gh'), scene.hero('c').active.map(({ used }) => used)]).toEqual([[18, 20], [0]]);
    leaves(scene, 'natures-lift', { pile: 'active', elements: ['air'] });
  });
});

cardRule('natures-lift bottom: nothing is spent when the attack is skipped', lifted, (scene) => {
  scene.does('c', { do: 'attack', value: 2, range: 2 });
  asked(scene, 'reaction', 'use:natures-lift', 'go-on');
  asked(scene, 'attack-target', 'skip', 'bandit-guard-1', 'bandit-guard-2');
  scene.settles(() => {
    expect(scene.hero('c').active.map(({ used }) => used)).toEqual([0]);
    leaves(scene, 'natures-lift', { pile: 'active', elements: ['air'] });
  });
});

cardRule(
  'natures-lift bottom: it is not asked when nobody is in range even with it',
  { ...lifted, map: inSight('c.....g'), cast: { c: cragheart, g: guard } },
  (scene) => {
    scene.does('c', { do: 'attack', value: 2, range: 2 });
    scene.settles(() => leaves(scene, 'natures-lift', { pile: 'active', elements: ['air'] }));
  },
);

cardRule(
  'natures-lift bottom: it is lost after six uses, every second one gives experience',
  { map: ['gc'], cast: { c: cragheart, g: guard } },
  (scene) => {
    for (let n = 1; n <= 6; n++) {
      scene.does('c', { do: 'infuse', elements: ['air'] });
      scene.does('c', { do: 'attack', value: 0, range: 2 });
      asked(scene, 'reaction', 'use:natures-lift', 'go-on');
      asked(scene, 'attack-target', 'bandit-guard-1', 'skip');
      scene.settles(() =>
        leaves(scene, 'natures-lift', { pile: n < 6 ? 'active' : 'lost', xp: Math.floor(n / 2) }),
      );
    }
  },
);
