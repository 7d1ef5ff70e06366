import { expect } from 'vitest';
import { does, passesAll } from '../cards/playing.ts';
import { rule } from '../table.ts';
import { toldOf } from '../told.ts';

rule(
  'wow/potions.3: a power offered at the end of a fight is paid with a mana potion, if its hero likes',
  {
    ana: {
      character: 'sofeea',
      level: 'green',
      energy: 1,
      armor: 'webbed-mantle',
      backpack: ['fine-longbow'],
    },
  },
  (scene) => {
    scene.fights('ana', 'great-grey-bear');
    scene.asksAbout('ana', 'flip').answer('yes');
    const potions = scene.asksAbout('ana', 'mana-potions');
    expect(potions.question).toMatchObject({ min: 0, max: 1 });
    const [potion = ''] = potions.question.options;
    potions.answer(potion);
    scene.settles(({ track }) => {
      expect(track).toMatchObject([{ card: 'great-grey-bear', aggro: false }]);
      expect(scene.the('ana')).toMatchObject({ energy: 1, backpack: [] });
    });
  },
  { red: [1], black: [1] },
);

rule(
  'wow/potions.3: it may be paid with energy all the same',
  {
    ana: {
      character: 'sofeea',
      level: 'green',
      energy: 1,
      armor: 'webbed-mantle',
      backpack: ['fine-longbow'],
    },
  },
  (scene) => {
    scene.fights('ana', 'great-grey-bear');
    scene.asksAbout('ana', 'flip').answer('yes');
    scene.asksAbout('ana', 'mana-potions').answer();
    scene.settles(() => {
      expect(scene.the('ana').energy).toBe(0);
      expect(scene.the('ana').backpack).toHaveLength(1);
    });
  },
  { red: [1], black: [1] },
);

for (const [energy, backpack] of [
  [1, ['fine-longbow']],
  [0, ['fine-longbow', 'apprentices-rod']],
] as const)
  rule(
    `wow/potions.3: mana potions do not pay the energy that an event asks for, with ${energy} energy`,
    { ana: { character: 'burbonn', level: 'green', space: 'menethil-harbor', energy, backpack } },
    (scene) => {
      scene.goesOnTo('upkeep');
      scene.settles(({ locationEvents }) => {
        expect(locationEvents).toHaveLength(1);
        expect(scene.the('ana').backpack).toHaveLength(backpack.length);
      });
    },
    { locationEvents: [{ card: 'stranded-gnomes', space: 'menethil-harbor' }] },
  );

rule(
  'wow/damage.11, wow/A-33: a hero with 2 health left cannot bleed for the Rite of Champions',
  { ana: { character: 'grumbaz', level: 'red', space: 'burning-1', damage: 5 } },
  (scene) => {
    scene.goesOnTo('upkeep');
    scene.settles((state) => {
      expect(scene.the('ana')).toMatchObject({ damage: 5, log: [], space: 'burning-1' });
      expect(state.decks.red.cards).toEqual(['rite-of-champions']);
    });
  },
  { decks: { red: ['rite-of-champions'] } },
);

rule(
  'wow/A-33: where a price may defeat, the Rite of Champions is taken all the same, and the hero falls',
  { ana: { character: 'grumbaz', level: 'red', space: 'burning-1', damage: 5 } },
  (scene) => {
    scene.goesOnTo('upkeep');
    scene.asks('ana', 'choice', 'bleed', 'walk-away').answer('bleed');
    scene.settles(() => {
      expect(scene.the('ana')).toMatchObject({
        damage: 0,
        space: 'ironforge',
        log: [{ card: 'rite-of-champions' }],
      });
    });
  },
  { decks: { red: ['rite-of-champions'] }, options: { damageCostMayDefeat: true } },
);

rule(
  'wow/A-33: a Soulstone saves a hero who would fall by a price',
  { ana: { character: 'sandrai', damage: 3, hand: ['dark-bargain'] } },
  (scene) => {
    scene.goesOnTo('exploration');
    does(scene, 'ana', 'play:dark-bargain');
    passesAll(scene);
    scene.settles(({ attached }) => {
      expect(attached).toEqual([]);
      expect(scene.the('ana')).toMatchObject({ damage: 3, energy: 2, space: 'elwynn-1' });
    });
  },
  {
    phase: 'movement',
    options: { damageCostMayDefeat: true },
    attached: [{ ability: 'soulstone', owner: 'ana', on: 'hero', target: 'ana' }],
  },
);

rule(
  'wow/A-33: without one the hero falls, and what was paid for still comes',
  { ana: { character: 'sandrai', damage: 3, hand: ['dark-bargain'] } },
  (scene) => {
    scene.goesOnTo('upkeep');
    does(scene, 'ana', 'play:dark-bargain');
    scene.settles(() =>
      expect(scene.the('ana')).toMatchObject({ damage: 0, energy: 2, space: 'stormwind-city' }),
    );
  },
  { phase: 'movement', options: { damageCostMayDefeat: true } },
);

rule(
  'wow/characters.4: damage that was a price counts as damage taken in the combat',
  { ana: { character: 'grumbaz', level: 'yellow', backpack: ['portable-deathray'] } },
  (scene) => {
    scene.fights('ana', 'mountain-boar');
    does(scene, 'ana', 'use:runaway-deathray');
    scene.asksAbout('ana', 'flip').answer('yes');
    scene.settles(() => {
      expect(toldOf(scene, 'hurt')).toMatchObject([{ n: 1, cause: { means: 'cost' } }]);
      expect(scene.the('ana').reversed).toBe(true);
    });
  },
  { red: [6], black: [1] },
);
