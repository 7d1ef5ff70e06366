import { expect } from 'vitest';
import { rule } from '../table.ts';
import { strikesOf, toldOf } from '../told.ts';

const nine = [
  'fireball',
  'fireball',
  'blink',
  'blink',
  'frostbolt',
  'frostbolt',
  'frost-nova',
  'polymorph',
  'portal',
];

rule(
  'wow/T-56: a Book is drawn whole, then the hand goes down to ten, then every rival draws one and discards one',
  {
    ana: {
      character: 'sofeea',
      space: 'dunmorogh-3',
      hand: nine,
      deck: ['teleport', 'conjure-food', 'blink'],
    },
    zoe: {
      character: 'burbonn',
      space: 'ironforge',
      hand: ['aimed-shot'],
      deck: ['arcane-shot', 'mend-pet'],
    },
  },
  (scene) => {
    scene.goesOnTo('challenge');
    const { question, answer } = scene.asksAbout('ana', 'cards-to-discard');
    expect([question.options.length, question.min, question.max]).toEqual([11, 1, 1]);
    answer('portal');
    expect(scene.the('ana').hand).toHaveLength(10);
    scene.asks('zoe', 'cards-to-discard', 'aimed-shot', 'arcane-shot').answer('arcane-shot');
    scene.settles(() => {
      expect(scene.the('ana')).toMatchObject({ discard: ['portal'] });
      expect(scene.the('zoe')).toMatchObject({ hand: ['aimed-shot'], discard: ['arcane-shot'] });
    });
  },
  { phase: 'exploration' },
);

rule(
  'wow/A-20: at a Book, a rival without any card to draw or discard does nothing, and the game goes on',
  {
    ana: { character: 'sofeea', space: 'dunmorogh-3', deck: ['blink'], discard: [] },
    zoe: { character: 'burbonn', space: 'ironforge', deck: [], discard: [] },
  },
  (scene) => {
    scene.goesOnTo('challenge');
    scene.settles(() => {
      expect(scene.the('ana')).toMatchObject({ hand: ['blink'], deck: [] });
      expect(scene.the('zoe')).toMatchObject({ hand: [], discard: [] });
    });
  },
  { phase: 'exploration' },
);

const six = ['fireball', 'fireball', 'frostbolt', 'frostbolt', 'frost-nova', 'polymorph'];

rule(
  'wow/T-57, wow/A-20: the pile is shuffled when the last card leaves the deck, without the card being played',
  {
    ana: {
      character: 'sofeea',
      energy: 1,
      hand: ['arcane-intellect'],
      deck: ['blink'],
      discard: six,
      turn: { rolled: 0 },
    },
  },
  (scene) => {
    scene.goesOnTo('exploration');
    scene.asksAbout('ana', 'movement').answer('play:arcane-intellect');
    scene.asksAbout('ana', 'movement').answer('end');
    scene.settles(() => {
      const { hand, deck, discard } = scene.the('ana');
      expect(hand[0]).toBe('blink');
      expect([...deck, ...hand.slice(1)].sort()).toEqual([...six].sort());
      expect(discard).toEqual(['arcane-intellect']);
    });
  },
  { phase: 'movement' },
);

rule(
  'wow/T-58: a Power Drain takes the only card in hand and nothing more',
  { ana: { character: 'sofeea', hand: ['blink'] } },
  (scene) => {
    scene.goesOnTo('challenge');
    scene.settles((s) => {
      expect(scene.the('ana')).toMatchObject({ hand: [], discard: ['blink'], damage: 0 });
      expect(s.aside).toEqual(['power-drain']);
    });
  },
  { phase: 'exploration', tokens: [{ kind: 'power-drain', space: 'elwynn-1', by: 'zoe' }] },
);

for (const [level, value] of [
  ['grey', 3],
  ['green', 3],
  ['yellow', 4],
  ['red', 6],
] as const)
  rule(
    `wow/T-59, wow/abilities.10: a ${level} hero's Shadow Bolt has the improvements up to that level and no others`,
    { ana: { character: 'sandrai', level, energy: 1, hand: ['shadow-bolt'] } },
    (scene) => {
      scene.fights('ana', 'mountain-boar');
      scene.asksAbout('ana', 'before-roll').answer('play:shadow-bolt');
      scene.settles(() => expect(strikesOf(scene, 'attacker')).toMatchObject([{ total: 1 + value }]));
    },
    { red: [1], black: [1] },
  );

