/** Artifacts of level 2, and what can be joined to them. */
import { expect } from 'vitest';
import { essencePriceOf, has } from '../../rules/values/values.ts';
import { unit } from '../ids.ts';
import { rule } from '../table.ts';
import { at, canUse, drudge, gnawer, owner, rolls, surgeon, turn, uses, vane } from './playing.ts';

const beside = { monsters: { [gnawer]: { at: '1,4' } } };

turn(
  'orrery-of-teeth: for 1 essence any dice of an own attack are rolled again, once per round',
  { essence: 2, worn: ['orrery-of-teeth', 'rivet-hammer'] },
  (scene) => {
    uses(scene, 'rivet-hammer:strike');
    scene
      .asks('ana', 'use', 'use:orrery-of-teeth:turn-again', 'pass')
      .answer('use:orrery-of-teeth:turn-again');
    scene.asks('ana', 'dice-to-reroll', 'white:0', 'black:0').answer('black:0');
    expect(scene.facts('hit')).toMatchObject([{ target: gnawer, total: 3 }]);
    expect(scene.the('ana').essence).toBe(1);
    uses(scene, 'rivet-hammer:strike');
    expect(scene.match.asked[0]?.name).not.toBe('use');
  },
  { ...beside, white: [0, 0], black: [0, 3, 0] },
);

turn(
  'puppet-wire: a monster of will 4 or less takes a turn at once with 3 stamina, as its owner likes',
  { essence: 1, worn: ['puppet-wire'] },
  (scene) => {
    uses(scene, 'puppet-wire:pull-the-string', `unit:${gnawer}`);
    expect(scene.the('ana')).toMatchObject({ stamina: 3, essence: 0 });
    const asked = scene.asksAbout('ana', 'monster-act');
    expect(asked.question.about).toMatchObject({ monster: gnawer, stamina: 3 });
    asked.answer('use:brine-gnawer:gnaw');
    if (scene.match.asked[0]?.name === 'target') scene.asksAbout('ana', 'target').answer(`unit:${drudge}`);
    expect(scene.monster(drudge).health).toBe(1);
    scene.asksAbout('ana', 'monster-act').answer('end');
    expect(canUse(scene, 'puppet-wire:pull-the-string')).toBe(false);
  },
  {
    monsters: {
      [gnawer]: { at: '4,4' },
      [drudge]: { at: '5,4' },
      'spore-clerk': { at: '2,5' },
      'rift-weaver': { at: '1,5' },
    },
    white: [1, 1],
  },
);

turn(
  'puppet-wire: not a monster of will 5',
  { essence: 1, worn: ['puppet-wire'] },
  (scene) => expect(canUse(scene, 'puppet-wire:pull-the-string')).toBe(false),
  { monsters: { 'rift-weaver': { at: '1,5' } } },
);

turn(
  'mirror-of-elsewhere: its owner changes places with a unit within 5, over obstacles, once per turn',
  { worn: ['mirror-of-elsewhere'] },
  (scene) => {
    uses(scene, 'mirror-of-elsewhere:step-through', `unit:${surgeon}`);
    expect([at(scene, 'vane'), at(scene, surgeon)]).toEqual(['5,4', '0,4']);
    expect(scene.the('ana').stamina).toBe(4);
    expect(canUse(scene, 'mirror-of-elsewhere:step-through')).toBe(false);
  },
  { monsters: { [gnawer]: { at: '1,4' }, [surgeon]: { at: '5,4' }, [drudge]: { at: '6,3' } } },
);

turn(
  'clock-of-unhours: 1 essence for 2 stamina, twice per turn',
  { stamina: 1, essence: 3, worn: ['clock-of-unhours'] },
  (scene) => {
    uses(scene, 'clock-of-unhours:turn-back');
    uses(scene, 'clock-of-unhours:turn-back');
    expect(scene.the('ana')).toMatchObject({ stamina: 5, essence: 1 });
    expect(canUse(scene, 'clock-of-unhours:turn-back')).toBe(false);
  },
);

turn(
  'black-choirbook: an arcane attack on every monster within 2 with 2 white and 1 black dice',
  { worn: ['black-choirbook'] },
  (scene) => {
    uses(scene, 'black-choirbook:sing');
    expect(scene.facts('rolled')).toMatchObject([
      { mode: 'arcane', white: [1, 0], black: [1], targets: [gnawer, drudge] },
    ]);
    expect([gnawer, drudge, surgeon].map((id) => scene.monster(id).health)).toEqual([1, 1, 3]);
    expect(scene.the('ana').stamina).toBe(3);
  },
  {
    monsters: { [gnawer]: { at: '1,4' }, [drudge]: { at: '2,5' }, [surgeon]: { at: '3,4' } },
    ...{ white: [1, 0], black: [1] },
  },
);

