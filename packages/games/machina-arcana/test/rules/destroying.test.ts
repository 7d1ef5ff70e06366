/** Rules of destroying, banishing and dying. */
import { expect } from 'vitest';
import { banish, destroyUnit, settleFates } from '../../rules/losses/fates.ts';
import { loseHealth } from '../../rules/losses/losses.ts';
import { unit } from '../ids.ts';
import { rule } from '../table.ts';

const far = { ana: { explorer: 'prys', at: '9,4', essence: 1 } };

rule(
  'ma/destroying.1: a monster without health is destroyed once what goes on is over',
  far,
  (scene) => {
    scene.does((g) => loseHealth(g, unit('wire-crawler'), 1, { source: 'trap' }));
    scene.settles(() => expect(scene.isInPlay('wire-crawler')).toBe(true));
    scene.does((g) => settleFates(g));
    scene.settles(() => expect(scene.isInPlay('wire-crawler')).toBe(false));
  },
  { monsters: { 'wire-crawler': { at: '4,4' } } },
);

rule(
  'ma/destroying.2: what a monster does when it dies comes before the essence for it',
  far,
  (scene) => {
    scene.does((g) => destroyUnit(g, unit('hollow-stoker')));
    scene.asks('ana', 'raise', '0', '1').answer('0');
    scene.settles(() => {
      const order = scene.told.map(({ is }) => is).filter((is) => is === 'rolled' || is === 'restored');
      expect(order).toEqual(['rolled', 'restored']);
      expect(scene.the('ana').essence).toBe(2);
    });
  },
  { monsters: { 'hollow-stoker': { at: '4,4' }, 'brine-gnawer': { at: '4,5' } }, white: [1, 0] },
);

rule(
  'ma/destroying.2: whoever’s turn it is restores essence for each monster, also for one that another took along',
  far,
  (scene) => {
    scene.does(function* (g) {
      yield* destroyUnit(g, unit('hollow-stoker'));
      yield* settleFates(g);
    });
    scene.settles(() => {
      expect(scene.facts('destroyed-unit').map(({ unit: id }) => id)).toEqual([
        'hollow-stoker',
        'soot-urchin',
      ]);
      expect(scene.the('ana').essence).toBe(3);
    });
  },
  { monsters: { 'hollow-stoker': { at: '4,4' }, 'soot-urchin': { at: '4,5' } }, white: [2, 1] },
);

rule(
  'ma/destroying.3: a boss that was destroyed is in no pile',
  far,
  (scene) => {
    scene.does(function* (g) {
      yield* loseHealth(g, unit('gardener'), 9, { source: 'trap' });
      yield* settleFates(g);
    });
    scene.settles(({ destroyedMonsters, removedMonsters, returning }) => {
      expect([destroyedMonsters, removedMonsters, returning]).toEqual([[], [], ['gardener']]);
    });
  },
  { monsters: { gardener: { at: '4,4' } } },
);

rule(
  'ma/destroying.4: the card of a banished monster goes where that of a destroyed one would',
  far,
  (scene) => {
    scene.does((g) => banish(g, unit('brine-gnawer'), null));
    scene.settles(({ removedMonsters }) => {
      expect(removedMonsters).toEqual(['brine-gnawer']);
      expect(scene.the('ana').essence).toBe(1);
    });
  },
  { level: 2, monsters: { 'brine-gnawer': { at: '4,4' } } },
);

rule(
  'ma/destroying.9: no word of an effect destroys or banishes a boss',
  far,
  (scene) => {
    scene.does((g) => destroyUnit(g, unit('gardener')));
    scene.does((g) => banish(g, unit('gardener'), null));
    scene.settles(() => expect(scene.isInPlay('gardener')).toBe(true));
  },
  { monsters: { gardener: { at: '4,4' } } },
);

rule(
  'ma/K73: an event that belongs to a monster goes to its pile with it, and does not become current',
  far,
  (scene) => {
    scene.does((g) => destroyUnit(g, unit('pistonback')));
    scene.settles(({ horrorEvents, currentHorrorEvent }) => {
      expect(horrorEvents.pile).toEqual(['plated']);
      expect(currentHorrorEvent).toBe('iron-sky');
    });
  },
  { horrorEvent: 'iron-sky', monsters: { pistonback: { at: '4,4', related: ['plated'] } } },
);

rule(
  'ma/effects.7: Crane moves after a kill in his turn, and not after one in another’s',
  { ana: { explorer: 'crane', at: '4,5', essence: 0, worn: ['phlogiston-cloak'] } },
  (scene) => {
    scene.plays('soot-urchin', 'soot-urchin:nip');
    scene.asks('ana', 'use', 'use:phlogiston-cloak:flare-up', 'pass').answer('use:phlogiston-cloak:flare-up');
    scene.settles(() => expect(scene.isInPlay('soot-urchin')).toBe(false));
  },
  {
    phase: 'monsters',
    active: null,
    monsters: { 'soot-urchin': { at: '5,5' } },
    white: [2, 1, 1],
    black: [2],
  },
);

rule(
  'ma/effects.7: Crane is asked whether to move after a kill in his turn',
  { ana: { explorer: 'crane', at: '4,5', essence: 0 } },
  (scene) => {
    scene.plays('crane', 'crane:sleeve-derringer', 'unit:soot-urchin');
    scene.asks('ana', 'use', 'use:crane:gone-already', 'pass').answer('use:crane:gone-already');
    scene.asksAbout('ana', 'where').answer('4,7');
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ at: '4,7', markers: ['crane'] }));
  },
  { monsters: { 'soot-urchin': { at: '5,5' } }, white: [2, 1] },
);
