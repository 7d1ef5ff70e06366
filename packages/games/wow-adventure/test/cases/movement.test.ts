import { expect } from 'vitest';
import { rule } from '../table.ts';

rule(
  'wow/T-65, wow/movement.4: a grey hero can neither enter a green space nor walk through one',
  { ana: { space: 'elwynn-3' } },
  (scene) => {
    scene.goesOnTo('exploration');
    expect(scene.reach('ana')).toEqual([
      'deeprun-tram',
      'elwynn-1',
      'elwynn-2',
      'goldshire',
      'hogger',
      'stormwind-city',
      'westfall-1',
    ]);
    scene.walks('ana');
  },
  { phase: 'turn-start', movement: [[3, 2]] },
);

rule(
  'wow/movement.4: a green hero may enter green spaces, but no yellow or red one',
  { ana: { space: 'darkshire', level: 'green' } },
  (scene) => {
    scene.goesOnTo('exploration');
    expect(scene.reach('ana')).toEqual(['duskwood-1', 'redridge-1']);
    scene.walks('ana');
  },
  { phase: 'turn-start', movement: [[1, 3]] },
);

rule(
  'wow/T-66, wow/movement.5: a city is open to heroes of all levels and counts as grey',
  {
    ana: { character: 'sandrai', space: 'deeprun-tram', level: 'green', deck: [] },
    bea: { space: 'deeprun-tram', level: 'grey', deck: [] },
  },
  (scene) => {
    scene.goesOnTo('exploration');
    scene.walks('ana', 'elwynn-1');
    scene.settles(() => expect(scene.the('ana').space).toBe('elwynn-1'));
    scene.goOn((s) => s.phase === 'exploration' && s.active === 1);
    scene.walks('bea', 'elwynn-1');
    scene.settles(() => expect(scene.the('bea').space).toBe('elwynn-1'));
  },
  {
    phase: 'turn-start',
    movement: [
      [2, 3],
      [2, 3],
    ],
    decks: { grey: ['mountain-boar'] },
    red: [6],
    black: [1],
  },
);

rule(
  'wow/T-67, wow/movement.11: an aggro marker stops whoever enters its space, and exploration takes place there',
  { ana: { character: 'grumbaz', space: 'elwynn-1', deck: ['charge', 'charge'] } },
  (scene) => {
    scene.goesOnTo('challenge');
    scene.asksAbout('ana', 'movement').answer('walk:goldshire');
    expect(scene.reach('ana')).not.toContain('hogger');
    scene.walks('ana', 'elwynn-2');
    scene.settles(() => {
      expect(scene.the('ana')).toMatchObject({ space: 'elwynn-2', hand: ['charge'] });
      expect(scene.told).toContainEqual({
        is: 'walked',
        hero: 'ana',
        from: 'goldshire',
        to: 'elwynn-2',
        left: 0,
      });
    });
  },
  {
    phase: 'turn-start',
    movement: [[4, 1]],
    track: [{ card: 'vale-prowler', space: 'elwynn-2', aggro: true }],
  },
);

rule(
  'wow/movement.11: a hero stopped by aggro is offered no further step',
  { ana: { space: 'elwynn-1' } },
  (scene) => {
    scene.goesOnTo('exploration');
    scene.asksAbout('ana', 'movement').answer('walk:goldshire');
    expect(scene.reach('ana')).toEqual([]);
    scene.walks('ana');
    scene.settles(() => expect(scene.the('ana').space).toBe('goldshire'));
  },
  {
    phase: 'turn-start',
    movement: [[4, 1]],
    track: [{ card: 'vale-prowler', space: 'goldshire', aggro: true }],
  },
);

rule(
  'wow/T-68, wow/movement.12, wow/movement.13: a held hero rolls, gets energy, cannot leave, and must fight',
  { ana: { character: 'sofeea', space: 'goldshire', damage: 1, hand: ['conjure-food'], deck: [] } },
  (scene) => {
    scene.goesOnTo('upkeep');
    expect(scene.reach('ana')).toEqual([]);
    expect(scene.the('ana').energy).toBe(3);
    scene.asksAbout('ana', 'movement').answer('play:conjure-food');
    expect(scene.the('ana').damage).toBe(0);
    scene.walks('ana');
    scene.asksAbout('ana', 'resource').answer('potion-small');
    scene.settles(() => {
      expect(scene.told).toContainEqual({ is: 'began-fight', hero: 'ana', foe: 'vale-prowler' });
      expect(scene.the('ana')).toMatchObject({ space: 'goldshire', backpack: ['vale-prowler'] });
    });
  },
  {
    phase: 'turn-start',
    movement: [[2, 3]],
    track: [{ card: 'vale-prowler', space: 'goldshire', aggro: true }],
    red: [5],
    black: [1],
  },
);

