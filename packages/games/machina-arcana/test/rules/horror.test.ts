import { expect } from 'vitest';
import { deedOf } from '../../rules/abilities/deeds.ts';
import { settleFates } from '../../rules/losses/fates.ts';
import { usableBy } from '../../rules/monsters/abilities.ts';
import { drawEvent, leavePlay } from '../../rules/phases/events.ts';
import { figureOf } from '../../rules/values/values.ts';
import type { CardId, EventId, ExplorerId } from '../../vocabulary/ids.ts';
import { unit } from '../ids.ts';
import { rule } from '../table.ts';

const spent = { explorer: 'sable', finished: true, at: '4,4', essence: 0 } as const;
const beforeHorror = { phase: 'spawn' } as const;
const sable = 'sable' as ExplorerId; // tests write ids
const event = (id: string) => id as EventId; // tests write ids

rule(
  'ma/horror.1: at the start of the phase horror markers go back, and what they showed is over',
  { ana: spent },
  (scene) => {
    scene.goOn((s) => s.phase === 'horror');
    scene.settles((s) => {
      expect(s.horrorMarkers).toEqual([]);
      expect(s.lasting).toEqual([]);
    });
  },
  {
    ...beforeHorror,
    horrorMarkers: ['slow-blood'],
    lasting: [
      {
        card: 'slow-blood' as CardId,
        on: sable,
        is: 'modify',
        of: 'stamina-max',
        by: -2,
        until: 'horror-phase',
      },
    ], // tests write ids
  },
);

rule(
  'ma/horror.2: the game die is rolled once for the whole group',
  { ana: spent, ben: { explorer: 'crane', finished: true } },
  (scene) => {
    scene.goesOnTo('monsters');
    scene.settles(() => expect(scene.facts('rolled-game-die')).toMatchObject([{ by: null, roll: 8 }]));
  },
  { ...beforeHorror, game: [8] },
);

rule(
  'ma/horror.2: a card may let the die be rolled again',
  { ana: { ...spent, worn: [{ main: 'drowned-bell', top: 'witness-eye' }] } },
  (scene) => {
    scene.goesOnTo('monsters');
    scene.asksAbout('ana', 'use').answer('use:witness-eye:unblinking');
    scene.settles((s) => expect([s.currentHorrorEvent, s.horrorRating]).toEqual([null, 4]));
  },
  { ...beforeHorror, game: [1, 8] },
);

rule(
  'ma/horror.3: a roll of at least the rating brings no event and raises the rating by one',
  { ana: spent },
  (scene) => {
    scene.goesOnTo('monsters');
    scene.settles((s) => expect([s.currentHorrorEvent, s.horrorRating]).toEqual([null, 7]));
  },
  { ...beforeHorror, game: [6], ratings: { horror: 6 } },
);

rule(
  'ma/horror.4: a roll below the rating draws an event and raises threat',
  { ana: spent },
  (scene) => {
    scene.goesOnTo('monsters');
    scene.settles((s) => expect([s.currentHorrorEvent, s.threat]).toEqual(['iron-sky', 2]));
  },
  { ...beforeHorror, game: [5], ratings: { horror: 6 }, horrorEvents: ['iron-sky'] },
);

rule(
  'ma/horror.5: the event enters play, then the rating returns to its start, then threat rises',
  { ana: spent },
  (scene) => {
    scene.goesOnTo('monsters');
    scene.settles((s) => {
      expect(s.horrorRating).toBe(1);
      expect(scene.facts('track-moved')).toEqual([
        { is: 'track-moved', track: 'spawn', now: 5 },
        { is: 'track-moved', track: 'horror', now: 1 },
        { is: 'track-moved', track: 'threat', now: 2 },
      ]);
    });
  },
  { ...beforeHorror, game: [1], ratings: { horror: 6 }, horrorEvents: ['s1-black-pressure'] },
);

rule(
  'ma/horror.6: a related event lies with the monster it names and gives it abilities',
  { ana: spent },
  (scene) => {
    scene.does((g) => drawEvent(g, 'horror', null));
    scene.settles((s) => {
      expect(scene.monster('hollow-stoker').related).toEqual(['leash']);
      expect(usableBy(scene.table, scene.monster('hollow-stoker')).map(({ ability }) => ability.id)).toEqual([
        'haul',
        'shovel',
      ]);
      expect(s.currentHorrorEvent).toBe(null);
    });
  },
  { horrorEvents: ['leash'], monsters: { 'hollow-stoker': { at: '8,8' }, 'brine-gnawer': { at: '0,3' } } },
);

rule(
  'ma/horror.6: it is destroyed with a monster that is banished',
  { ana: spent },
  (scene) => {
    const deed = deedOf('leash' as CardId, '', { self: null, active: null }); // tests write ids
    scene.does((g) =>
      g.perform({ ...deed, target: { is: 'unit', unit: unit('hollow-stoker') } }, [
        { is: 'banish', who: 'target' },
      ]),
    );
    scene.settles((s) => expect(s.horrorEvents.pile).toEqual(['leash']));
  },
  { monsters: { 'hollow-stoker': { at: '8,8', related: ['leash'] } } },
);

