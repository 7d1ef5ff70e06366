/** Horror events of every scenario that stay with a monster. */
import { expect } from 'vitest';
import { has } from '../../rules/values/values.ts';
import { unit } from '../ids.ts';
import { played, walked } from '../monster-phase.ts';
import { crane, figuresAt, fright, healths } from './horror-drawing.ts';
import { acting } from './monsters-acting.ts';
import { at, drudge, gnawer, rolls, surgeon, turn, uses } from './playing.ts';

const urchin = 'soot-urchin';
/** The first in the queue, the strongest, the one nearest to an explorer, and the last. */
const four = {
  [gnawer]: { at: '9,9' },
  [surgeon]: { at: '8,8' },
  [urchin]: { at: '6,4' },
  [drudge]: { at: '9,8' },
};

for (const [event, monster, whose, rating, by] of [
  ['marked-prey', gnawer, 'first', 'spawnRating', 2],
  ['blink', gnawer, 'first', 'spawnRating', 1],
  ['leash', gnawer, 'first', 'spawnRating', 1],
  ['red-eye', urchin, 'nearest', 'spawnRating', 1],
  ['plated', drudge, 'last', 'spawnRating', 1],
  ['swollen', surgeon, 'strongest', 'spawnRating', 1],
  ['learned-hands', drudge, 'last', 'horrorRating', 1],
  ['martyr', urchin, 'nearest', 'spawnRating', 1],
  ['s1-surgeons-call', surgeon, 'strongest', 'spawnRating', 1],
  ['s1-barnacled', drudge, 'last', 'spawnRating', 1],
  ['s1-cold-current', drudge, 'last', 'spawnRating', 1],
  ['s2-rooted-mind', drudge, 'last', 'horrorRating', 1],
  ['s2-seedling', urchin, 'nearest', 'spawnRating', 1],
  ['s2-copper-nerve', gnawer, 'first', 'spawnRating', 1],
  ['s3-pallbearer', drudge, 'last', 'spawnRating', 1],
  ['s3-toll-keeper', surgeon, 'strongest', 'horrorRating', 2],
  ['s3-grave-goods', drudge, 'last', 'spawnRating', 1],
  ['s3-echoed', gnawer, 'first', 'spawnRating', 1],
] as const) {
  fright(
    event,
    `it lies with the ${whose} monster, and the current event stays [ma/horror.6]`,
    (scene) =>
      scene.settles(({ monsters, currentHorrorEvent, spawnRating, horrorRating }) => {
        const holders = monsters.filter(({ related }) => related.length > 0);
        expect(holders).toMatchObject([{ monster, related: [event] }]);
        expect([currentHorrorEvent, spawnRating, horrorRating]).toEqual(['iron-sky', 3, 3]);
      }),
    { monsters: four, horrorEvent: 'iron-sky' },
  );

  fright(
    event,
    `with no monster in play the ${rating === 'spawnRating' ? 'spawn' : 'horror'} rating rises by ${by}, and it is destroyed [ma/horror.11]`,
    (scene) =>
      scene.settles((state) => {
        expect(state).toMatchObject({ spawnRating: 3, horrorRating: 3, [rating]: 3 + by });
        expect(state.horrorEvents.pile).toEqual([event]);
        expect(state.currentHorrorEvent).toBe(null);
      }),
  );
}

acting(
  'marked-prey: lope, for 1 stamina, takes its monster 2 spaces nearer, once per turn, before its own abilities [ma/monsters.7]',
  { [gnawer]: { at: '8,4', related: ['marked-prey'] } },
  (scene) => {
    expect(scene.facts('played')).toMatchObject([
      { card: 'marked-prey', ability: 'lope', stamina: 1 },
      { card: gnawer, ability: 'gnaw' },
    ]);
    expect(scene.facts('displaced')).toMatchObject([{ unit: gnawer, from: '8,4', how: 'moved' }]);
    expect(walked(scene, gnawer)).toHaveLength(1);
  },
  { ana: { at: '4,4' } },
);

acting(
  'blink: close-the-gap, for 1 stamina, teleports its monster within 4 beside the nearest explorer',
  { [gnawer]: { at: '8,4', related: ['blink'] } },
  (scene) => {
    expect(scene.facts('played').map(({ ability }) => ability)).toEqual(['close-the-gap', 'gnaw', 'gnaw']);
    expect(scene.facts('displaced')).toMatchObject([{ unit: gnawer, from: '8,4', how: 'teleported' }]);
  },
  { ana: { at: '3,4' } },
);

acting(
  'leash: haul, for 2 stamina, pulls an explorer 2 to 4 spaces away by 2, once per turn',
  { [gnawer]: { at: '4,4', related: ['leash'] } },
  (scene) => {
    expect(played(scene, gnawer)).toEqual(['haul vane', 'gnaw vane']);
    expect(at(scene, 'vane')).toBe('2,4');
  },
  { ana: { at: '0,4' } },
);

acting(
  'red-eye: frenzy raises the attack rolls of its monster by 1',
  { [gnawer]: { at: '5,4', related: ['red-eye'] }, [drudge]: { at: '3,4' } },
  (scene) => {
    expect(rolls(scene)).toEqual(['normal 11/ = 3', 'normal 00/ = 1', 'normal 0/0 = 0', 'normal 0/0 = 0']);
    expect(scene.the('ana').health).toBe(6);
  },
  { white: [1, 1] },
);

