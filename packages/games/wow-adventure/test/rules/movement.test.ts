import { expect } from 'vitest';
import { rule } from '../table.ts';

rule(
  'wow/turn.1, wow/turn.2, wow/turn.3: a turn is movement, exploration, challenge, upkeep; then it is the next player’s',
  { ana: { character: 'sofeea', deck: [] }, bea: { space: 'ironforge' }, zoe: { space: 'ironforge' } },
  (scene) => {
    for (const phase of ['movement', 'exploration', 'challenge', 'upkeep'] as const) {
      scene.goesOnTo(phase);
      if (phase === 'exploration') scene.walks('ana');
      scene.settles((state) => expect([state.active, state.phase]).toEqual([0, phase]));
    }
    scene.playsTurn();
    scene.settles((state) => expect(state.active).toBe(1));
    scene.goesOnTo('movement');
    scene.settles(() =>
      expect(scene.told).toContainEqual(expect.objectContaining({ is: 'rolled-movement', hero: 'bea' })),
    );
  },
  {
    phase: 'turn-start',
    movement: [
      [1, 3],
      [2, 2],
    ],
    decks: { grey: ['mountain-boar'] },
    red: [6],
    black: [1],
  },
);

rule(
  'wow/turn.1: after the last player comes the first again',
  { ana: { space: 'ironforge' }, zoe: { character: 'sofeea', space: 'ironforge' } },
  (scene) => {
    scene.perform((g) => {
      g.state.active = 1;
      return undefined;
    });
    scene.playsTurn();
    scene.settles((state) => expect(state.active).toBe(0));
  },
  { phase: 'upkeep' },
);

rule(
  'wow/turn.4: what waits for the start of a turn comes before the movement roll',
  { ana: { character: 'sofeea', lasting: [{ is: 'poisoned', n: 1, by: null, source: 'cave-spider' }] } },
  (scene) => {
    scene.goesOnTo('movement');
    scene.settles(() => {
      const kinds = scene.told.map(({ is }) => is);
      expect(kinds.indexOf('hurt')).toBeGreaterThan(-1);
      expect(kinds.indexOf('hurt')).toBeLessThan(kinds.indexOf('rolled-movement'));
    });
  },
  { phase: 'turn-start', movement: [[1, 3]] },
);

rule(
  'wow/turn.5, wow/movement.6: at the end of a turn effects work, then energy and what lasts for the turn are gone',
  { ana: { character: 'grumbaz', reversed: true, energy: 2, space: 'ironforge' } },
  (scene) => {
    scene.playsTurn();
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ energy: 0, reversed: false }));
  },
  { phase: 'upkeep' },
);

rule(
  'wow/movement.2: a face gives movement and energy together',
  { ana: { character: 'sofeea' } },
  (scene) => {
    scene.goesOnTo('exploration');
    const { about } = scene.asksAbout('ana', 'movement').question;
    expect(about).toEqual({ steps: 4, energy: 1 });
    scene.walks('ana');
  },
  { phase: 'turn-start', movement: [[4, 1]] },
);

rule(
  'wow/movement.3: a hero may walk back and forth, and stay in place',
  { ana: { character: 'sofeea' } },
  (scene) => {
    scene.goesOnTo('exploration');
    scene.walks('ana', 'goldshire', 'elwynn-1', 'goldshire');
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ space: 'goldshire', turn: { steps: 0 } }));
  },
  { phase: 'turn-start', movement: [[3, 2]] },
);

rule(
  'wow/movement.7: nobody has energy before the own roll, nor in the turn of another',
  { ana: { character: 'sofeea' }, zoe: { character: 'sandrai', space: 'ironforge' } },
  (scene) => {
    scene.goesOnTo('movement');
    scene.settles(() => {
      expect(scene.the('ana').energy).toBe(3);
      expect(scene.the('zoe').energy).toBe(0);
    });
  },
  { phase: 'turn-start', movement: [[1, 3]] },
);

rule(
  'wow/movement.8, wow/A-68: a card of the movement phase may be played between two steps',
  { ana: { character: 'sofeea', damage: 1, hand: ['conjure-food'] } },
  (scene) => {
    scene.goesOnTo('exploration');
    scene.asksAbout('ana', 'movement').answer('walk:goldshire');
    scene.asksAbout('ana', 'movement').answer('play:conjure-food');
    scene.walks('ana', 'elwynn-3');
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ damage: 0, space: 'elwynn-3' }));
  },
  { phase: 'turn-start', movement: [[2, 3]] },
);

