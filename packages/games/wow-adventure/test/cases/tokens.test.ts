import { expect } from 'vitest';
import { rule } from '../table.ts';

rule(
  'wow/T-82, wow/movement.1, wow/movement.14: the Hearthstone is spent after the roll, without walking before or after',
  { ana: { character: 'sofeea', space: 'goldshire', tokens: ['hearthstone'] } },
  (scene) => {
    scene.goesOnTo('exploration');
    scene.asksAbout('ana', 'movement').answer('use:hearthstone');
    scene.asks('ana', 'where', 'stormwind-city', 'ironforge', 'undercity').answer('ironforge');
    expect(scene.reach('ana')).toEqual([]);
    scene.walks('ana');
    scene.settles((state) => {
      expect(scene.the('ana')).toMatchObject({ space: 'ironforge', energy: 2, tokens: [] });
      expect(state.aside).toEqual(['hearthstone']);
    });
  },
  { phase: 'turn-start', movement: [[3, 2]] },
);

rule(
  'wow/movement.14, wow/A-53: a hero who has walked cannot use the Hearthstone in this phase',
  { ana: { character: 'sofeea', space: 'goldshire', tokens: ['hearthstone'] } },
  (scene) => {
    scene.goesOnTo('exploration');
    expect(scene.asksAbout('ana', 'movement').question.options).toContain('use:hearthstone');
    scene.asksAbout('ana', 'movement').answer('walk:elwynn-1');
    expect(scene.asksAbout('ana', 'movement').question.options).not.toContain('use:hearthstone');
    scene.walks('ana');
  },
  { phase: 'turn-start', movement: [[3, 2]] },
);

rule(
  'wow/A-67: in a city the Hearthstone leads to any other city',
  { ana: { character: 'sofeea', space: 'ironforge', tokens: ['hearthstone'] } },
  (scene) => {
    scene.goesOnTo('exploration');
    scene.asksAbout('ana', 'movement').answer('use:hearthstone');
    scene.asks('ana', 'where', 'stormwind-city', 'undercity').answer('undercity');
    scene.walks('ana');
  },
  { phase: 'turn-start', movement: [[3, 2]] },
);

rule(
  'wow/A-05, wow/movement.12: the Hearthstone and Teleport do not free a hero who is held',
  { ana: { character: 'sofeea', space: 'goldshire', tokens: ['hearthstone'], hand: ['teleport'] } },
  (scene) => {
    scene.goesOnTo('exploration');
    expect(scene.asksAbout('ana', 'movement').question.options).not.toContain('use:hearthstone');
    scene.asksAbout('ana', 'movement').answer('play:teleport');
    scene.walks('ana');
    scene.settles(() => expect(scene.the('ana').space).toBe('goldshire'));
  },
  {
    phase: 'turn-start',
    movement: [[2, 3]],
    track: [{ card: 'vale-prowler', space: 'goldshire', aggro: true }],
  },
);

rule(
  'wow/T-83, wow/movement.2: Rocket Boots on the movement die replace movement and energy',
  { ana: { character: 'sofeea', tokens: ['rocket-boots'] } },
  (scene) => {
    scene.goesOnTo('exploration');
    scene.asks('ana', 'movement-roll', 'use:rocket-boots', 'keep').answer('use:rocket-boots');
    const { steps, energy } = scene.asksAbout('ana', 'movement').question.about;
    expect({ steps, energy }).toEqual({ steps: 4, energy: 1 });
    scene.walks('ana');
    scene.settles((state) => expect(state.aside).toEqual(['rocket-boots']));
  },
  {
    phase: 'turn-start',
    movement: [
      [1, 3],
      [4, 1],
    ],
  },
);

rule(
  'wow/T-84: Rocket Boots come before any power of the face that they roll again',
  { ana: { character: 'sofeea', level: 'green', weapon: 'imp-fire-staff', tokens: ['rocket-boots'] } },
  (scene) => {
    scene.fights('ana', 'mountain-boar');
    scene.asks('ana', 'just-rolled', 'use:rocket-boots', 'keep').answer('use:rocket-boots');
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ damage: 0, tokens: [] }));
  },
  { red: [1, 5], black: [1] },
);

rule(
  'wow/T-85: nobody can spend Rocket Boots on the die of an encounter',
  { ana: { character: 'sofeea' }, zoe: { space: 'ironforge', tokens: ['rocket-boots'] } },
  (scene) => {
    scene.fights('ana', 'mountain-boar');
    scene.settles(() => expect(scene.the('zoe').tokens).toEqual(['rocket-boots']));
  },
  { red: [6], black: [6] },
);

rule(
  'wow/T-86: a rival who is left without another item to take gets nothing back from the Traveling Merchant',
  {
    ana: { character: 'sofeea', tokens: ['traveling-merchant'] },
    zoe: { space: 'ironforge', backpack: ['lucky-paw', 'knotted-club'] },
  },
  (scene) => {
    scene.goesOnTo('exploration');
    scene.asksAbout('ana', 'movement').answer('use:traveling-merchant');
    scene.asks('ana', 'item', 'skittish-coyote', 'old-snowpaw').answer('skittish-coyote');
    scene.walks('ana');
    scene.settles(() => {
      expect(scene.the('ana')).toMatchObject({ backpack: ['skittish-coyote'], tokens: [] });
      expect(scene.the('zoe').backpack).toEqual(['old-snowpaw']);
    });
  },
  { phase: 'turn-start', movement: [[1, 3]] },
);

