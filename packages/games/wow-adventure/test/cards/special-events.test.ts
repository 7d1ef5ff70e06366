import { seat } from '@tavolo/kernel';
import { expect } from 'vitest';
import { rule } from '../table.ts';
import { does, passesAll } from './playing.ts';

rule(
  'wandering-trainer: the drawer draws 2, and the event goes back to its deck',
  { ana: {} },
  (scene) => {
    scene.goesOnTo('upkeep');
    scene.settles((state) => {
      expect(scene.the('ana').hand).toHaveLength(2);
      expect(state.decks.grey.cards).toEqual(['wandering-trainer']);
    });
  },
  { decks: { grey: ['wandering-trainer'] } },
);

rule(
  'buried-finds: the drawer places two tokens',
  { ana: {} },
  (scene) => {
    scene.goesOnTo('upkeep');
    scene.asksAbout('ana', 'where').answer('goldshire');
    scene.asksAbout('ana', 'where').answer('hogger');
    scene.settles((state) => expect(state.tokens.map(({ space }) => space)).toEqual(['goldshire', 'hogger']));
  },
  { decks: { grey: ['buried-finds'] }, pool: ['gold', 'bomb'] },
);

rule(
  'thrown-gauntlet: damage to the marked rival turns it into an item that gives +1 attack against heroes',
  { ana: { character: 'sofeea' }, bea: { character: 'sandrai' }, cem: { space: 'ironforge' } },
  (scene) => {
    scene.goesOnTo('upkeep');
    does(scene, 'ana', 'draw');
    scene.asks('ana', 'hero-to-mark', 'bea', 'cem').answer('bea');
    scene.settles((state) => expect(state.heldEvents).toMatchObject([{ by: 'ana', hero: 'bea' }]));
    scene.duels('ana', 'bea');
    scene.goesOnTo('upkeep');
    scene.settles(() => expect(scene.the('ana').backpack).toEqual(['thrown-gauntlet']));
    scene.duels('ana', 'bea');
    scene.settles(() =>
      expect(scene.told).toContainEqual(
        expect.objectContaining({ is: 'struck', side: 'attacker', total: 3 }),
      ),
    );
  },
  { decks: { grey: ['thrown-gauntlet'] }, red: [5, 1], black: [1, 1] },
);

rule(
  'pickpockets: only a hero with three items in the backpack loses one',
  {
    ana: { level: 'green', space: 'loch-1', backpack: ['boarhide-vest', 'gnoll-hatchet'] },
    bea: { space: 'ironforge', backpack: ['hunting-bow', 'knotted-club', 'miners-pick'] },
  },
  (scene) => {
    scene.goesOnTo('upkeep');
    scene.settles(() => {
      expect(scene.the('ana').backpack).toHaveLength(2);
      expect(scene.the('bea').backpack).toHaveLength(2);
    });
  },
  { decks: { green: ['pickpockets'] } },
);

rule(
  'training-grounds: the drawer draws 2, every rival 1',
  { ana: { level: 'green', space: 'loch-1' }, bea: { space: 'ironforge' } },
  (scene) => {
    scene.goesOnTo('upkeep');
    scene.settles(() =>
      expect([scene.the('ana'), scene.the('bea')].map(({ hand }) => hand.length)).toEqual([2, 1]),
    );
  },
  { decks: { green: ['training-grounds'] } },
);

rule(
  'wanted-poster: beating the marked map encounter gives 1 valor',
  { ana: { character: 'sofeea', level: 'green', space: 'raven-hill', weapon: 'apprentices-rod' } },
  (scene) => {
    scene.goesOnTo('upkeep');
    does(scene, 'ana', 'lair:stitches');
    scene.settles((state) => expect(state.heldEvents).toMatchObject([{ lair: 'stitches' }]));
    scene.perform((g) => {
      for (const hero of g.state.heroes)
        if (hero.seat === seat('ana')) hero.space = 'stitches' as typeof hero.space; // tests write ids
      return undefined;
    });
    scene.fightsLair('ana');
    passesAll(scene);
    scene.goesOnTo('upkeep');
    scene.settles((state) => {
      expect(scene.the('ana').log).toEqual([{ card: 'wanted-poster', valor: 1 }]);
      expect(state.heldEvents).toEqual([]);
    });
  },
  { decks: { green: ['wanted-poster'] }, red: [6], black: [1] },
);

