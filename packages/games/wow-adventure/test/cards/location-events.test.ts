import { expect } from 'vitest';
import { rule } from '../table.ts';
import { passesAll } from './playing.ts';

for (const [face, damage, cards, stays] of [
  [2, 1, 0, true],
  [4, 0, 2, false],
] as const) {
  rule(
    `lost-caravan: on a ${face} it does ${damage} damage, draws ${cards} and ${stays ? 'stays' : 'goes'}`,
    { ana: { space: 'goldshire' } },
    (scene) => {
      scene.goesOnTo('upkeep');
      scene.settles((state) => {
        expect(scene.the('ana').damage).toBe(damage);
        expect(scene.the('ana').hand).toHaveLength(cards);
        expect(state.locationEvents).toHaveLength(stays ? 1 : 0);
      });
    },
    { locationEvents: [{ card: 'lost-caravan', space: 'goldshire' }], extra: [face] },
  );
}

for (const [event, space, level, gained, cards] of [
  ['gnoll-warband', 'sentinel-hill', 'grey', 'mountain-boar', 1],
  ['haunted-crypt', 'raven-hill', 'green', 'moss-stalker', 0],
  ['troll-idol', 'revantusk-village', 'yellow', 'jungle-thunderer', 2],
] as const) {
  rule(
    `${event}: whoever beats what it becomes gains a ${level} item and draws ${cards}`,
    { ana: { character: 'sandrai', level: 'yellow', space, weapon: 'necrolytes-focus' } },
    (scene) => {
      scene.goesOnTo('upkeep');
      passesAll(scene);
      scene.settles((state) => {
        expect(scene.the('ana').backpack).toEqual([gained]);
        expect(scene.the('ana').hand).toHaveLength(cards);
        expect(state.decks[level].cards).toEqual([event]);
      });
    },
    { locationEvents: [{ card: event, space }], decks: { [level]: [gained] }, red: [5], black: [1] },
  );
}

rule(
  'champions-barrow: whoever beats the Barrow King puts the card in the log for 1 valor',
  { ana: { character: 'sofeea', level: 'red', space: 'morgans-vigil', weapon: 'prophets-wand' } },
  (scene) => {
    scene.goesOnTo('upkeep');
    passesAll(scene);
    scene.settles((state) => {
      expect(scene.the('ana').log).toEqual([{ card: 'champions-barrow', valor: 1 }]);
      expect(state.locationEvents).toEqual([]);
    });
  },
  { locationEvents: [{ card: 'champions-barrow', space: 'morgans-vigil' }], red: [5], black: [1] },
);

rule(
  'wayside-shrine: an item buys 3 cards, and the shrine stays',
  { ana: { character: 'grumbaz', space: 'deathknell', backpack: ['boarhide-vest'] } },
  (scene) => {
    scene.goesOnTo('upkeep');
    scene.asks('ana', 'choice', 'offer', 'rest').answer('offer');
    scene.settles((state) => {
      expect(scene.the('ana').hand).toHaveLength(3);
      expect(scene.the('ana').backpack).toEqual([]);
      expect(state.locationEvents).toHaveLength(1);
    });
  },
  { locationEvents: [{ card: 'wayside-shrine', space: 'deathknell' }] },
);

rule(
  'wayside-shrine: rest removes all damage, and the shrine goes; without an item it is the only choice',
  { ana: { character: 'grumbaz', space: 'deathknell', damage: 4 } },
  (scene) => {
    scene.goesOnTo('upkeep');
    passesAll(scene);
    scene.settles((state) => {
      expect(scene.the('ana').damage).toBe(0);
      expect(state.locationEvents).toEqual([]);
    });
  },
  { locationEvents: [{ card: 'wayside-shrine', space: 'deathknell' }] },
);

