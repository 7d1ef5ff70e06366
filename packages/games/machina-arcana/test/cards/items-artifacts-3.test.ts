/** Artifacts of level 3, and what can be joined to them. */
import { expect } from 'vitest';
import { essenceAtHand } from '../../rules/losses/support.ts';
import { figureOf } from '../../rules/values/values.ts';
import { unit } from '../ids.ts';
import { rule } from '../table.ts';
import { canUse, gnawer, owner, rolls, strikes, surgeon, turn, uses, vane } from './playing.ts';

strikes({ use: 'tome-of-names:name-it', stamina: 3, mode: 'arcane', reach: { arc: 5 }, black: [2, 0, 0] });

const beside = { monsters: { [gnawer]: { at: '1,4' } } };

turn(
  'key-of-silence: banishes a monster within 3 and lowers threat by 1; the key is destroyed',
  { worn: ['key-of-silence'] },
  (scene) => {
    uses(scene, 'key-of-silence:turn-the-key');
    expect([scene.isInPlay(surgeon), scene.isInPlay(gnawer)]).toEqual([false, true]);
    expect(scene.facts('banished')).toMatchObject([{ unit: surgeon }]);
    expect(scene.state.threat).toBe(2);
    expect(scene.state.items.artifact.pile).toEqual(['key-of-silence']);
    expect(scene.the('ana')).toMatchObject({ stamina: 3, essence: 0, worn: [] });
  },
  { monsters: { [surgeon]: { at: '3,4' }, [gnawer]: { at: '4,4' } }, threat: 3 },
);

turn(
  'hand-of-the-machine: activates an action space within 4 without its price, once per turn',
  { at: '6,8', essence: 1, stamina: 3, worn: ['hand-of-the-machine'] },
  (scene) => {
    uses(scene, 'hand-of-the-machine:reach');
    expect(scene.token('9,7')).toBe('explored');
    expect(scene.the('ana')).toMatchObject({ stamina: 2 + 3, essence: 0 });
    expect(canUse(scene, 'hand-of-the-machine:reach')).toBe(false);
  },
  { recharge: [4] },
);

rule(
  'unlit-diadem: for 2 essence a horror event that is drawn is destroyed without effect',
  { ana: vane({ finished: true, essence: 2, worn: ['unlit-diadem'] }) },
  (scene) => {
    scene.goesOnTo('monsters');
    scene.asks('ana', 'use', 'use:unlit-diadem:look-away', 'pass').answer('use:unlit-diadem:look-away');
    scene.settles(({ horrorEvents, currentHorrorEvent, spawnRating, threat }) => {
      expect([horrorEvents.pile, currentHorrorEvent]).toEqual([['s1-black-pressure'], null]);
      expect([spawnRating, threat, scene.the('ana').essence]).toEqual([3, 2, 0]);
    });
  },
  { phase: 'spawn', active: null, horrorEvents: ['s1-black-pressure'], game: [1] },
);

turn(
  'tome-of-names: a hit lowers the will of the target by 1 until the end of the turn',
  { worn: ['tome-of-names'] },
  (scene) => {
    uses(scene, 'tome-of-names:name-it');
    expect(figureOf(scene.table, unit(gnawer), 'will')).toBe(1);
  },
  { ...beside, black: [2, 0, 0] },
);

rule(
  'philosophers-boiler: restores 1 essence at the start of each explorer phase',
  { ana: vane({ worn: ['philosophers-boiler'] }) },
  (scene) => {
    scene.goesOnTo('explorers');
    expect(scene.the('ana').essence).toBe(1);
  },
  { phase: 'explorer-start', active: null },
);

rule(
  'gate-shard: its owner or an explorer within 5 teleports within 5 spaces, twice per turn',
  {
    ana: vane({ worn: ['gate-shard'] }),
    ben: { explorer: 'crane', at: '5,4' },
    cleo: { explorer: 'prys', at: '6,4' },
  },
  (scene) => {
    scene.takesTurns();
    scene.acts('ana', 'use:gate-shard:open-the-gate');
    scene.asks('ana', 'target', 'unit:vane', 'unit:crane').answer('unit:crane');
    const to = scene.match.asked[0]?.seat ?? '';
    scene.asksAbout(to, 'where').answer('2,5');
    expect(scene.the('ben').at).toBe('2,5');
    uses(scene, 'gate-shard:open-the-gate', 'unit:vane');
    scene.asksAbout('ana', 'where').answer('4,8');
    expect(scene.the('ana')).toMatchObject({ at: '4,8', stamina: 2 });
    expect(canUse(scene, 'gate-shard:open-the-gate')).toBe(false);
  },
);

