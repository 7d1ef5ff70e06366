import { expect } from 'vitest';
import { perform } from '../../rules/effects/effects.ts';
import { flipEvent } from '../../rules/events.ts';
import { activeHero, heroOf } from '../../rules/table.ts';
import type { CardId } from '../../vocabulary/ids.ts';
import type { Wow } from '../../wow.ts';
import { rule } from '../table.ts';

rule(
  'wow/T-126, wow/challenge.7, wow/spaces.7, wow/A-02: a new global event takes the slot, the old one goes back, and the drawing goes on',
  { ana: { character: 'sofeea' } },
  (scene) => {
    scene.goesOnTo('upkeep');
    scene.settles((state) => {
      expect(state.globalEvent).toBe('market-day');
      expect(state.decks.grey.cards).toEqual(['harvest-festival']);
      expect(scene.the('ana').backpack).toEqual(['mountain-boar']);
    });
  },
  { globalEvent: 'harvest-festival', decks: { grey: ['market-day', 'mountain-boar'] }, red: [6], black: [1] },
);

rule(
  'wow/A-02: a special event that stays in play lies by a hero, and the global event keeps its slot',
  { ana: { character: 'sofeea' } },
  (scene) => {
    scene.goesOnTo('upkeep');
    scene.settles((state) => {
      expect(state.globalEvent).toBe('market-day');
      expect(state.heldEvents).toMatchObject([{ card: 'thrown-gauntlet', by: 'ana', hero: 'zoe' }]);
    });
  },
  { globalEvent: 'market-day', decks: { grey: ['thrown-gauntlet', 'mountain-boar'] }, red: [6], black: [1] },
);

rule(
  'wow/T-127: a location event takes the place of the one that lay there',
  { ana: { character: 'sofeea' } },
  (scene) => {
    scene.goesOnTo('upkeep');
    scene.settles((state) => {
      expect(state.locationEvents).toEqual([{ card: 'gnoll-warband', space: 'sentinel-hill' }]);
      expect(state.decks.grey.cards).toEqual(['wayside-shrine']);
    });
  },
  {
    locationEvents: [{ card: 'wayside-shrine', space: 'sentinel-hill' }],
    decks: { grey: ['gnoll-warband', 'mountain-boar'] },
    red: [6],
    black: [1],
  },
);

rule(
  'wow/T-128, wow/challenge.12, wow/A-37: an event drawn for the own space is laid there and not resolved in this turn',
  { ana: { character: 'sofeea', space: 'goldshire', deck: [] } },
  (scene) => {
    scene.goesOnTo('upkeep');
    scene.settles((state) => {
      expect(state.locationEvents).toEqual([{ card: 'lost-caravan', space: 'goldshire' }]);
      expect(scene.told.some(({ is }) => is === 'resolved-event')).toBe(false);
      expect(scene.the('ana').backpack).toEqual(['mountain-boar']);
    });
    scene.perform((g) => {
      g.state.phase = 'challenge';
      return undefined;
    });
    scene.goesOnTo('upkeep');
    scene.settles(() => {
      expect(scene.told).toContainEqual({ is: 'resolved-event', hero: 'ana', card: 'lost-caravan' });
    });
  },
  { decks: { grey: ['lost-caravan', 'mountain-boar'] }, red: [6], black: [1], extra: [1] },
);

rule(
  'wow/T-129: an event that is turned over in the challenge phase is fought, and lies on the track with aggro',
  { ana: { character: 'sofeea', level: 'green', space: 'raven-hill', deck: [] } },
  (scene) => {
    scene.goesOnTo('upkeep');
    scene.settles((state) => {
      expect(state.locationEvents).toEqual([]);
      expect(state.track).toMatchObject([
        { slot: 1, card: 'haunted-crypt', space: 'raven-hill', aggro: true },
      ]);
      expect(state.decks.green.cards).toEqual(['ridge-condor']);
    });
  },
  {
    locationEvents: [{ card: 'haunted-crypt', space: 'raven-hill' }],
    decks: { green: ['ridge-condor'] },
    red: [1],
    black: [1],
  },
);

/** Turns an event over as the active hero. */
const flip = (card: string) => (g: Wow) => flipEvent(g, activeHero(g.state), card as CardId, perform); // tests write ids

rule(
  'wow/T-130, wow/A-39: an encounter that turns up out of the challenge phase is not fought, but placed where the hero is',
  { ana: { character: 'sofeea', space: 'elwynn-1' } },
  (scene) => {
    scene.perform(flip('gnoll-warband'));
    scene.settles((state) => {
      expect(state).toMatchObject({ combat: null, globalEvent: null });
      expect(state.track).toMatchObject([{ card: 'gnoll-warband', space: 'elwynn-1', aggro: true }]);
    });
  },
  { phase: 'movement', globalEvent: 'gnoll-warband' },
);