rule(
  'stranded-gnomes: 2 energy turn it into the Homing Pigeon',
  { ana: { level: 'green', space: 'menethil-harbor', energy: 2 } },
  (scene) => {
    scene.goesOnTo('upkeep');
    scene.asks('ana', 'event-offer', 'yes', 'no').answer('yes');
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ energy: 0, backpack: ['stranded-gnomes'] }));
  },
  { locationEvents: [{ card: 'stranded-gnomes', space: 'menethil-harbor' }] },
);

for (const [face, cards, log, stays] of [
  [1, 1, 0, false],
  [3, 5, 0, true],
  [6, 3, 1, false],
] as const) {
  rule(
    `arcane-rift: on a ${face} a hand of 3 becomes ${cards}, and the log holds ${log}`,
    {
      ana: {
        character: 'grumbaz',
        level: 'green',
        space: 'dalaran',
        hand: ['charge', 'charge', 'intercept'],
      },
    },
    (scene) => {
      scene.goesOnTo('upkeep');
      scene.settles((state) => {
        expect(scene.the('ana').hand).toHaveLength(cards);
        expect(scene.the('ana').log).toHaveLength(log);
        expect(state.locationEvents).toHaveLength(stays ? 1 : 0);
      });
    },
    { locationEvents: [{ card: 'arcane-rift', space: 'dalaran' }], extra: [face] },
  );
}

rule(
  'sealed-vault: 3 cards turn it into 1 valor',
  {
    ana: { character: 'grumbaz', level: 'yellow', space: 'kargath', hand: ['charge', 'charge', 'intercept'] },
  },
  (scene) => {
    scene.goesOnTo('upkeep');
    scene.asks('ana', 'event-offer', 'yes', 'no').answer('yes');
    scene.settles(() =>
      expect(scene.the('ana')).toMatchObject({ hand: [], log: [{ card: 'sealed-vault', valor: 1 }] }),
    );
  },
  { locationEvents: [{ card: 'sealed-vault', space: 'kargath' }] },
);

rule(
  'smugglers-cache: 1 damage gives a yellow item, and the cache goes',
  { ana: { character: 'grumbaz', level: 'yellow', space: 'gromgol' } },
  (scene) => {
    scene.goesOnTo('upkeep');
    scene.asks('ana', 'choice', 'break-in', 'leave-it').answer('break-in');
    scene.settles((state) => {
      expect(scene.the('ana')).toMatchObject({ damage: 1, backpack: ['jungle-thunderer'] });
      expect(state.locationEvents).toEqual([]);
    });
  },
  {
    locationEvents: [{ card: 'smugglers-cache', space: 'gromgol' }],
    decks: { yellow: ['jungle-thunderer'] },
    pool: ['gold'],
  },
);

rule(
  'dragon-clutch: two items turn it into the Whelp Companion',
  { ana: { level: 'red', space: 'blackrock-mountain', backpack: ['boarhide-vest', 'gnoll-hatchet'] } },
  (scene) => {
    scene.goesOnTo('upkeep');
    scene.asks('ana', 'event-offer', 'yes', 'no').answer('yes');
    scene.asksAbout('ana', 'item').answer('mountain-boar');
    scene.settles(() => expect(scene.the('ana').backpack).toEqual(['dragon-clutch']));
  },
  { locationEvents: [{ card: 'dragon-clutch', space: 'blackrock-mountain' }] },
);

rule(
  'dark-ritual: 2 energy and 2 damage turn it into 1 valor',
  { ana: { character: 'grumbaz', level: 'red', space: 'the-dark-portal', energy: 2 } },
  (scene) => {
    scene.goesOnTo('upkeep');
    scene.asks('ana', 'event-offer', 'yes', 'no').answer('yes');
    scene.settles(() =>
      expect(scene.the('ana')).toMatchObject({
        energy: 0,
        damage: 2,
        log: [{ card: 'dark-ritual', valor: 1 }],
      }),
    );
  },
  { locationEvents: [{ card: 'dark-ritual', space: 'the-dark-portal' }] },
);
