import { expect } from 'vitest';
import { attack, damage, heal, move } from '../../content/words/abilities.ts';
import { adjacentEnemies, anAdjacentEnemy, self } from '../../content/words/targets.ts';
import { rule } from '../scene/index.ts';

const guard = { monster: 'bandit-guard', hp: 20 } as const;
const duel = { map: ['.bg.'], cast: { b: { class: 'brute' }, g: guard } } as const;

rule(
  'gh/experience.1: an action that shows an experience value gives it when it is performed',
  duel,
  (scene) => {
    scene.plays('b', 'leaping-cleave', 'top');
    const asked = scene.asksAbout('ana', 'attack-target');
    asked.answer(asked.question.options[0] ?? '');
    scene.settles(() => {
      expect(scene.hero('b').xp).toBe(1);
      expect(scene.told).toContainEqual({ is: 'xp', figure: 'brute', value: 1 });
    });
  },
);

const threeAndOne = { printed: { trample: { top: { abilities: [attack(3)], xp: 1 } } } } as const;

rule(
  'gh/experience.2: an action of which no ability is used gives no experience',
  { ...duel, ...threeAndOne },
  (scene) => {
    scene.plays('b', 'trample', 'top');
    scene.asksAbout('ana', 'attack-target').answer('skip');
    scene.settles(() => expect(scene.hero('b').xp).toBe(0));
  },
);

rule(
  'gh/experience.2a: with "Attack 3, 1 experience" and no enemy in range no experience is gained',
  { ...duel, ...threeAndOne, map: ['.b..g'] },
  (scene) => {
    scene.plays('b', 'trample', 'top');
    scene.settles(() => expect(scene.hero('b').xp).toBe(0));
  },
);

const scoundrel = { c: { class: 'scoundrel' } } as const;

rule(
  'gh/experience.3: experience tied to a consumed element is gained when the element is consumed',
  { map: ['cg'], cast: { c: { class: 'cragheart' }, g: guard }, elements: { earth: 'strong' } },
  (scene) => {
    scene.plays('c', 'blunt-force', 'top');
    scene.asks('ana', 'augments', 'augment:0').answer('augment:0');
    scene.asksAbout('ana', 'attack-target').answer('bandit-guard-1');
    scene.settles(() => expect(scene.hero('c').xp).toBe(1 + 2));
  },
);

rule(
  'gh/experience.3: without the element the experience of the action alone is gained',
  { map: ['cg'], cast: { c: { class: 'cragheart' }, g: guard }, elements: { earth: 'strong' } },
  (scene) => {
    scene.plays('c', 'blunt-force', 'top');
    scene.asksAbout('ana', 'augments').answer();
    scene.asksAbout('ana', 'attack-target').answer('bandit-guard-1');
    scene.settles(() => expect(scene.hero('c').xp).toBe(1));
  },
);

rule(
  'gh/experience.3a: +2 Attack and 1 experience for a target adjacent to an ally are not obtained on a target that is not',
  { map: ['b.cg'], cast: { ...scoundrel, b: { class: 'brute' }, g: guard } },
  (scene) => {
    scene.plays('c', 'flanking-strike', 'top');
    scene.asksAbout('ana', 'attack-target').answer('bandit-guard-1');
    scene.settles(() => {
      expect(scene.the('g').hp).toBe(20 - 3);
      expect(scene.hero('c').xp).toBe(0);
    });
  },
);

rule(
  'gh/experience.3: the same attack on a target adjacent to an ally gives both',
  { map: ['cgb'], cast: { ...scoundrel, b: { class: 'brute' }, g: guard } },
  (scene) => {
    scene.plays('c', 'flanking-strike', 'top');
    scene.asksAbout('ana', 'attack-target').answer('bandit-guard-1');
    scene.settles(() => {
      expect(scene.the('g').hp).toBe(20 - 5);
      expect(scene.hero('c').xp).toBe(1);
    });
  },
);

rule(
  'gh/experience.3b: with 1 experience for each enemy targeted an attack on three enemies gives 3',
  {
    map: ['.gh', 'ib.'],
    cast: { b: { class: 'brute' }, g: guard, h: guard, i: guard },
  },
  (scene) => {
    scene.plays('b', 'whirlwind', 'top');
    scene.asksAbout('ana', 'ability-use').answer('perform');
    scene.asksAbout('ana', 'attack-target').answer('bandit-guard-1');
    scene.asksAbout('ana', 'attack-target').answer('bandit-guard-2');
    scene.settles(() => expect(scene.hero('b').xp).toBe(3));
  },
);

