/** The monsters of level 2. */
import { expect } from 'vitest';
import { played, walked } from '../monster-phase.ts';
import { acting, entering } from './monsters-acting.ts';
import { at, drudge, gnawer, rolls, turn, uses } from './playing.ts';

entering('choir-husk: opening-note raises the horror rating by 1 as it comes', 'choir-husk', (scene) =>
  scene.settles(({ horrorRating }) => expect(horrorRating).toBe(4)),
);

acting(
  'choir-husk: dirge, for 2 stamina, is an arcane attack within 3, over obstacles, with 2 white dice; a hit takes 1 essence too',
  { 'choir-husk': { at: '7,4' }, [gnawer]: { at: '6,4' } },
  (scene) => {
    scene.asks('ana', 'essence-for-health', '0', '1').answer('0');
    scene.settles(() => {
      expect(played(scene, 'choir-husk')).toEqual(['dirge vane', 'dirge vane']);
      expect(rolls(scene).slice(0, 2)).toEqual(['arcane 21/ = 3', 'arcane 11/ = 2']);
      expect(scene.the('ana')).toMatchObject({ health: 6, essence: 0 });
    });
  },
  { ana: { essence: 1 }, white: [2, 1, 1, 1] },
);

acting(
  'pistonback: ram, for 3 stamina, attacks with 2 black dice, and a hit pushes 2 spaces',
  { pistonback: { at: '5,4' } },
  (scene) => {
    expect(played(scene, 'pistonback')).toEqual(['ram vane']);
    expect(rolls(scene)).toEqual(['normal /12 = 3']);
    expect(scene.the('ana')).toMatchObject({ at: '2,4', health: 6 });
    expect(walked(scene, 'pistonback')).toEqual(['4,4', '3,4']);
  },
  { black: [1, 2] },
);

acting(
  'pistonback: ram that misses pushes nobody',
  { pistonback: { at: '5,4' } },
  (scene) => expect(scene.the('ana')).toMatchObject({ at: '4,4', health: 7 }),
  { black: [1, 1] },
);

acting(
  'mirror-tithe: exchange changes places within 3 where that leaves the explorer on a trap, once per turn',
  { 'mirror-tithe': { at: '4,3' } },
  (scene) => {
    expect(played(scene, 'mirror-tithe')).toEqual(['exchange vane', 'splinter vane']);
    expect(scene.facts('displaced')).toMatchObject([
      { unit: 'mirror-tithe', from: '4,3', to: '2,3', how: 'swapped' },
      { unit: 'vane', from: '2,3', to: '4,3', how: 'swapped' },
    ]);
    expect(rolls(scene)).toEqual(['normal 1/2 = 3']);
    expect(scene.the('ana')).toMatchObject({ at: '4,3', health: 6 });
  },
  { ana: { at: '2,3' }, white: [1], black: [2] },
);

acting(
  'mirror-tithe: exchange changes places where the explorer would stand beside more monsters',
  { 'mirror-tithe': { at: '5,6' }, [gnawer]: { at: '5,5' }, [drudge]: { at: '4,6' } },
  (scene) => expect(played(scene, 'mirror-tithe')[0]).toBe('exchange vane'),
  { ana: { at: '2,5' } },
);

acting(
  'mirror-tithe: it does not exchange where the explorer would be no worse off',
  { 'mirror-tithe': { at: '3,8' } },
  (scene) => expect(played(scene, 'mirror-tithe')).toEqual(['splinter vane', 'splinter vane']),
  { ana: { at: '1,8' } },
);

acting(
  'rust-shepherd: crook restores 1 health to another monster within 3 and takes it 2 spaces nearer, once per turn',
  { 'rust-shepherd': { at: '6,4' }, [gnawer]: { at: '8,4', health: 1 } },
  (scene) => {
    expect(played(scene, 'rust-shepherd')).toEqual([`crook ${gnawer}`]);
    expect(scene.facts('restored')).toMatchObject([{ unit: gnawer, what: 'health', n: 1, now: 2 }]);
    expect(scene.facts('displaced')).toMatchObject([{ unit: gnawer, from: '8,4', how: 'moved' }]);
  },
  { ana: { at: '1,4' } },
);

