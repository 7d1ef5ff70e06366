/** Explorer events of The Drowned Engine. */
import { expect } from 'vitest';
import { priceOf } from '../../rules/values/values.ts';
import { at, canUse, drawing, expectGone, figuresOf, gnawer, owner, rolls, turn, uses } from './playing.ts';

turn(
  's1-waterlogged: 1 stamina less at most until a lever is used',
  { at: '6,4', related: ['s1-waterlogged'] },
  (scene) => {
    expect(figuresOf(scene, 'stamina-max')).toEqual([5]);
    scene.acts('ana', 'activate:7,5');
    expectGone(scene, 's1-waterlogged');
  },
);

turn(
  's1-engineers-badge: levers cost nothing, and their rolls are raised by 1',
  { at: '6,4', related: ['s1-engineers-badge'] },
  (scene) => {
    expect(priceOf(scene.table, owner(scene), 'activate-lever').n).toBe(0);
    scene.acts('ana', 'activate:7,5');
    expect(scene.the('ana').stamina).toBe(6);
    expect(rolls(scene)).toEqual(['normal /100 = 2']);
    expect(scene.monster(gnawer).health).toBe(1);
  },
  { monsters: { [gnawer]: { at: '4,4' } }, black: [1, 0, 0] },
);

turn(
  's1-tide-table: 1 stamina and a marker push an adjacent unit 2 spaces',
  { related: ['s1-tide-table'] },
  (scene) => {
    uses(scene, 's1-tide-table:ebb');
    expect(at(scene, gnawer)).toBe('3,4');
    expect(scene.the('ana')).toMatchObject({ stamina: 5, markers: ['s1-tide-table'] });
  },
  { monsters: { [gnawer]: { at: '1,4' } } },
);

turn(
  's1-drowned-share: the second chest gives 2 items, and it is destroyed',
  { explorer: 'calloway', at: '1,1', related: ['s1-drowned-share'] },
  (scene) => {
    scene.acts('ana', 'activate:0,0');
    for (let left = 4; left > 0; left--) {
      if (scene.match.asked[0]?.name === 'item-to-keep') {
        scene.asksAbout('ana', 'item-to-keep').answer('chain-hook');
        scene.asksAbout('ana', 'item-fate').answer('destroy');
      }
      scene.asksAbout('ana', 'deck').answer('weapon');
    }
    if (scene.match.asked[0]?.name === 'item-to-keep')
      scene.asksAbout('ana', 'item-to-keep').answer('boiler-maul');
    expect([...scene.the('ana').bag].sort()).toEqual(['boiler-maul', 'chain-hook', 'needle-pistol']);
    expectGone(scene, 's1-drowned-share');
  },
  {
    weapons: ['chain-hook', 'rivet-hammer', 'boiler-maul', 'needle-pistol', 'duelling-foil'],
    gathered: { 's1-drowned-share:collect': 1 },
  },
);

turn('s1-salt-in-the-blood: 1 will more, 1 armor less', { related: ['s1-salt-in-the-blood'] }, (scene) =>
  expect(figuresOf(scene, 'will', 'armor')).toEqual([4, 2]),
);

drawing('its drawer teleports within 5', { event: 's1-bilge-hatch' }, (scene) => {
  scene.asksAbout('ana', 'where').answer('8,8');
  scene.settles(() => expect(scene.the('ana').at).toBe('8,8'));
});

drawing(
  'the traps of the tile go off',
  { event: 's1-sluice-gate' },
  (scene) => {
    scene.settles(() => {
      expect(rolls(scene)).toEqual(['normal /200 = 2']);
      expect(scene.monster(gnawer).health).toBe(1);
    });
  },
  { monsters: { [gnawer]: { at: '4,4' } }, black: [2, 0, 0] },
);

drawing(
  'it takes 1 essence and gives 2 consumables',
  { event: 's1-divers-purse', essence: 1 },
  (scene) => {
    if (scene.match.asked.length > 0) scene.asksAbout('ana', 'item-to-keep').answer('gauze-roll');
    scene.settles(() => {
      expect(scene.the('ana').essence).toBe(0);
      expect([...scene.the('ana').bag].sort()).toEqual(['gauze-roll', 'powder-keg']);
    });
  },
  { consumables: ['gauze-roll', 'powder-keg', 'sketch-map'] },
);

turn(
  's1-low-water: 1 stamina and 1 essence lower the spawn rating by 2, once per round',
  { essence: 2 },
  (scene) => {
    uses(scene, 's1-low-water:wade');
    expect(scene.state.spawnRating).toBe(3);
    expect(scene.the('ana')).toMatchObject({ stamina: 5, essence: 1 });
    expect(canUse(scene, 's1-low-water:wade')).toBe(false);
  },
  { explorerEvent: 's1-low-water', ratings: { spawn: 5 } },
);

for (const [roll, threat, horrorRating] of [
  [6, 1, 3],
  [5, 2, 4],
] as const)
  drawing(
    `a ${roll} leaves threat ${threat} of 2 and horror ${horrorRating}`,
    { event: 's1-pump-song' },
    (scene) => {
      scene.settles((state) => expect(state).toMatchObject({ threat, horrorRating }));
    },
    { game: [roll], threat: 2 },
  );
