import { expect } from 'vitest';
import { rule } from '../scene/index.ts';
import { attackBy, runs } from '../scene/monsters.ts';
import { attacksLater, roundEnds } from './later.ts';
import { loots, moves, strikes } from './plain-halves.ts';
import { asked, cardRule, conditionsOf, hpOf, inSight, leaves } from './playing.ts';

const mindthief = { class: 'mindthief' } as const;
const guard = { monster: 'bandit-guard', hp: 20 } as const;
const archer = { monster: 'bandit-archer', hp: 20 } as const;
const duel = {
  map: ['.mg', ' ....'],
  cast: { m: { ...mindthief, hp: 2, acted: true }, g: { ...guard, acted: true } },
} as const;
const afflicted = {
  map: ['mg'],
  cast: { m: mindthief, g: { ...guard, conditions: ['wound', 'muddle', 'strengthen'] } },
} as const;

cardRule(
  'submissive-affliction top: attacks with 2 and 1 more for each negative condition of the target',
  afflicted,
  (scene) => {
    asked(scene, 'attack-target', 'bandit-guard-1', 'skip');
    scene.settles(() => {
      expect(scene.the('g').hp).toBe(16);
      leaves(scene, 'submissive-affliction', { xp: 1 });
    });
  },
);

cardRule(
  'submissive-affliction bottom: an enemy within range 5 attacks another enemy with 2 at its own range',
  {
    map: inSight('hm....a...gk'),
    cast: { m: mindthief, a: archer, h: guard, g: guard, k: guard },
  },
  (scene) => {
    asked(scene, 'ability-target', 'bandit-archer-1', 'bandit-guard-1', 'skip');
    asked(scene, 'attack-target', 'bandit-guard-2', 'skip');
    scene.settles(() => {
      expect(hpOf(scene, 'mahgk')).toEqual([6, 20, 20, 18, 20]);
      leaves(scene, 'submissive-affliction', {});
    });
  },
);

cardRule(
  'submissive-affliction bottom: a melee enemy reaches those beside it',
  { map: inSight('m..gh.k'), cast: { m: mindthief, g: guard, h: guard, k: guard } },
  (scene) => {
    asked(scene, 'ability-target', 'bandit-guard-1', 'bandit-guard-2', 'skip');
    asked(scene, 'attack-target', 'bandit-guard-2', 'skip');
    scene.settles(() => expect(hpOf(scene, 'ghk')).toEqual([20, 18, 20]));
  },
);

loots('into-the-night top: loots 1 and creates dark', 1, { elements: ['dark'] });

cardRule('into-the-night bottom: invisible', { map: ['m'], cast: { m: mindthief } }, (scene) =>
  scene.settles(() => {
    expect(conditionsOf(scene, 'm')).toEqual(['invisible']);
    leaves(scene, 'into-the-night', {});
  }),
);

cardRule(
  'fearsome-blade top: attacks with 2 and pushes by 3',
  { map: ['mg....'], cast: { m: mindthief, g: guard } },
  (scene) => {
    asked(scene, 'attack-target', 'bandit-guard-1', 'skip');
    asked(scene, 'push-to', '2,0', 'decline');
    scene.settles(() => {
      expect(scene.the('g')).toMatchObject({ hp: 18, hex: '4,0' });
      leaves(scene, 'fearsome-blade', { xp: 1 });
    });
  },
);

cardRule(
  'fearsome-blade bottom: moves 4 and attacks with 2',
  { map: ['m....g'], cast: { m: mindthief, g: guard } },
  (scene) => {
    asked(scene, 'move-to', '4,0', '1,0', '2,0', '3,0', 'stop');
    asked(scene, 'attack-target', 'bandit-guard-1', 'skip');
    scene.settles(() => {
      expect(scene.the('g').hp).toBe(18);
      leaves(scene, 'fearsome-blade', { pile: 'lost', xp: 2 });
    });
  },
);

