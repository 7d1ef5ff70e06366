/** Rules of markers and states. */
import { expect } from 'vitest';
import { rule } from '../table.ts';

rule(
  'ma/markers.1: what a marker shows is over in the next explorer phase',
  { ana: { explorer: 'prys', at: '4,5', worn: [{ main: 'tarred-greatcoat', right: 'shin-plates' }] } },
  (scene) => {
    scene.plays('prys', 'shin-plates:brace');
    scene.settles(({ lasting }) => expect(lasting).toHaveLength(1));
    scene.takesTurns();
    scene.acts('ana', 'end');
    scene.goesOnToRound(2);
    expect(scene.state.lasting).toEqual([]);
    expect(scene.the('ana').markers).toEqual([]);
  },
  { game: [10, 10] },
);

rule(
  'ma/markers.3: a card may hold several markers',
  { ana: { explorer: 'thornquist', at: '4,5' } },
  (scene) => {
    scene.plays('thornquist', 'thornquist:heave', 'unit:pistonback');
    scene.plays('thornquist', 'thornquist:heave', 'unit:brine-gnawer');
    scene.settles(() => expect(scene.the('ana').markers).toEqual(['thornquist', 'thornquist']));
  },
  { monsters: { pistonback: { at: '5,5' }, 'brine-gnawer': { at: '4,4' } } },
);

rule(
  'ma/markers.4: without a marker on its card an ability cannot take one off',
  { ana: { explorer: 'prys', at: '4,5', markers: ['prys'], worn: ['serrated-edge'] } },
  (scene) => expect(scene.playable('prys')).not.toContain('use:serrated-edge:tear-free'),
  { monsters: { pistonback: { at: '5,5' } } },
);

rule(
  'ma/markers.5: a card that is unequipped as a cost takes what its marker showed with it',
  {
    ana: {
      explorer: 'prys',
      at: '4,5',
      essence: 0,
      worn: [{ main: 'ablative-harness', right: 'shin-plates' }],
    },
  },
  (scene) => {
    scene.plays('prys', 'shin-plates:brace');
    scene.plays('brine-gnawer', 'brine-gnawer:gnaw');
    scene
      .asks('ana', 'use', 'use:ablative-harness:take-the-blow', 'pass')
      .answer('use:ablative-harness:take-the-blow');
    scene.settles(({ lasting }) => {
      expect(lasting).toEqual([]);
      expect(scene.the('ana')).toMatchObject({ health: 5, markers: [null] });
    });
  },
  { monsters: { 'brine-gnawer': { at: '5,5' } }, white: [2, 2] },
);

rule(
  'ma/markers.6: a card that destroys itself as its cost needs no marker',
  { ana: { explorer: 'prys', at: '4,5', markers: ['a', 'b', 'c'], bag: ['iron-tonic'] } },
  (scene) => {
    scene.plays('prys', 'iron-tonic:swallow');
    scene.settles(({ lasting }) => {
      expect(lasting).toMatchObject([{ of: 'armor', by: 2 }, { of: 'immovable' }]);
      expect(scene.the('ana').markers).toHaveLength(3);
    });
  },
);

rule(
  'ma/states.1: a roll below what an effect needs does nothing',
  { ana: { explorer: 'prys', at: '4,5', essence: 0, worn: ['ironclad-vest'] } },
  (scene) => {
    scene.plays('brine-gnawer', 'brine-gnawer:gnaw');
    scene.settles(() => expect(scene.the('ana').health).toBe(4));
  },
  { phase: 'monsters', active: null, monsters: { 'brine-gnawer': { at: '5,5' } }, white: [2, 1], game: [5] },
);

rule(
  'ma/states.2: the third hit on Vane gives 2 essence, and its tokens are cleared',
  { ana: { explorer: 'vane', at: '4,5', essence: 0 } },
  (scene) => {
    for (const health of [6, 5]) {
      scene.plays('brine-gnawer', 'brine-gnawer:gnaw');
      scene.settles(() => expect(scene.the('ana')).toMatchObject({ health, essence: 0 }));
    }
    scene.plays('brine-gnawer', 'brine-gnawer:gnaw');
    scene.settles(({ gathered }) => {
      expect(scene.the('ana')).toMatchObject({ health: 4, essence: 2 });
      expect(gathered).toEqual([]);
    });
  },
  {
    phase: 'monsters',
    active: null,
    monsters: { 'brine-gnawer': { at: '5,5' } },
    white: [2, 1, 2, 1, 2, 1],
  },
);

rule(
  'ma/states.3: an event that destroys itself goes to the pile of events',
  { ana: { explorer: 'vane', at: '4,5', essence: 0, related: ['borrowed-strength'] } },
  (scene) => {
    scene.plays('brine-gnawer', 'brine-gnawer:gnaw');
    scene.settles(({ explorerEvents }) => {
      expect(scene.the('ana').related).toEqual([]);
      expect(explorerEvents.pile).toEqual(['borrowed-strength']);
    });
  },
  { phase: 'monsters', active: null, monsters: { 'brine-gnawer': { at: '5,5' } }, white: [2, 2] },
);

rule(
  'ma/states.5: the same bonus from two cards adds up',
  {
    ana: {
      explorer: 'prys',
      at: '4,5',
      essence: 0,
      worn: [{ main: 'tarred-greatcoat', bottom: 'brass-ribs' }],
    },
  },
  (scene) => {
    scene.plays('brine-gnawer', 'brine-gnawer:gnaw');
    scene.settles(() => expect(scene.facts('missed')).toMatchObject([{ total: 4, defence: 5 }]));
  },
  { phase: 'monsters', active: null, monsters: { 'brine-gnawer': { at: '5,5' } }, white: [2, 2] },
);
