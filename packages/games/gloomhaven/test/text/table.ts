import { seat } from '@tavolo/kernel';
import { modifiers } from '../../content/modifiers.ts';
import type { Naming } from '../../text/naming.ts';
import { figureCalled } from '../../text/naming.ts';
import type { Content } from '../../vocabulary/content.ts';
import type { CardId, ClassId, ItemId, ModifierId, MonsterId } from '../../vocabulary/ids.ts';

/** Ids are branded here, where tests make them. */
export const id = <Id extends string>(text: string): Id => text as Id;

const trample = {
  ...{ id: id<CardId>('trample'), class: id<ClassId>('brute'), number: 1, level: 1, initiative: 72 },
  top: {
    abilities: [
      {
        do: 'attack' as const,
        value: 3,
        adjust: [{ consume: ['fire' as const], add: { attack: 1 } }],
      },
    ],
  },
  bottom: { abilities: [{ do: 'move' as const, value: 4 }] },
};

/** A box with as little in it as sentences need. */
const box: Content = {
  classes: new Map([
    [
      id<ClassId>('brute'),
      {
        ...{ id: id<ClassId>('brute'), handLimit: 10, hp: [10] },
        perks: [{ times: 1, remove: [{ count: 2, card: id<ModifierId>('-1') }] }],
      },
    ],
    [id<ClassId>('scoundrel'), { id: id<ClassId>('scoundrel'), handLimit: 9, hp: [8], perks: [] }],
  ]),
  cards: new Map([[trample.id, trample]]),
  summons: new Map(),
  modifiers: new Map(modifiers.map((card) => [card.id, card])),
  items: new Map([
    [
      id<ItemId>('boots-of-striding'),
      {
        ...{ id: id<ItemId>('boots-of-striding'), number: 1, slot: 'legs' as const, price: 20, copies: 2 },
        ...{ after: 'spent' as const, prosperity: 1, uses: [] },
      },
    ],
  ]),
  goals: new Map(),
  monsters: new Map(
    ['bandit-guard', 'living-bones', 'jekserah', 'bandit-commander'].map((type) => [
      id<MonsterId>(type),
      { id: id<MonsterId>(type), deck: id(type), standees: 6, stats: { boss: [] } },
    ]),
  ),
  monsterDecks: new Map(),
  monsterCards: new Map(),
  tiles: new Map(),
  scenarios: new Map(),
  treasures: new Map(),
  roomCards: new Map(),
  dungeonCards: new Map(),
};

const ana = seat('Ana');
const heroes: { readonly [figure: string]: ReturnType<Naming['hero']> } = {
  brute: { seat: ana, class: id('brute') },
  scoundrel: { seat: seat('Elia'), class: id('scoundrel') },
  'hero-3': { seat: ana, class: null },
};

/** A table at which Ana plays the Brute and Elia the Scoundrel. The third bandit guard is an elite. */
export const table: Naming = {
  box,
  scenario: id('black-barrow'),
  player: (who) => who,
  hero: (figure) => heroes[figure] ?? null,
  figure: (figure) => {
    if (heroes[figure] !== undefined) return { kind: 'character', type: figure, rank: 'none', number: 0 };
    const called = figureCalled(figure, box);
    return figure === 'bandit-guard-3' ? { ...called, rank: 'elite' } : called;
  },
  leadsSeveral: () => false,
  typesOn: (deck) => (deck === 'bandit-guard' ? [id('bandit-guard')] : []),
  hexes: () => [],
  spotsAt: (hex) => (hex === '3,-1' ? [{ is: 'trap', name: null }] : []),
};
