/** Cases of activating spaces: levers, recharge stations, event spaces. */
import { expect } from 'vitest';
import { displace } from '../../rules/moving/displacing.ts';
import { space, unit } from '../ids.ts';
import { rule } from '../table.ts';

const leverDoor = '8,5,south';
const lever = 'activate:7,5';

rule(
  'ma/K8, ma/round.11: what cannot be paid for is refused and costs nothing',
  { ana: { explorer: 'sable', at: '1,0', stamina: 1 } },
  (scene) => {
    scene.takesTurns();
    scene.asksAbout('ana', 'act').refuses('not-an-option', 'activate:0,0');
    expect(scene.the('ana').stamina).toBe(1);
  },
);

rule(
  'ma/K20, ma/actions.17: a lever is activated past a corner while the door there is open',
  { ana: { explorer: 'prys', at: '8,6' } },
  (scene) => {
    scene.takesTurns();
    expect(scene.couldDo('ana', 'activate')).toContain(lever);
  },
);

rule(
  'ma/K20: but not once that door is closed',
  { ana: { explorer: 'prys', at: '8,6' } },
  (scene) => {
    scene.takesTurns();
    expect(scene.couldDo('ana', 'activate')).not.toContain(lever);
  },
  { doors: { [leverDoor]: 'closed' } },
);

rule('ma/K20: and never through a wall', { ana: { explorer: 'prys', at: '7,6' } }, (scene) => {
  scene.takesTurns();
  expect(scene.couldDo('ana', 'activate')).not.toContain(lever);
});

rule(
  'ma/K21, ma/actions.12, ma/actions.12.1: a recharge station restores stamina up to the maximum, and no farther',
  { ana: { explorer: 'crane', at: '8,7', stamina: 7 } },
  (scene) => {
    scene.takesTurns();
    scene.acts('ana', 'activate:9,7');
    expect(scene.the('ana').stamina).toBe(8);
    expect(scene.facts('recharged')).toEqual([{ is: 'recharged', explorer: 'crane', face: 'stamina-3' }]);
    expect(scene.facts('restored').map(({ n }) => n)).toEqual([2]);
  },
  { recharge: [4] },
);

rule(
  'ma/K22: a station is explored even if the die is blank',
  { ana: { explorer: 'crane', at: '8,7', stamina: 7 } },
  (scene) => {
    scene.takesTurns();
    scene.acts('ana', 'activate:9,7');
    expect(scene.the('ana').stamina).toBe(6);
    expect(scene.token('9,7')).toBe('explored');
  },
  { recharge: [5] },
);

rule(
  'ma/K23, ma/actions.13, ma/actions.13.1: a lever attacks every unit on the traps of its tile with one roll, and nobody beside them',
  {
    ana: { explorer: 'prys', at: '6,5', essence: 0 },
    ben: { explorer: 'crane', at: '4,3', essence: 0 },
  },
  (scene) => {
    scene.takesTurns();
    scene.acts('ana', lever);
    expect(scene.the('ben').health).toBe(4);
    expect(scene.isInPlay('hollow-stoker')).toBe(false);
    expect(scene.monster('brine-gnawer').health).toBe(2);
    expect(scene.facts('rolled').filter(({ source }) => source === 'trap')).toHaveLength(1);
    expect(scene.the('ana').stamina).toBe(5);
  },
  {
    monsters: { 'hollow-stoker': { at: '5,4' }, 'brine-gnawer': { at: '6,4' } },
    black: [1, 1, 1],
    white: [0, 0],
  },
);

rule(
  'ma/K24, ma/actions.18: a lever that was pulled stays explored until the token is taken off it',
  { ana: { explorer: 'prys', at: '6,5', stamina: 7 } },
  (scene) => {
    scene.takesTurns();
    scene.acts('ana', lever);
    expect(scene.couldDo('ana', 'activate')).not.toContain(lever);
    scene.acts('ana', 'use:prys:jury-rig');
    expect(scene.couldDo('ana', 'activate')).toContain(lever);
  },
  { black: [0, 0, 0] },
);

rule(
  'ma/K183, ma/actions.13.2: nobody need stand on the traps for a lever to be pulled',
  { ana: { explorer: 'prys', at: '6,5' } },
  (scene) => {
    scene.takesTurns();
    scene.acts('ana', lever);
    expect(scene.token('7,5')).toBe('explored');
    expect(scene.facts('rolled')).toEqual([]);
  },
);

const eventSpace = 'activate:8,0';

rule(
  'ma/K25, ma/actions.14, ma/actions.14.1: an event space restores 1 essence, and an event that lies with nobody becomes current',
  { ana: { explorer: 'prys', at: '8,1', essence: 0 } },
  (scene) => {
    scene.takesTurns();
    scene.acts('ana', eventSpace);
    expect(scene.the('ana').essence).toBe(1);
    expect(scene.state.horrorRating).toBe(1);
    expect(scene.state.currentExplorerEvent).toBe('hush');
    expect(scene.token('8,0')).toBe('explored');
  },
  { explorerEvents: ['hush', 'chalk-marks'] },
);

