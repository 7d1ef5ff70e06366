import { expect } from 'vitest';
import { wornBy } from '../ids.ts';
import type { Lead, Setting } from '../setting.ts';
import { rule } from '../table.ts';

const decks: Setting = {
  weapons: ['chain-hook', 'duelling-foil', 'peep-sight', 'boiler-maul'],
  apparel: ['prayer-mantle'],
  artifacts: ['drowned-bell'],
  consumables: ['gauze-roll'],
};
const beside = { at: '1,1', essence: 0, stamina: 6 } as const;
const chest = 'activate:0,0';
const atBench = { explorer: 'vane', at: '0,8', essence: 0, stamina: 6 } as const;
const bench = 'activate:0,9';

rule(
  'ma/actions.15: a chest costs 3 stamina',
  { ana: { ...beside, explorer: 'vane' } },
  (scene) => {
    scene.takesTurns();
    scene.acts('ana', chest);
    scene.asksAbout('ana', 'deck');
    expect(scene.the('ana').stamina).toBe(3);
  },
  decks,
);

rule(
  'ma/actions.15.1: a chest gives 1 essence and two cards, the first seen before the second deck is chosen',
  {
    ana: { ...beside, explorer: 'vane' },
  },
  (scene) => {
    scene.takesTurns();
    scene.acts('ana', chest);
    scene.asksAbout('ana', 'deck').answer('artifact');
    expect([scene.the('ana').essence, scene.state.drawnItems]).toEqual([1, ['drowned-bell']]);
    scene.asks('ana', 'deck', 'weapon', 'apparel', 'consumable').answer('apparel');
    scene.asks('ana', 'item-to-keep', 'drowned-bell', 'prayer-mantle');
  },
  decks,
);

rule(
  'ma/actions.15.2: the other card is destroyed, and the one kept may be given to an adjacent explorer',
  {
    ana: { ...beside, explorer: 'vane' },
    ben: { explorer: 'crane', at: '1,2' },
    cleo: { explorer: 'sable', at: '4,4' },
  },
  (scene) => {
    scene.takesTurns();
    scene.acts('ana', chest);
    for (const deck of ['weapon', 'weapon']) scene.asksAbout('ana', 'deck').answer(deck);
    scene.asksAbout('ana', 'item-to-keep').answer('duelling-foil');
    scene.asks('ana', 'item-fate', 'destroy', 'return').answer('destroy');
    scene.asks('ana', 'item-goes-to', 'vane', 'crane').answer('crane');
    expect(scene.the('ben').bag).toEqual(['duelling-foil']);
    expect(scene.state.items.weapon.pile).toEqual(['chain-hook']);
  },
  decks,
);

const kept: readonly (readonly [Lead, string, string, boolean])[] = [
  [{ explorer: 'vane' }, 'weapon', 'chain-hook', true],
  [{ explorer: 'vane' }, 'apparel', 'prayer-mantle', false],
  [{ explorer: 'sable' }, 'apparel', 'prayer-mantle', true],
  [{ explorer: 'calloway' }, 'artifact', 'drowned-bell', true],
  [{ explorer: 'prys' }, 'apparel', 'prayer-mantle', true],
  [{ explorer: 'prys', worn: ['tarred-greatcoat'] }, 'apparel', 'prayer-mantle', false],
  [{ explorer: 'vane', worn: ['steam-rifle'] }, 'weapon', 'chain-hook', false],
];

for (const [lead, deck, item, isOffered] of kept)
  rule(
    `ma/actions.15.3: ${lead.explorer}${lead.worn === undefined ? '' : ` in ${lead.worn[0]}`} ${isOffered ? 'may' : 'may not'} wear ${item} at once`,
    { ana: { ...beside, ...lead } },
    (scene) => {
      scene.takesTurns();
      scene.acts('ana', chest);
      for (const one of [deck, 'consumable']) scene.asksAbout('ana', 'deck').answer(one);
      scene.asksAbout('ana', 'item-to-keep').answer(item);
      scene.asksAbout('ana', 'item-fate').answer('destroy');
      if (isOffered) scene.asks('ana', 'equip-now', 'yes', 'no').answer('yes');
      expect(wornBy(scene.the('ana')).includes(item)).toBe(isOffered);
      expect(scene.token('0,0')).toBe('explored');
    },
    decks,
  );