for (const [event, values] of [
  ['plated', [3, 3, 5]],
  ['s1-barnacled', [4, 2, 4]],
  ['s1-cold-current', [2, 2, 7]],
  ['s3-grave-goods', [3, 3, 5]],
  ['s3-echoed', [2, 2, 8]],
  ['learned-hands', [2, 2, 6]],
] as const)
  fright(
    event,
    `a Brine Gnawer has armor ${values[0]}, will ${values[1]} and stamina ${values[2]} with it`,
    (scene) =>
      scene.settles(() => expect(figuresAt(scene, gnawer, 'armor', 'will', 'stamina')).toEqual(values)),
    { monsters: { [gnawer]: { at: '9,9' } } },
  );

fright(
  'swollen',
  'its monster has 2 health more at most, and restores 2',
  (scene) =>
    scene.settles(() => {
      expect(figuresAt(scene, gnawer, 'health-max')).toEqual([4]);
      expect(scene.monster(gnawer).health).toBe(3);
    }),
  { monsters: { [gnawer]: { at: '9,9', health: 1 } } },
);

fright(
  'learned-hands',
  'its monster is cunning',
  (scene) => scene.settles(() => expect(has(scene.table, unit(gnawer), 'cunning')).toBe(true)),
  { monsters: { [gnawer]: { at: '9,9' } } },
);

turn(
  'martyr: witness, when its monster is destroyed, attacks explorers within 2 with 2 arcane black dice',
  { at: '4,4' },
  (scene) => {
    uses(scene, 'vane:bare-knuckles');
    scene.asksAbout('ana', 'essence-for-health').answer('0');
    expect(rolls(scene)).toEqual(['normal 1/2 = 3', 'arcane /12 = 3']);
    expect(scene.facts('rolled')[1]).toMatchObject({ targets: ['vane'] });
    expect(scene.the('ana').health).toBe(6);
    expect(scene.state.horrorEvents.pile).toEqual(['martyr']);
  },
  {
    monsters: { [gnawer]: { at: '5,4', health: 1, related: ['martyr'] } },
    ...{ white: [1], black: [2, 1, 2] },
  },
);

acting(
  's1-surgeons-call: stitch restores 1 health to its monster as its turn begins',
  { [gnawer]: { at: '5,4', health: 1, related: ['s1-surgeons-call'] } },
  (scene) => {
    expect(scene.facts('restored')).toMatchObject([{ unit: gnawer, n: 1, now: 2 }]);
    expect(scene.monster(gnawer).health).toBe(2);
  },
);

acting(
  's2-rooted-mind: transmit, for 2 stamina, is an arcane attack within 4, over obstacles, with 2 white dice',
  { [gnawer]: { at: '7,4', related: ['s2-rooted-mind'] }, [drudge]: { at: '6,4' } },
  (scene) => {
    expect(played(scene, gnawer)).toEqual(['transmit vane', 'transmit vane']);
    expect(rolls(scene)[0]).toBe('arcane 21/ = 3');
    expect(scene.the('ana').health).toBe(6);
  },
  { ana: { at: '3,4' }, white: [2, 1] },
);

for (const roll of [4, 5])
  turn(
    `s2-seedling: sprout brings ${roll < 5 ? 'no monster' : 'one of level 1 where its monster stood'}, with a ${roll}`,
    { at: '4,4' },
    (scene) => {
      uses(scene, 'vane:bare-knuckles');
      expect(scene.facts('effect-rolled')).toMatchObject([{ card: 's2-seedling', roll, atLeast: 5 }]);
      expect(scene.state.monsters.map((one) => [one.monster, one.at])).toEqual(
        roll < 5 ? [] : [[drudge, '5,4']],
      );
    },
    {
      monsters: { [gnawer]: { at: '5,4', health: 1, related: ['s2-seedling'] } },
      monsterDeck: ['pistonback', drudge],
      ...{ white: [1], black: [2], game: [roll] },
    },
  );

turn(
  's2-copper-nerve: shock takes 1 essence from an explorer that hits its monster from beside it',
  { at: '4,4', essence: 2 },
  (scene) => {
    uses(scene, 'vane:bare-knuckles');
    expect(scene.the('ana').essence).toBe(1);
  },
  {
    monsters: { [gnawer]: { at: '5,4', related: ['s2-copper-nerve'] } },
    ...{ white: [1], black: [2] },
  },
);

turn(
  's2-copper-nerve: shock is not for a hit from afar',
  { at: '4,4', essence: 2, worn: ['needle-pistol'] },
  (scene) => {
    uses(scene, 'needle-pistol:fire');
    expect([scene.monster(gnawer).health, scene.the('ana').essence]).toEqual([1, 2]);
  },
  { monsters: { [gnawer]: { at: '6,4', related: ['s2-copper-nerve'] } }, white: [2, 1] },
);

acting(
  's3-pallbearer: carry-off pushes whoever its monster hits 2 spaces',
  { [gnawer]: { at: '5,4', related: ['s3-pallbearer'] } },
  (scene) => {
    expect(scene.facts('displaced')).toMatchObject([
      { unit: 'vane', from: '4,4', to: '2,4', how: 'pushed', source: 's3-pallbearer' },
    ]);
    expect(healths(scene)).toEqual([6, 5]);
  },
  { white: [2, 1], companions: crane('9,9') },
);