rule(
  'ma/K25, ma/actions.14.2: a related event comes to lie beside the explorer, and the current one stays',
  { ana: { explorer: 'prys', at: '8,1', essence: 0 } },
  (scene) => {
    scene.takesTurns();
    scene.acts('ana', eventSpace);
    expect(scene.the('ana').related).toEqual(['chalk-marks']);
    expect(scene.state.currentExplorerEvent).toBe('hush');
  },
  { explorerEvents: ['chalk-marks'], explorerEvent: 'hush' },
);

rule(
  'ma/K26: what cards take off a price does not take it below 0',
  { ana: { explorer: 'prys', at: '8,5', worn: ['tool-belt'], related: ['s1-engineers-badge'] } },
  (scene) => {
    scene.takesTurns();
    scene.acts('ana', `close:${leverDoor}`);
    expect(scene.the('ana').stamina).toBe(6);
    scene.acts('ana', lever);
    expect(scene.the('ana').stamina).toBe(6);
  },
);

rule(
  'ma/K57, ma/actions.11, ma/actions.11.1: sealing lowers threat, destroys the monster there, closes the space for good and lights the chapter space',
  { ana: { explorer: 'prys', at: '1,4', essence: 4 } },
  (scene) => {
    scene.takesTurns();
    scene.acts('ana', 'activate:0,3');
    expect(scene.state.threat).toBe(2);
    expect(scene.isInPlay('brine-gnawer')).toBe(false);
    expect(scene.the('ana')).toMatchObject({ stamina: 4, essence: 1 });
    expect([scene.token('0,3'), scene.token('0,7')]).toEqual(['destroyed', 'light']);
  },
  { monsters: { 'brine-gnawer': { at: '0,3' } }, threat: 3 },
);

rule(
  'ma/K58, ma/actions.11.3, ma/actions.11.5: threat does not fall below 1, and a lit chapter space gets no second light',
  { ana: { explorer: 'prys', at: '1,4', essence: 4 } },
  (scene) => {
    scene.takesTurns();
    scene.acts('ana', 'activate:0,3');
    expect(scene.state.threat).toBe(1);
    expect(scene.facts('marked-space')).toEqual([{ is: 'marked-space', at: '0,3', token: 'destroyed' }]);
    expect(scene.token('0,7')).toBe('light');
  },
  { tokens: { '0,7': 'light' } },
);

rule(
  'ma/K59, ma/actions.11.4: a companion on a spawn space that is sealed dies',
  { ana: { explorer: 'prys', at: '1,4', essence: 4 }, ben: { explorer: 'crane', at: '0,3', essence: 0 } },
  (scene) => {
    scene.takesTurns();
    scene.acts('ana', 'activate:0,3');
    expect(scene.the('ben').dead).toBe(true);
    expect(scene.token('0,3')).toBe('destroyed');
  },
);

rule(
  'ma/K182, ma/actions.11.2: a sealed spawn space cannot be walked on; ranged aim stops at it, arc aim does not',
  { ana: { explorer: 'prys', at: '3,4', stamina: 1 } },
  (scene) => {
    const [from, to] = [scene.cell('3,3'), scene.cell('5,5')];
    expect(scene.terrain.sees(from, to, false)).toBe(false);
    expect(scene.terrain.sees(from, to, true)).toBe(true);
    scene.takesTurns();
    expect(scene.couldDo('ana', 'move')).not.toContain('move:4,4');
  },
  { tiles: [{ face: 'flooded-archive', column: 0, row: 0 }], tokens: { '4,4': 'destroyed' } },
);

rule(
  'ma/K192, ma/map.14: a barrel that has gone off is no target, and a push onto it stops before it',
  { ana: { explorer: 'prys', at: '3,1' }, ben: { explorer: 'crane', at: '5,2' } },
  (scene) => {
    scene.does((g) =>
      displace(g, {
        how: 'push',
        unit: unit('crane'),
        from: [space('6,2')],
        n: 1,
        by: null,
        source: 'trap',
        stopsBeforePit: false,
      }),
    );
    scene.settles(() => expect(scene.the('ben').at).toBe('5,2'));
    expect(scene.facts('exploded')).toEqual([]);
    scene.takesTurns();
    expect(scene.couldDo('ana', 'use')).toEqual([]);
  },
  { tokens: { '4,2': 'explored' } },
);

rule(
  'ma/K201: an explorer off the map does not help to seal',
  {
    ana: { explorer: 'prys', at: '1,4', essence: 3 },
    ben: { explorer: 'crane', at: null, exited: true, essence: 4 },
  },
  (scene) => {
    scene.takesTurns();
    expect(scene.couldDo('ana', 'activate')).not.toContain('activate:0,3');
  },
);