rule(
  'ma/horror.7: every monster may use the abilities of the current horror event',
  { ana: spent },
  (scene) => {
    scene.does((g) => drawEvent(g, 'horror', null));
    scene.settles(() => {
      for (const id of ['hollow-stoker', 'brine-gnawer'])
        expect(usableBy(scene.table, scene.monster(id)).map(({ ability }) => ability.id)[0]).toBe('shove');
    });
  },
  {
    horrorEvents: ['the-crush'],
    monsters: { 'hollow-stoker': { at: '8,8' }, 'brine-gnawer': { at: '0,3' } },
  },
);

rule(
  'ma/horror.8: an empty deck of explorer events is made anew of its pile, without the current event',
  { ana: spent },
  (scene) => {
    scene.does(function* (g) {
      leavePlay(g, event('echo-of-reason'));
      leavePlay(g, event('hush'));
      yield* drawEvent(g, 'explorer', sable);
    });
    scene.settles((s) => {
      expect(s.explorerEvents.pile).toEqual(['working-winch']);
      expect([...s.explorerEvents.deck, s.currentExplorerEvent].sort()).toEqual(['echo-of-reason', 'hush']);
    });
  },
  { explorerEvent: 'working-winch', explorerEvents: [] },
);

rule(
  'ma/horror.9: the chapter answers the start of the phase first, and all that before the roll',
  { ana: { ...spent, related: ['s3-counting-hours'] } },
  (scene) => {
    scene.goesOnTo('monsters');
    scene.settles(() => {
      const order = scene.told
        .map(({ is }) => is)
        .filter((is) => ['counted', 'gathered', 'rolled-game-die'].includes(is));
      expect(order).toEqual(['counted', 'gathered', 'rolled-game-die']);
    });
  },
  {
    ...beforeHorror,
    game: [9],
    chapter: 'the-drowned-engine',
    tiles: [{ face: 'end-drowned-engine', column: 0, row: 0 }],
  },
);

rule('ma/horror.10: before the first event there is no current one', { ana: spent }, (scene) => {
  expect([scene.state.currentHorrorEvent, scene.state.currentExplorerEvent]).toEqual([null, null]);
});

rule(
  'ma/horror.10: a related event never becomes current',
  { ana: spent },
  (scene) => {
    scene.does((g) => drawEvent(g, 'horror', null));
    scene.settles((s) => expect(s.currentHorrorEvent).toBe('iron-sky'));
  },
  { horrorEvent: 'iron-sky', horrorEvents: ['plated'], monsters: { 'hollow-stoker': { at: '8,8' } } },
);

rule(
  'ma/horror.11: a monster may have several related events',
  { ana: spent },
  (scene) => {
    scene.does((g) => drawEvent(g, 'horror', null));
    scene.settles(() => {
      expect(scene.monster('hollow-stoker').related).toEqual(['plated', 'swollen']);
      expect(scene.monster('hollow-stoker').health).toBe(3);
      expect(figureOf(scene.table, unit('hollow-stoker'), 'armor')).toBe(4);
    });
  },
  { horrorEvents: ['swollen'], monsters: { 'hollow-stoker': { at: '8,8', related: ['plated'] } } },
);

rule(
  'ma/horror.12: an attack by an event is one roll for all that it names, and has no attacker',
  { ana: { ...spent, at: '1,5' }, ben: { explorer: 'prys', at: '8,8', essence: 0 } },
  (scene) => {
    scene.does((g) => drawEvent(g, 'horror', null));
    scene.settles(() =>
      expect(scene.facts('rolled')).toMatchObject([{ by: null, total: 0, targets: ['sable', 'prys'] }]),
    );
  },
  { phase: 'horror', active: null, horrorEvents: ['s1-steam-ghosts'], white: [0, 0] },
);

rule(
  'ma/horror.13: what the covered event changes ends when the new one has been laid on it',
  { ana: spent },
  (scene) => {
    scene.does((g) => drawEvent(g, 'horror', null));
    scene.settles(() => expect(figureOf(scene.table, unit('hollow-stoker'), 'armor')).toBe(3));
  },
  { horrorEvent: 'iron-sky', horrorEvents: ['black-tide'], monsters: { 'hollow-stoker': { at: '8,8' } } },
);

rule(
  'ma/horror.14: a related explorer event stays with whoever drew it until the explorer dies',
  { ana: { ...spent, health: 1 }, ben: { explorer: 'crane', at: '8,8' } },
  (scene) => {
    scene.does((g) => drawEvent(g, 'explorer', sable));
    expect(scene.the('ana').related).toEqual(['borrowed-strength']);
    scene.does(function* (g) {
      const explorer = g.state.explorers[0];
      if (explorer !== undefined) explorer.health = 0;
      yield* settleFates(g);
    });
    scene.settles((s) => expect(s.explorerEvents.pile).toEqual(['borrowed-strength']));
  },
  { explorerEvents: ['borrowed-strength'] },
);

rule(
  'ma/horror.4: an event that a card cancels goes to the pile without effect',
  { ana: { ...spent, essence: 2, worn: ['unlit-diadem'] } },
  (scene) => {
    scene.does((g) => drawEvent(g, 'horror', null));
    scene.asksAbout('ana', 'use').answer('use:unlit-diadem:look-away');
    scene.settles((s) => {
      expect(s.currentHorrorEvent).toBe('iron-sky');
      expect(s.horrorEvents.pile).toEqual(['s1-black-pressure']);
      expect(s.spawnRating).toBe(3);
    });
  },
  { horrorEvent: 'iron-sky', horrorEvents: ['s1-black-pressure'] },
);
