/** Consumables of level 2. */
import { expect } from 'vitest';
import { essencePriceOf, figureOf, has } from '../../rules/values/values.ts';
import { unit } from '../ids.ts';
import { rule } from '../table.ts';
import { drudge, gnawer, owner, rolls, surgeon, turn, uses, vane } from './playing.ts';

const beside = { monsters: { [gnawer]: { at: '1,4' } } };

turn('aether-phial: restores 2 essence', { bag: ['aether-phial'] }, (scene) => {
  uses(scene, 'aether-phial:inhale');
  expect(scene.the('ana')).toMatchObject({ stamina: 6, essence: 2, bag: [] });
});

turn(
  'gunners-draught: attack rolls are raised by 1 until the end of the turn',
  { worn: ['needle-pistol', 'signal-pistol'], bag: ['gunners-draught'] },
  (scene) => {
    uses(scene, 'gunners-draught:drink');
    uses(scene, 'needle-pistol:fire');
    uses(scene, 'signal-pistol:flare');
    expect(rolls(scene)).toEqual(['normal 00/ = 1', 'normal 0/ = 1']);
    scene.acts('ana', 'end');
    expect(scene.state.lasting).toEqual([]);
  },
  { ...beside, white: [0, 0, 0] },
);

rule(
  'clockwork-decoy: its owner or an explorer within 4 is ethereal',
  {
    ana: vane({ bag: ['clockwork-decoy'] }),
    ben: { explorer: 'crane', at: '4,4' },
    cleo: { explorer: 'prys', at: '5,4' },
  },
  (scene) => {
    scene.takesTurns();
    scene.acts('ana', 'use:clockwork-decoy:wind-up');
    scene.asks('ana', 'target', 'unit:vane', 'unit:crane').answer('unit:crane');
    expect([has(scene.table, unit('crane'), 'ethereal'), has(scene.table, owner(scene), 'ethereal')]).toEqual(
      [true, false],
    );
    expect(scene.the('ana')).toMatchObject({ stamina: 5, bag: [], markers: [] });
  },
);

turn(
  'vitriol-jar: armor is 2 lower until the next explorer phase, then 1 white and 1 black die attack',
  { bag: ['vitriol-jar'] },
  (scene) => {
    uses(scene, 'vitriol-jar:hurl', `unit:${surgeon}`);
    expect(scene.facts('hit')).toMatchObject([{ target: surgeon, total: 2, defence: 2 }]);
    expect(figureOf(scene.table, unit(surgeon), 'armor')).toBe(2);
    expect(scene.the('ana')).toMatchObject({ stamina: 5, bag: [] });
  },
  {
    monsters: { [gnawer]: { at: '1,4' }, [surgeon]: { at: '4,4' }, [drudge]: { at: '5,3' } },
    white: [1],
    black: [1],
  },
);

turn('surgeons-case: restores 3 health', { health: 2, bag: ['surgeons-case'] }, (scene) => {
  uses(scene, 'surgeons-case:operate');
  expect(scene.the('ana')).toMatchObject({ stamina: 4, health: 5, bag: [] });
});

turn(
  'sealing-wax: one sealing costs 3 essence less, or one dark chapter space 2 less; not both',
  { essence: 1, bag: ['sealing-wax'] },
  (scene) => {
    uses(scene, 'sealing-wax:melt');
    const price = (action: Parameters<typeof essencePriceOf>[2]) =>
      essencePriceOf(scene.table, owner(scene), action).n;
    expect([price('seal-spawn'), price('activate-dark-chapter')]).toEqual([1, 1]);
    scene.acts('ana', 'activate:0,3');
    expect(scene.token('0,3')).toBe('destroyed');
    expect(scene.the('ana')).toMatchObject({ stamina: 3, essence: 0, bag: [] });
    expect([price('seal-spawn'), price('activate-dark-chapter')]).toEqual([4, 3]);
  },
);

rule(
  'tincture-of-nerve: its owner and every explorer beside have 2 will more until the next explorer phase',
  {
    ana: vane({ bag: ['tincture-of-nerve'] }),
    ben: { explorer: 'crane', at: '1,4' },
    cleo: { explorer: 'prys', at: '2,4' },
  },
  (scene) => {
    scene.takesTurns();
    uses(scene, 'tincture-of-nerve:pass-round');
    expect(['vane', 'crane', 'prys'].map((id) => figureOf(scene.table, unit(id), 'will'))).toEqual([5, 4, 3]);
    expect(scene.the('ana')).toMatchObject({ stamina: 5, bag: [] });
  },
);

turn(
  'breaching-charge: rubble beside becomes floor, and 2 white and 1 black dice attack everybody beside it',
  { at: '5,1', bag: ['breaching-charge'] },
  (scene) => {
    uses(scene, 'breaching-charge:blast', 'space:6,1');
    expect(scene.terrain.kind(scene.cell('6,1'))).toBe('floor');
    expect(scene.facts('rolled')).toMatchObject([{ white: [2, 0], black: [1], targets: ['vane', gnawer] }]);
    expect(scene.the('ana')).toMatchObject({ stamina: 5, health: 6, bag: [] });
    expect(scene.monster(gnawer).health).toBe(1);
  },
  { monsters: { [gnawer]: { at: '7,2' } }, white: [2, 0], black: [1] },
);

rule(
  'recall-flare: every other explorer within 8 may teleport to a free space beside its owner',
  {
    ana: vane({ bag: ['recall-flare'] }),
    ben: { explorer: 'crane', at: '8,4' },
    cleo: { explorer: 'prys', at: '9,4' },
  },
  (scene) => {
    scene.takesTurns();
    uses(scene, 'recall-flare:fire-overhead');
    const asked = scene.asksAbout('ben', 'where');
    expect([...asked.question.options].sort()).toEqual(['0,3', '0,5', '1,3', '1,4', '1,5', 'stay']);
    asked.answer('1,4');
    expect([scene.the('ben').at, scene.the('cleo').at]).toEqual(['1,4', '9,4']);
    expect(scene.the('ana')).toMatchObject({ stamina: 5, bag: [] });
  },
);
