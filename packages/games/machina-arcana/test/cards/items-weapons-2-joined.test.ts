/** What can be joined to weapons, of level 2. */
import { expect } from 'vitest';
import { figureOf } from '../../rules/values/values.ts';
import { unit } from '../ids.ts';
import { at, canUse, drudge, gnawer, rolls, surgeon, turn, uses } from './playing.ts';

const beside = { monsters: { [gnawer]: { at: '1,4' } } };

turn(
  'underslung-burner: attacks every unit on a line of 2 spaces with 1 white and 1 black die',
  { worn: ['underslung-burner'] },
  (scene) => {
    uses(scene, 'underslung-burner:burn');
    expect(scene.facts('rolled')).toMatchObject([{ white: [1], black: [1], targets: [gnawer, drudge] }]);
    expect([gnawer, drudge, surgeon].map((id) => scene.monster(id).health)).toEqual([1, 1, 3]);
    expect(scene.the('ana')).toMatchObject({ stamina: 4, markers: ['underslung-burner'] });
  },
  {
    monsters: { [gnawer]: { at: '1,4' }, [drudge]: { at: '2,4' }, [surgeon]: { at: '3,4' } },
    ...{ white: [1], black: [1] },
  },
);

turn(
  'auto-loader: once per turn an ability of its item costs 1 stamina less',
  { worn: [{ main: 'boiler-maul', top: 'auto-loader' }] },
  (scene) => {
    uses(scene, 'boiler-maul:crush');
    expect(scene.the('ana').stamina).toBe(4);
    uses(scene, 'boiler-maul:crush');
    expect(scene.the('ana').stamina).toBe(1);
  },
  { ...beside, white: [0, 0], black: [0, 0, 0, 0] },
);

turn(
  'auto-loader: but never less than 1',
  { worn: [{ main: 'duelling-foil', top: 'auto-loader' }] },
  (scene) => {
    uses(scene, 'duelling-foil:thrust');
    expect(scene.the('ana').stamina).toBe(5);
  },
  { ...beside, black: [0] },
);

turn(
  'telescopic-sight: ranged abilities of its item reach 2 spaces farther',
  { worn: [{ main: 'needle-pistol', bottom: 'telescopic-sight' }] },
  (scene) => {
    uses(scene, 'needle-pistol:fire');
    expect(scene.facts('rolled')).toMatchObject([{ targets: [gnawer] }]);
  },
  { monsters: { [gnawer]: { at: '6,4' }, [drudge]: { at: '7,3' } }, white: [1, 1] },
);

turn(
  'serrated-edge: a hit lowers armor by 1 for a marker; taking it off ends that and attacks again',
  { worn: ['serrated-edge'] },
  (scene) => {
    expect(canUse(scene, 'serrated-edge:tear-free')).toBe(false);
    uses(scene, 'serrated-edge:rip');
    expect(figureOf(scene.table, unit(surgeon), 'armor')).toBe(3);
    expect(scene.the('ana')).toMatchObject({ stamina: 4, markers: ['serrated-edge'] });
    uses(scene, 'serrated-edge:tear-free');
    expect(figureOf(scene.table, unit(surgeon), 'armor')).toBe(4);
    expect(scene.the('ana')).toMatchObject({ stamina: 4, markers: [] });
    expect(rolls(scene)).toEqual(['normal 22/0 = 4', 'normal 0/3 = 3']);
    expect(scene.facts('missed')).toMatchObject([{ defence: 4 }]);
  },
  { monsters: { [surgeon]: { at: '1,4' } }, white: [2, 2, 0], black: [0, 3] },
);

turn(
  'counterweight-haft: a hit in melee with its item may push the unit 1 space',
  { worn: [{ main: 'rivet-hammer', top: 'counterweight-haft' }] },
  (scene) => {
    uses(scene, 'rivet-hammer:strike');
    scene
      .asks('ana', 'use', 'use:counterweight-haft:follow-through', 'pass')
      .answer('use:counterweight-haft:follow-through');
    expect(at(scene, gnawer)).toBe('2,4');
  },
  { ...beside, white: [0], black: [2] },
);

turn(
  'overdraw-coil: for 1 health the next attack of its item rolls 1 white and 1 black die more',
  { worn: [{ main: 'needle-pistol', right: 'overdraw-coil' }] },
  (scene) => {
    uses(scene, 'overdraw-coil:overdraw');
    expect(scene.the('ana').health).toBe(6);
    uses(scene, 'needle-pistol:fire');
    uses(scene, 'needle-pistol:fire');
    expect(rolls(scene)).toEqual(['normal 100/1 = 2', 'normal 00/ = 0']);
  },
  { ...beside, white: [1, 0, 0, 0, 0], black: [1] },
);

turn(
  'silver-feed: its item can be aimed at ethereal units, with rolls raised by 1; another cannot',
  { worn: [{ main: 'rivet-hammer', right: 'silver-feed' }, 'signal-pistol'] },
  (scene) => {
    expect(canUse(scene, 'signal-pistol:flare')).toBe(false);
    uses(scene, 'rivet-hammer:strike');
    expect(scene.facts('hit')).toMatchObject([{ target: gnawer, total: 2 }]);
  },
  {
    ...beside,
    lasting: [{ card: 'thin-places' as never, on: unit(gnawer), is: 'grant', of: 'ethereal' }],
    ...{ white: [0], black: [1] },
  },
);

turn(
  'reclaimer-valve: a monster that its item destroys gives 2 stamina back for a marker',
  { worn: [{ main: 'rivet-hammer', right: 'reclaimer-valve' }] },
  (scene) => {
    uses(scene, 'rivet-hammer:strike');
    scene.asks('ana', 'use', 'use:reclaimer-valve:draw-back', 'pass').answer('use:reclaimer-valve:draw-back');
    expect(scene.the('ana')).toMatchObject({ stamina: 6, markers: ['reclaimer-valve'] });
  },
  { monsters: { [gnawer]: { at: '1,4', health: 1 } }, white: [0], black: [2] },
);

turn(
  'stalling-coil: a monster that its item hits may go to the end of the queue',
  { worn: [{ main: 'needle-pistol', right: 'stalling-coil' }] },
  (scene) => {
    uses(scene, 'needle-pistol:fire', `unit:${gnawer}`);
    scene.asks('ana', 'use', 'use:stalling-coil:stall', 'pass').answer('use:stalling-coil:stall');
    expect(scene.state.monsters.map(({ monster }) => monster)).toEqual([drudge, gnawer]);
  },
  { monsters: { [gnawer]: { at: '1,4' }, [drudge]: { at: '1,5' } }, white: [2, 0] },
);
