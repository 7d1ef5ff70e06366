/** Apparel of level 1, and what can be joined to it. */
import { expect } from 'vitest';
import { explode } from '../../rules/attacks/attack.ts';
import { bagLimit } from '../../rules/inventory/limits.ts';
import { resolveEvent } from '../../rules/phases/events.ts';
import { priceOf } from '../../rules/values/values.ts';
import type { EventId } from '../../vocabulary/ids.ts';
import { space, unit } from '../ids.ts';
import { rule } from '../table.ts';
import { attacked, canUse, figuresOf, gnawer, owner, struckBy, turn, uses, vane } from './playing.ts';

turn(
  'bandolier: the bag holds 2 more, and consumables cost 1 stamina less',
  { worn: ['bandolier'], bag: ['field-laudanum'], health: 3 },
  (scene) => {
    expect(bagLimit(scene.table, owner(scene))).toBe(8);
    uses(scene, 'field-laudanum:administer');
    expect(scene.the('ana')).toMatchObject({ stamina: 6, health: 5, bag: [] });
  },
);

for (const [worn, health, defence] of [
  [['asbestos-apron'], 7, 6],
  [[], 6, 3],
] as const)
  attacked(
    `asbestos-apron: against a blast armor is ${defence} ${worn.length === 0 ? 'without' : 'with'} it`,
    { at: '4,3', worn },
    (scene) => {
      scene.does((g) => explode(g, space('4,2')));
      expect(scene.the('ana').health).toBe(health);
      expect([...scene.facts('hit'), ...scene.facts('missed')]).toMatchObject([{ defence }]);
    },
    { now: {}, black: [2, 2, 1] },
  );

attacked('asbestos-apron: against a monster it does nothing', { worn: ['asbestos-apron'] }, (scene) =>
  expect(figuresOf(scene, 'armor')).toEqual([3]),
);

turn(
  'guild-livery: activating a workbench restores 1 essence',
  { at: '0,8', worn: ['guild-livery'] },
  (scene) => {
    scene.acts('ana', 'activate:0,9');
    while (scene.match.asked[0]?.name === 'deck') scene.asksAbout('ana', 'deck').answer('weapon');
    scene.asksAbout('ana', 'exchange').answer();
    scene.asksAbout('ana', 'item-to-keep').answer('needle-pistol');
    scene.asksAbout('ana', 'item-fate').answer('destroy');
    scene.asksAbout('ana', 'item-fate').answer('destroy');
    scene.asksAbout('ana', 'arrangement').answer('wear:guild-livery');
    expect(scene.the('ana').essence).toBe(1);
  },
  { weapons: ['boiler-maul', 'needle-pistol', 'chain-hook', 'rivet-hammer'] },
);

for (const [picked, place, worn] of [
  ['use:linemans-harness:line-and-hook', '4,7', []],
  ['pass', null, []],
] as const)
  attacked(
    `linemans-harness: whoever would fall into a pit ${picked === 'pass' ? 'falls without' : 'stays by'} it`,
    { at: '4,7', worn: ['linemans-harness'] },
    (scene) => {
      struckBy(scene, 'pistonback', 'ram');
      scene.asks('ana', 'use', 'use:linemans-harness:line-and-hook', 'pass').answer(picked);
      expect(scene.the('ana')).toMatchObject({ at: place, worn, dead: place === null });
    },
    { monsters: { pistonback: { at: '3,7' } }, white: [2, 2], black: [3, 3] },
  );

const ethereal = {
  monsters: { [gnawer]: { at: '1,4' } },
  lasting: [{ card: 'thin-places' as never, on: unit(gnawer), is: 'grant', of: 'ethereal' }],
} as const;

for (const [worn, sees] of [
  [['needle-pistol', 'mirror-goggles'], true],
  [['needle-pistol'], false],
] as const)
  turn(
    `mirror-goggles: ethereal units ${sees ? 'are targets with' : 'are no targets without'} them`,
    { worn },
    (scene) => expect(canUse(scene, 'needle-pistol:fire')).toBe(sees),
    ethereal,
  );

attacked(
  'padded-cowl: an arcane roll against its wearer may be lowered by 2 for a marker',
  { worn: ['padded-cowl'] },
  (scene) => {
    struckBy(scene, 'lantern-wisp', 'cold-flare');
    scene.asks('ana', 'use', 'use:padded-cowl:muffle', 'pass').answer('use:padded-cowl:muffle');
    expect(scene.the('ana')).toMatchObject({ health: 7, markers: ['padded-cowl'] });
    expect(scene.facts('missed')).toMatchObject([{ total: 2, defence: 3 }]);
  },
  { monsters: { 'lantern-wisp': { at: '1,4' } }, white: [2], black: [2] },
);

turn('tool-belt: levers and doors cost 1 stamina less', { at: '2,1', worn: ['tool-belt'] }, (scene) => {
  const price = (action: Parameters<typeof priceOf>[2]) => priceOf(scene.table, owner(scene), action).n;
  expect([price('activate-lever'), price('open-or-close-door'), price('destroy-closed-door')]).toEqual([
    1, 1, 3,
  ]);
  scene.acts('ana', 'close:2,1,east');
  expect(scene.the('ana').stamina).toBe(5);
});

const ringRing = 's2-ring-ring' as EventId; // tests write ids

attacked(
  'respirator: an effect that takes essence may take 1 less for a marker',
  { essence: 3, worn: ['respirator'] },
  (scene) => {
    scene.does((g) => resolveEvent(g, ringRing, null));
    scene.asks('ana', 'use', 'use:respirator:filtered', 'pass').answer('use:respirator:filtered');
    expect(scene.the('ana')).toMatchObject({ essence: 2, markers: ['respirator'] });
  },
);

turn(
  'shin-plates: 1 stamina and a marker give 1 armor until the next explorer phase',
  { worn: [{ main: 'guild-livery', right: 'shin-plates' }] },
  (scene) => {
    uses(scene, 'shin-plates:brace');
    expect(figuresOf(scene, 'armor')).toEqual([4]);
    expect(scene.the('ana')).toMatchObject({ stamina: 5, markers: ['shin-plates'] });
    scene.acts('ana', 'end');
    expect(figuresOf(scene, 'armor')).toEqual([4]);
  },
);

turn(
  'pocket-watch: a marker gives 1 stamina back, once per turn',
  { stamina: 3, worn: [{ main: 'guild-livery', right: 'pocket-watch' }] },
  (scene) => {
    uses(scene, 'pocket-watch:one-more-minute');
    expect(scene.the('ana')).toMatchObject({ stamina: 4, markers: ['pocket-watch'] });
    expect(canUse(scene, 'pocket-watch:one-more-minute')).toBe(false);
  },
);

rule(
  'muster-whistle: every other explorer within 3 spaces may move 1 space free',
  {
    ana: vane({ worn: [{ main: 'guild-livery', right: 'muster-whistle' }] }),
    ben: { explorer: 'crane', at: '3,4' },
    cleo: { explorer: 'prys', at: '4,4' },
  },
  (scene) => {
    scene.takesTurns();
    uses(scene, 'muster-whistle:blow');
    scene.asksAbout('ben', 'where').answer('3,5');
    expect([scene.the('ben').at, scene.the('cleo').at]).toEqual(['3,5', '4,4']);
    expect(scene.the('ana')).toMatchObject({ stamina: 5, markers: ['muster-whistle'] });
    scene.asksAbout('ana', 'act');
  },
);