rule(
  'wow/A-39: an encounter that turns up for a hero in a city goes to a neighbouring space the hero may enter',
  { ana: { character: 'sofeea', space: 'stormwind-city' } },
  (scene) => {
    scene.perform(flip('gnoll-warband'));
    scene.asks('ana', 'where', 'deeprun-tram', 'elwynn-1', 'goldshire').answer('goldshire');
    scene.settles((state) => expect(state.track).toMatchObject([{ space: 'goldshire' }]));
  },
  { phase: 'movement', globalEvent: 'gnoll-warband' },
);

rule(
  'wow/A-39: a location event that becomes an encounter out of phase stays in its space',
  { ana: { character: 'sofeea', space: 'stormwind-city' } },
  (scene) => {
    scene.perform(flip('gnoll-warband'));
    scene.settles((state) => expect(state.track).toMatchObject([{ space: 'sentinel-hill' }]));
  },
  { phase: 'movement', locationEvents: [{ card: 'gnoll-warband', space: 'sentinel-hill' }] },
);

rule(
  'wow/T-131, wow/aim.1, wow/aim.2: a hero with 7 valor who accepts the Rite of Champions wins at once',
  { ana: { character: 'sofeea', level: 'red', space: 'burning-1', valor: [4, 3] } },
  (scene) => {
    scene.goesOnTo('upkeep');
    scene.asks('ana', 'choice', 'bleed', 'walk-away').answer('bleed');
    scene.settles((state) => {
      expect(state).toMatchObject({ phase: 'over', winners: ['ana'] });
      expect(scene.the('ana')).toMatchObject({ damage: 2 });
      expect(scene.the('ana').log.at(-1)).toEqual({ card: 'rite-of-champions', valor: 1 });
    });
  },
  { decks: { red: ['rite-of-champions', 'abomination'] } },
);

const poster = (by: string, foe: string) =>
  [{ card: 'wanted-poster', by, hero: null, foe, lair: null }] as never; // tests write ids

rule(
  'wow/T-132: a marked encounter beaten by a rival takes the Wanted Poster of its drawer off the table',
  { ana: { character: 'sofeea', level: 'green' }, zoe: { space: 'ironforge' } },
  (scene) => {
    scene.fights('ana', 'ridge-condor');
    scene.settles((state) => {
      expect(state.heldEvents).toEqual([]);
      expect(heroOf(state, scene.the('zoe').seat).log).toEqual([]);
      expect(state.decks.green.cards).toEqual(['wanted-poster']);
    });
  },
  {
    track: [{ card: 'ridge-condor', space: 'elwynn-1' }],
    heldEvents: poster('zoe', 'ridge-condor'),
    decks: { green: [] },
    red: [6],
    black: [1],
  },
);

rule(
  'wow/T-132: a marked encounter beaten by the drawer gives its valor',
  { ana: { character: 'sofeea', level: 'green' } },
  (scene) => {
    scene.goesOnTo('turn-end');
    scene.settles((state) => {
      expect(state.heldEvents).toEqual([]);
      expect(scene.the('ana').log).toEqual([{ card: 'wanted-poster', valor: 1 }]);
      expect(state.decks.green.cards).toEqual([]);
    });
  },
  {
    track: [{ card: 'ridge-condor', space: 'elwynn-1' }],
    heldEvents: poster('ana', 'ridge-condor'),
    decks: { green: [] },
    red: [6],
    black: [1],
  },
);

rule(
  'wow/challenge.13, wow/A-38: an event that defeats the drawer ends the drawing and the phase',
  { ana: { character: 'sofeea', level: 'red', space: 'burning-1', damage: 5 } },
  (scene) => {
    scene.goesOnTo('upkeep');
    scene.settles((state) => {
      expect(scene.the('ana')).toMatchObject({ space: 'ironforge', damage: 0, backpack: [] });
      expect(state.decks.red.cards).toEqual(['abomination', 'falling-stars']);
    });
  },
  { decks: { red: ['falling-stars', 'abomination'] } },
);

rule(
  'wow/challenge.11, wow/A-38: an event that becomes an encounter while cards are drawn is the encounter of the phase',
  { ana: { character: 'sofeea', space: 'elwynn-1' } },
  (scene) => {
    scene.perform((g) => {
      const card = 'gnoll-warband' as CardId; // tests write ids
      const deed = {
        hero: activeHero(g.state),
        side: null,
        source: card,
        means: 'event',
        perform,
        card,
      } as const;
      return perform(g, deed, [{ is: 'flip-this' }]);
    });
    scene.goesOnTo('upkeep');
    scene.settles((state) => {
      expect(state.track).toMatchObject([{ card: 'gnoll-warband', space: 'elwynn-1' }]);
      expect(state.decks.grey.cards).toEqual(['mountain-boar']);
    });
  },
  { phase: 'draw', decks: { grey: ['mountain-boar'] }, red: [1], black: [1] },
);
