import { expect } from 'vitest';
import { become } from '../../content/words/abilities.ts';
import { rule } from '../scene/index.ts';

const hurt = { class: 'brute', hp: 4, picked: ['trample', 'grab-and-go'] } as const;

rule(
  'gh/turn.15: any number of items may be used before, during and between the two actions',
  {
    map: ['baceh'],
    cast: {
      b: {
        ...hurt,
        items: ['minor-healing-potion', 'cloak-of-invisibility', 'boots-of-striding', 'winged-shoes'],
      },
    },
    turn: 'b',
  },
  (scene) => {
    scene.finishesTurn();
    scene.asksAbout('ana', 'next').answer('item:minor-healing-potion');
    expect(scene.the('b').hp).toBe(7);
    scene.asksAbout('ana', 'next').answer('basic-move:trample');
    scene.asksAbout('ana', 'move-to').answer('item:boots-of-striding');
    scene.asksAbout('ana', 'move-to').answer('item:winged-shoes');
    scene.asksAbout('ana', 'move-to').answer(scene.at('h'));
    scene
      .asks(
        'ana',
        'next',
        'top:grab-and-go',
        'basic-attack:grab-and-go',
        'item:cloak-of-invisibility',
        'end-turn',
      )
      .answer('item:cloak-of-invisibility');
    scene.asksAbout('ana', 'next').answer('end-turn');
    scene.settles(() => {
      expect(scene.the('b').hex).toBe(scene.at('h'));
      expect(scene.hero('b').items.map(({ state }) => state)).toEqual([
        'consumed',
        'consumed',
        'spent',
        'spent',
      ]);
    });
  },
);

rule(
  'gh/turn.16: first the wound, then the actions, then loot of the own hex, elements and the end of conditions',
  {
    map: ['b$'],
    cast: { b: { ...hurt, at: '$', conditions: ['wound', 'muddle'] } },
    printed: { trample: { bottom: { abilities: [become('strengthen')], infuse: ['air'] } } },
    goal: [{ is: 'reveal', room: 9 }],
  },
  (scene) => {
    scene.goOn(({ turn, figures }) => turn === null && figures.every(({ acted }) => acted));
    expect(scene.the('b').hp).toBe(3);
    scene.asksAbout('ana', 'next').answer('bottom:trample');
    scene.asksAbout('ana', 'next').answer('end-turn');
    scene.settles(() =>
      expect(scene.told.map(({ is }) => is)).toEqual([
        'turn-begins',
        'suffered',
        'action',
        'condition',
        'infused',
        'card-to',
        'card-to',
        'coins',
        'strong',
        'condition-ends',
      ]),
    );
  },
);

rule(
  'gh/turn.16a: a wounded character at 1 hit point that does not negate the damage is exhausted before any action',
  { map: ['b.'], cast: { b: { ...hurt, hp: 1, hand: ['skewer'], conditions: ['wound'] } } },
  (scene) => {
    scene.goOn(({ phase }) => phase !== 'acting');
    scene.asks('ana', 'negate-damage', 'suffer', 'lose-card').answer('suffer');
    scene.settles(() => {
      expect(scene.hero('b').exhausted).toBe(true);
      expect(scene.told.some(({ is }) => is === 'action')).toBe(false);
    });
  },
);

rule(
  'gh/turn.17: no item can be used before or during start-of-turn effects',
  {
    map: ['b.'],
    cast: { b: { ...hurt, hand: ['skewer'], conditions: ['wound'], items: ['minor-healing-potion'] } },
  },
  (scene) => {
    scene.goOn(({ turn, figures }) => turn === null && figures.every(({ acted }) => acted));
    scene.asks('ana', 'negate-damage', 'suffer', 'lose-card').answer('suffer');
    expect(scene.the('b').hp).toBe(3);
    scene.asksAbout('ana', 'next').answer('end-turn');
    scene.settles();
  },
);

rule(
  'gh/turn.17: no item can be used once the end of the turn has begun',
  { map: ['b.'], cast: { b: { ...hurt, items: ['minor-healing-potion'] } }, turn: 'b' },
  (scene) => {
    scene.finishesTurn();
    scene.asksAbout('ana', 'next').answer('end-turn');
    scene.settles(() => expect(scene.hero('b').items[0]?.state).toBe('ready'));
  },
);

rule(
  'gh/turn.18: a stunned character performs no actions, and both cards are discarded',
  {
    map: ['bg'],
    cast: { b: { ...hurt, conditions: ['stun'] }, g: { monster: 'bandit-guard', acted: true } },
    turn: 'b',
  },
  (scene) => {
    scene.finishesTurn();
    scene.settles(() => {
      expect(scene.hero('b')).toMatchObject({ picked: [], discard: ['trample', 'grab-and-go'] });
      expect(scene.told.some(({ is }) => is === 'action')).toBe(false);
    });
  },
);
