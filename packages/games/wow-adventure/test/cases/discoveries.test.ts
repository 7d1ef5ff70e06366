import { expect } from 'vitest';
import { rule } from '../table.ts';

const tokensAt = (space: string, ...kinds: readonly ('gold' | 'bomb' | 'disease' | 'false-map')[]) =>
  kinds.map((kind) => ({ kind, space, by: 'zoe' }) as const);

rule(
  'wow/T-78, wow/exploration.2, wow/A-45: a hero defeated by a token still resolves the others, and keeps what is kept',
  { ana: { character: 'sofeea', space: 'goldshire', damage: 2 } },
  (scene) => {
    scene.playsTurn();
    scene.asks('ana', 'token', 'token:gold', 'token:bomb', 'token:disease').answer('token:disease');
    expect(scene.the('ana')).toMatchObject({ diseases: 1, damage: 2 });
    scene.asks('ana', 'token', 'token:gold', 'token:bomb').answer('token:bomb');
    scene.asks('ana', 'upkeep', 'use:gold', 'end').answer('end');
    scene.settles((state) => {
      expect(scene.the('ana')).toMatchObject({ space: 'stormwind-city', damage: 0, diseases: 0 });
      expect(scene.the('ana').tokens).toEqual(['gold']);
      expect(state.aside).toEqual(expect.arrayContaining(['bomb', 'disease']));
      expect(scene.told.some(({ is }) => is === 'drew-encounter' || is === 'used-resource')).toBe(false);
    });
  },
  { phase: 'exploration', tokens: tokensAt('goldshire', 'gold', 'bomb', 'disease') },
);

rule(
  'wow/exploration.4: a token that defeated a hero keeps nobody else from a resource in the next turn',
  {
    ana: { character: 'sofeea', space: 'goldshire', damage: 3 },
    bea: { character: 'sandrai', space: 'elwynn-1' },
  },
  (scene) => {
    scene.playsTurn();
    scene.settles(() => expect(scene.the('ana').space).toBe('stormwind-city'));
    scene.goesOnTo('challenge');
    scene.walks('bea');
    scene.settles(() => expect(scene.the('bea').hand).toHaveLength(1));
  },
  { phase: 'exploration', tokens: tokensAt('goldshire', 'bomb') },
);

rule(
  'wow/T-79, wow/exploration.1: the player on the right moves a hero off, the other tokens follow, and the challenge is there',
  {
    ana: { character: 'sofeea', space: 'goldshire' },
    bea: { space: 'ironforge' },
    zoe: { space: 'ironforge' },
  },
  (scene) => {
    scene.goesOnTo('upkeep');
    scene.asks('ana', 'token', 'token:false-map', 'token:bomb').answer('token:false-map');
    scene
      .asks('zoe', 'push', 'elwynn-1', 'elwynn-2', 'elwynn-3', 'stormwind-city', 'stay')
      .answer('elwynn-2');
    scene.asks('zoe', 'push', 'goldshire', 'hogger', 'westfall-1', 'stay').answer('westfall-1');
    scene.settles((state) => {
      expect(scene.the('ana')).toMatchObject({ space: 'westfall-1', damage: 2, backpack: ['mountain-boar'] });
      expect(state.tokens).toMatchObject([{ kind: 'gold', space: 'westfall-1' }]);
      expect(scene.told.some(({ is }) => is === 'used-resource')).toBe(false);
    });
  },
  {
    phase: 'exploration',
    tokens: [...tokensAt('goldshire', 'false-map', 'bomb'), ...tokensAt('westfall-1', 'gold')],
    decks: { grey: ['mountain-boar'] },
    red: [6],
    black: [1],
  },
);

rule(
  'wow/T-80, wow/A-16, wow/A-32, wow/A-61: nobody can be moved into a space above their level, and not moving is allowed',
  { ana: { character: 'sofeea', space: 'elwynn-3' } },
  (scene) => {
    scene.goesOnTo('challenge');
    scene.asks('zoe', 'push', 'elwynn-1', 'goldshire', 'stay').answer('stay');
    scene.settles(() => expect(scene.the('ana').space).toBe('elwynn-3'));
  },
  { phase: 'exploration', tokens: tokensAt('elwynn-3', 'false-map') },
);

