/** Rules of pushing and pulling. */
import { expect } from 'vitest';
import { type Displacement, displace } from '../../rules/moving/displacing.ts';
import type { CardId } from '../../vocabulary/ids.ts';
import { space, unit } from '../ids.ts';
import { rule } from '../table.ts';

const nobodysTurn = { phase: 'monsters', active: null } as const;

/** A push by somebody who stands at a place. */
const pushed = (id: string, from: string, n: number, more: Partial<Displacement> = {}): Displacement => ({
  ...{ how: 'push', unit: unit(id), from: [space(from)], n },
  ...{ by: null, source: 'recharge', stopsBeforePit: false },
  ...more,
});

const prys = { ana: { explorer: 'prys', at: '4,4', essence: 0 } };

rule('ma/pushing.1: whoever is in the same row is pushed straight along it', prys, (scene) => {
  scene.does((g) => displace(g, pushed('prys', '2,4', 2)));
  scene.settles(() => expect(scene.the('ana').at).toBe('6,4'));
});

rule(
  'ma/pushing.2: a unit in the way ends a push',
  prys,
  (scene) => {
    scene.does((g) => displace(g, pushed('prys', '2,4', 3)));
    scene.settles(() => expect(scene.the('ana').at).toBe('5,4'));
  },
  { monsters: { pistonback: { at: '6,4' } } },
);

rule(
  'ma/pushing.2: a closed door ends a push',
  { ana: { explorer: 'prys', at: '8,5', essence: 0 } },
  (scene) => {
    scene.does((g) => displace(g, pushed('prys', '8,4', 2)));
    scene.settles(() => expect(scene.the('ana').at).toBe('8,5'));
  },
  { doors: { '8,5,south': 'closed' } },
);

rule(
  'ma/pushing.3: a lever that has been pulled is only in the way',
  { ana: { explorer: 'prys', at: '6,5', essence: 0 }, ben: { explorer: 'vane', at: '4,3' } },
  (scene) => {
    scene.does((g) => displace(g, pushed('prys', '5,5', 1)));
    scene.settles(() => {
      expect(scene.the('ana').at).toBe('6,5');
      expect(scene.facts('rolled')).toEqual([]);
    });
  },
  { tokens: { '7,5': 'explored' } },
);

rule(
  'ma/pushing.4: whoever is immobile is neither pushed nor teleported',
  { ana: { explorer: 'rourke', at: '4,4', essence: 1 } },
  (scene) => {
    scene.does((g) => displace(g, pushed('rourke', '2,4', 2)));
    scene.settles(() => expect(scene.the('ana').at).toBe('4,4'));
    scene.plays('rourke', 'rourke:veil-step');
    scene.settles(() => expect(scene.the('ana').at).toBe('4,4'));
  },
  { lasting: [{ card: 'tar-nozzle' as CardId, on: unit('rourke'), is: 'grant', of: 'immobile' }] }, // tests write ids
);

rule('ma/pushing.5: a pull moves nobody who is beside the source already', prys, (scene) => {
  scene.does((g) => displace(g, pushed('prys', '5,5', 2, { how: 'pull' })));
  scene.settles(() => expect(scene.the('ana').at).toBe('4,4'));
});

rule(
  'ma/pushing.6: neither the owner nor the attacker decides how far a hit pushes',
  { ana: { explorer: 'prys', at: '4,5', essence: 0 } },
  (scene) => {
    scene.plays('pistonback', 'pistonback:ram');
    scene.settles(() => expect(scene.the('ana').at).toBe('2,5'));
  },
  { ...nobodysTurn, monsters: { pistonback: { at: '5,5' } }, black: [2, 1] },
);

rule(
  'ma/pushing.7: those who are pulled come the nearest first',
  { ana: { explorer: 'prys', at: '3,5', essence: 0 }, ben: { explorer: 'vane', at: '2,5', essence: 0 } },
  (scene) => {
    scene.plays('heart-engine', 'heart-engine:draw-breath');
    scene.settles(() => {
      expect(scene.the('ana').at).toBe('4,5');
      expect(scene.the('ben').at).toBe('3,5');
    });
  },
  { ...nobodysTurn, monsters: { 'heart-engine': { at: '5,5' } } },
);

rule('ma/pushing.8: nothing happens to whoever is pushed onto a spawn space', prys, (scene) => {
  scene.does((g) => displace(g, pushed('prys', '5,4', 4)));
  scene.settles(() => expect(scene.the('ana')).toMatchObject({ at: '0,4', health: 5 }));
});

rule(
  'ma/pushing.9: the barrel that ends a push goes off before the rest of the ability',
  { ana: { explorer: 'vane', at: '4,4', essence: 0, worn: ['thunderer'] } },
  (scene) => {
    scene.plays('vane', 'thunderer:thunder', 'unit:pistonback');
    scene.settles(() => {
      const order = scene.told.map(({ is }) => is).filter((is) => is === 'exploded' || is === 'displaced');
      expect(order).toEqual(['exploded', 'displaced']);
      expect(scene.the('ana').at).toBe('4,5');
    });
  },
  { monsters: { pistonback: { at: '4,3' } }, black: [2, 1, 1, 1, 0, 0] },
);

rule(
  'ma/pushing.10: whoever is immovable is pushed by an own weapon all the same',
  { ana: { explorer: 'vane', at: '4,5', essence: 0, worn: ['thunderer', 'magnet-boots'] } },
  (scene) => {
    scene.does((g) => displace(g, pushed('vane', '6,5', 1)));
    scene.settles(() => expect(scene.the('ana').at).toBe('4,5'));
    scene.plays('vane', 'thunderer:thunder', 'unit:pistonback');
    scene.settles(() => expect(scene.the('ana').at).toBe('3,5'));
  },
  { monsters: { pistonback: { at: '6,5' } }, black: [0, 0, 0] },
);

rule(
  'ma/pushing.11: what stops before a pit leaves whoever is pulled on the space before it',
  { ana: { explorer: 'prys', at: '3,7', essence: 0 } },
  (scene) => {
    scene.does((g) => displace(g, pushed('prys', '2,7', 3, { stopsBeforePit: true })));
    scene.settles(() => expect(scene.the('ana').at).toBe('4,7'));
  },
);

rule(
  'ma/destroying.9: a boss that is pushed stops before a pit',
  { ana: { explorer: 'prys', at: '0,6' } },
  (scene) => {
    scene.does((g) => displace(g, pushed('gardener', '3,7', 2)));
    scene.settles(() => expect(scene.monster('gardener').at).toBe('4,7'));
  },
  { monsters: { gardener: { at: '4,7' } } },
);

rule(
  'ma/chapters.8: pushes are longer while Oil on the Water is current',
  prys,
  (scene) => {
    scene.does((g) => displace(g, pushed('prys', '2,4', 1)));
    scene.settles(() => expect(scene.the('ana').at).toBe('6,4'));
  },
  { chapter: 'oil-on-the-water' },
);

rule(
  'ma/effects.5: whoever rings the bells pushes others farther, and is not pushed farther itself',
  { ana: { explorer: 'thornquist', at: '3,5', essence: 0, related: ['s3-calluses'] } },
  (scene) => {
    scene.plays('thornquist', 'thornquist:heave', 'unit:pistonback');
    scene.settles(() => expect(scene.monster('pistonback').at).toBe('6,5'));
    scene.does((g) => displace(g, pushed('thornquist', '4,5', 1)));
    scene.settles(() => expect(scene.the('ana').at).toBe('2,5'));
  },
  { monsters: { pistonback: { at: '4,5' } } },
);