turn(
  'seal-of-the-ninth-office: sealing costs 2 essence less and restores 1 health',
  { essence: 2, health: 5, worn: ['seal-of-the-ninth-office'] },
  (scene) => {
    expect(essencePriceOf(scene.table, owner(scene), 'seal-spawn').n).toBe(2);
    scene.acts('ana', 'activate:0,3');
    expect(scene.token('0,3')).toBe('destroyed');
    expect(scene.the('ana')).toMatchObject({ stamina: 3, essence: 0, health: 6 });
  },
);

turn(
  'astral-sextant: before exploring its owner looks at three tiles and chooses the one that is drawn',
  { at: '9,4', worn: ['astral-sextant'] },
  (scene) => {
    scene.acts('ana', 'explore:east');
    scene
      .asks('ana', 'use', 'use:astral-sextant:take-a-bearing', 'pass')
      .answer('use:astral-sextant:take-a-bearing');
    scene.asks('ana', 'event-on-top', 'sunken-chapel', 'tollgate', 'menagerie').answer('tollgate');
    expect(scene.facts('laid-tile')).toMatchObject([{ face: 'tollgate', column: 1, row: 0 }]);
    expect(
      scene.state.stack
        .slice(0, 2)
        .map(({ side }) => side)
        .sort(),
    ).toEqual(['menagerie', 'sunken-chapel']);
    expect(scene.the('ana').stamina).toBe(4);
  },
  { stack: ['sunken-chapel', 'tollgate', 'menagerie'] },
);

turn(
  'eye-of-the-deep: its item reaches 1 space farther, and ethereal units are targets',
  { worn: [{ main: 'drowned-bell', top: 'eye-of-the-deep' }] },
  (scene) => {
    uses(scene, 'drowned-bell:toll');
    expect(scene.facts('rolled')).toMatchObject([{ targets: [gnawer] }]);
  },
  {
    monsters: { [gnawer]: { at: '3,4' }, [drudge]: { at: '4,4' } },
    lasting: [{ card: 'thin-places' as never, on: unit(gnawer), is: 'grant', of: 'ethereal' }],
    white: [1, 1],
  },
);

rule(
  'lens-of-mercy: health restored to another explorer restores 1 essence, once per round',
  {
    ana: vane({
      worn: [{ main: 'drowned-bell', top: 'lens-of-mercy' }],
      bag: ['gauze-roll', 'field-laudanum'],
    }),
    ben: { explorer: 'crane', at: '1,4', health: 1, essence: 0 },
  },
  (scene) => {
    scene.takesTurns();
    uses(scene, 'gauze-roll:bind', 'unit:crane');
    expect([scene.the('ben').health, scene.the('ana').essence]).toEqual([2, 1]);
    uses(scene, 'field-laudanum:administer', 'unit:crane');
    expect([scene.the('ben').health, scene.the('ana').essence]).toEqual([4, 1]);
  },
);

turn(
  'veil-prism: 1 stamina, 2 essence and a marker make its owner ethereal',
  { essence: 2, worn: [{ main: 'drowned-bell', right: 'veil-prism' }] },
  (scene) => {
    uses(scene, 'veil-prism:fade');
    expect(has(scene.table, owner(scene), 'ethereal')).toBe(true);
    expect(scene.the('ana')).toMatchObject({ stamina: 5, essence: 0, markers: ['veil-prism'] });
  },
);

rule(
  'sigil-of-return: teleports to a free space beside another explorer within 8',
  {
    ana: vane({ worn: [{ main: 'drowned-bell', right: 'sigil-of-return' }] }),
    ben: { explorer: 'crane', at: '8,4' },
    cleo: { explorer: 'prys', at: '9,4' },
  },
  (scene) => {
    scene.takesTurns();
    uses(scene, 'sigil-of-return:come-back');
    const asked = scene.asksAbout('ana', 'where');
    expect([...asked.question.options].sort()).toEqual(['7,3', '7,4', '8,5', '9,5']);
    asked.answer('8,5');
    expect(scene.the('ana')).toMatchObject({ at: '8,5', stamina: 5, markers: ['sigil-of-return'] });
  },
);

turn(
  'sigil-of-dread: a hit with its item may push the unit 2 spaces',
  { worn: [{ main: 'drowned-bell', right: 'sigil-of-dread' }] },
  (scene) => {
    uses(scene, 'drowned-bell:toll');
    scene.asks('ana', 'use', 'use:sigil-of-dread:recoil', 'pass').answer('use:sigil-of-dread:recoil');
    expect(at(scene, gnawer)).toBe('3,4');
    expect(rolls(scene)).toEqual(['arcane 11/ = 2']);
  },
  { ...beside, white: [1, 1] },
);