rule(
  'wow/T-72: a held hero may choose a flight path, which then does nothing',
  { ana: { level: 'green', space: 'redridge-1' } },
  (scene) => {
    scene.goesOnTo('challenge');
    scene.asks('ana', 'resource', 'flight-path', 'scroll').answer('flight-path');
    scene.settles(() => expect(scene.the('ana').space).toBe('redridge-1'));
  },
  { phase: 'exploration', track: [{ card: 'vale-prowler', space: 'redridge-1', aggro: true }] },
);

rule(
  'wow/T-73, wow/aim.8: Portal takes a held hero to any city',
  { ana: { character: 'sofeea', space: 'goldshire', hand: ['portal', 'teleport'] } },
  (scene) => {
    scene.goesOnTo('exploration');
    scene.asksAbout('ana', 'movement').answer('play:portal');
    scene.asks('ana', 'where', 'stormwind-city', 'ironforge', 'undercity').answer('undercity');
    expect(scene.reach('ana')).toEqual([]);
    scene.walks('ana');
    scene.settles(() => expect(scene.the('ana').space).toBe('undercity'));
  },
  {
    phase: 'turn-start',
    movement: [[2, 3]],
    track: [{ card: 'vale-prowler', space: 'goldshire', aggro: true }],
  },
);

rule(
  'wow/T-74, wow/resources.7: a grey hero cannot fly to a green flight path',
  { ana: { space: 'stormwind-city' } },
  (scene) => {
    scene.goesOnTo('upkeep');
    scene.asksAbout('ana', 'resource').answer('flight-path');
    scene.asks('ana', 'where', 'undercity', 'ironforge').answer('undercity');
    scene.settles(() => expect(scene.the('ana').space).toBe('undercity'));
  },
  { phase: 'exploration' },
);

rule(
  'wow/T-75, wow/exploration.4: a token where a flight path is keeps the hero from flying this turn',
  { ana: { level: 'green', space: 'darkshire', deck: [] } },
  (scene) => {
    scene.goesOnTo('challenge');
    scene.walks('ana', 'redridge-1');
    scene.settles(() => {
      expect(scene.the('ana')).toMatchObject({ space: 'redridge-1', tokens: ['gold'] });
      expect(scene.told.some(({ is }) => is === 'used-resource')).toBe(false);
    });
  },
  {
    phase: 'turn-start',
    movement: [[2, 3]],
    tokens: [{ kind: 'gold', space: 'redridge-1', by: 'zoe' }],
  },
);

rule(
  'wow/T-76, wow/resources.6, wow/resources.7: where a hero lands, tokens and resources do nothing and a card is drawn',
  { ana: { character: 'sofeea', level: 'green', space: 'ironforge' } },
  (scene) => {
    scene.goesOnTo('upkeep');
    scene.asksAbout('ana', 'resource').answer('flight-path');
    scene.asksAbout('ana', 'where').answer('redridge-1');
    scene.settles((state) => {
      expect(state.tokens).toHaveLength(1);
      expect(scene.the('ana')).toMatchObject({ space: 'redridge-1', hand: [], tokens: [] });
      expect(scene.the('ana').backpack).toEqual(['ridge-condor']);
    });
  },
  {
    phase: 'exploration',
    tokens: [{ kind: 'gold', space: 'redridge-1', by: 'zoe' }],
    decks: { green: ['ridge-condor'], grey: ['mountain-boar'] },
    red: [6],
    black: [1],
  },
);

rule(
  'wow/T-77, wow/resources.6: after a flight to a city there is no challenge, and the hero has travelled there',
  {
    ana: {
      level: 'green',
      space: 'redridge-1',
      quests: [{ quest: 'letters-home', done: [1, 0] }],
    },
  },
  (scene) => {
    scene.playsTurn();
    scene.asksAbout('ana', 'resource').answer('flight-path');
    scene.asksAbout('ana', 'where').answer('stormwind-city');
    scene.settles(() => {
      expect(scene.the('ana')).toMatchObject({ space: 'stormwind-city', log: [{ card: 'letters-home' }] });
      expect(scene.told.some(({ is }) => is === 'began-fight')).toBe(false);
    });
  },
  { phase: 'exploration', elite: ['wyrmslayer'] },
);