acting(
  'rust-shepherd: flay, for 2 stamina, attacks with 2 white dice',
  { 'rust-shepherd': { at: '5,4' } },
  (scene) => {
    expect(played(scene, 'rust-shepherd')).toEqual(['flay vane', 'flay vane', 'flay vane']);
    expect(rolls(scene)[0]).toBe('normal 12/ = 3');
    expect(scene.the('ana').health).toBe(6);
  },
  { white: [1, 2] },
);

turn(
  'grief-automaton: dragging-cables makes each step of an explorer beside it cost 1 stamina more',
  { at: '4,4' },
  (scene) => {
    const stamina = () => scene.the('ana').stamina;
    scene.acts('ana', 'move:4,5');
    expect(stamina()).toBe(4);
    scene.acts('ana', 'move:3,5');
    expect(stamina()).toBe(2);
    scene.acts('ana', 'move:2,5');
    expect(stamina()).toBe(1);
  },
  { monsters: { 'grief-automaton': { at: '5,4' } } },
);

acting(
  'grief-automaton: wring, for 2 stamina, attacks with 1 white and 1 black die',
  { 'grief-automaton': { at: '5,4' } },
  (scene) => {
    expect(played(scene, 'grief-automaton')).toEqual(['wring vane', 'wring vane']);
    expect(rolls(scene)[0]).toBe('normal 0/3 = 3');
    expect(scene.the('ana').health).toBe(6);
  },
  { white: [0], black: [3] },
);

acting(
  'spore-clerk: audit takes 1 essence within 3, or attacks with 2 white arcane dice where there is none; twice per turn',
  { 'spore-clerk': { at: '7,4', related: ['s1-cold-current'] } },
  (scene) => {
    expect(played(scene, 'spore-clerk')).toEqual(['audit vane', 'audit vane']);
    expect(scene.facts('lost')).toMatchObject([
      { what: 'essence', n: 1, now: 0, source: 'spore-clerk' },
      { what: 'health', n: 1, now: 6, source: 'spore-clerk' },
    ]);
    expect(rolls(scene)).toEqual(['arcane 21/ = 3']);
  },
  { ana: { essence: 1 }, white: [2, 1] },
);

acting(
  'split-leech: latch attacks with 1 white and 1 black die, and a hit restores 1 health to it',
  { 'split-leech': { at: '5,4', health: 1 } },
  (scene) => {
    expect(rolls(scene)).toEqual(['normal 1/2 = 3', 'normal 0/0 = 0']);
    expect([scene.the('ana').health, scene.monster('split-leech').health]).toEqual([6, 2]);
  },
  { white: [1], black: [2] },
);

for (const roll of [5, 6])
  turn(
    `split-leech: halve brings ${roll < 6 ? 'no monster' : 'a monster of level 1 where it died'}, with a ${roll}`,
    { at: '4,4' },
    (scene) => {
      uses(scene, 'vane:bare-knuckles');
      expect(scene.facts('effect-rolled')).toMatchObject([{ card: 'split-leech', roll, atLeast: 6 }]);
      expect(scene.state.monsters.map((one) => [one.monster, one.at])).toEqual(
        roll < 6 ? [] : [[gnawer, '5,4']],
      );
    },
    {
      monsters: { 'split-leech': { at: '5,4', health: 1 } },
      monsterDeck: ['pistonback', gnawer],
      ...{ white: [1], black: [2], game: [roll] },
    },
  );

for (const [worn, health] of [
  [[], 5],
  [['rivet-hammer'], 5],
  [['runners-gaiters'], 6],
] as const)
  acting(
    `cinder-hound: scorch, for 3 stamina, leaves ${health} health of 7 to an explorer who wears ${worn[0] ?? 'nothing'}`,
    { 'cinder-hound': { at: '5,4' } },
    (scene) => {
      expect(played(scene, 'cinder-hound')).toEqual(['scorch vane', 'scorch vane']);
      expect(rolls(scene)[0]).toBe('normal /33 = 6');
      expect(scene.the('ana').health).toBe(health);
    },
    { ana: { worn }, black: [3, 3] },
  );

turn(
  'cinder-hound: it holds armor 3 against a 2 [ma/attacks.2]',
  { at: '4,4' },
  (scene) => {
    uses(scene, 'vane:bare-knuckles');
    expect([at(scene, 'cinder-hound'), scene.monster('cinder-hound').health]).toEqual(['5,4', 2]);
  },
  { monsters: { 'cinder-hound': { at: '5,4' } }, white: [1], black: [1] },
);
