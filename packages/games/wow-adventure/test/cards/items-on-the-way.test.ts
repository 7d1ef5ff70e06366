/** Items that work outside combat: on the way, in upkeep, and in place of something else. */
import { expect } from 'vitest';
import type { Hero } from '../../state.ts';
import { rule, type Setting, type Table } from '../table.ts';
import { ownerOf, useOf } from './bouts.ts';
import { does, passesAll } from './playing.ts';

type Use = Setting & { readonly ana?: Table[string]; readonly leaves: object };

/** The hero uses an item in the movement phase, with no steps left, and something is so at once. */
function uses(item: string, says: string, { ana, leaves, ...setting }: Use): void {
  rule(
    `${item}: ${says}`,
    { ana: { ...ownerOf(item), turn: { rolled: 0, steps: 0 }, ...ana } },
    (scene) => {
      scene.goesOnTo('exploration');
      does(scene, 'ana', useOf(item));
      const ana: Hero = scene.the('ana');
      expect(ana).toMatchObject(leaves);
      passesAll(scene);
      scene.settles();
    },
    { phase: 'movement', ...setting },
  );
}

uses('gust-in-a-bottle', 'discarded, it gives 2 movement, and aggro does not hold its hero', {
  track: [{ card: 'old-snowpaw', space: 'elwynn-1', aggro: true }],
  leaves: { backpack: [], turn: { steps: 2, ignoresAggro: true } },
});
uses('pearl-charm', 'discarded, it gives 2 energy', { leaves: { backpack: [], energy: 2 } });
uses('spare-boiler', 'for a card it gives 1 movement', {
  ana: { hand: ['fear'] },
  leaves: { hand: [], turn: { steps: 1 } },
});
uses('warded-collar', 'discarded, it heals 2', {
  ana: { damage: 3 },
  leaves: { backpack: [], damage: 1 },
});
uses('spellbound-tome', 'for 1 energy it draws a card', {
  ana: { energy: 1, deck: ['fear'] },
  leaves: { energy: 0, hand: ['fear'] },
});
uses('plagueward-vial', 'discarded, it heals 3 and all diseases', {
  ana: { damage: 4, diseases: 2 },
  leaves: { backpack: [], damage: 1, diseases: 0 },
});
uses('lavawalker-boots', 'for 1 energy aggro does not hold their hero', {
  ana: { energy: 1 },
  track: [{ card: 'old-snowpaw', space: 'elwynn-1', aggro: true }],
  leaves: { energy: 0, turn: { ignoresAggro: true } },
});

rule(
  'travel-pack: it gives 1 more movement',
  { ana: ownerOf('travel-pack') },
  (scene) => {
    scene.goesOnTo('exploration');
    scene.asksAbout('ana', 'movement');
    expect(scene.the('ana').turn.steps).toBe(3 + 1);
    passesAll(scene);
    scene.settles();
  },
  { phase: 'turn-start', movement: [[3, 1]] },
);

rule(
  'red-bandana: discarded, it rolls the movement die again',
  { ana: ownerOf('red-bandana') },
  (scene) => {
    scene.goesOnTo('exploration');
    scene.asks('ana', 'movement-roll', useOf('red-bandana'), 'keep').answer(useOf('red-bandana'));
    scene.asksAbout('ana', 'movement');
    expect(scene.the('ana')).toMatchObject({ backpack: [], energy: 1, turn: { steps: 4 } });
    passesAll(scene);
    scene.settles();
  },
  {
    phase: 'turn-start',
    movement: [
      [1, 3],
      [4, 1],
    ],
  },
);

for (const [item, price] of [
  ['medicine-staff', 2],
  ['dreamscale-staff', 1],
] as const)
  rule(
    `${item}: in upkeep ${price} energy heals 1, once`,
    { ana: { ...ownerOf(item), damage: 3, energy: 2 * price } },
    (scene) => {
      scene.goesOnTo('turn-end');
      does(scene, 'ana', useOf(item));
      expect(scene.asksAbout('ana', 'upkeep').question.options).not.toContain(useOf(item));
      passesAll(scene);
      scene.settles(() => expect(scene.the('ana')).toMatchObject({ damage: 2, energy: price }));
    },
    { phase: 'upkeep' },
  );

rule(
  'tinkers-goggles: their hero looks at a token within 2 spaces, which stays where it is',
  { ana: { ...ownerOf('tinkers-goggles'), turn: { rolled: 0, steps: 0 } } },
  (scene) => {
    scene.goesOnTo('exploration');
    does(scene, 'ana', useOf('tinkers-goggles'));
    passesAll(scene);
    scene.settles((state) =>
      expect(state.tokens).toMatchObject([
        { space: 'elwynn-2', seenBy: ['zoe', 'ana'] },
        { space: 'westfall-1', seenBy: ['zoe'] },
      ]),
    );
  },
  {
    phase: 'movement',
    tokens: [
      { kind: 'bomb', space: 'elwynn-2', by: 'zoe' },
      { kind: 'gold', space: 'westfall-1', by: 'zoe' },
    ],
  },
);

rule(
  'spymasters-dossier: its hero sees the hand of a rival within 4 spaces, and of nobody else',
  {
    ana: { ...ownerOf('spymasters-dossier'), turn: { rolled: 0, steps: 0 } },
    bea: { character: 'sofeea', space: 'goldshire', hand: ['blink'] },
    zoe: { character: 'burbonn', space: 'fenris-isle', hand: ['aimed-shot'] },
  },
  (scene) => {
    scene.goesOnTo('exploration');
    does(scene, 'ana', useOf('spymasters-dossier'));
    passesAll(scene);
    scene.settles(() => {
      expect(scene.the('bea').shown).toEqual([{ to: 'ana', card: 'blink' }]);
      expect(scene.the('zoe').shown).toEqual([]);
    });
  },
  { phase: 'movement' },
);

