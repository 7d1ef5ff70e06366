import { expect } from 'vitest';
import { discardRandomItems } from '../../rules/items.ts';
import { heroOf } from '../../rules/table.ts';
import type { Wow } from '../../wow.ts';
import { rule } from '../table.ts';

rule(
  'wow/T-07, wow/resources.8, wow/decks.2: an auction gives the next item of the same colour, and what has none goes on top',
  { ana: { character: 'sofeea', space: 'ironforge', backpack: ['condor-quill-bow'] } },
  (scene) => {
    scene.goesOnTo('upkeep');
    scene.asksAbout('ana', 'resource').answer('auction-house');
    scene.settles((state) => {
      expect(scene.the('ana').backpack).toEqual(['snapjaw-turtle']);
      expect(state.decks.green.cards).toEqual(['worg-alpha', 'ridge-condor', 'pickpockets']);
    });
  },
  { phase: 'exploration', decks: { green: ['pickpockets', 'snapjaw-turtle', 'worg-alpha'] } },
);

rule(
  'wow/A-25, wow/exploration.6: a hero without an item may choose the auction house, which does nothing',
  { ana: { character: 'sofeea', space: 'ironforge' } },
  (scene) => {
    scene.goesOnTo('upkeep');
    scene
      .asks('ana', 'resource', 'potion-large', 'quest-giver', 'auction-house', 'flight-path')
      .answer('auction-house');
    scene.settles(() => expect(scene.the('ana').backpack).toEqual([]));
  },
  { phase: 'exploration' },
);

rule(
  'wow/T-13, wow/decks.11, wow/A-12: with two events and no encounter the challenge phase ends, and upkeep follows',
  { ana: { character: 'sofeea', space: 'goldshire', deck: [], quests: ['candle-tax'] } },
  (scene) => {
    scene.playsTurn();
    scene.settles((state) => {
      expect(state).toMatchObject({ globalEvent: 'market-day', locationEvents: [{ card: 'gnoll-warband' }] });
      expect(scene.told.some(({ is }) => is === 'found-no-encounter')).toBe(true);
      expect(scene.the('ana').quests[0]?.done).toEqual([1, 0]);
    });
  },
  { decks: { grey: ['market-day', 'gnoll-warband'] } },
);

rule(
  'wow/T-124, wow/A-12: three events that go back on top are each resolved once, and the phase ends',
  { ana: { character: 'sofeea', level: 'red', space: 'burning-1', deck: [] }, zoe: { space: 'burning-1' } },
  (scene) => {
    scene.goesOnTo('upkeep');
    scene.asksAbout('ana', 'challenge').answer('draw');
    scene.asks('ana', 'choice', 'bleed', 'walk-away').answer('walk-away');
    scene.settles((state) => {
      expect(scene.told.filter(({ is }) => is === 'drew-event')).toHaveLength(3);
      expect(scene.the('ana').damage).toBe(1);
      expect(state.decks.red.cards).toEqual(['falling-stars', 'rite-of-champions', 'ancient-armory']);
    });
  },
  { decks: { red: ['falling-stars', 'rite-of-champions', 'ancient-armory'] } },
);

rule(
  'wow/decks.11: an event that takes an item from the same deck does not let another event be drawn twice',
  { ana: { character: 'sofeea', level: 'red', space: 'burning-1', deck: [] } },
  (scene) => {
    scene.goesOnTo('upkeep');
    scene.settles((state) => {
      expect(scene.the('ana').backpack).toEqual(['abomination']);
      expect(scene.told.filter(({ is }) => is === 'drew-event')).toHaveLength(2);
      expect(scene.the('ana').damage).toBe(1);
      expect(state.decks.red.cards).toEqual(['falling-stars', 'ancient-armory']);
    });
  },
  { decks: { red: ['falling-stars', 'ancient-armory', 'abomination'] } },
);

rule(
  'wow/T-125, wow/decks.1, wow/decks.3: a discarded card comes after all the others that were there',
  {
    ana: {
      character: 'sofeea',
      space: 'ironforge',
      backpack: ['boarhide-vest', 'bearskin-cloak', 'lucky-paw'],
    },
  },
  (scene) => {
    for (const item of ['mountain-boar', 'young-forest-bear', 'skittish-coyote']) {
      scene.goesOnTo('upkeep');
      scene.asksAbout('ana', 'resource').answer('auction-house');
      scene.asksAbout('ana', 'item').answer(item);
      scene.settles();
      scene.perform((g) => {
        g.state.phase = 'exploration';
        return undefined;
      });
    }
    scene.settles((state) => {
      expect(scene.the('ana').backpack).toEqual(['timber-wolf', 'cave-spider', 'vale-prowler']);
      expect(state.decks.grey.cards).toEqual(['mountain-boar', 'young-forest-bear', 'skittish-coyote']);
    });
  },
  { phase: 'exploration', decks: { grey: ['timber-wolf', 'cave-spider', 'vale-prowler'] } },
);

const loseOne = (from: 'backpack' | 'anywhere') => (g: Wow) => {
  const [hero] = g.state.heroes;
  if (hero !== undefined)
    discardRandomItems(g, heroOf(g.state, hero.seat), { n: 1, from, rule: 'wow/items.12' });
  return undefined;
};

for (const [face, lost] of [
  [1, 'murloc-seer'],
  [2, 'old-snowpaw'],
  [3, 'skittish-coyote'],
] as const)
  rule(
    `wow/T-135: an item lost at random is one of all, equipped or not: ${lost}`,
    { ana: { character: 'sofeea', weapon: 'medicine-staff', backpack: ['knotted-club', 'lucky-paw'] } },
    (scene) => {
      scene.perform(loseOne('anywhere'));
      scene.settles(() => {
        const { weapon, backpack } = scene.the('ana');
        const left = ['murloc-seer', 'old-snowpaw', 'skittish-coyote'].filter((card) => card !== lost);
        expect([...(weapon === null ? [] : [weapon]), ...backpack]).toEqual(left);
      });
    },
    { item: [face] },
  );

rule(
  'wow/T-136: nothing is lost from an empty backpack, whatever is equipped',
  { ana: { character: 'sofeea', weapon: 'medicine-staff' } },
  (scene) => {
    scene.perform(loseOne('backpack'));
    scene.settles(() => expect(scene.the('ana').weapon).toBe('murloc-seer'));
  },
);
