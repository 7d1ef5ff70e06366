import { seat } from '@tavolo/kernel';
import { expect } from 'vitest';
import { heroOf } from '../../rules/table.ts';
import type { Level } from '../../vocabulary/terms.ts';
import { rule, type TableScene } from '../table.ts';
import { passesAll, standsIn } from './playing.ts';

/** A hero, unhurt, fights whoever is at home in a space. */
function visits(scene: TableScene, name: string, space: string): void {
  standsIn(scene, name, space);
  scene.perform((g) => {
    heroOf(g.state, seat(name)).damage = 0;
    return undefined;
  });
  scene.fightsLair(name);
  passesAll(scene);
}

type Reward = { readonly level: Level; readonly cards: number; readonly items: readonly string[] };

/** What the encounters that are no overlords give. Three of the cards come with a new level. */
const rewards: readonly (readonly [space: string, from: Level, reward: Reward])[] = [
  ['agamand-mills', 'grey', { level: 'green', cards: 3, items: [] }],
  ['shadowfang-keep', 'grey', { level: 'green', cards: 4, items: [] }],
  ['frostmane-hold', 'grey', { level: 'green', cards: 3, items: [] }],
  ['hogger', 'grey', { level: 'green', cards: 3, items: [] }],
  ['the-deadmines', 'grey', { level: 'green', cards: 3, items: ['ridge-condor'] }],
  ['scarlet-monastery', 'green', { level: 'yellow', cards: 3, items: [] }],
  ['stromgarde-keep', 'green', { level: 'yellow', cards: 4, items: [] }],
  ['gnomeregan', 'green', { level: 'yellow', cards: 3, items: [] }],
  ['stitches', 'green', { level: 'yellow', cards: 3, items: ['ridge-condor'] }],
  ['scholomance', 'yellow', { level: 'red', cards: 3, items: [] }],
  ['jinthaalor', 'yellow', { level: 'red', cards: 3, items: [] }],
  ['uldaman', 'yellow', { level: 'red', cards: 3, items: [] }],
  ['sunken-temple', 'yellow', { level: 'red', cards: 3, items: [] }],
  ['stratholme', 'red', { level: 'red', cards: 0, items: ['dreadhawk', 'infernal'] }],
  ['blackrock-depths', 'red', { level: 'red', cards: 2, items: ['dreadhawk'] }],
];

for (const [space, from, { level, cards, items }] of rewards)
  rule(
    `${space}: beaten by a ${from} hero it leaves them ${level}, with ${cards} cards and ${items.length} items; unbeaten it gives nothing`,
    { ana: { character: 'sofeea', level: from } },
    (scene) => {
      visits(scene, 'ana', space);
      expect(scene.the('ana')).toMatchObject({ level: from, hand: [], backpack: [] });
      visits(scene, 'ana', space);
      expect(scene.the('ana')).toMatchObject({ level, space });
      expect(scene.the('ana').hand).toHaveLength(cards);
      expect(scene.the('ana').backpack).toEqual(items);
    },
    { red: [2, 6], black: [3, 3], decks: { green: ['ridge-condor'], red: ['dreadhawk', 'infernal'] } },
  );

const overlords = {
  'blackwing-lair': { trophy: 'nefarians-head', valor: 3 },
  naxxramas: { trophy: 'phylactery-of-kelthuzad', valor: 3 },
  zulgurub: { trophy: 'heart-of-hakkar', valor: 2 },
  'tainted-scar': { trophy: 'mark-of-kazzak', valor: 2 },
} as const;

const slayer = { character: 'sofeea', level: 'red', weapon: 'archmages-staff' } as const;

for (const [space, { trophy, valor }] of Object.entries(overlords)) {
  const left = (scene: TableScene) => scene.state.trophies.filter((one) => one === trophy);

  rule(
    `${trophy}: ${valor} valor for whoever beats ${space}, once for each hero, and nothing for others`,
    { ana: slayer },
    (scene) => {
      visits(scene, 'ana', space);
      expect([scene.the('ana').log, left(scene).length]).toEqual([[], 3]);
      for (const _ of ['first', 'again']) {
        visits(scene, 'ana', space);
        expect(scene.told).toContainEqual(expect.objectContaining({ is: 'beat' }));
        expect([scene.the('ana').log, left(scene).length]).toEqual([[{ card: trophy, valor }], 2]);
      }
    },
    { red: [2, 6, 6], black: [3, 3, 3] },
  );

  rule(
    `${trophy}: the last copy goes to whoever beats ${space} first, and the next hero gets none`,
    { ana: slayer, bea: { ...slayer, character: 'sandrai' } },
    (scene) => {
      visits(scene, 'ana', space);
      expect([scene.the('ana').log, left(scene)]).toEqual([[{ card: trophy, valor }], []]);
      visits(scene, 'bea', space);
      expect(scene.told).toContainEqual({ is: 'got-no-reward', hero: 'bea', source: trophy });
      expect(scene.the('bea').log).toEqual([]);
    },
    { red: [6, 6], black: [3, 3], trophies: [trophy] },
  );
}

/** Everything that Booty Bay asks for, twice. */
const wares = [
  'boarhide-vest',
  'greyfur-harness',
  'pantherhide-tunic',
  'gnoll-hatchet',
  'storm-robe',
  'hydra-fang',
];

/** Pays in Booty Bay with the items of these places of the backpack. */
function trades(scene: TableScene, ...places: readonly number[]): void {
  const cards = places.map((place) => scene.the('ana').backpack[place] ?? '');
  scene.goesOnTo('upkeep');
  scene.asks('ana', 'lair-offer', 'yes', 'no').answer('yes');
  for (const card of cards) scene.asksAbout('ana', 'item').answer(card);
  scene.settles();
}

rule(
  'blackwater-charter: a grey, a green and a red item buy 1 of 4 copies in Booty Bay, and a hero buys it once',
  { ana: { character: 'sofeea', level: 'yellow', space: 'booty-bay', backpack: wares } },
  (scene) => {
    trades(scene, 3, 4, 5);
    expect(scene.the('ana').log).toEqual([{ card: 'blackwater-charter', valor: 1 }]);
    expect(scene.state.trophies.filter((one) => one === 'blackwater-charter')).toHaveLength(3);
    expect(scene.the('ana').backpack).toHaveLength(3);
    scene.perform((g) => {
      g.state.phase = 'challenge';
      return undefined;
    });
    scene.goesOnTo('upkeep');
    scene.settles(() => expect(scene.the('ana').backpack).toHaveLength(3));
  },
);

rule(
  'blackwater-charter: when the copies are gone Booty Bay offers nothing',
  { ana: { character: 'sofeea', level: 'yellow', space: 'booty-bay', backpack: wares } },
  (scene) => {
    scene.goesOnTo('upkeep');
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ log: [], space: 'booty-bay' }));
  },
  { trophies: ['nefarians-head'] },
);

for (const [lacking, backpack] of [
  ['a grey one', ['greyfur-harness', 'pantherhide-tunic', 'hydra-fang']],
  ['a green one', ['boarhide-vest', 'pantherhide-tunic', 'hydra-fang']],
  ['a yellow or red one', ['boarhide-vest', 'greyfur-harness', 'storm-robe']],
] as const)
  rule(
    `booty-bay: three items without ${lacking} buy nothing`,
    { ana: { character: 'sofeea', level: 'yellow', space: 'booty-bay', backpack } },
    (scene) => {
      scene.goesOnTo('upkeep');
      scene.settles(() => {
        expect(scene.the('ana').backpack).toHaveLength(3);
        expect(scene.the('ana').log).toEqual([]);
      });
    },
  );
