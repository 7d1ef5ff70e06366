/** Rules of abilities and of the words on cards. */
import { expect } from 'vitest';
import { lose } from '../../content/words/effects.ts';
import { deedOf } from '../../rules/abilities/deeds.ts';
import { isSo, unitsMeant } from '../../rules/abilities/judging.ts';
import type { Condition } from '../../vocabulary/conditions.ts';
import type { CardId, EventId } from '../../vocabulary/ids.ts';
import { unit } from '../ids.ts';
import { type HallScene, rule } from '../table.ts';

/** An ability of the first explorer, aimed at a unit or at nothing. */
const deed = (self: string, target: string | null = null) => ({
  ...deedOf(self as CardId, '', { self: unit(self), active: null }), // tests write ids
  target: target === null ? null : ({ is: 'unit', unit: unit(target) } as const),
});

const holds = (scene: HallScene, condition: Condition, target: string | null = null): boolean =>
  isSo(scene.table, deed('prys', target), condition);

rule(
  'ma/map.25: a space is aimed at within range and in sight, passable or not',
  { ana: { explorer: 'prys', at: '2,2', bag: ['phosphor-flask'] } },
  (scene) => {
    const targets = scene.targets('prys', 'phosphor-flask:throw');
    expect(targets).toContain('space:0,0');
    expect(targets).not.toContain('space:9,9');
    expect(targets).not.toContain('space:3,1');
  },
  { doors: { '2,1,east': 'closed' } },
);

rule(
  'ma/effects.4: "each explorer" means the living on the map by seat, "each unit" those and then the monsters by queue',
  {
    ana: { explorer: 'prys', at: '4,4' },
    ben: { explorer: 'crane', at: null, dead: true },
    cy: { explorer: 'vane', at: '5,5' },
    di: { explorer: 'sable', at: null, exited: true },
  },
  (scene) => {
    const meant = (who: 'each-explorer' | 'each-monster' | 'each-unit' | 'self') =>
      unitsMeant(scene.table, deed('vane'), who);
    expect(meant('each-explorer')).toEqual(['prys', 'vane']);
    expect(meant('each-monster')).toEqual(['pistonback', 'brine-gnawer']);
    expect(meant('each-unit')).toEqual(['prys', 'vane', 'pistonback', 'brine-gnawer']);
    expect(meant('self')).toEqual(['vane']);
  },
  { monsters: { pistonback: { at: '0,3' }, 'brine-gnawer': { at: '1,1' } } },
);

rule(
  'ma/effects.4: of several explorers with the most health the players choose one',
  {
    ana: { explorer: 'prys', health: 3, essence: 0 },
    ben: { explorer: 'crane', health: 3, essence: 0 },
    cy: { explorer: 'vane', health: 2, essence: 0 },
  },
  (scene) => {
    scene.does((g) => g.perform(deed('prys'), [lose('health', 1, 'explorer-of-most-health')]));
    scene.asks('ana', 'tie', 'prys', 'crane').answer('crane');
    scene.settles(({ explorers }) => expect(explorers.map(({ health }) => health)).toEqual([3, 2, 2]));
  },
);

rule(
  'ma/effects.6: a unit is not among its own neighbours',
  { ana: { explorer: 'prys', at: '4,4' }, ben: { explorer: 'crane', at: '4,5' } },
  (scene) => {
    const alone = { is: 'neighbours', who: 'self', what: 'explorer', cmp: '=', value: 1 } as const;
    expect(holds(scene, alone)).toBe(true);
  },
);

rule(
  'ma/effects.6: a boss has no level, and fits no condition about one',
  { ana: { explorer: 'prys', at: '0,5' } },
  (scene) => {
    const level = (cmp: '<' | '>=', target: string) =>
      holds(scene, { is: 'level', who: 'target', cmp, value: 2 }, target);
    expect([level('<', 'gardener'), level('>=', 'gardener')]).toEqual([false, false]);
    expect([level('<', 'brine-gnawer'), level('>=', 'brine-gnawer')]).toEqual([true, false]);
  },
  { monsters: { gardener: { at: '4,4' }, 'brine-gnawer': { at: '8,8' } } },
);

rule(
  'ma/effects.8: first the price is paid, then the effects are carried out, and then units are destroyed',
  { ana: { explorer: 'vane', at: '4,5', essence: 0 } },
  (scene) => {
    scene.plays('vane', 'vane:bare-knuckles', 'unit:brine-gnawer');
    scene.settles(() => {
      const told = scene.told.map(({ is }) => is);
      const order = (['played', 'rolled', 'hit', 'destroyed-unit'] as const).map((is) => told.indexOf(is));
      expect(order).not.toContain(-1);
      expect(order).toEqual([...order].sort((one, other) => one - other));
      expect(scene.isInPlay('brine-gnawer')).toBe(false);
    });
  },
  { monsters: { 'brine-gnawer': { at: '5,5', health: 1 } }, white: [2, 2, 2], black: [3, 3, 3] },
);

/** Resolves the ability of an event for the first explorer. */
function resolves(scene: HallScene, event: string): void {
  const card = event as EventId; // tests write ids
  const [ability] = scene.table.content.events.get(card)?.abilities ?? [];
  if (ability === undefined) throw new Error(`${event} does nothing`);
  scene.does((g) =>
    g.perform(deedOf(card, ability.id, { self: null, active: scene.the('ana').explorer }), ability.do),
  );
}

rule(
  'ma/effects.9: all options of a choice that can be carried out in full are offered',
  { ana: { explorer: 'prys', essence: 2 } },
  (scene) => {
    resolves(scene, 'clockmakers-debt');
    scene.asks('ana', 'choice', 'pay', 'borrow').answer('borrow');
    scene.settles(({ threat }) => expect(threat).toBe(2));
  },
);

rule(
  'ma/effects.9: an option that cannot be paid in full is not offered',
  { ana: { explorer: 'prys', essence: 1 } },
  (scene) => {
    resolves(scene, 'clockmakers-debt');
    scene.settles(({ threat }) => {
      expect(threat).toBe(2);
      expect(scene.the('ana').essence).toBe(3);
    });
  },
);

rule('ma/effects.9: "if able" takes what there is', { ana: { explorer: 'prys', stamina: 1 } }, (scene) => {
  resolves(scene, 'loose-grating');
  scene.asksAbout('ana', 'choice').answer('hold-on');
  scene.settles(() => expect(scene.the('ana').stamina).toBe(0));
});