rule(
  'ma/actions.16: a workbench costs 3 stamina',
  { ana: atBench },
  (scene) => {
    scene.takesTurns();
    scene.acts('ana', bench);
    scene.asksAbout('ana', 'deck');
    expect(scene.the('ana').stamina).toBe(3);
  },
  decks,
);

rule(
  'ma/actions.16.1: a workbench shows three cards from any decks',
  { ana: atBench },
  (scene) => {
    scene.takesTurns();
    scene.acts('ana', bench);
    for (const deck of ['weapon', 'apparel', 'weapon']) scene.asksAbout('ana', 'deck').answer(deck);
    scene.asks('ana', 'item-to-keep', 'chain-hook', 'prayer-mantle', 'duelling-foil');
  },
  decks,
);

rule(
  'ma/actions.16.2: one is kept, at least one destroyed, the third may go back',
  { ana: atBench },
  (scene) => {
    scene.takesTurns();
    scene.acts('ana', bench);
    for (const deck of ['weapon', 'apparel', 'weapon']) scene.asksAbout('ana', 'deck').answer(deck);
    scene.asksAbout('ana', 'item-to-keep').answer('chain-hook');
    scene.asks('ana', 'item-fate', 'destroy', 'return').answer('destroy');
    scene.asks('ana', 'item-fate', 'destroy', 'return').answer('return');
    expect(scene.state.items.apparel.pile).toEqual(['prayer-mantle']);
    expect(scene.state.items.weapon.deck.at(-1)).toBe('duelling-foil');
  },
  decks,
);

rule(
  'ma/actions.16.3: then the inventory is used free, and the workbench is explored',
  { ana: atBench },
  (scene) => {
    scene.takesTurns();
    scene.acts('ana', bench);
    for (const deck of ['weapon', 'apparel', 'weapon']) scene.asksAbout('ana', 'deck').answer(deck);
    scene.asksAbout('ana', 'item-to-keep').answer('chain-hook');
    for (let left = 2; left > 0; left--) scene.asksAbout('ana', 'item-fate').answer('destroy');
    expect(scene.token('0,9')).toBe(null);
    scene.asks('ana', 'arrangement', 'wear:chain-hook').answer('wear:chain-hook');
    expect([scene.the('ana').stamina, scene.token('0,9')]).toEqual([3, 'explored']);
  },
  decks,
);

const owner: Lead = {
  ...atBench,
  worn: [{ main: 'rivet-hammer', top: 'ratchet-hatchet' }],
  bag: ['spring-jaw'],
};

rule(
  'ma/actions.16.4: as many own items as drawn cards change places; what was fitted stays in the bag',
  { ana: owner },
  (scene) => {
    scene.takesTurns();
    scene.acts('ana', bench);
    for (const deck of ['weapon', 'apparel', 'weapon']) scene.asksAbout('ana', 'deck').answer(deck);
    const asked = scene.asksAbout('ana', 'exchange');
    asked.refuses('invalid-selection', 'chain-hook', 'prayer-mantle', 'rivet-hammer');
    asked.answer('chain-hook', 'rivet-hammer');
    expect(scene.state.drawnItems).toEqual(['prayer-mantle', 'duelling-foil', 'rivet-hammer']);
    expect(scene.the('ana')).toMatchObject({
      worn: [],
      bag: ['spring-jaw', 'ratchet-hatchet', 'chain-hook'],
    });
  },
  decks,
);

rule(
  'ma/actions.16.5: the card kept may be one that was exchanged away',
  { ana: owner },
  (scene) => {
    scene.takesTurns();
    scene.acts('ana', bench);
    for (const deck of ['weapon', 'apparel', 'weapon']) scene.asksAbout('ana', 'deck').answer(deck);
    scene.asksAbout('ana', 'exchange').answer('chain-hook', 'rivet-hammer');
    scene
      .asks('ana', 'item-to-keep', 'prayer-mantle', 'duelling-foil', 'rivet-hammer')
      .answer('rivet-hammer');
    for (let left = 2; left > 0; left--) scene.asksAbout('ana', 'item-fate').answer('destroy');
    scene.asksAbout('ana', 'arrangement').answer('wear:rivet-hammer', 'wear:chain-hook');
    expect([...wornBy(scene.the('ana'))].sort()).toEqual(['chain-hook', 'rivet-hammer']);
  },
  decks,
);