rule(
  'wow/A-16, wow/A-61: a hero who is moved stops where an aggro marker is',
  { ana: { character: 'sofeea', space: 'elwynn-3' } },
  (scene) => {
    scene.goesOnTo('challenge');
    scene.asksAbout('zoe', 'push').answer('goldshire');
    scene.settles(() => expect(scene.the('ana').space).toBe('goldshire'));
  },
  {
    phase: 'exploration',
    tokens: tokensAt('elwynn-3', 'false-map'),
    track: [{ card: 'vale-prowler', space: 'goldshire', aggro: true }],
  },
);

rule(
  'wow/A-16: a False Map may end in a city, and then there is no challenge',
  { ana: { character: 'sofeea', space: 'elwynn-1' } },
  (scene) => {
    scene.playsTurn();
    scene.asksAbout('zoe', 'push').answer('stormwind-city');
    scene.asksAbout('zoe', 'push').answer('stay');
    scene.settles(() => {
      expect(scene.the('ana').space).toBe('stormwind-city');
      expect(scene.told.some(({ is }) => is === 'drew-encounter' || is === 'used-resource')).toBe(false);
    });
  },
  { phase: 'exploration', tokens: tokensAt('elwynn-1', 'false-map') },
);

rule(
  'wow/T-81, wow/A-05, wow/A-16: a False Map does not move a hero who is held by aggro',
  { ana: { character: 'sofeea', space: 'elwynn-3' } },
  (scene) => {
    scene.goesOnTo('challenge');
    scene.settles(() => expect(scene.the('ana').space).toBe('elwynn-3'));
  },
  {
    phase: 'exploration',
    tokens: tokensAt('elwynn-3', 'false-map'),
    track: [{ card: 'vale-prowler', space: 'elwynn-3', aggro: true }],
  },
);

rule(
  'wow/T-93, wow/A-18: a Disease that brings health down to the damage defeats at once, and the token goes',
  { ana: { character: 'sofeea', space: 'goldshire', damage: 3 } },
  (scene) => {
    scene.playsTurn();
    scene.settles((state) => {
      expect(scene.the('ana')).toMatchObject({ space: 'stormwind-city', damage: 0, diseases: 0 });
      expect(state.aside).toEqual(['disease']);
    });
  },
  { phase: 'exploration', tokens: tokensAt('goldshire', 'disease') },
);

rule(
  'wow/T-94: a Bomb that defeats a marked hero does nothing for the quest of the rival who placed it',
  {
    ana: { character: 'sofeea', space: 'goldshire', damage: 2 },
    zoe: { space: 'ironforge', quests: [{ quest: 'bounty', marked: 'ana' }] },
  },
  (scene) => {
    scene.playsTurn();
    scene.settles(() => {
      expect(scene.the('ana').space).toBe('stormwind-city');
      expect(scene.the('zoe')).toMatchObject({ log: [], quests: [{ quest: 'bounty', done: [0] }] });
    });
  },
  { phase: 'exploration', tokens: tokensAt('goldshire', 'bomb') },
);

rule(
  'wow/T-95: a trap that defeats a marked hero fulfils its owner’s Bounty, and no item is taken',
  {
    ana: { character: 'sofeea', space: 'elwynn-1', damage: 3, backpack: ['boarhide-vest'] },
    zoe: {
      character: 'burbonn',
      level: 'yellow',
      space: 'ironforge',
      quests: [{ quest: 'bounty', marked: 'ana' }],
    },
  },
  (scene) => {
    scene.goesOnTo('upkeep');
    scene.asksAbout('ana', 'movement').answer('walk:goldshire');
    scene.settles(() => {
      expect(scene.the('ana')).toMatchObject({ space: 'stormwind-city', backpack: ['mountain-boar'] });
      expect(scene.the('zoe').log).toEqual([{ card: 'bounty', valor: 2 }]);
      expect(scene.the('zoe').backpack).toEqual([]);
    });
  },
  {
    phase: 'turn-start',
    movement: [[2, 3]],
    elite: ['wyrmslayer'],
    attached: [{ ability: 'freezing-trap', owner: 'zoe', on: 'space', target: 'goldshire' }],
  },
);