rule(
  'wow/T-60, wow/abilities.8: a defeated hero loses the cards on the hero and keeps those on the weapon',
  {
    ana: { character: 'grumbaz', damage: 4, weapon: 'gnoll-hatchet' },
    bea: { character: 'sandrai', space: 'ironforge' },
  },
  (scene) => {
    scene.fights('ana', 'gnoll-brute');
    scene.settles((s) => {
      expect(scene.the('ana')).toMatchObject({ space: 'stormwind-city', weapon: 'gnoll-mongrel' });
      expect(s.attached).toMatchObject([{ ability: 'honed-edge', on: 'item', target: 'gnoll-mongrel' }]);
      expect(scene.the('bea').discard).toEqual(['curse-of-recklessness']);
    });
  },
  {
    red: [1],
    black: [6],
    attached: [
      { ability: 'honed-edge', owner: 'ana', on: 'item', target: 'gnoll-mongrel' },
      { ability: 'curse-of-recklessness', owner: 'bea', on: 'hero', target: 'ana' },
    ],
  },
);

rule(
  'wow/T-61, wow/abilities.9, wow/A-49: a card on a stolen weapon works for the thief who equips it',
  {
    ana: { character: 'burbonn' },
    bea: { character: 'grumbaz', damage: 4, reversed: true, backpack: ['gnoll-hatchet'] },
  },
  (scene) => {
    scene.duels('ana', 'bea');
    scene.asks('ana', 'item', 'gnoll-mongrel', 'none').answer('gnoll-mongrel');
    scene.settles();
    scene.goesOnTo('turn-end');
    scene.asksAbout('ana', 'upkeep').answer('equip:gnoll-mongrel');
    scene.asksAbout('ana', 'upkeep').answer('end');
    scene.settles((s) => expect(s.attached).toHaveLength(1));
    scene.fights('ana', 'mountain-boar');
    scene.settles(() => expect(strikesOf(scene, 'attacker')).toMatchObject([{ total: 1 + 3 + 1 }]));
  },
  {
    red: [6, 1],
    black: [1, 1],
    attached: [{ ability: 'honed-edge', owner: 'bea', on: 'item', target: 'gnoll-mongrel' }],
  },
);

rule(
  "wow/T-62, wow/items.14, wow/A-58: an equipped weapon may go to the auction house, and the card on it to its owner's pile",
  {
    ana: { character: 'grumbaz', space: 'stormwind-city', weapon: 'gnoll-hatchet', backpack: ['lucky-paw'] },
  },
  (scene) => {
    scene.goesOnTo('upkeep');
    scene.asksAbout('ana', 'resource').answer('auction-house');
    scene.asks('ana', 'item', 'gnoll-mongrel', 'skittish-coyote').answer('gnoll-mongrel');
    scene.settles((s) => {
      expect(scene.the('ana')).toMatchObject({
        weapon: null,
        backpack: ['skittish-coyote', 'mountain-boar'],
        discard: ['honed-edge'],
      });
      expect(s.attached).toEqual([]);
      expect(s.decks.grey.cards).toEqual(['timber-wolf', 'gnoll-mongrel']);
    });
  },
  {
    phase: 'exploration',
    decks: { grey: ['mountain-boar', 'timber-wolf'] },
    attached: [{ ability: 'honed-edge', owner: 'ana', on: 'item', target: 'gnoll-mongrel' }],
  },
);

rule(
  "wow/T-63, wow/abilities.9: a mark on a beaten encounter goes to its owner's pile, the item to the victor",
  { ana: { character: 'sandrai' }, bea: { character: 'burbonn', space: 'ironforge' } },
  (scene) => {
    scene.fights('ana', 'gnoll-brute');
    scene.settles((s) => {
      expect(strikesOf(scene, 'attacker')).toMatchObject([{ total: 4, defense: 4, hit: true }]);
      expect(scene.the('ana').backpack).toEqual(['gnoll-brute']);
      expect(scene.the('bea').discard).toEqual(['hunters-mark']);
      expect([s.attached, s.track]).toEqual([[], []]);
      expect(toldOf(scene, 'left-track')).toHaveLength(1);
    });
  },
  {
    red: [3],
    black: [1],
    track: [{ card: 'gnoll-brute', space: 'elwynn-1' }],
    attached: [{ ability: 'hunters-mark', owner: 'bea', on: 'foe', target: 'gnoll-brute' }],
  },
);