turn(
  'hourglass-of-brine: threat falls by 2, both ratings return to their start; it is destroyed',
  { worn: ['hourglass-of-brine'] },
  (scene) => {
    uses(scene, 'hourglass-of-brine:break-the-glass');
    expect(scene.state).toMatchObject({ threat: 2, horrorRating: 1, spawnRating: 1 });
    expect(scene.state.items.artifact.pile).toEqual(['hourglass-of-brine']);
    expect(scene.the('ana').stamina).toBe(4);
  },
  { threat: 4, ratings: { spawn: 6, horror: 8 } },
);

turn(
  'star-iris: arcane rolls of its owner are raised by 1, others not',
  { worn: [{ main: 'drowned-bell', top: 'star-iris' }, 'needle-pistol'] },
  (scene) => {
    uses(scene, 'drowned-bell:toll');
    uses(scene, 'needle-pistol:fire');
    expect(rolls(scene)).toEqual(['arcane 00/ = 1', 'normal 00/ = 0']);
  },
  { ...beside, white: [0, 0, 0, 0] },
);

for (const [picked, rating, drawn] of [
  ['use:witness-eye:unblinking', 4, 0],
  ['pass', 1, 1],
] as const)
  rule(
    `witness-eye: a horror check that fails may be rolled again: ${picked}`,
    { ana: vane({ finished: true, worn: [{ main: 'drowned-bell', top: 'witness-eye' }] }) },
    (scene) => {
      scene.goesOnTo('monsters');
      scene.asks('ana', 'use', 'use:witness-eye:unblinking', 'pass').answer(picked);
      scene.settles(({ horrorRating }) => {
        expect(horrorRating).toBe(rating);
        expect(scene.facts('drew-event')).toHaveLength(drawn);
      });
    },
    { phase: 'spawn', active: null, horrorEvents: ['iron-sky'], game: [2, 3] },
  );

for (const [monster, offered] of [
  [gnawer, true],
  ['pistonback', true],
  [surgeon, false],
] as const)
  turn(
    `sigil-of-unmaking: a hit ${offered ? 'may banish' : 'does not banish'} ${monster}`,
    { essence: 1, worn: [{ main: 'tome-of-names', right: 'sigil-of-unmaking' }] },
    (scene) => {
      uses(scene, 'tome-of-names:name-it');
      if (offered)
        scene
          .asks('ana', 'use', 'use:sigil-of-unmaking:unwrite', 'pass')
          .answer('use:sigil-of-unmaking:unwrite');
      expect(scene.isInPlay(monster)).toBe(!offered);
      expect(scene.the('ana').essence).toBe(offered ? 0 : 1);
    },
    { monsters: { [monster]: { at: '1,4' } }, black: [3, 2, 0] },
  );

rule(
  'sigil-of-communion: explorers of the tile help each other; whoever its owner helps restores 1 stamina once',
  {
    ana: { explorer: 'sable', at: '9,9', essence: 0, stamina: 4, worn: ['clock-of-unhours'] },
    ben: vane({ essence: 3, worn: [{ main: 'drowned-bell', right: 'sigil-of-communion' }] }),
  },
  (scene) => {
    expect(essenceAtHand(scene.table, owner(scene))).toBe(3);
    scene.takesTurns();
    uses(scene, 'clock-of-unhours:turn-back');
    while (scene.match.asked[0]?.name === 'support') {
      const { options } = scene.asksAbout('ben', 'support').question;
      scene.asksAbout('ben', 'support').answer(options.includes('1') ? '1' : '0');
    }
    expect(scene.the('ben').essence).toBe(2);
    expect(scene.the('ana')).toMatchObject({ stamina: 7, essence: 0 });
  },
);
