/** Apparel of level 3, and what can be joined to it. */
import { expect } from 'vitest';
import { resolveEvent } from '../../rules/phases/events.ts';
import type { EventId } from '../../vocabulary/ids.ts';
import { rule } from '../table.ts';
import { attacked, canUse, gnawer, struckBy, turn, uses, vane } from './playing.ts';

const beside = { monsters: { [gnawer]: { at: '1,4' } } };

turn(
  'mantle-of-stars: 1 stamina and a marker teleport within 4 spaces, once per turn',
  { worn: ['mantle-of-stars'] },
  (scene) => {
    uses(scene, 'mantle-of-stars:fall-upward');
    const asked = scene.asksAbout('ana', 'where');
    expect(asked.question.options).not.toContain('5,4');
    asked.answer('4,8');
    expect(scene.the('ana')).toMatchObject({ at: '4,8', stamina: 5, markers: ['mantle-of-stars'] });
    expect(canUse(scene, 'mantle-of-stars:fall-upward')).toBe(false);
  },
);

attacked(
  'saints-shroud: whoever would die has 2 health instead and stands by the recharge station; it is destroyed',
  { health: 1, worn: ['saints-shroud'] },
  (scene) => {
    struckBy(scene, gnawer, 'gnaw');
    if (scene.match.asked[0]?.name === 'where') scene.asksAbout('ana', 'where').answer('8,7');
    scene.settles(({ items }) => {
      expect(scene.the('ana')).toMatchObject({ dead: false, health: 2, worn: [] });
      expect(['8,6', '9,6', '8,7', '8,8', '9,8']).toContain(scene.the('ana').at);
      expect(items.apparel.pile).toEqual(['saints-shroud']);
    });
  },
  { ...beside, white: [2, 2] },
);

turn(
  'regents-coat: destroying a monster restores 1 essence more',
  { worn: ['regents-coat', 'needle-pistol'] },
  (scene) => {
    uses(scene, 'needle-pistol:fire');
    expect(scene.isInPlay(gnawer)).toBe(false);
    expect(scene.the('ana').essence).toBe(2);
  },
  { monsters: { [gnawer]: { at: '1,4', health: 1 } }, white: [2, 0] },
);

turn(
  'rocket-harness: 1 stamina and a marker move up to 5 spaces over obstacles and pits, but not onto them',
  { at: '3,7', worn: ['rocket-harness'] },
  (scene) => {
    uses(scene, 'rocket-harness:ignite');
    const asked = scene.asksAbout('ana', 'where');
    expect(asked.question.options).not.toContain('5,7');
    expect(asked.question.options).not.toContain('9,7');
    asked.answer('8,7');
    expect(scene.the('ana')).toMatchObject({
      at: '8,7',
      dead: false,
      stamina: 5,
      markers: ['rocket-harness'],
    });
  },
);

attacked(
  'mirror-plate: an arcane attack of a monster that misses is answered with an arcane one of 2 black dice',
  { worn: ['mirror-plate'] },
  (scene) => {
    struckBy(scene, 'lantern-wisp', 'cold-flare');
    expect(scene.facts('rolled')).toMatchObject([{}, { by: 'vane', mode: 'arcane', black: [1, 2] }]);
    expect(scene.isInPlay('lantern-wisp')).toBe(false);
  },
  { monsters: { 'lantern-wisp': { at: '1,4' } }, white: [0], black: [1, 1, 2] },
);

for (const [roll, health] of [
  [8, 6],
  [7, 5],
] as const)
  rule(
    `heartglass: a ${roll} at the start of the explorer phase leaves ${health} health of 5`,
    { ana: vane({ health: 5, worn: [{ main: 'guild-livery', right: 'heartglass' }] }) },
    (scene) => {
      scene.goesOnTo('explorers');
      expect(scene.the('ana').health).toBe(health);
    },
    { phase: 'explorer-start', active: null, game: [roll] },
  );

const ringRing = 's2-ring-ring' as EventId; // tests write ids

attacked(
  'iron-lung: events do not make its wearer lose essence',
  { essence: 3, worn: [{ main: 'guild-livery', right: 'iron-lung' }] },
  (scene) => {
    scene.does((g) => resolveEvent(g, ringRing, null));
    scene.settles(() => expect(scene.the('ana').essence).toBe(3));
  },
);

turn(
  'iron-lung: the own weapon may still take essence',
  { essence: 1, worn: ['storm-carbine', { main: 'guild-livery', right: 'iron-lung' }] },
  (scene) => {
    uses(scene, 'storm-carbine:discharge');
    expect(scene.the('ana').essence).toBe(0);
  },
  { ...beside, black: [0, 0, 0] },
);

attacked(
  'phase-buckle: 1 essence and a marker lower a roll against its wearer by 3',
  { essence: 1, worn: [{ main: 'guild-livery', right: 'phase-buckle' }] },
  (scene) => {
    struckBy(scene, gnawer, 'gnaw');
    scene.asks('ana', 'use', 'use:phase-buckle:blur', 'pass').answer('use:phase-buckle:blur');
    scene.settles(() => {
      expect(scene.facts('missed')).toMatchObject([{ total: 1, defence: 3 }]);
      expect(scene.the('ana')).toMatchObject({ health: 7, essence: 0, markers: ['phase-buckle'] });
    });
  },
  { ...beside, white: [2, 2] },
);
