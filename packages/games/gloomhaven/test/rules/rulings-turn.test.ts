import { expect } from 'vitest';
import { afflict } from '../../rules/abilities/conditions.ts';
import { theFigure } from '../../rules/figures.ts';
import { cleanUp } from '../../rules/turns/clean-up.ts';
import { rule } from '../scene/index.ts';
import { attackBy, runs } from '../scene/monsters.ts';

const guard = { monster: 'bandit-guard' } as const;

const resting = (discard: readonly string[]) =>
  ({
    map: ['b.g'],
    cast: {
      b: {
        class: 'brute',
        hp: 5,
        discard,
        resting: true,
        items: [{ item: 'boots-of-striding', state: 'spent' }],
      },
      g: guard,
    },
    turn: 'b',
  }) as const;

rule(
  'gh/A-04: a long rest with a single discard loses it and returns none',
  resting(['trample']),
  (scene) => {
    scene.goOn((s) => s.heroes[0]?.resting === false);
    scene.settles(() => {
      expect(scene.hero('b')).toMatchObject({ lost: ['trample'], hand: [], discard: [] });
      expect(scene.the('b').hp).toBe(7);
    });
  },
);

rule('gh/A-04: with none only the Heal 2 and the refresh happen', resting([]), (scene) => {
  scene.goOn((s) => s.heroes[0]?.resting === false);
  scene.settles(() => {
    expect(scene.hero('b')).toMatchObject({ lost: [], hand: [] });
    expect(scene.hero('b').items[0]?.state).toBe('ready');
    expect(scene.the('b').hp).toBe(7);
  });
});

rule(
  "gh/A-09: the damage of one's own action can be negated",
  { map: ['b.g'], cast: { b: { class: 'brute', hp: 5, hand: ['trample'] }, g: guard } },
  (scene) => {
    scene.does('b', { do: 'damage', value: 2, targets: { is: 'self' } });
    scene.asks('ana', 'negate-damage', 'suffer', 'lose-card').answer('lose-card');
    scene.asksAbout('ana', 'card-to-lose').answer('trample');
    scene.settles(() => expect(scene.the('b').hp).toBe(5));
  },
);

const shortRest = (hp: number) =>
  ({
    map: ['b.g'],
    cast: {
      b: { class: 'brute', hp, hand: ['leaping-cleave'], discard: ['trample', 'sweeping-blow'] },
      g: guard,
    },
  }) as const;

rule('gh/A-09: the damage of a short rest is a price and cannot be negated', shortRest(5), (scene) => {
  scene.perform(cleanUp);
  scene.asksAbout('ana', 'short-rest').answer('yes');
  scene.asksAbout('ana', 'redraw-rest-card').answer('yes');
  scene.asksNothingOf('ana');
  scene.settles(() => expect(scene.the('b').hp).toBe(4));
});

rule('gh/A-10: the 1 damage of a short rest can exhaust a character', shortRest(1), (scene) => {
  scene.perform(cleanUp);
  scene.asksAbout('ana', 'short-rest').answer('yes');
  scene.asksAbout('ana', 'redraw-rest-card').answer('yes');
  scene.settles(() => expect(scene.hero('b').exhausted).toBe(true));
});

const printed = {
  trample: {
    top: { abilities: [{ do: 'attack', value: 3 }], xp: 1 },
    bottom: { abilities: [{ do: 'move', value: 3 }], xp: 1, infuse: ['fire'] },
  },
} as const;
const played = (conditions: readonly string[]) =>
  ({
    map: ['b.....g'],
    cast: { b: { class: 'brute', picked: ['trample'], conditions }, g: guard },
    printed,
    turn: 'b',
  }) as const;

rule('gh/A-11: a move of 0 hexes counts as performed, for experience and elements', played([]), (scene) => {
  scene.plays('b', 'trample', 'bottom');
  scene.asksAbout('ana', 'move-to').answer('stop');
  scene.settles((s) => expect([scene.hero('b').xp, s.turn?.infused]).toEqual([1, ['fire']]));
});

rule('gh/A-11: not for a character that is immobilized', played(['immobilize']), (scene) => {
  scene.plays('b', 'trample', 'bottom');
  scene.settles((s) => expect([scene.hero('b').xp, s.turn?.infused]).toEqual([0, []]));
});

rule('gh/A-12: an attack without a target is not performed', played([]), (scene) => {
  scene.plays('b', 'trample', 'top');
  scene.settles(() => {
    expect(scene.hero('b').xp).toBe(0);
    expect(scene.hero('b').discard).toEqual(['trample']);
  });
});

