import { expect } from 'vitest';
import { settleFates } from '../../rules/losses/fates.ts';
import { drawEvent, leavePlay } from '../../rules/phases/events.ts';
import { figureOf } from '../../rules/values/values.ts';
import { unit } from '../ids.ts';
import { rule } from '../table.ts';

const spent = { explorer: 'sable', finished: true, at: '4,4', essence: 0 } as const;
/** An explorer that has left the map. */
const off = (explorer: string) => ({ explorer, finished: true, at: null, exited: true }) as const;
/** The spawn phase is over: horror comes next. */
const beforeHorror = { phase: 'spawn' } as const;

rule(
  'ma/K68: below the horror rating the event resolves, the rating returns to its start and threat rises to the next level',
  { ana: spent, ben: off('crane'), cleo: off('prys') },
  (scene) => {
    scene.goesOnTo('monsters');
    scene.settles((s) => {
      expect(s.currentHorrorEvent).toBe('iron-sky');
      expect(s.horrorRating).toBe(3);
      expect([s.monsterLevel, s.threat]).toEqual([2, 1]);
      expect(s.destroyedMonsters).toEqual([]);
      expect(s.removedMonsters).toEqual(['tin-hound']);
      expect([...s.monsterDeck].sort()).toEqual(
        [
          'choir-husk',
          'cinder-hound',
          'grief-automaton',
          'hollow-stoker',
          'mirror-tithe',
          'pistonback',
          'rust-shepherd',
          'split-leech',
          'spore-clerk',
        ].sort(),
      );
    });
  },
  {
    ...beforeHorror,
    ratings: { horror: 4 },
    threat: 3,
    game: [2],
    horrorEvents: ['iron-sky'],
    monsterDeck: ['hollow-stoker'],
    destroyedMonsters: ['tin-hound'],
  },
);

rule(
  'ma/K70: at level 5 a rise of threat makes everybody on the map lose 1 health, or essence in its place',
  {
    ana: { explorer: 'sable', finished: true, health: 5, essence: 0 },
    ben: { explorer: 'crane', at: '8,8', finished: true, health: 5, essence: 1 },
    cleo: { explorer: 'prys', at: null, exited: true, health: 5 },
  },
  (scene) => {
    scene.goesOnTo('monsters');
    scene.asks('ben', 'essence-for-health', '0', '1').answer('1');
    scene.settles((s) => {
      expect([scene.the('ana').health, scene.the('ben').health, scene.the('cleo').health]).toEqual([4, 5, 5]);
      expect(scene.the('ben').essence).toBe(0);
      expect(s.monsterLevel).toBe(5);
    });
  },
  { ...beforeHorror, level: 5, game: [1], ratings: { horror: 2 }, horrorEvents: ['iron-sky'] },
);

rule(
  'ma/K71: monsters that a new event brings have the armor of the old current event until the new one covers it',
  { ana: spent },
  (scene) => {
    scene.does((g) => drawEvent(g, 'horror', null));
    scene.settles((s) => {
      expect(scene.isInPlay('hollow-stoker')).toBe(true);
      expect(s.currentHorrorEvent).toBe('breach');
      expect(s.horrorEvents.pile).toEqual(['iron-sky']);
      expect(figureOf(scene.table, unit('hollow-stoker'), 'armor')).toBe(3);
      const order = scene.told.map(({ is }) => is);
      expect(order.indexOf('spawned')).toBeLessThan(order.indexOf('event-lies'));
    });
  },
  { horrorEvent: 'iron-sky', horrorEvents: ['breach'], monsterDeck: ['hollow-stoker'] },
);

rule(
  'ma/K72: a related horror event that finds no monster does what it says for that case and is destroyed',
  { ana: spent },
  (scene) => {
    scene.does((g) => drawEvent(g, 'horror', null));
    scene.settles((s) => {
      expect(s.spawnRating).toBe(4);
      expect(s.currentHorrorEvent).toBe(null);
      expect(s.horrorEvents.pile).toEqual(['red-eye']);
    });
  },
  { horrorEvents: ['red-eye'] },
);

