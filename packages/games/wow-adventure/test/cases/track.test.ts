import { expect } from 'vitest';
import { rule } from '../table.ts';

const nine = [
  'timber-wolf',
  'cave-spider',
  'old-snowpaw',
  'gnoll-mongrel',
  'murloc-seer',
  'dust-devil',
  'alarm-bot',
  'ridge-poacher',
  'orchard-wraith',
].map((card) => ({ card, space: 'brill' }));

rule(
  'wow/T-14, wow/unbeaten.2, wow/spaces.6, wow/A-22: with ten slots taken the nearest marker goes, and the new card takes its slot',
  { ana: { character: 'sofeea', space: 'elwynn-1' } },
  (scene) => {
    scene.fights('ana', 'gnoll-brute');
    scene.settles((state) => {
      expect(state.track).toHaveLength(10);
      expect(state.track[0]).toMatchObject({ slot: 1, card: 'gnoll-brute', space: 'elwynn-1' });
      expect(state.decks.grey.cards).toEqual(['mindless-zombie', 'rusted-harvester']);
    });
  },
  {
    track: [{ card: 'rusted-harvester', space: 'goldshire' }, ...nine],
    decks: { grey: ['mindless-zombie'] },
    red: [1],
    black: [1],
  },
);

rule(
  'wow/T-14, wow/unbeaten.2: of markers that are equally near the active player chooses the one that goes',
  { ana: { character: 'sofeea', space: 'elwynn-1' } },
  (scene) => {
    scene.fights('ana', 'gnoll-brute');
    scene.asks('ana', 'marker-to-clear', 'rusted-harvester', 'vale-prowler').answer('vale-prowler');
    scene.settles((state) => {
      expect(state.track.find(({ slot }) => slot === 2)).toMatchObject({ card: 'gnoll-brute' });
      expect(state.decks.grey.cards).toEqual(['vale-prowler']);
    });
  },
  {
    track: [
      { card: 'rusted-harvester', space: 'goldshire' },
      { card: 'vale-prowler', space: 'elwynn-3' },
      ...nine.slice(1),
    ],
    decks: { grey: [] },
    red: [1],
    black: [1],
  },
);

rule(
  'wow/unbeaten.2: a marker in the space of the fight is nearest of all',
  { ana: { character: 'sofeea', space: 'elwynn-1' } },
  (scene) => {
    scene.fights('ana', 'gnoll-brute');
    scene.settles((state) => expect(state.decks.grey.cards).toEqual(['vale-prowler']));
  },
  {
    track: [
      { card: 'rusted-harvester', space: 'goldshire' },
      { card: 'vale-prowler', space: 'elwynn-1' },
      ...nine.slice(1),
    ],
    decks: { grey: [] },
    red: [1],
    black: [1],
  },
);

rule(
  'wow/T-133, wow/unbeaten.6: a held hero is free once the aggro marker has gone',
  { ana: { character: 'sofeea', space: 'elwynn-1' }, zoe: { character: 'sandrai', space: 'goldshire' } },
  (scene) => {
    scene.fights('ana', 'gnoll-brute');
    scene.settles();
    scene.perform((g) => {
      g.state.phase = 'turn-end';
      return undefined;
    });
    scene.goesOnTo('exploration');
    expect(scene.reach('zoe')).toContain('elwynn-2');
    scene.walks('zoe', 'elwynn-2');
  },
  {
    track: [{ card: 'rusted-harvester', space: 'goldshire', aggro: true }, ...nine],
    decks: { grey: [] },
    red: [1],
    black: [1],
    movement: [[1, 3]],
  },
);

rule(
  'wow/T-134, wow/unbeaten.3, wow/unbeaten.5: any hero may beat a marker, takes its item and frees its slot',
  { ana: { character: 'sofeea', level: 'yellow', space: 'elwynn-1' } },
  (scene) => {
    scene.goesOnTo('upkeep');
    scene.settles((state) => {
      expect(scene.the('ana').backpack).toEqual(['cave-spider']);
      expect(state.track).toMatchObject([{ slot: 1 }, { slot: 3 }]);
    });
    scene.fights('ana', 'rusted-harvester');
    scene.settles((state) => {
      expect(state.track.map(({ slot, card }) => [slot, card])).toEqual([
        [1, 'timber-wolf'],
        [2, 'rusted-harvester'],
        [3, 'old-snowpaw'],
      ]);
    });
  },
  {
    track: [
      { card: 'timber-wolf', space: 'brill' },
      { card: 'cave-spider', space: 'elwynn-1' },
      { card: 'old-snowpaw', space: 'brill', aggro: true },
    ],
    red: [6, 1],
    black: [1, 1],
  },
);

rule(
  'wow/unbeaten.1, wow/A-51: an unbeaten encounter takes the lowest free slot, with aggro only if it has that trait',
  { ana: { character: 'sofeea', space: 'elwynn-1' } },
  (scene) => {
    scene.fights('ana', 'gnoll-brute');
    scene.settles();
    scene.fights('ana', 'vale-prowler');
    scene.settles((state) => {
      expect(state.track).toMatchObject([
        { slot: 1, card: 'gnoll-brute', space: 'elwynn-1', aggro: false },
        { slot: 2, card: 'vale-prowler', space: 'elwynn-1', aggro: true },
      ]);
    });
  },
  { red: [1, 1], black: [1, 1] },
);
