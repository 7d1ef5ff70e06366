/** Cases of the ends of games, and of ways to play. */
import { expect } from 'vitest';
import { destroyUnit, settleFates } from '../../rules/losses/fates.ts';
import { loseHealth } from '../../rules/losses/losses.ts';
import { displace } from '../../rules/moving/displacing.ts';
import { turnChapter } from '../../rules/story/chapters.ts';
import { noteWhatIsDue, result } from '../../rules/story/ending.ts';
import { figureOf } from '../../rules/values/values.ts';
import { space, unit } from '../ids.ts';
import type { Setting } from '../setting.ts';
import { rule } from '../table.ts';

const bells = ['1,1', '8,1', '1,7', '8,7'];

const bellFloor = (lit: number, toll = 0): Setting => ({
  counters: { toll },
  chapter: 'the-ninth-toll',
  phase: 'spawn',
  active: null,
  tiles: [{ face: 'end-ninth-toll', column: 0, row: 0 }],
  tokens: Object.fromEntries(bells.slice(0, lit).map((bell) => [bell, 'light'])),
});

const party = (n: number) =>
  Object.fromEntries(
    ['ana', 'ben', 'cy', 'di'].slice(0, n).map((name, place) => [name, { at: `${place},5` }]),
  );

for (const [n, needed, toll] of [
  [1, 1, 4],
  [1, 4, 3],
  [2, 4, 4],
  [3, 4, 4],
  [4, 4, 4],
] as const) {
  rule(
    `ma/K164, ma/ending.3, ma/ending.14: ${needed} lit bells are enough for ${n} on the map after toll ${toll}`,
    party(n),
    (scene) => {
      scene.goOn(({ phase }) => phase === 'horror');
      scene.settles(({ outcome }) => expect(outcome).toBe('victory'));
    },
    bellFloor(needed, toll),
  );

  rule(
    `ma/K164: ${needed - 1} lit bells are not enough for ${n} on the map after toll ${toll}`,
    party(n),
    (scene) => {
      scene.goOn(({ phase }) => phase === 'horror');
      scene.settles(({ outcome, counters }) => {
        expect(outcome).toBeNull();
        expect(counters).toEqual([{ name: 'toll', n: toll + 1 }]);
      });
    },
    bellFloor(needed - 1, toll),
  );
}

const engine: Setting = {
  chapter: 'the-drowned-engine',
  tiles: [{ face: 'end-drowned-engine', column: 0, row: 0 }],
  monsters: { 'heart-engine': { at: '4,4', health: 3 } },
  counters: { pressure: 3 },
};

rule(
  'ma/K165: the Heart has 1 health and 1 more for each explorer, and loses none while a valve is unexplored',
  { ana: { explorer: 'prys', at: '1,8' }, ben: { explorer: 'crane', at: '2,8' } },
  (scene) => {
    expect(figureOf(scene.table, unit('heart-engine'), 'health-max')).toBe(3);
    scene.does((g) => loseHealth(g, unit('heart-engine'), 1, { source: 'barrel' }));
    scene.settles(() => expect(scene.monster('heart-engine').health).toBe(3));
  },
  { ...engine, tokens: { '4,0': 'explored', '0,4': 'explored' } },
);

rule(
  'ma/K165: once the last valve is closed it loses health',
  { ana: { explorer: 'prys', at: '8,4', essence: 1 }, ben: { explorer: 'crane', at: '2,8' } },
  (scene) => {
    scene.takesTurns();
    scene.acts('ana', 'use:the-drowned-engine:close-a-valve');
    expect(scene.state.counters).toEqual([{ name: 'pressure', n: 2 }]);
    scene.acts('ana', 'end');
    scene.acts('ben', 'end');
    scene.settles();
    scene.does((g) => loseHealth(g, unit('heart-engine'), 1, { source: 'barrel' }));
    scene.settles(() => expect(scene.monster('heart-engine').health).toBe(2));
  },
  { ...engine, tokens: { '4,0': 'explored', '0,4': 'explored' } },
);

const orchard: Setting = {
  chapter: 'the-orchard-of-wires',
  tiles: [{ face: 'end-wire-orchard', column: 0, row: 0 }],
  round: 9,
};

rule(
  'ma/K166: the Gardener that was destroyed stands on the seedbed again at the end of the monster phase',
  { ana: { explorer: 'prys', at: '4,5', essence: 0 } },
  (scene) => {
    scene.does((g) => settleFates(g));
    scene.settles(({ returning, monsters }) => {
      expect(scene.the('ana').essence).toBe(1);
      expect([returning, monsters]).toEqual([['gardener'], []]);
    });
    scene.takesTurns();
    scene.acts('ana', 'end');
    scene.settles();
    scene.goesOnToRound(10);
    scene.settles(() => {
      expect(scene.monster('gardener')).toMatchObject({ at: '4,4', health: 3 });
      expect(scene.facts('monster-began').filter(({ monster }) => monster === 'gardener')).toEqual([]);
    });
  },
  { ...orchard, monsters: { gardener: { at: '4,6', health: 0 } }, game: [10, 10] },
);

