/** Horror events of every scenario that are in force until the next. */
import { expect } from 'vitest';
import { essencePriceOf } from '../../rules/values/values.ts';
import { unit } from '../ids.ts';
import { played, walked } from '../monster-phase.ts';
import { figuresAt, fright } from './horror-drawing.ts';
import { acting } from './monsters-acting.ts';
import { at, drudge, gnawer, owner, rolls, turn, uses } from './playing.ts';

for (const event of ['black-tide', 'wall-eyes', 'the-crush', 'iron-sky', 'thin-walls', 'the-dimming'])
  fright(
    event,
    'it becomes the current event, and covers the last [ma/horror.7]',
    (scene) =>
      scene.settles(({ currentHorrorEvent, horrorEvents }) => {
        expect(currentHorrorEvent).toBe(event);
        expect(horrorEvents.pile).toEqual(['s2-static']);
      }),
    { horrorEvent: 's2-static' },
  );

acting(
  'black-tide: mend, for 2 stamina, restores 1 health to a monster that lacks some, once per turn',
  { [gnawer]: { at: '5,4', health: 1 }, [drudge]: { at: '3,4' } },
  (scene) => {
    expect(scene.facts('played').map(({ unit, ability }) => [unit, ability])).toEqual([
      [gnawer, 'mend'],
      [gnawer, 'gnaw'],
      [drudge, 'cudgel'],
      [drudge, 'cudgel'],
    ]);
    expect(scene.monster(gnawer).health).toBe(2);
  },
  { horrorEvent: 'black-tide' },
);

acting(
  'wall-eyes: abilities of monsters reach 1 space farther',
  { 'lantern-wisp': { at: '7,4' } },
  (scene) => {
    expect(played(scene, 'lantern-wisp')).toEqual(['cold-flare vane']);
    expect(scene.facts('played')).toMatchObject([{ ability: 'cold-flare' }]);
    const [first] = scene.told.filter(({ is }) => is === 'played' || is === 'moved');
    expect(first?.is).toBe('played');
  },
  { horrorEvent: 'wall-eyes' },
);

for (const [horrorEvent, reached] of [
  ['wall-eyes', ['gnaw vane', 'gnaw vane']],
  ['thin-walls', []],
] as const)
  acting(
    `wall-eyes: with ${horrorEvent} a monster beside an ethereal explorer ${reached.length > 0 ? 'attacks' : 'does nothing'} [ma/ethereal.1]`,
    { [gnawer]: { at: '5,4' } },
    (scene) => expect(played(scene, gnawer)).toEqual(reached),
    {
      horrorEvent,
      lasting: [{ card: unit('vane'), on: unit('vane'), is: 'grant', of: 'ethereal' }],
    },
  );

acting(
  'the-crush: shove, for 1 stamina, pushes an explorer beside a monster 1 space, once per turn',
  { [gnawer]: { at: '5,4' } },
  (scene) => {
    expect(played(scene, gnawer)).toEqual(['shove vane', 'gnaw vane']);
    expect(at(scene, 'vane')).toBe('3,4');
    expect(walked(scene, gnawer)).toEqual(['4,4']);
  },
  { horrorEvent: 'the-crush' },
);

fright(
  'iron-sky',
  'monsters have 1 armor more while it is current, and no longer',
  (scene) => {
    scene.settles(() => expect(figuresAt(scene, gnawer, 'armor', 'will')).toEqual([3, 2]));
  },
  { monsters: { [gnawer]: { at: '8,4' } } },
);

fright('thin-walls', 'explorers have 1 will less while it is current, and no more armor', (scene) =>
  scene.settles(() => expect(figuresAt(scene, 'vane', 'will', 'armor')).toEqual([2, 3])),
);

for (const [horrorEvent, dark, seal] of [
  ['the-dimming', 4, 5],
  ['thin-walls', 3, 4],
] as const)
  turn(
    `the-dimming: with ${horrorEvent} a dark chapter space costs ${dark} essence and sealing ${seal}`,
    { at: '1,7', essence: 4 },
    (scene) => {
      const price = (what: 'activate-dark-chapter' | 'seal-spawn') =>
        essencePriceOf(scene.table, owner(scene), what).n;
      expect([price('activate-dark-chapter'), price('seal-spawn')]).toEqual([dark, seal]);
      scene.acts('ana', 'activate:0,7');
      expect(scene.facts('lost')).toMatchObject([{ what: 'essence', n: dark }]);
    },
    { horrorEvent },
  );

turn(
  's2-static: ranged and arc attacks of explorers roll 1 lower while it is current, melee ones do not',
  { at: '4,4', worn: ['needle-pistol'] },
  (scene) => {
    uses(scene, 'needle-pistol:fire');
    uses(scene, 'vane:bare-knuckles');
    expect(rolls(scene)).toEqual(['normal 11/ = 1', 'normal 1/0 = 1']);
    expect(scene.monster(gnawer).health).toBe(2);
  },
  {
    horrorEvent: 's2-static',
    monsters: { [gnawer]: { at: '5,4' } },
    ...{ white: [1, 1, 1], black: [0] },
  },
);

turn(
  's3-bell-metal: melee attacks against monsters roll 1 lower while it is current, ranged ones do not',
  { at: '4,4', worn: ['needle-pistol'] },
  (scene) => {
    uses(scene, 'needle-pistol:fire');
    uses(scene, 'vane:bare-knuckles');
    expect(scene.monster(gnawer).health).toBe(1);
    expect(scene.facts('hit')).toMatchObject([{ target: gnawer, total: 2 }]);
    expect(scene.facts('missed')).toMatchObject([{ target: gnawer, total: 1 }]);
  },
  {
    horrorEvent: 's3-bell-metal',
    monsters: { [gnawer]: { at: '5,4' } },
    ...{ white: [1, 1, 1], black: [1] },
  },
);

fright('s1-rising-water', 'every explorer has 1 stamina less while it is current', (scene) =>
  scene.settles(() => expect(figuresAt(scene, 'vane', 'stamina-max')).toEqual([5])),
);