cardRule(
  'feedback-loop top: attacks with 1; every melee attack, this one too, gives shield 1 for the round',
  { ...duel, cast: { ...duel.cast, m: { ...duel.cast.m, hp: 6 } } },
  (scene) => {
    asked(scene, 'attack-target', 'bandit-guard-1', 'skip');
    runs(scene, 'g', attackBy(0));
    scene.settles(() => expect(hpOf(scene, 'mg')).toEqual([5, 19]));
    attacksLater(scene, { by: 'm', on: 'g', value: 0 }, { range: 2 });
    runs(scene, 'g', attackBy(0));
    scene.settles(() => expect(scene.the('m').hp).toBe(4));
    attacksLater(scene, { by: 'm', on: 'g', value: 0 });
    runs(scene, 'g', attackBy(0));
    scene.settles(() => expect(scene.the('m').hp).toBe(4));
    roundEnds(scene);
    scene.settles(() => {
      expect(scene.the('m').bonuses).toEqual([]);
      leaves(scene, 'feedback-loop', { pile: 'active', xp: 1 });
    });
  },
);

const circuit = { map: ['mg..'], cast: { m: mindthief, g: guard } } as const;

cardRule(
  'feedback-loop bottom: jumps 4; back where it began, all enemies on the way are muddled',
  circuit,
  (scene) => {
    asked(scene, 'move-to', '2,0', '1,0', '3,0', 'stop');
    scene.asksAbout('ana', 'move-to').answer('0,0');
    asked(scene, 'ability-use', 'perform', 'skip');
    scene.settles(() => {
      expect([scene.the('m').hex, conditionsOf(scene, 'g')]).toEqual(['0,0', ['muddle']]);
      leaves(scene, 'feedback-loop', {});
    });
  },
);

cardRule('feedback-loop bottom: whoever ends elsewhere muddles nobody', circuit, (scene) => {
  scene.asksAbout('ana', 'move-to').answer('2,0');
  scene.asksAbout('ana', 'move-to').answer('stop');
  scene.settles(() => {
    expect(conditionsOf(scene, 'g')).toEqual([]);
    leaves(scene, 'feedback-loop', {});
  });
});

cardRule(
  'gnawing-horde top: summons a rat swarm with 6 hit points',
  { map: ['m.g'], cast: { m: mindthief, g: guard } },
  (scene) => {
    asked(scene, 'ability-hex', '1,0', 'skip');
    scene.settles((s) => {
      const rats = s.figures.filter(({ owner }) => owner === 'mindthief');
      expect(rats).toMatchObject([{ type: 'rat-swarm', hp: 6, hex: '1,0', sustainedBy: 'gnawing-horde' }]);
      leaves(scene, 'gnawing-horde', { pile: 'active', xp: 2 });
    });
  },
);

rule(
  'gnawing-horde top: the rat swarm moves 1, attacks with 2 and poisons',
  {
    map: ['m.r.g.h'],
    cast: { m: mindthief, r: { summon: 'rat-swarm', owner: 'm' }, g: guard, h: guard },
  },
  (scene) => {
    scene.acts('r');
    scene.settles(() => {
      expect(scene.the('r').hex).toBe('3,0');
      expect(hpOf(scene, 'gh')).toEqual([18, 20]);
      expect(conditionsOf(scene, 'g')).toEqual(['poison']);
    });
  },
);
moves('gnawing-horde bottom: moves 4', 4);

cardRule(
  'the-minds-weakness top: attacks with 1; every melee attack, this one too, is 2 more',
  duel,
  (scene) => {
    asked(scene, 'attack-target', 'bandit-guard-1', 'skip');
    scene.settles(() => {
      expect(scene.the('g').hp).toBe(17);
      leaves(scene, 'the-minds-weakness', { pile: 'active', xp: 1 });
    });
    attacksLater(scene, { by: 'm', on: 'g', value: 2 });
    scene.settles(() => expect(scene.the('g').hp).toBe(13));
    attacksLater(scene, { by: 'm', on: 'g', value: 2 }, { range: 2 });
    scene.settles(() => expect(scene.the('g').hp).toBe(11));
  },
);