rule(
  'ma/K73: an event that leaves with its monster goes to the pile and does not become current',
  { ana: { ...spent, finished: true } },
  (scene) => {
    scene.does((g) =>
      g.perform(
        {
          card: 'plated' as never, // tests write ids
          ability: '',
          self: null,
          active: null,
          target: { is: 'unit', unit: unit('hollow-stoker') },
          aimedAt: null,
          targets: [],
          it: null,
          attack: null,
          moment: null,
        },
        [{ is: 'destroy-unit', who: 'target' }],
      ),
    );
    scene.settles((s) => {
      expect(s.monsters).toEqual([]);
      expect(s.horrorEvents.pile).toEqual(['plated']);
      expect(s.currentHorrorEvent).toBe('iron-sky');
    });
  },
  { horrorEvent: 'iron-sky', monsters: { 'hollow-stoker': { at: '0,3', related: ['plated'] } } },
);

rule(
  'ma/K74: an event attacks with one roll for all and nobody as attacker, and essence may be lost in place of health',
  {
    ana: { explorer: 'calloway', at: '1,5', essence: 0 },
    ben: { explorer: 'crane', at: '8,5', health: 5, essence: 1 },
  },
  (scene) => {
    scene.does((g) => drawEvent(g, 'horror', null));
    scene.asks('ben', 'essence-for-health', '0', '1').answer('1');
    scene.settles(() => {
      expect(scene.facts('rolled')).toMatchObject([{ by: null, total: 3 }]);
      expect(scene.facts('hit')).toMatchObject([{ target: 'crane' }]);
      expect(scene.facts('missed')).toMatchObject([{ target: 'calloway' }]);
      expect([scene.the('ben').health, scene.the('ben').essence]).toEqual([5, 0]);
    });
  },
  { phase: 'horror', active: null, horrorEvents: ['s3-dirge'], white: [1], black: [2] },
);

rule(
  'ma/K75: at pressure 10 the game is lost at the start of the horror phase, before the horror roll',
  { ana: { ...spent, at: '4,9' } },
  (scene) => {
    scene.goOn((s) => s.phase === 'over');
    scene.settles((s) => {
      expect([s.outcome, s.why]).toEqual(['defeat', 'pressure']);
      expect(scene.facts('rolled-game-die')).toEqual([]);
    });
  },
  {
    ...beforeHorror,
    chapter: 'the-drowned-engine',
    tiles: [{ face: 'end-drowned-engine', column: 0, row: 0 }],
    counters: { pressure: 9 },
  },
);

rule(
  'ma/K76: Slow Blood takes 2 stamina from the next explorer phase, and is over from the next horror phase on',
  { ana: { ...spent, at: '9,8' } },
  (scene) => {
    scene.goOn((s) => s.phase === 'monsters' && s.round === 2);
    const asked = scene.asksAbout('ana', 'act');
    expect(scene.the('ana').stamina).toBe(5);
    asked.answer('end');
    scene.settles(() => expect(figureOf(scene.table, unit('sable'), 'stamina-max')).toBe(7));
  },
  { ...beforeHorror, game: [1, 10, 10], horrorEvents: ['slow-blood'] },
);

rule(
  'ma/K188: a horror roll of the rating brings no event, raises the rating and leaves threat',
  { ana: spent },
  (scene) => {
    scene.goesOnTo('monsters');
    scene.settles((s) => {
      expect([s.horrorRating, s.threat, s.currentHorrorEvent]).toEqual([4, 1, null]);
    });
  },
  { ...beforeHorror, game: [3] },
);

rule(
  'ma/K189: an empty horror deck is made anew of its pile, without the current event',
  { ana: spent },
  (scene) => {
    scene.does(function* (g) {
      leavePlay(g, 'thin-walls' as never); // tests write ids
      yield* drawEvent(g, 'horror', null);
    });
    scene.settles((s) => {
      expect(s.currentHorrorEvent).toBe('thin-walls');
      expect(s.horrorEvents.deck).toEqual([]);
      expect(s.horrorEvents.pile).toEqual(['iron-sky']);
    });
  },
  { horrorEvent: 'iron-sky', horrorEvents: [] },
);

rule(
  'ma/K190: an event of an explorer who dies goes to the pile without becoming current',
  { ana: { ...spent, related: ['borrowed-strength'], health: 0 }, ben: { explorer: 'crane', at: '8,8' } },
  (scene) => {
    scene.does((g) => settleFates(g));
    scene.settles((s) => {
      expect(scene.the('ana').dead).toBe(true);
      expect(s.explorerEvents.pile).toEqual(['borrowed-strength']);
      expect(s.currentExplorerEvent).toBe(null);
    });
  },
  { ...beforeHorror, game: [10] },
);