rule(
  'gh/experience.4: experience on a space of a persistent bonus is gained when that use is spent',
  { map: ['b.'], cast: { b: { class: 'brute', active: ['juggernaut bottom'] } } },
  (scene) => {
    scene.does('b', damage(2, self));
    scene.settles(() => {
      expect(scene.hero('b').xp).toBe(1);
      expect(scene.hero('b').active[0]?.used).toBe(1);
    });
  },
);

rule(
  'gh/experience.4a: of a bonus on the next four attacks the second space gives 1 experience and the first none',
  { map: ['cg'], cast: { c: { class: 'scoundrel', active: ['single-out bottom'] }, g: guard } },
  (scene) => {
    scene.does('c', attack(1));
    scene.asksAbout('ana', 'attack-target').answer('bandit-guard-1');
    scene.settles(() => expect([scene.the('g').hp, scene.hero('c').xp]).toEqual([20 - 3, 0]));
    scene.does('c', attack(1));
    scene.asksAbout('ana', 'attack-target').answer('bandit-guard-1');
    scene.settles(() => expect([scene.the('g').hp, scene.hero('c').xp]).toEqual([20 - 6, 1]));
  },
);

rule(
  'gh/experience.5: killing a monster gives no experience by itself',
  { ...duel, cast: { ...duel.cast, g: { ...guard, hp: 1 } } },
  (scene) => {
    scene.does('b', attack(5));
    scene.asksAbout('ana', 'attack-target').answer('bandit-guard-1');
    scene.settles(() => {
      expect(scene.isThere('g')).toBe(false);
      expect(scene.hero('b').xp).toBe(0);
    });
  },
);

rule(
  "gh/experience.6: a summon's deeds give no experience to anybody",
  {
    map: ['tdg'],
    cast: { t: { class: 'tinkerer' }, d: { summon: 'battle-bot', owner: 't' }, g: { ...guard, hp: 1 } },
  },
  (scene) => {
    scene.does('d', attack(3, { targets: adjacentEnemies, adjust: [{ per: 'enemies-targeted', xp: 1 }] }));
    scene.settles(() => {
      expect(scene.isThere('g')).toBe(false);
      expect(scene.hero('t').xp).toBe(0);
      expect(scene.told.some(({ is }) => is === 'xp')).toBe(false);
    });
  },
);

rule(
  'gh/experience.7: the experience of a performed action comes without being asked for',
  {
    map: ['b.'],
    cast: { b: { class: 'brute', hp: 5 } },
    printed: { trample: { top: { abilities: [heal(2)], xp: 2 } } },
  },
  (scene) => {
    scene.plays('b', 'trample', 'top');
    scene.settles(() => expect(scene.hero('b').xp).toBe(2));
  },
);

for (const [why, goal, total] of [
  ['success', [{ is: 'kill-revealed' }], 3 + 4 + 2 * 1],
  ['failure', [{ is: 'reveal', room: 9 }], 3],
] as const)
  rule(
    `gh/experience.8: the experience of the scenario is kept at the end, in ${why}`,
    { map: ['b.'], goal, cast: { b: { class: 'brute', xp: 3 } } },
    (scene) => {
      scene.goOn(({ phase }) => phase === 'over');
      scene.settles(({ outcome }) => {
        expect(outcome).toBe(why);
        expect(scene.hero('b').xp).toBe(total);
      });
    },
  );

rule(
  'gh/experience.9: no level is gained during a scenario, however much experience there is',
  { ...duel, cast: { b: { class: 'brute', xp: 500 }, g: guard }, turn: 'b' },
  (scene) => {
    scene.does('b', move(1), damage(1, anAdjacentEnemy));
    scene.asksAbout('ana', 'move-to').answer('stop');
    scene.asksAbout('ana', 'ability-target').answer('skip');
    scene.settles();
    scene.finishesTurn();
    scene.settles(() => {
      expect(scene.hero('b').level).toBe(1);
      expect(scene.the('b').maxHp).toBe(10);
    });
  },
);
