/** Cases of what comes of attacks. */
import { expect } from 'vitest';
import { rule } from '../table.ts';

const nobodysTurn = { phase: 'monsters', active: null } as const;

rule(
  'ma/K100: nobody pushes a target that the attack has ended',
  { ana: { explorer: 'vane', at: '4,5', essence: 0, worn: ['boiler-maul'] } },
  (scene) => {
    scene.plays('vane', 'boiler-maul:crush');
    scene.settles(() => {
      expect(scene.isInPlay('wire-crawler')).toBe(false);
      expect(scene.facts('displaced')).toEqual([]);
    });
  },
  { monsters: { 'wire-crawler': { at: '5,6' } }, white: [1], black: [1, 1] },
);

rule(
  'ma/K100: a Split Leech restores health though the explorer it hits dies',
  { ana: { explorer: 'prys', at: '4,5', health: 1, essence: 0 }, ben: { explorer: 'vane', at: '9,4' } },
  (scene) => {
    scene.plays('split-leech', 'split-leech:latch');
    scene.settles(() => {
      expect(scene.the('ana').dead).toBe(true);
      expect(scene.monster('split-leech').health).toBe(2);
    });
  },
  { ...nobodysTurn, monsters: { 'split-leech': { at: '5,6', health: 1 } }, white: [1], black: [2] },
);

rule(
  'ma/K101: a companion who is hooked is pulled and not attacked',
  {
    ana: { explorer: 'prys', at: '2,4', essence: 0, worn: ['chain-hook'] },
    ben: { explorer: 'vane', at: '5,4', essence: 0 },
  },
  (scene) => {
    scene.plays('prys', 'chain-hook:drag', 'unit:vane');
    scene.settles(() => {
      expect(scene.the('ben')).toMatchObject({ at: '3,4', health: 7 });
      expect(scene.facts('rolled')).toEqual([]);
    });
  },
);

rule(
  'ma/K101: whoever is hooked and ends beside the hook is attacked, if it is a monster',
  { ana: { explorer: 'prys', at: '2,4', essence: 0, worn: ['chain-hook'] } },
  (scene) => {
    scene.plays('prys', 'chain-hook:drag', 'unit:brine-gnawer');
    scene.settles(() => {
      expect(scene.monster('brine-gnawer')).toMatchObject({ at: '3,4', health: 1 });
    });
  },
  { monsters: { 'brine-gnawer': { at: '5,4' } }, white: [2] },
);

rule(
  'ma/K102: an attack on everybody around spares no companion',
  {
    ana: { explorer: 'prys', at: '4,5', essence: 0, worn: ['chain-glaive'] },
    ben: { explorer: 'vane', at: '3,5', essence: 0 },
  },
  (scene) => {
    scene.plays('prys', 'chain-glaive:reap');
    scene.settles(() => {
      expect(scene.the('ben').health).toBe(6);
      expect(scene.monster('brine-gnawer').health).toBe(1);
      expect(scene.facts('rolled')).toHaveLength(1);
    });
  },
  { monsters: { 'brine-gnawer': { at: '5,6' } }, white: [1, 1], black: [1] },
);

rule(
  'ma/K103: a hit whose health is paid with essence is still a hit',
  { ana: { explorer: 'prys', at: '4,5', essence: 1, worn: ['needle-pistol'] } },
  (scene) => {
    scene.plays('wire-crawler', 'wire-crawler:snag');
    scene.asks('ana', 'essence-for-health', '0', '1').answer('1');
    scene.settles(() =>
      expect(scene.the('ana')).toMatchObject({ health: 5, essence: 0, worn: [], bag: ['needle-pistol'] }),
    );
  },
  { ...nobodysTurn, monsters: { 'wire-crawler': { at: '5,5' } }, white: [2, 1] },
);

rule(
  'ma/K104: Resonance Pike is compared with the lower of armor and will',
  { ana: { explorer: 'prys', at: '4,5', essence: 0, worn: ['resonance-pike'] } },
  (scene) => {
    scene.plays('prys', 'resonance-pike:sound');
    scene.settles(() => expect(scene.facts('hit')).toMatchObject([{ total: 2, defence: 2 }]));
  },
  { monsters: { pistonback: { at: '5,6' } }, white: [0], black: [1, 1] },
);

rule(
  'ma/K105: a loss that another takes on leaves the ward of whoever was hit',
  {
    ana: { explorer: 'vane', at: '4,4', essence: 1 },
    ben: { explorer: 'calloway', at: '4,5', essence: 2 },
  },
  (scene) => {
    scene.plays('brine-gnawer', 'brine-gnawer:gnaw', 'unit:calloway');
    scene.asks('ana', 'use', 'use:vane:turn-the-other-cheek', 'pass').answer('use:vane:turn-the-other-cheek');
    scene.asksAbout('ana', 'essence-for-health').answer('0');
    scene.settles(({ lasting }) => {
      expect(scene.the('ana')).toMatchObject({ health: 6, essence: 1, markers: ['vane'] });
      expect(scene.the('ben').health).toBe(5);
      expect(lasting).toHaveLength(1);
    });
  },
  {
    ...nobodysTurn,
    monsters: { 'brine-gnawer': { at: '5,6' } },
    lasting: [{ card: 'idol-of-small-mercies' as never, on: 'calloway' as never, is: 'grant', of: 'warded' }],
    white: [2, 1],
  },
);