rule(
  'wow/movement.9, wow/movement.10: rivals, encounters, events, yellow markers and tokens stop nobody',
  { ana: { character: 'sofeea', space: 'goldshire' }, zoe: { space: 'elwynn-2' } },
  (scene) => {
    scene.goesOnTo('exploration');
    scene.asksAbout('ana', 'movement').answer('walk:elwynn-2');
    scene.asksAbout('ana', 'movement').answer('walk:hogger');
    scene.walks('ana', 'westfall-1');
    scene.settles((state) => {
      expect(scene.the('ana').space).toBe('westfall-1');
      expect(state.tokens).toHaveLength(1);
    });
  },
  {
    phase: 'turn-start',
    movement: [[3, 2]],
    track: [{ card: 'mountain-boar', space: 'elwynn-2' }],
    tokens: [{ kind: 'bomb', space: 'elwynn-2', by: 'zoe' }],
    locationEvents: [{ card: 'lost-caravan', space: 'elwynn-2' }],
  },
);

rule(
  'wow/movement.10: an overlord stops nobody who passes',
  { ana: { character: 'sofeea', level: 'red', space: 'blasted-1' } },
  (scene) => {
    scene.goesOnTo('exploration');
    scene.walks('ana', 'tainted-scar', 'the-dark-portal');
    scene.settles(() => expect(scene.the('ana').space).toBe('the-dark-portal'));
  },
  { phase: 'turn-start', movement: [[2, 3]] },
);

rule(
  'wow/movement.15, wow/A-53: a hero who may move at most one space walks one, and can still be taken farther',
  {
    ana: {
      character: 'sofeea',
      tokens: ['hearthstone'],
      lasting: [{ is: 'slowed', n: 1, by: null, source: 'marsh-tarantula' }],
    },
  },
  (scene) => {
    scene.goesOnTo('exploration');
    expect(scene.reach('ana')).toEqual(['elwynn-3', 'goldshire', 'stormwind-city']);
    scene.asksAbout('ana', 'movement').answer('use:hearthstone');
    scene.asksAbout('ana', 'where').answer('undercity');
    scene.walks('ana');
    scene.settles(() => expect(scene.the('ana').space).toBe('undercity'));
  },
  { phase: 'turn-start', movement: [[4, 1]] },
);

rule(
  'wow/A-61: a hero who is moved by another stops where a trap is',
  { ana: { character: 'sofeea', space: 'elwynn-3' }, zoe: { character: 'burbonn', space: 'ironforge' } },
  (scene) => {
    scene.goesOnTo('challenge');
    scene.asksAbout('zoe', 'push').answer('goldshire');
    scene.settles(() => expect(scene.the('ana').space).toBe('goldshire'));
  },
  {
    phase: 'exploration',
    tokens: [{ kind: 'false-map', space: 'elwynn-3', by: 'zoe' }],
    attached: [{ ability: 'freezing-trap', owner: 'zoe', on: 'space', target: 'goldshire' }],
  },
);

rule(
  'wow/movement.14: what takes a hero elsewhere without being used instead of moving leaves the steps that are left',
  { ana: { character: 'sofeea', level: 'green', space: 'elwynn-1', backpack: ['duskbat-wing'] } },
  (scene) => {
    scene.goesOnTo('exploration');
    scene.asksAbout('ana', 'movement').answer('walk:goldshire');
    scene.asksAbout('ana', 'movement').answer('use:duskbat');
    scene.asksAbout('ana', 'where').answer('redridge-1');
    scene.walks('ana', 'darkshire');
    scene.settles(() => expect(scene.the('ana').space).toBe('darkshire'));
  },
  { phase: 'turn-start', movement: [[2, 3]] },
);

rule(
  'wow/movement.14: after Teleport there is no walking',
  { ana: { character: 'sofeea', space: 'elwynn-1', hand: ['teleport'] } },
  (scene) => {
    scene.goesOnTo('exploration');
    scene.asksAbout('ana', 'movement').answer('play:teleport');
    scene.asksAbout('ana', 'where').answer('hogger');
    expect(scene.reach('ana')).toEqual([]);
    scene.walks('ana');
  },
  { phase: 'turn-start', movement: [[2, 3]] },
);
