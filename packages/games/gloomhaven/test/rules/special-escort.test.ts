import { expect } from 'vitest';
import { objective } from '../../content/words/scenarios.ts';
import { endAndJudge } from '../../rules/turns/turn-order.ts';
import type { ObjectiveId } from '../../vocabulary/ids.ts';
import { rule } from '../scene/index.ts';

const guest = (value: number) =>
  objective('hail', {
    side: 'party',
    hp: { base: 4, l: 2 },
    initiative: 99,
    at: 'o',
    moves: { value, toward: 'x', opensDoors: true, springsTraps: true },
  });

const brute = { class: 'brute' } as const;
const hail = { objective: 'hail', hp: 6 } as const;
const escorted = { cast: { b: brute, o: hail }, objectives: [guest(2)] } as const;

rule(
  'gh/special.11: an allied figure goes around obstacles, first away from its goal if the way leads there',
  { ...escorted, map: ['b.a.O..', ' ..oOx.', '....O..', ' .......'] },
  (scene) => {
    scene.acts('o');
    scene.settles(() => expect(scene.the('o').hex).toBe('2,3'));
  },
);

rule(
  'gh/special.11: it passes allies, and ends where nobody is',
  { ...escorted, map: ['ob...x'] },
  (scene) => {
    scene.acts('o');
    scene.settles(() => expect(scene.the('o').hex).toBe('2,0'));
  },
);

rule(
  'gh/special.11: it waits behind allies that it cannot pass with the points it has',
  { ...escorted, map: ['obs..x'], cast: { ...escorted.cast, s: { class: 'scoundrel' } } },
  (scene) => {
    scene.acts('o');
    scene.settles(() => expect(scene.the('o').hex).toBe('0,0'));
  },
);

rule(
  'gh/special.11: it does not pass enemies, and stays where no way leads on',
  { ...escorted, map: ['b.o.g.x'], cast: { ...escorted.cast, g: { monster: 'bandit-guard' } } },
  (scene) => {
    scene.acts('o');
    scene.settles(() => expect(scene.the('o').hex).toBe('2,0'));
  },
);

rule(
  'gh/special.11: difficult terrain costs it two points',
  { ...escorted, map: ['boD..x'], objectives: [guest(3)] },
  (scene) => {
    scene.acts('o');
    scene.settles(() => expect(scene.the('o').hex).toBe('3,0'));
  },
);

rule('gh/special.11: it goes onto its goal if it can', { ...escorted, map: ['b.o.x..'] }, (scene) => {
  scene.acts('o');
  scene.settles(() => expect(scene.the('o').hex).toBe(scene.at('x')));
});

rule(
  'gh/special.11: toward a room that nobody has seen it opens the door, and goes on with the points that are left',
  { ...escorted, map: ['bo+..x'], rooms: ['112222'] },
  (scene) => {
    scene.acts('o');
    scene.settles((s) => {
      expect(s.rooms).toEqual([1, 2]);
      expect(scene.the('o').hex).toBe('3,0');
    });
  },
);

rule(
  'gh/special.11: the players choose among ways that are equally short',
  { ...escorted, map: ['b....', ' o#+.x', '.....'], rooms: ['11122', ' 11122', '11122'] },
  (scene) => {
    scene.acts('o');
    scene.asks('ana', 'monster-hex', '1,2', '2,0').answer('1,2');
    scene.settles(() => expect(scene.the('o').hex).toBe('1,2'));
  },
);

rule(
  'gh/special.11a: it enters no trap if an equally short way has none',
  { ...escorted, map: ['b.T..', ' o##x', '.....'], objectives: [guest(3)] },
  (scene) => {
    scene.acts('o');
    scene.settles(() => expect([scene.the('o').hex, scene.the('o').hp]).toEqual(['2,2', 6]));
  },
);

rule(
  'gh/special.11a: it looks ahead, past the end of its move',
  { ...escorted, map: ['b...T.', ' o###x', '......'], objectives: [guest(2)] },
  (scene) => {
    scene.acts('o');
    scene.settles(() => expect(scene.the('o').hex).toBe('1,2'));
  },
);

rule(
  'gh/special.11a: it goes through a trap where every other way is longer',
  { ...escorted, map: ['b.o.Tx', ' ......'], objectives: [guest(3)] },
  (scene) => {
    scene.acts('o');
    scene.settles(() => expect([scene.the('o').hex, scene.the('o').hp]).toEqual([scene.at('x'), 3]));
  },
);

const nearby = {
  ...escorted,
  map: ['b.ox'],
  goal: [{ is: 'arrive', objective: 'hail' as ObjectiveId, beside: 'x' }], // tests write ids
} as const;

rule(
  "gh/special.11b: beside its goal at the end of somebody else's turn it has not arrived yet",
  { ...nearby, turn: 'b' },
  (scene) => {
    scene.perform((g) => endAndJudge(g));
    scene.settles((s) => expect(s.ending).toBeNull());
  },
);

rule('gh/special.11b: at the end of its own turn it has arrived', { ...nearby, turn: 'o' }, (scene) => {
  scene.perform((g) => endAndJudge(g));
  scene.settles((s) => expect(s.ending).toBe('success'));
});

rule(
  'gh/special.11: they choose no hex of a room before its door is open',
  { ...escorted, map: ['###..', ' bo+#x', '###..'], rooms: ['###22', ' 112#2', '###22'] },
  (scene) => {
    scene.acts('o');
    scene.asks('ana', 'monster-hex', '2,2', '3,0').answer('3,0');
    scene.settles(() =>
      expect(scene.told.map(({ is }) => is)).toEqual(['moved', 'door-opened', 'room-revealed', 'moved']),
    );
  },
);

rule(
  'gh/conditions.15: an immobilized allied figure does not move',
  { ...escorted, map: ['bo...x'], cast: { b: brute, o: { ...hail, conditions: ['immobilize'] } } },
  (scene) => {
    scene.acts('o');
    scene.settles(() => expect(scene.the('o').hex).toBe('1,0'));
  },
);

rule(
  'gh/conditions.38: a trap that immobilizes it ends its way',
  { ...escorted, map: ['boT..x'], trapConditions: ['immobilize'] },
  (scene) => {
    scene.acts('o');
    scene.settles(() => expect(scene.the('o').hex).toBe(scene.at('T')));
  },
);