rule(
  'gh/A-15: what happens after the goal is met counts for battle goals until the end of the round',
  {
    map: ['bg..cC'],
    treasure: 7,
    cast: {
      b: { class: 'brute', initiative: 15, picked: ['trample', 'sweeping-blow'] },
      c: {
        class: 'cragheart',
        initiative: 60,
        picked: ['rumbling-advance', 'avalanche'],
        goal: 'plunderer',
      },
      g: { ...guard, hp: 1 },
    },
  },
  (scene) => {
    scene.goOn((s) => s.phase === 'over');
    scene.asksAbout('ana', 'next').answer('basic-attack:trample');
    scene.asksAbout('ana', 'attack-target').answer('bandit-guard-1');
    scene.asksAbout('ana', 'next').answer('end-turn');
    scene.asksAbout('bea', 'next').answer('basic-move:avalanche');
    scene.asksAbout('bea', 'move-to').answer(scene.at('C'));
    scene.asksAbout('bea', 'move-to').answer('stop');
    scene.asksAbout('bea', 'next').answer('end-turn');
    scene.asksAbout('ana', 'short-rest').answer('no');
    scene.asksAbout('bea', 'short-rest').answer('no');
    scene.settles(() => expect(scene.hero('c').checks).toBe(1));
  },
);

rule(
  'gh/A-23: there are ten bless cards in all, shared by characters and monsters',
  { map: ['bg'], cast: { b: { class: 'brute' }, g: guard } },
  (scene) => {
    const ids = [scene.id('b'), scene.id('g')];
    scene.perform((g) => {
      for (let n = 0; n < 6; n++) for (const id of ids) afflict(g, theFigure(g.state, id), 'bless', null);
      return undefined;
    });
    scene.settles((s) => {
      const blessings = s.decks.map(({ draw }) => draw.filter((card) => card === 'bless').length);
      expect(blessings).toEqual([5, 5]);
      expect(s.blessings).toBe(0);
    });
  },
);

rule(
  'gh/A-31: at the end of a turn comes looting, then elements, then the conditions that expire',
  {
    map: ['b$', ' .g'],
    cast: { b: { class: 'brute', picked: ['trample'], conditions: ['muddle'] }, g: guard },
    printed,
    turn: 'b',
  },
  (scene) => {
    scene.finishesTurn();
    scene.asksAbout('ana', 'next').answer('bottom:trample');
    scene.asksAbout('ana', 'move-to').answer(scene.at('$'));
    scene.asksAbout('ana', 'move-to').answer('stop');
    scene.settles(() => {
      const order = ['coins', 'strong', 'condition-ends'];
      expect(scene.told.map(({ is }) => is).filter((is) => order.includes(is))).toEqual(order);
    });
  },
);

const deadly = {
  trample: {
    bottom: {
      abilities: [
        { do: 'move', value: 1 },
        { do: 'damage', value: 5, targets: { is: 'self' } },
      ],
    },
  },
} as const;

rule(
  'gh/A-42: a character exhausted during its turn does not loot at its end',
  {
    map: ['b$', ' .g'],
    cast: { b: { class: 'brute', hp: 1, picked: ['trample'] }, g: guard },
    printed: deadly,
    turn: 'b',
  },
  (scene) => {
    scene.finishesTurn();
    scene.asksAbout('ana', 'next').answer('bottom:trample');
    scene.asksAbout('ana', 'move-to').answer(scene.at('$'));
    scene.settles((s) => {
      expect(scene.hero('b').exhausted).toBe(true);
      expect([scene.hero('b').coins, s.pieces.filter(({ is }) => is === 'coin').length]).toEqual([0, 1]);
    });
  },
);

rule(
  'gh/A-43: a bonus against damage is used before cards may negate it',
  {
    map: ['bg'],
    cast: {
      b: { class: 'brute', hp: 10, hand: ['trample'], active: ['sweeping-blow top'] },
      g: guard,
    },
    printed: {
      'sweeping-blow': {
        top: {
          abilities: [],
          stays: 'persistent',
          uses: [0, 0],
          lasting: [{ on: 'damage', from: 'any', prevent: true }],
        },
      },
    },
  },
  (scene) => {
    runs(scene, 'g', attackBy(0));
    scene.asksNothingOf('ana');
    scene.settles(() => {
      expect(scene.hero('b').active[0]?.used).toBe(1);
      expect([scene.the('b').hp, scene.hero('b').hand]).toEqual([10, ['trample']]);
    });
  },
);