rule(
  'wow/T-87: the Traveling Merchant cannot be spent on a rival whose only items are equipped',
  {
    ana: { character: 'sofeea', tokens: ['traveling-merchant'] },
    bea: { character: 'sandrai', space: 'ironforge', weapon: 'medicine-staff' },
    zoe: { space: 'ironforge' },
  },
  (scene) => {
    scene.goesOnTo('exploration');
    expect(scene.asksAbout('ana', 'movement').question.options).not.toContain('use:traveling-merchant');
    scene.walks('ana');
  },
  { phase: 'turn-start', movement: [[1, 3]] },
);

rule(
  'wow/T-88, wow/A-17, wow/A-54: Far Sight may look at an own token, and leave it face down or discard it',
  { ana: { character: 'sofeea', tokens: ['far-sight', 'far-sight'] } },
  (scene) => {
    scene.goesOnTo('exploration');
    scene.asksAbout('ana', 'movement').answer('use:far-sight');
    scene.asks('ana', 'token-to-see', 'spot:darkshire.1', 'spot:hogger.1').answer('spot:hogger.1');
    scene.asks('ana', 'token-seen', 'leave', 'discard').answer('leave');
    expect(scene.state.tokens).toHaveLength(2);
    scene.asksAbout('ana', 'movement').answer('use:far-sight');
    scene.asksAbout('ana', 'token-to-see').answer('spot:hogger.1');
    scene.asksAbout('ana', 'token-seen').answer('discard');
    scene.walks('ana');
    scene.settles((state) => {
      expect(state.tokens).toMatchObject([{ space: 'darkshire' }]);
      expect(state.aside.toSorted()).toEqual(['bomb', 'far-sight', 'far-sight']);
    });
  },
  {
    phase: 'turn-start',
    movement: [[1, 3]],
    tokens: [
      { kind: 'gold', space: 'darkshire', by: 'zoe' },
      { kind: 'bomb', space: 'hogger', by: 'ana' },
    ],
  },
);

rule(
  'wow/A-54: without a token on the map Far Sight cannot be spent',
  { ana: { character: 'sofeea', tokens: ['far-sight'] } },
  (scene) => {
    scene.goesOnTo('exploration');
    expect(scene.asksAbout('ana', 'movement').question.options).not.toContain('use:far-sight');
    scene.walks('ana');
  },
  { phase: 'turn-start', movement: [[1, 3]] },
);

rule(
  'wow/T-89, wow/exploration.9: when the last token of the pool is placed, those set aside become the new pool',
  { ana: { character: 'sofeea', space: 'goldshire' } },
  (scene) => {
    scene.goesOnTo('challenge');
    scene.asksAbout('ana', 'resource').answer('place-discovery');
    scene.asksAbout('ana', 'where').answer('hogger');
    scene.settles((state) => {
      expect(state.tokens).toMatchObject([{ kind: 'bomb', space: 'hogger', by: 'ana' }]);
      expect(state.aside).toEqual([]);
      expect(state.pool.toSorted()).toEqual(['ambush', 'disease', 'far-sight', 'gold']);
    });
  },
  { phase: 'exploration', pool: ['bomb'], aside: ['gold', 'ambush', 'far-sight', 'disease'] },
);

rule(
  'wow/T-90, wow/exploration.6, wow/exploration.10: with no token left, placing one may be chosen and does nothing',
  { ana: { character: 'sofeea', space: 'goldshire' } },
  (scene) => {
    scene.goesOnTo('challenge');
    scene.asks('ana', 'resource', 'scroll', 'potion-small', 'place-discovery').answer('place-discovery');
    scene.settles((state) => expect(state.tokens).toEqual([]));
  },
  { phase: 'exploration', pool: [], aside: [] },
);

rule(
  'wow/T-91, wow/resources.3: a large potion heals 2 and takes a Disease away',
  { ana: { character: 'sofeea', space: 'ironforge', damage: 3, diseases: 1, level: 'red' } },
  (scene) => {
    scene.goesOnTo('upkeep');
    scene.asksAbout('ana', 'resource').answer('potion-large');
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ damage: 1, diseases: 0 }));
  },
  { phase: 'exploration' },
);

rule(
  'wow/T-91, wow/resources.3: a small potion heals 1 and leaves a Disease',
  { ana: { character: 'sofeea', space: 'goldshire', damage: 3, diseases: 1, level: 'red' } },
  (scene) => {
    scene.goesOnTo('challenge');
    scene.asksAbout('ana', 'resource').answer('potion-small');
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ damage: 2, diseases: 1 }));
  },
  { phase: 'exploration' },
);

rule(
  'wow/T-92: two Diseases lower health by 2, and one large potion takes both away',
  { ana: { character: 'sofeea', space: 'ironforge', diseases: 2, level: 'red' } },
  (scene) => {
    expect(scene.seenBy('ana').heroes[0]?.health).toBe(4);
    scene.goesOnTo('upkeep');
    scene.asksAbout('ana', 'resource').answer('potion-large');
    scene.settles((state) => {
      expect(scene.the('ana').diseases).toBe(0);
      expect(scene.seenBy('ana').heroes[0]?.health).toBe(6);
      expect(state.aside).toEqual(['disease', 'disease']);
    });
  },
  { phase: 'exploration' },
);
