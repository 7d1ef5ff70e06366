/** Cases of explorers who die or are saved. */
import { expect } from 'vitest';
import { settleFates } from '../../rules/losses/fates.ts';
import { loseHealth } from '../../rules/losses/losses.ts';
import { unit } from '../ids.ts';
import { rule } from '../table.ts';

rule(
  'ma/K160: whoever has no health left is dead, the items lie there, and related events are destroyed',
  {
    ana: { explorer: 'prys', at: '4,5', health: 0, worn: ['needle-pistol'], related: ['old-wound'] },
    ben: { explorer: 'vane', at: '9,4' },
  },
  (scene) => {
    scene.does((g) => settleFates(g));
    scene.settles(({ spots, explorerEvents }) => {
      expect(scene.the('ana')).toMatchObject({ dead: true, at: null, worn: [], related: [] });
      expect(spots).toMatchObject([{ at: '4,5', items: ['needle-pistol'] }]);
      expect(explorerEvents.pile).toEqual(['old-wound']);
    });
  },
);

rule(
  'ma/K162: a companion’s Last Breath leaves an explorer that would die with 1 health',
  {
    ana: { explorer: 'prys', at: '4,5', health: 1, essence: 0 },
    ben: { explorer: 'vane', at: '4,4', essence: 0, bag: ['last-breath'] },
  },
  (scene) => {
    scene.does(function* (g) {
      yield* loseHealth(g, unit('prys'), 1, { source: 'trap' });
      yield* settleFates(g);
    });
    scene.asks('ben', 'use', 'use:last-breath:not-alone', 'pass').answer('use:last-breath:not-alone');
    scene.settles(() => {
      expect(scene.the('ana')).toMatchObject({ health: 1, dead: false });
      expect(scene.the('ben').bag).toEqual([]);
    });
  },
);

rule(
  'ma/ending.1: whoever declines to save another lets it die',
  {
    ana: { explorer: 'prys', at: '4,5', health: 0, essence: 0 },
    ben: { explorer: 'vane', at: '4,4', essence: 0, bag: ['last-breath'] },
  },
  (scene) => {
    scene.does((g) => settleFates(g));
    scene.asks('ben', 'use', 'use:last-breath:not-alone', 'pass').answer('pass');
    scene.settles(() => expect(scene.the('ana').dead).toBe(true));
  },
);

rule(
  'ma/K163: Lineman’s Harness keeps whoever is pushed onto a pit on the space before it',
  { ana: { explorer: 'prys', at: '4,7', worn: ['linemans-harness'] } },
  (scene) => {
    scene.plays('pistonback', 'pistonback:ram');
    scene.asks('ana', 'essence-for-health', '0', '1').answer('0');
    scene
      .asks('ana', 'use', 'use:linemans-harness:line-and-hook', 'pass')
      .answer('use:linemans-harness:line-and-hook');
    scene.settles(() => {
      expect(scene.the('ana')).toMatchObject({ at: '4,7', health: 4, worn: [], bag: ['linemans-harness'] });
    });
  },
  { phase: 'monsters', active: null, monsters: { pistonback: { at: '3,7' } }, black: [2, 1] },
);

rule(
  'ma/map.15: whoever is pushed onto a pit dies',
  { ana: { explorer: 'prys', at: '4,7', essence: 0 }, ben: { explorer: 'vane', at: '9,4' } },
  (scene) => {
    scene.plays('pistonback', 'pistonback:ram');
    scene.settles(() => expect(scene.the('ana').dead).toBe(true));
  },
  { phase: 'monsters', active: null, monsters: { pistonback: { at: '3,7' } }, black: [2, 1] },
);

rule(
  'ma/K161: the game is lost when the last living explorer dies, even if this death completes a counter',
  { ana: { explorer: 'prys', at: '4,5', health: 0, essence: 0 } },
  (scene) => {
    scene.goesOnTo('over');
    expect(scene.state).toMatchObject({ outcome: 'defeat', why: 'all-dead' });
  },
  {
    phase: 'monsters',
    active: null,
    chapter: 'the-tally-keepers',
    counters: { tally: 1 },
  },
);
