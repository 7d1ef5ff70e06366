import { expect } from 'vitest';
import { rule } from '../table.ts';

const aggro = { card: 'vale-prowler', space: 'goldshire', aggro: true } as const;

rule(
  'wow/T-69, wow/challenge.3, wow/A-04: a rival in the space cannot be attacked while an aggro marker is there',
  { ana: { character: 'sofeea', space: 'goldshire' }, zoe: { space: 'goldshire' } },
  (scene) => {
    scene.goesOnTo('upkeep');
    scene.settles(() => expect(scene.the('ana').backpack).toEqual(['vale-prowler']));
  },
  { track: [aggro], red: [6], black: [1] },
);

rule(
  'wow/A-04: where a table plays so, an aggro marker leaves the choice of a rival or an event',
  { ana: { character: 'sofeea', space: 'goldshire' }, zoe: { space: 'goldshire' } },
  (scene) => {
    scene.goesOnTo('upkeep');
    scene
      .asks('ana', 'challenge', 'foe:vale-prowler', 'attack:zoe', 'event:lost-caravan')
      .answer('event:lost-caravan');
    scene.settles(() => expect(scene.the('ana').damage).toBe(1));
  },
  {
    options: { aggroForces: false },
    track: [aggro],
    locationEvents: [{ card: 'lost-caravan', space: 'goldshire' }],
    extra: [1],
  },
);

rule(
  'wow/A-04, wow/A-15: where aggro does not force, it still comes before a yellow marker',
  { ana: { character: 'sofeea', space: 'goldshire' }, zoe: { space: 'goldshire' } },
  (scene) => {
    scene.goesOnTo('upkeep');
    scene.asks('ana', 'challenge', 'foe:vale-prowler', 'attack:zoe').answer('foe:vale-prowler');
    scene.settles(({ track }) => expect(track).toMatchObject([{ card: 'mountain-boar' }]));
  },
  {
    options: { aggroForces: false },
    track: [
      { card: 'vale-prowler', space: 'goldshire', aggro: true },
      { card: 'mountain-boar', space: 'goldshire' },
    ],
    red: [6],
    black: [1],
  },
);

rule(
  'wow/T-70, wow/challenge.3: aggro comes before a yellow marker and a location event',
  { ana: { character: 'sofeea', space: 'goldshire' } },
  (scene) => {
    scene.goesOnTo('upkeep');
    scene.settles((state) => {
      expect(scene.the('ana').backpack).toEqual(['vale-prowler']);
      expect(state.track).toMatchObject([{ card: 'mountain-boar' }]);
      expect(state.locationEvents).toHaveLength(1);
    });
  },
  {
    track: [aggro, { card: 'mountain-boar', space: 'goldshire' }],
    locationEvents: [{ card: 'lost-caravan', space: 'goldshire' }],
    red: [6],
    black: [1],
  },
);

rule(
  'wow/T-71, wow/challenge.4, wow/challenge.10: of a marker and a location event the hero resolves one, and draws no card',
  { ana: { character: 'sofeea', space: 'goldshire', deck: ['portal', 'blink', 'blink'] } },
  (scene) => {
    scene.goesOnTo('upkeep');
    scene.asks('ana', 'challenge', 'foe:mountain-boar', 'event:lost-caravan').answer('event:lost-caravan');
    scene.settles((state) => {
      expect(scene.the('ana').hand).toEqual(['portal', 'blink']);
      expect(state.locationEvents).toEqual([]);
      expect(state.decks.grey.cards).toEqual(['gnoll-brute', 'lost-caravan']);
      expect(state.track).toHaveLength(1);
    });
  },
  {
    track: [{ card: 'mountain-boar', space: 'goldshire' }],
    locationEvents: [{ card: 'lost-caravan', space: 'goldshire' }],
    decks: { grey: ['gnoll-brute'] },
    extra: [4],
  },
);

rule(
  'wow/A-15: of several aggro markers in one space the hero chooses which to fight',
  { ana: { character: 'sofeea', space: 'goldshire' } },
  (scene) => {
    scene.goesOnTo('upkeep');
    scene.asks('ana', 'challenge', 'foe:vale-prowler', 'foe:river-crocolisk').answer('foe:river-crocolisk');
    scene.settles(() => expect(scene.the('ana').backpack).toEqual(['river-crocolisk']));
  },
  {
    track: [
      aggro,
      { card: 'river-crocolisk', space: 'goldshire', aggro: true },
      { card: 'mountain-boar', space: 'goldshire' },
    ],
    red: [6],
    black: [1],
  },
);

rule(
  'wow/challenge.2, wow/A-52, wow/unbeaten.4: a hero chooses among rivals, markers, the map encounter and nothing else',
  {
    ana: { character: 'sofeea', level: 'green', space: 'hogger' },
    zoe: { character: 'sandrai', space: 'hogger' },
  },
  (scene) => {
    scene.goesOnTo('upkeep');
    scene.asks('ana', 'challenge', 'attack:zoe', 'foe:mountain-boar', 'lair').answer('lair');
    scene.settles((state) => {
      expect(scene.the('ana')).toMatchObject({ level: 'green', backpack: [], hand: [] });
      expect(state.track).toHaveLength(1);
    });
  },
  { track: [{ card: 'mountain-boar', space: 'hogger' }], red: [6], black: [1] },
);

rule(
  'wow/A-52: a map encounter that can give nothing more is still fought where there is no rival',
  { ana: { character: 'sofeea', level: 'green', space: 'hogger' } },
  (scene) => {
    scene.goesOnTo('upkeep');
    scene.settles(() => {
      expect(scene.told).toContainEqual({ is: 'began-fight', hero: 'ana', foe: 'hogger' });
      expect(scene.the('ana').level).toBe('green');
    });
  },
  { red: [6], black: [1] },
);

rule(
  'wow/challenge.8: attacking a rival takes the place of the encounter, and upkeep comes next',
  {
    ana: { character: 'sofeea', space: 'elwynn-1' },
    zoe: { character: 'sandrai', space: 'elwynn-1' },
  },
  (scene) => {
    scene.goesOnTo('upkeep');
    scene.asks('ana', 'challenge', 'attack:zoe', 'draw').answer('attack:zoe');
    scene.settles((state) => {
      expect(scene.the('zoe').damage).toBe(1);
      expect(state.decks.grey.cards).toEqual(['gnoll-brute']);
    });
  },
  { decks: { grey: ['gnoll-brute'] }, red: [6], black: [1] },
);

rule(
  'wow/challenge.1, wow/challenge.9: in a city there is no challenge, and nobody is attacked',
  { ana: { character: 'sofeea', space: 'ironforge' }, zoe: { space: 'ironforge' } },
  (scene) => {
    scene.playsTurn();
    scene.settles(() => {
      expect(scene.told.some(({ is }) => is === 'attacked-hero' || is === 'drew-encounter')).toBe(false);
    });
  },
);
