/** How explorers share out what there is to do, and what they fear. */
import { expect } from 'vitest';
import { blowsOf, gripsOf } from '../../counsel/blows.ts';
import { Mind } from '../../counsel/mind.ts';
import { planOf } from '../../counsel/party.ts';
import { still } from '../../still.ts';
import type { MonsterId } from '../../vocabulary/ids.ts';
import { rule } from '../table.ts';

rule(
  'whoever has the essence for the chapter space goes there, and a companion goes elsewhere',
  {
    ana: { explorer: 'prys', at: '4,5', essence: 3 },
    ben: { explorer: 'crane', at: '4,6', essence: 0 },
  },
  (scene) => {
    const { ways, goes } = planOf(still(scene.table));
    const chapter = ways.find(({ cells }) => cells.includes(scene.cell('1,7')));
    expect(chapter !== undefined && goes.get(chapter)).toBe('prys');
    expect([...goes.values()].sort()).toEqual(['crane', 'prys']);
  },
  { chapter: 'the-cold-stair' },
);

rule(
  'where nobody can pay alone, all who have some essence are wanted',
  {
    ana: { explorer: 'prys', at: '4,5', essence: 2 },
    ben: { explorer: 'crane', at: '4,6', essence: 1 },
  },
  (scene) => {
    const { ways } = planOf(still(scene.table));
    const chapter = ways.find(({ cells }) => cells.includes(scene.cell('1,7')));
    expect(chapter).toMatchObject({ crew: 'all' });
  },
  { chapter: 'the-cold-stair' },
);

rule(
  'a space beside a pit is feared while a monster is about that pulls',
  { ana: { explorer: 'prys', at: '2,8' } },
  (scene) => {
    const mind = new Mind(still(scene.table), scene.the('ana'));
    expect(mind.danger(scene.cell('4,7'))).toBeGreaterThan(mind.danger(scene.cell('3,7')) + 1);
  },
  { monsters: { 'wire-crawler': { at: '7,7' } } },
);

rule(
  'one who stands behind a companion fears a monster less',
  { ana: { explorer: 'prys', at: '1,4' }, ben: { explorer: 'crane', at: '6,4' } },
  (scene) => {
    const g = still(scene.table);
    const [alone, together] = [{ ...g.state, explorers: [scene.the('ana')] }, g.state].map((state) =>
      new Mind(still({ content: g.content, state }), scene.the('ana')).danger(scene.cell('3,4')),
    );
    expect(together).toBeLessThan(alone ?? 0);
  },
  { monsters: { 'brine-gnawer': { at: '7,4' } } },
);

rule(
  'what a monster can do is read from its card, however deep it stands there',
  { ana: { explorer: 'prys' } },
  (scene) => {
    const ana = scene.the('ana');
    const monster = (id: string) => ({ monster: id as MonsterId }); // tests write ids
    expect(blowsOf(scene.table, monster('tin-hound'), ana)).toMatchObject([{ stamina: 2, range: 1 }]);
    expect(blowsOf(scene.table, monster('soot-urchin'), ana)).toMatchObject([{ stamina: 1, times: 2 }]);
    expect(gripsOf(scene.table, monster('wire-crawler'))).toEqual([{ range: 2, n: 1, chance: 1 }]);
    expect(gripsOf(scene.table, monster('gardener'))).toEqual([]);
  },
);
