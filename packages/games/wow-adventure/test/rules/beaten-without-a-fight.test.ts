import { expect } from 'vitest';
import { does, passesAll } from '../cards/playing.ts';
import { rule, type Setting } from '../table.ts';

const keg = { ana: { character: 'sandrai', level: 'green', backpack: ['powder-keg'], damage: 5 } } as const;
const here = (card: string): Setting => ({ track: [{ card, space: 'elwynn-1' }] });

rule(
  'wow/unbeaten.3: an encounter that a Powder Keg beats does what it does when beaten',
  keg,
  (scene) => {
    scene.goesOnTo('upkeep');
    does(scene, 'ana', 'use:powder-sapper');
    passesAll(scene);
    scene.settles(() => {
      expect(scene.the('ana').hand).toHaveLength(1);
      expect(scene.the('ana').backpack).toEqual(['kobold-tunneler']);
    });
  },
  here('kobold-tunneler'),
);

rule(
  'wow/unbeaten.3: one that is not beaten after all stays on the track and gives no item',
  keg,
  (scene) => {
    scene.goesOnTo('upkeep');
    does(scene, 'ana', 'use:powder-sapper');
    passesAll(scene);
    scene.settles(({ track }) => {
      expect(track).toMatchObject([{ card: 'skeletal-warder' }]);
      expect(scene.the('ana').backpack).toEqual([]);
    });
  },
  { ...here('skeletal-warder'), extra: [6] },
);

rule(
  'wow/combat.21: one that takes the hero down with it goes back to its deck and gives no item',
  keg,
  (scene) => {
    scene.goesOnTo('upkeep');
    does(scene, 'ana', 'use:powder-sapper');
    passesAll(scene);
    scene.settles(({ track, decks }) => {
      expect(track).toEqual([]);
      expect(decks.grey.cards).toEqual(['clockwork-sentry']);
      expect(scene.the('ana')).toMatchObject({ space: 'stormwind-city', damage: 0, backpack: [] });
    });
  },
  { ...here('clockwork-sentry'), decks: { grey: [] }, extra: [1] },
);

rule(
  'wow/combat.21: the same in a Whirlwind: the hero falls and takes neither item',
  { ana: { character: 'grumbaz', damage: 4, energy: 2, hand: ['whirlwind'] } },
  (scene) => {
    scene.fights('ana', 'mountain-boar');
    does(scene, 'ana', 'play:whirlwind');
    passesAll(scene);
    scene.settles(({ track, decks }) => {
      expect(track).toEqual([]);
      expect(decks.grey.cards).toEqual(['clockwork-sentry', 'mountain-boar']);
      expect(scene.the('ana')).toMatchObject({ space: 'stormwind-city', damage: 0, backpack: [] });
    });
  },
  { ...here('clockwork-sentry'), decks: { grey: [] }, red: [6], black: [1], extra: [1] },
);