rule(
  'demolition-charges: discarded, they hurt each rival in a space within 2',
  {
    ana: { ...ownerOf('demolition-charges'), turn: { rolled: 0, steps: 0 } },
    bea: { character: 'sofeea', space: 'elwynn-2' },
    cem: { character: 'grumbaz', space: 'elwynn-2' },
    zoe: { character: 'burbonn', space: 'goldshire' },
  },
  (scene) => {
    scene.goesOnTo('exploration');
    does(scene, 'ana', useOf('demolition-charges'));
    scene.asks('ana', 'where', 'elwynn-2', 'goldshire').answer('elwynn-2');
    passesAll(scene);
    scene.settles(() =>
      expect(['ana', 'bea', 'cem', 'zoe'].map((name) => scene.the(name).damage)).toEqual([0, 1, 1, 0]),
    );
  },
  { phase: 'movement' },
);

rule(
  'duskbat-wing: discarded, it brings its hero to any flight path',
  { ana: { ...ownerOf('duskbat-wing'), turn: { rolled: 0, steps: 0 } } },
  (scene) => {
    scene.goesOnTo('exploration');
    does(scene, 'ana', useOf('duskbat-wing'));
    scene.asksAbout('ana', 'where').answer('ironforge');
    passesAll(scene);
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ space: 'ironforge', backpack: [] }));
  },
  { phase: 'movement' },
);

rule(
  'gryphon-whistle: discarded in place of a resource, it brings its hero to any flight path',
  { ana: { ...ownerOf('gryphon-whistle'), deck: ['fear'] } },
  (scene) => {
    scene.goesOnTo('upkeep');
    scene.asks('ana', 'resource', 'scroll', useOf('gryphon-whistle')).answer(useOf('gryphon-whistle'));
    scene.asksAbout('ana', 'where').answer('ironforge');
    scene.settles(() =>
      expect(scene.the('ana')).toMatchObject({ space: 'ironforge', backpack: [], hand: [] }),
    );
  },
  { phase: 'exploration' },
);

rule(
  'lockpick-set: discarded, it gets rid of a revealed token without effect',
  { ana: ownerOf('lockpick-set') },
  (scene) => {
    scene.goesOnTo('challenge');
    scene
      .asks('ana', 'token', 'token:bomb', 'token:gold', useOf('lockpick-set'))
      .answer(useOf('lockpick-set'));
    scene.asks('ana', 'token-to-cancel', 'token:bomb', 'token:gold').answer('token:bomb');
    passesAll(scene);
    scene.settles((state) => {
      expect(scene.the('ana')).toMatchObject({ damage: 0, tokens: ['gold'], backpack: [] });
      expect(state.aside).toEqual(['bomb']);
    });
  },
  {
    phase: 'exploration',
    tokens: [
      { kind: 'bomb', space: 'elwynn-1', by: 'zoe' },
      { kind: 'gold', space: 'elwynn-1', by: 'zoe' },
    ],
  },
);

rule(
  'sunken-strongbox: discarded in a city, it gives an item of the level or lower',
  { ana: { ...ownerOf('sunken-strongbox'), space: 'stormwind-city', turn: { rolled: 0, steps: 0 } } },
  (scene) => {
    scene.goesOnTo('exploration');
    does(scene, 'ana', useOf('sunken-strongbox'));
    scene.asks('ana', 'item-level', 'grey', 'green').answer('green');
    passesAll(scene);
    scene.settles(() => expect(scene.the('ana').backpack).toEqual(['duskbat']));
  },
  { phase: 'movement', decks: { green: ['duskbat', 'moss-stalker'] } },
);

rule(
  'sunken-strongbox: outside a city it cannot be used',
  { ana: { ...ownerOf('sunken-strongbox'), turn: { rolled: 0, steps: 1 } } },
  (scene) => {
    scene.goesOnTo('exploration');
    expect(scene.asksAbout('ana', 'movement').question.options).not.toContain(useOf('sunken-strongbox'));
    passesAll(scene);
    scene.settles();
  },
  { phase: 'movement' },
);

rule(
  'powder-keg: discarded, it beats an unbeaten encounter here of green or lower, and the challenge is over',
  { ana: ownerOf('powder-keg') },
  (scene) => {
    scene.goesOnTo('upkeep');
    scene.asks('ana', 'challenge', 'foe:duskbat', useOf('powder-keg')).answer(useOf('powder-keg'));
    scene.settles((state) => {
      expect(scene.the('ana').backpack).toEqual(['duskbat']);
      expect(state.track).toEqual([]);
      expect(scene.told).not.toContainEqual(expect.objectContaining({ is: 'struck' }));
    });
  },
  { track: [{ card: 'duskbat', space: 'elwynn-1' }] },
);

rule(
  'powder-keg: it cannot be used on a yellow encounter',
  { ana: { ...ownerOf('powder-keg'), level: 'yellow' } },
  (scene) => {
    scene.goesOnTo('upkeep');
    scene.settles((state) => {
      expect(scene.the('ana').backpack).toEqual(['powder-sapper']);
      expect(state.track).toMatchObject([{ card: 'waste-buzzard' }]);
    });
  },
  { track: [{ card: 'waste-buzzard', space: 'elwynn-1' }], red: [1], black: [1] },
);
