import { expect, test } from 'vitest';
import { gloomhaven } from '../../game.ts';
import { rule } from '../scene/index.ts';
import { attackBy, moveBy, runs } from '../scene/monsters.ts';

const brute = { class: 'brute', hp: 10 } as const;
const guard = { monster: 'bandit-guard' } as const;
const jump = (value: number) => ({ do: 'move', value, jump: true }) as const;

rule(
  'gh/A-02: the last hex of a jump costs 2 if it is difficult',
  { map: ['b.D'], cast: { b: brute } },
  (scene) => {
    scene.does('b', jump(2));
    scene.asks('ana', 'move-to', '1,0', 'stop').answer('stop');
    scene.does('b', jump(3));
    scene.asks('ana', 'move-to', '1,0', '2,0', 'stop').answer('2,0');
    scene.asksAbout('ana', 'move-to').answer('stop');
    scene.settles(() => expect(scene.the('b').hex).toBe('2,0'));
  },
);

rule('gh/A-02: difficult terrain that is crossed costs 1', { map: ['bDD.'], cast: { b: brute } }, (scene) => {
  scene.does('b', jump(3));
  scene.asksAbout('ana', 'move-to').answer('3,0');
  scene.settles(() => expect(scene.the('b').hex).toBe('3,0'));
});

const winged = {
  'sweeping-blow': {
    top: { abilities: [], stays: 'persistent', lasting: [{ on: 'always', flying: true }] },
  },
} as const;

rule(
  "gh/A-28: of equally near hexes the figure's player chooses, and the damage of a fall can be negated",
  {
    map: ['.bO.', ' ....'],
    cast: { b: { ...brute, hand: ['trample'], active: ['sweeping-blow top'] } },
    printed: winged,
    turn: 'b',
  },
  (scene) => {
    scene.does('b', { do: 'move', value: 1 });
    scene.asksAbout('ana', 'move-to').answer(scene.at('O'));
    scene.finishesTurn();
    scene.asks('ana', 'next', 'end-bonus:sweeping-blow', 'end-turn').answer('end-bonus:sweeping-blow');
    scene.asks('ana', 'negate-damage', 'suffer', 'lose-card').answer('lose-card');
    scene.asksAbout('ana', 'card-to-lose').answer('trample');
    scene.asks('ana', 'hex-nearby', '1,0', '3,0', '1,1', '2,1').answer('2,1');
    scene.settles(() => expect([scene.the('b').hex, scene.the('b').hp]).toEqual(['2,1', 10]));
  },
);

rule(
  'gh/A-44: a trap deals its damage first and then its conditions',
  { map: ['gT.b'], cast: { b: brute, g: guard }, trapConditions: ['poison'] },
  (scene) => {
    runs(scene, 'g', moveBy(0), attackBy(0));
    scene.settles(() => {
      const told = scene.told.map(({ is }) => is).filter((is) => is === 'suffered' || is === 'condition');
      expect(told.slice(0, 2)).toEqual(['suffered', 'condition']);
      expect([scene.the('g').hp, scene.has('g', 'poison')]).toEqual([3, true]);
    });
  },
);

rule(
  'gh/A-44: if the figure dies the rest is ignored',
  { map: ['gT.b'], cast: { b: brute, g: { ...guard, hp: 1 } }, trapConditions: ['poison'] },
  (scene) => {
    runs(scene, 'g', moveBy(0), attackBy(0));
    scene.settles(() => {
      expect(scene.isThere('g')).toBe(false);
      expect(scene.told.some(({ is }) => is === 'condition')).toBe(false);
    });
  },
);

rule(
  'gh/A-45: forced movement goes on after a trap that stuns or immobilizes',
  {
    map: ['bgT.'],
    cast: { b: brute, g: { ...guard, hp: 20 } },
    trapConditions: ['stun', 'immobilize'],
  },
  (scene) => {
    scene.does('b', { do: 'attack', value: 1, push: 2 });
    scene.asksAbout('ana', 'attack-target').answer('bandit-guard-1');
    scene.asks('ana', 'push-to', '2,0', 'decline').answer('2,0');
    scene.settles(() => {
      expect(scene.the('g').hex).toBe('3,0');
      expect([scene.has('g', 'stun'), scene.has('g', 'immobilize')]).toEqual([true, true]);
    });
  },
);

rule(
  'gh/A-45: if the figure survives',
  { map: ['bgT.'], cast: { b: brute, g: { ...guard, hp: 2 } } },
  (scene) => {
    scene.does('b', { do: 'attack', value: 1, push: 2 });
    scene.asksAbout('ana', 'attack-target').answer('bandit-guard-1');
    scene.asksAbout('ana', 'push-to').answer('2,0');
    scene.settles(() => expect(scene.isThere('g')).toBe(false));
  },
);

rule(
  'gh/A-46: a monster may stand on goal treasure',
  { map: ['gCb'], cast: { b: brute, g: guard }, treasure: 'goal' },
  (scene) => {
    runs(scene, 'g', moveBy(0), attackBy(0));
    scene.settles((s) => {
      expect(scene.the('g').hex).toBe(scene.at('C'));
      expect(s.pieces).toHaveLength(1);
    });
  },
);

rule(
  'gh/A-46: and so may a summon',
  {
    map: ['sCg', ' b..'],
    cast: { b: brute, s: { summon: 'rat-swarm', owner: 'b' }, g: guard },
    treasure: 'goal',
  },
  (scene) => {
    runs(scene, 's', moveBy(0), attackBy(0));
    scene.settles(() => expect(scene.the('s').hex).toBe(scene.at('C')));
  },
);

const obstacle = { do: 'make-obstacle', count: 1, within: 2, size: 1 } as const;

rule(
  'gh/A-47: a closed door counts as a connection: an obstacle may not lie on the only way to it',
  {
    map: ['..b.+..', ' ..#'],
    rooms: ['1111122'],
    cast: { b: brute },
  },
  (scene) => {
    scene.does('b', obstacle);
    const asked = scene.asksAbout('ana', 'ability-hex');
    expect(asked.question.options).not.toContain('3,0');
    asked.answer('1,1');
    scene.settles((s) => expect(s.pieces.map(({ is }) => is)).toEqual(['obstacle']));
  },
);

rule(
  'gh/A-47: and so does a locked one',
  { map: ['..b.+..', ' ..#'], rooms: ['1111122'], cast: { b: brute }, lockedDoors: true },
  (scene) => {
    scene.does('b', obstacle);
    const asked = scene.asksAbout('ana', 'ability-hex');
    expect(asked.question.options).not.toContain('3,0');
    asked.answer('skip');
    scene.settles();
  },
);

rule(
  "gh/A-34: the other players' hands are hidden",
  {
    map: ['bc'],
    cast: { b: { ...brute, hand: ['trample'] }, c: { class: 'cragheart', hand: ['avalanche'] } },
  },
  (scene) => {
    const [own, other] = scene.seenBy('ana').heroes;
    expect([own?.hand, other?.hand, other?.handSize]).toEqual([['trample'], [], 1]);
  },
);

test('gh/A-49: a table can choose the variants and readings of this rulebook and no rules of later sets', () => {
  const switches = Object.entries(gloomhaven.defaults).filter(([, value]) => typeof value === 'boolean');
  expect(switches.map(([name]) => name).sort()).toEqual(
    ['openInformation', 'reducedRandomness', 'neighboursSee', 'jumpPaysDifficult', 'tiesAgreed'].sort(),
  );
});