cardRule(
  'the-minds-weakness top: it ends the augment before, which is discarded',
  { ...duel, cast: { ...duel.cast, m: { ...duel.cast.m, active: ['parasitic-influence top'] } } },
  (scene) => {
    asked(scene, 'attack-target', 'bandit-guard-1', 'skip');
    scene.settles(() => {
      expect(hpOf(scene, 'mg')).toEqual([2, 17]);
      leaves(scene, 'parasitic-influence', { xp: 1 });
      leaves(scene, 'the-minds-weakness', { pile: 'active', xp: 1 });
    });
  },
);
strikes('the-minds-weakness bottom: attacks with 1 and wounds', 1, { conditions: ['wound'] });

cardRule(
  'parasitic-influence top: attacks with 1; every melee attack, this one too, heals by 2',
  duel,
  (scene) => {
    asked(scene, 'attack-target', 'bandit-guard-1', 'skip');
    scene.settles(() => {
      expect(hpOf(scene, 'mg')).toEqual([4, 19]);
      leaves(scene, 'parasitic-influence', { pile: 'active', xp: 1 });
    });
    attacksLater(scene, { by: 'm', on: 'g', value: 2 }, { range: 2 });
    scene.settles(() => expect(scene.the('m').hp).toBe(4));
    attacksLater(scene, { by: 'm', on: 'g', value: 2 });
    scene.settles(() => expect(scene.the('m').hp).toBe(6));
  },
);

cardRule(
  'parasitic-influence bottom: an enemy within range 4 goes 1 hex as the mindthief likes',
  { map: inSight('m...g.h'), cast: { m: mindthief, g: guard, h: guard }, turn: 'm' },
  (scene) => {
    asked(scene, 'ability-target', 'bandit-guard-1', 'skip');
    asked(scene, 'move-to', '3,0', '5,0', '3,1', '4,1', 'stop');
    scene.settles(() => {
      expect(scene.the('g').hex).toBe('3,0');
      leaves(scene, 'parasitic-influence', {});
    });
  },
);

cardRule(
  'scurry top: moves 3 and attacks with 1',
  { map: ['m...g'], cast: { m: mindthief, g: guard } },
  (scene) => {
    asked(scene, 'move-to', '3,0', '1,0', '2,0', 'stop');
    asked(scene, 'attack-target', 'bandit-guard-1', 'skip');
    scene.settles(() => {
      expect(scene.the('g').hp).toBe(19);
      leaves(scene, 'scurry', {});
    });
  },
);
loots('scurry bottom: loots 2', 2, { pile: 'lost', xp: 1 });

cardRule(
  'perverse-edge top: attacks with 3, 2 more and 1 experience for each negative condition of the target',
  afflicted,
  (scene) => {
    asked(scene, 'attack-target', 'bandit-guard-1', 'skip');
    scene.settles(() => {
      expect(scene.the('g').hp).toBe(13);
      leaves(scene, 'perverse-edge', { pile: 'lost', xp: 2 });
    });
  },
);
strikes('perverse-edge bottom: attacks with 1 at range 2, stuns and creates ice', 1, {
  ...{ range: 2, conditions: ['stun'], xp: 1, elements: ['ice'] },
});

strikes('empathetic-assault top: attacks with 4 at range 5, disarms and creates ice', 4, {
  ...{ range: 5, conditions: ['disarm'], pile: 'lost', xp: 2, elements: ['ice'] },
});

cardRule(
  'empathetic-assault bottom: moves 2 and heals itself by 2',
  { map: ['m...'], cast: { m: { ...mindthief, hp: 1 } } },
  (scene) => {
    asked(scene, 'move-to', '2,0', '1,0', 'stop');
    scene.settles(() => {
      expect(scene.the('m')).toMatchObject({ hex: '2,0', hp: 3 });
      leaves(scene, 'empathetic-assault', {});
    });
  },
);