rule(
  'ma/K161, ma/ending.2: when the last living explorer dies the game is lost, even if that completes a counter',
  { ana: { explorer: 'prys' }, ben: { explorer: 'crane', at: null, dead: true } },
  (scene) => {
    scene.does(function* (g) {
      yield* destroyUnit(g, unit('prys'));
      noteWhatIsDue(g);
    });
    scene.settles(({ due }) => expect(due).toBe('lose'));
    scene.goOn(() => false);
    scene.settles(({ outcome, why, phase }) =>
      expect([outcome, why, phase]).toEqual(['defeat', 'all-dead', 'over']),
    );
  },
  { chapter: 'the-tally-keepers', counters: { tally: 1 } },
);

rule(
  'ma/K216, ma/ending.12: if the Heart and the last explorer end by one blast, the explorers win',
  { ana: { explorer: 'prys', at: '3,3', health: 0, essence: 0 } },
  (scene) => {
    scene.does((g) => settleFates(g));
    scene.settles(({ outcome }) => expect(outcome).toBe('victory'));
  },
  { ...engine, monsters: { 'heart-engine': { at: '4,4', health: 0 } } },
);

rule(
  'ma/K163: whoever is held by a harness at the edge of a pit stands where it came from',
  { ana: { explorer: 'prys', at: '4,7', worn: ['linemans-harness'] } },
  (scene) => {
    scene.does((g) =>
      displace(g, {
        how: 'push',
        unit: unit('prys'),
        from: [space('3,7')],
        n: 1,
        by: null,
        source: 'trap',
        stopsBeforePit: false,
      }),
    );
    scene.asksAbout('ana', 'use').answer('use:linemans-harness:line-and-hook');
    scene.settles(() => {
      expect(scene.the('ana')).toMatchObject({ at: '4,7', dead: false, worn: [] });
    });
  },
);

rule(
  'ma/K217, ma/ending.6, ma/Q8: a player whose explorer died takes another in the next explorer phase, at the arrow exit',
  { ana: { explorer: 'prys', at: '4,4' }, ben: { explorer: 'crane', at: null, dead: true, bag: [] } },
  (scene) => {
    scene.goesOnTo('explorers');
    scene
      .asks('ben', 'explorer', 'thornquist', 'vane', 'sable', 'calloway', 'rourke', 'obermann')
      .answer('vane');
    scene.settles(({ gone }) => {
      expect(scene.the('ben')).toMatchObject({
        explorer: 'vane',
        at: '4,9',
        health: 7,
        stamina: 6,
        essence: 1,
        worn: [],
        bag: [],
      });
      expect(gone.map(({ explorer }) => explorer)).toEqual(['crane']);
    });
  },
  { phase: 'explorer-start', round: 8, active: null, options: { replacementExplorers: true } },
);

rule(
  'ma/K219, ma/ending.15: an explorer who dies of the barrel that it shot has no turn any more',
  { ana: { explorer: 'prys', at: '4,3', health: 1, essence: 0 }, ben: { explorer: 'crane', at: '8,8' } },
  (scene) => {
    scene.takesTurns();
    scene.acts('ana', 'use:prys:pipe-wrench');
    scene.asks('ana', 'target', 'space:4,2', 'unit:soot-urchin').answer('space:4,2');
    scene.asksAbout('ben', 'act').answer('end');
    scene.settles(() => {
      expect(scene.the('ana')).toMatchObject({ dead: true, finished: true, essence: 0 });
      expect(scene.isInPlay('soot-urchin')).toBe(false);
    });
  },
  { monsters: { 'soot-urchin': { at: '3,2' } }, white: [1, 1], black: [3, 3, 3] },
);

rule(
  'ma/ending.1: an explorer without health dies, for good',
  { ana: { explorer: 'prys' }, ben: { explorer: 'crane', health: 0 } },
  (scene) => {
    scene.does((g) => settleFates(g));
    scene.settles(() => expect(scene.the('ben')).toMatchObject({ dead: true, at: null }));
    scene.goesOnToRound(2);
    scene.acts('ana', 'end');
    scene.settles(() => expect(scene.the('ben').dead).toBe(true));
  },
  { game: [10, 10] },
);

rule(
  'ma/ending.4: survivors win together, and the dead do not',
  {
    ana: { explorer: 'prys', at: '1,8' },
    ben: { explorer: 'crane', at: '2,8' },
    cy: { at: null, dead: true },
  },
  (scene) => {
    scene.does((g) => settleFates(g));
    scene.settles((state) => {
      expect(result(state)).toMatchObject({
        winners: ['ana', 'ben'],
        scores: { ana: 1, ben: 1, cy: 0 },
      });
    });
  },
  { ...engine, monsters: { 'heart-engine': { at: '4,4', health: 0 } } },
);

rule(
  'ma/ending.13: a player whose explorer is dead still settles what the group decides',
  { ana: { explorer: 'prys', at: null, dead: true }, ben: { explorer: 'crane' } },
  (scene) => {
    scene.does((g) => turnChapter(g, null));
    scene.asks('ana', 'choice', 'give-of-yourselves', 'let-it-pass').answer('let-it-pass');
    scene.settles(({ threat }) => expect(threat).toBe(2));
  },
  { chapter: 'clapper' },
);
