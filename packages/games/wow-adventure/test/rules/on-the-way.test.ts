import { expect } from 'vitest';
import { does, passesAll } from '../cards/playing.ts';
import { rule } from '../table.ts';
import { orderOf, toldOf } from '../told.ts';

const trap = (space: string) =>
  ({ ability: 'freezing-trap', owner: 'bea', on: 'space', target: space }) as const;

rule(
  'wow/damage.7: a hero whom one trap has defeated does not spring the other in the space that was left',
  {
    ana: { character: 'sofeea', space: 'elwynn-1', damage: 3 },
    bea: { character: 'burbonn', level: 'yellow', space: 'ironforge' },
  },
  (scene) => {
    scene.goesOnTo('upkeep');
    scene.asksAbout('ana', 'movement').answer('walk:goldshire');
    scene.settles(({ attached }) => {
      expect(orderOf(scene, 'sprang-trap', 'hurt', 'was-defeated')).toEqual([
        'sprang-trap',
        'hurt',
        'was-defeated',
      ]);
      expect(scene.the('ana')).toMatchObject({ space: 'stormwind-city', damage: 0 });
      expect(attached).toHaveLength(1);
    });
  },
  { phase: 'turn-start', movement: [[2, 2]], attached: [trap('goldshire'), trap('goldshire')] },
);

rule(
  'wow/aim.8: a hero who stayed in the movement phase and flew afterwards has not moved for a Shadowmaw Panther',
  { ana: { character: 'grumbaz', level: 'yellow', space: 'stormwind-city' } },
  (scene) => {
    scene.goesOnTo('upkeep');
    scene.asksAbout('ana', 'movement').answer('end');
    scene.asksAbout('ana', 'resource').answer('flight-path');
    scene.asksAbout('ana', 'where').answer('stranglethorn-4');
    passesAll(scene);
    scene.settles(() =>
      expect(toldOf(scene, 'struck').filter(({ side }) => side === 'defender')).toMatchObject([
        { type: 'ranged' },
      ]),
    );
  },
  {
    phase: 'turn-start',
    movement: [[2, 2]],
    decks: { yellow: ['shadowmaw-panther'] },
    red: [1],
    black: [1],
  },
);

const bear = { card: 'great-grey-bear', space: 'goldshire', aggro: true } as const;

rule(
  'wow/movement.11: what ignores aggro lets a hero whom aggro has stopped walk on, as far as it adds steps',
  { ana: { character: 'sofeea', space: 'elwynn-1', backpack: ['gust-in-a-bottle'] } },
  (scene) => {
    scene.goesOnTo('exploration');
    scene.asksAbout('ana', 'movement').answer('walk:goldshire');
    expect(scene.reach('ana')).toEqual([]);
    does(scene, 'ana', 'use:dust-devil');
    scene.asksAbout('ana', 'movement').answer('walk:hogger');
    expect(scene.reach('ana')).toEqual([]);
    passesAll(scene);
    scene.settles(() => expect(scene.the('ana').space).toBe('hogger'));
  },
  { phase: 'turn-start', movement: [[4, 1]], track: [bear] },
);

rule(
  'wow/movement.11: the rest of the allowance is lost even if the marker leaves',
  {
    ana: { character: 'sandrai', level: 'red', space: 'elwynn-1', hand: ['rain-of-fire'] },
    bea: { character: 'burbonn', space: 'ironforge' },
  },
  (scene) => {
    scene.goesOnTo('exploration');
    scene.asksAbout('ana', 'movement').answer('walk:goldshire');
    does(scene, 'ana', 'play:rain-of-fire');
    expect(scene.reach('ana')).toEqual([]);
    passesAll(scene);
    scene.settles(({ track }) => {
      expect(track).toEqual([]);
      expect(scene.the('ana').space).toBe('goldshire');
    });
  },
  { phase: 'turn-start', movement: [[3, 2]], track: [bear] },
);

rule(
  'wow/movement.8: Intercept leads on from a space where a trap has ended the walk',
  {
    ana: { character: 'grumbaz', space: 'elwynn-1', hand: ['intercept'] },
    bea: { character: 'burbonn', space: 'elwynn-2' },
  },
  (scene) => {
    scene.goesOnTo('exploration');
    scene.asksAbout('ana', 'movement').answer('walk:goldshire');
    does(scene, 'ana', 'play:intercept');
    passesAll(scene);
    scene.settles(() => expect(scene.the('ana').space).toBe('elwynn-2'));
  },
  { phase: 'turn-start', movement: [[2, 2]], attached: [trap('goldshire')] },
);

rule(
  'wow/exploration.7: a Gryphon Whistle takes the place of a resource, so it needs one',
  {
    ana: {
      character: 'sandrai',
      level: 'yellow',
      space: 'hogger',
      backpack: ['gryphon-whistle'],
      energy: 2,
      hand: ['soulstone'],
    },
  },
  (scene) => {
    scene.goesOnTo('challenge');
    scene.settles(() => expect(scene.the('ana').space).toBe('hogger'));
  },
  { phase: 'exploration' },
);

rule(
  'wow/exploration.2: a Lockpick Set opens a token only before any of them has taken effect',
  { ana: { character: 'sandrai', space: 'elwynn-1', backpack: ['lockpick-set'] } },
  (scene) => {
    scene.goesOnTo('challenge');
    scene.asks('ana', 'token', 'token:bomb', 'token:gold', 'use:syndicate-footpad').answer('token:gold');
    scene.settles(() => {
      expect(scene.the('ana')).toMatchObject({ damage: 2, tokens: ['gold'] });
      expect(scene.the('ana').backpack).toHaveLength(1);
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