rule(
  'bounty-posted: whoever defeats the hero with the most valor in a duel gets the purse',
  {
    ana: { character: 'sofeea', level: 'yellow', space: 'kargath' },
    bea: { character: 'sandrai', space: 'kargath', damage: 3, valor: [2] },
  },
  (scene) => {
    scene.goesOnTo('upkeep');
    does(scene, 'ana', 'draw');
    scene.settles((state) => expect(state.heldEvents).toMatchObject([{ by: 'bea', hero: 'bea' }]));
    scene.duels('ana', 'bea');
    passesAll(scene);
    scene.goesOnTo('upkeep');
    scene.settles(() => expect(scene.the('ana').backpack).toEqual(['bounty-posted']));
  },
  { decks: { yellow: ['bounty-posted'] }, red: [6], black: [1] },
);

rule(
  'mana-storm: every hero discards half of the hand, rounded down',
  {
    ana: { character: 'sofeea', level: 'yellow', space: 'kargath', hand: ['blink', 'blink', 'portal'] },
    bea: { character: 'grumbaz', space: 'ironforge', hand: ['charge', 'execute', 'whirlwind', 'charge'] },
  },
  (scene) => {
    scene.goesOnTo('upkeep');
    scene.asksAbout('ana', 'cards-to-discard').answer('portal');
    scene.asksAbout('bea', 'cards-to-discard').answer('charge', 'execute');
    passesAll(scene);
    scene.settles(() => {
      expect(scene.the('ana').hand).toEqual(['blink', 'blink']);
      expect(scene.the('bea').hand).toEqual(['whirlwind', 'charge']);
    });
  },
  { decks: { yellow: ['mana-storm'] } },
);

rule(
  'rite-of-champions: 2 damage make it 1 valor',
  { ana: { character: 'grumbaz', level: 'red', space: 'burning-1' } },
  (scene) => {
    scene.goesOnTo('upkeep');
    scene.asks('ana', 'choice', 'bleed', 'walk-away').answer('bleed');
    scene.settles(() =>
      expect(scene.the('ana')).toMatchObject({ damage: 2, log: [{ card: 'rite-of-champions', valor: 1 }] }),
    );
  },
  { decks: { red: ['rite-of-champions'] } },
);

rule(
  'rite-of-champions: it may be declined and goes back to its deck',
  { ana: { character: 'grumbaz', level: 'red', space: 'burning-1' } },
  (scene) => {
    scene.goesOnTo('upkeep');
    scene.asksAbout('ana', 'choice').answer('walk-away');
    scene.settles((state) => {
      expect(scene.the('ana')).toMatchObject({ damage: 0, log: [] });
      expect(state.decks.red.cards).toEqual(['rite-of-champions']);
    });
  },
  { decks: { red: ['rite-of-champions'] } },
);

rule(
  'falling-stars: only heroes in yellow or red spaces take 1 damage',
  {
    ana: { level: 'red', space: 'burning-1' },
    bea: { level: 'yellow', space: 'kargath' },
    cem: { space: 'goldshire' },
  },
  (scene) => {
    scene.goesOnTo('upkeep');
    passesAll(scene);
    scene.settles((state) => expect(state.heroes.map(({ damage }) => damage)).toEqual([1, 1, 0]));
  },
  { decks: { red: ['falling-stars'] } },
);

rule(
  'ancient-armory: the drawer gains a red item, and every rival draws 1',
  { ana: { character: 'sandrai', level: 'red', space: 'burning-1' }, bea: { space: 'ironforge' } },
  (scene) => {
    scene.goesOnTo('upkeep');
    passesAll(scene);
    scene.settles(() => {
      expect(scene.the('ana').backpack[0]).toBe('dreadhawk');
      expect(scene.the('bea').hand).toHaveLength(1);
    });
  },
  { decks: { red: ['ancient-armory', 'dreadhawk'] } },
);
