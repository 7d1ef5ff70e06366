import { expect } from 'vitest';
import { intentionsOf, lossAhead } from '../../onlooker/intentions.ts';
import { view } from '../../view.ts';
import type { ExplorerId } from '../../vocabulary/ids.ts';
import type { SpaceId } from '../../vocabulary/places.ts';
import { beforeMonsters, monstersAct, played, walked } from '../monster-phase.ts';
import { type HallScene, rule } from '../table.ts';

const vane = { explorer: 'vane', at: '4,4' } as const;
const id = 'vane' as ExplorerId; // tests write ids

/** What the only monster is going to do. */
function intention(scene: HallScene, moved?: string) {
  const elsewhere = moved === undefined ? null : { explorer: id, at: moved as SpaceId }; // tests write ids
  const all = intentionsOf(view(scene.state, 'spectator'), elsewhere);
  const [first] = all;
  if (first === undefined) throw new Error('no monster is there');
  return { ...first, loss: lossAhead(all, id) };
}

rule(
  'ma/monsters.6: what a monster is foretold to do is what it does',
  { ana: vane },
  (scene) => {
    const { way, plays } = intention(scene);
    monstersAct(scene);
    scene.settles(() => {
      expect(way.slice(1)).toEqual(walked(scene, 'brine-gnawer'));
      expect(plays.map(({ ability, on }) => `${ability} ${on}`)).toEqual(played(scene, 'brine-gnawer'));
    });
  },
  { ...beforeMonsters, monsters: { 'brine-gnawer': { at: '8,8' } }, white: [0, 0], black: [0, 0] },
);

rule(
  'ma/attacks.2: the loss that is foretold is what two white dice bring against an armor of 3, on the average',
  { ana: vane },
  (scene) => {
    const { plays, loss, prey, steps } = intention(scene);
    expect(plays.map(({ chance }) => Math.round(100 * (chance ?? 0)))).toEqual([19]);
    expect(loss).toBe(plays[0]?.chance);
    expect([prey, steps]).toEqual(['vane', 4]);
  },
  { ...beforeMonsters, monsters: { 'brine-gnawer': { at: '8,8' } } },
);

rule(
  'ma/monsters.2: whoever ends a turn out of a monster’s reach loses nothing to it',
  { ana: vane },
  (scene) => {
    expect(intention(scene, '0,9').loss).toBe(0);
    expect(intention(scene).loss).toBeGreaterThan(0);
  },
  { ...beforeMonsters, monsters: { 'brine-gnawer': { at: '8,8' } } },
);

rule(
  'ma/monsters.18: a look ahead leaves the table as it is',
  { ana: vane },
  (scene) => {
    const before = JSON.stringify(scene.state);
    intention(scene, '3,3');
    expect(JSON.stringify(scene.state)).toBe(before);
  },
  { ...beforeMonsters, monsters: { 'brine-gnawer': { at: '8,8' } } },
);
