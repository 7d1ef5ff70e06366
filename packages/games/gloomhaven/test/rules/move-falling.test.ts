import { expect } from 'vitest';
import { attack, special } from '../../content/words/abilities.ts';
import { makePiece } from '../../rules/scenario/pieces.ts';
import type { Half } from '../../vocabulary/class-cards.ts';
import { rule } from '../scene/index.ts';

const wings: Half = { abilities: [], stays: 'persistent', lasting: [{ on: 'always', flying: true }] };
const onBoulder = { class: 'brute', at: 'O', active: ['skewer top'] } as const;

rule(
  'gh/move.13: a figure that loses Flying on an obstacle suffers 2 + L damage and is put in the nearest empty hex',
  { printed: { skewer: { top: wings } }, map: ['a$Ocd'], cast: { b: onBoulder }, turn: 'b' },
  (scene) => {
    scene.finishesTurn();
    scene.asks('ana', 'next', 'end-bonus:skewer', 'end-turn').answer('end-bonus:skewer');
    scene.settles(() => {
      expect(scene.the('b').hp).toBe(10 - 3);
      expect(scene.the('b').hex).toBe(scene.at('c'));
    });
  },
);

rule(
  'gh/move.13a: at L = 2 a flight that ends on a boulder costs 4 damage, and the player chooses among the nearest empty hexes',
  { printed: { skewer: { top: wings } }, level: 2, map: ['aOc'], cast: { b: onBoulder }, turn: 'b' },
  (scene) => {
    scene.finishesTurn();
    scene.asksAbout('ana', 'next').answer('end-bonus:skewer');
    scene.asks('ana', 'hex-nearby', scene.at('a'), scene.at('c')).answer(scene.at('a'));
    scene.settles(() => {
      expect(scene.the('b').hp).toBe(10 - 4);
      expect(scene.the('b').hex).toBe(scene.at('a'));
    });
  },
);

rule(
  'gh/move.13: a flight that lasts the round ends in the clean-up',
  {
    printed: { skewer: { top: { ...wings, stays: 'round' } } },
    map: ['Oc'],
    cast: { b: { ...onBoulder, acted: true } },
    goal: [{ is: 'reveal', room: 9 }],
  },
  (scene) => {
    scene.goOn(({ phase }) => phase === 'choosing');
    scene.settles(() => {
      expect(scene.the('b').hp).toBe(10 - 3);
      expect(scene.the('b').hex).toBe(scene.at('c'));
    });
  },
);

const choosing = {
  printed: { skewer: { top: wings } },
  map: ['Oc'],
  phase: 'choosing',
  goal: [{ is: 'reveal', room: 9 }],
} as const;

rule(
  'gh/damage.4: a bonus that ends while cards are chosen is not paid for with a card chosen for the round',
  { ...choosing, cast: { b: { ...onBoulder, hand: ['trample', 'sweeping-blow', 'leaping-cleave'] } } },
  (scene) => {
    scene.goOn((s) => s.phase === 'revealing');
    scene.asksAbout('ana', 'leading-card').answer('end-bonus:skewer');
    scene.asksAbout('ana', 'leading-card').answer('trample');
    scene.asksAbout('ana', 'second-card').answer('sweeping-blow');
    scene.asks('ana', 'negate-damage', 'suffer', 'lose-card').answer('lose-card');
    scene.asks('ana', 'card-to-lose', 'leaping-cleave').answer('leaping-cleave');
    scene.settles(() =>
      expect(scene.hero('b')).toMatchObject({
        lost: ['leaping-cleave'],
        picked: ['trample', 'sweeping-blow'],
      }),
    );
  },
);

rule(
  'gh/damage.4: without any other card in hand it is not paid for with cards of the hand at all',
  { ...choosing, cast: { b: { ...onBoulder, hand: ['trample', 'sweeping-blow'] } } },
  (scene) => {
    scene.goOn((s) => s.phase === 'revealing');
    scene.asksAbout('ana', 'leading-card').answer('end-bonus:skewer');
    scene.asksAbout('ana', 'leading-card').answer('trample');
    scene.asksAbout('ana', 'second-card').answer('sweeping-blow');
    scene.settles(() => expect(scene.the('b').hp).toBe(10 - 3));
  },
);

rule(
  'gh/move.13: a figure that keeps Flying stays on the obstacle',
  {
    printed: { skewer: { top: wings } },
    map: ['Og'],
    cast: { b: onBoulder, g: { monster: 'bandit-guard' } },
  },
  (scene) => {
    scene.does('b', attack(1));
    scene.asksAbout('ana', 'attack-target').answer('bandit-guard-1');
    scene.settles(() => expect(scene.the('b')).toMatchObject({ hex: scene.at('O'), hp: 10 }));
  },
);

rule(
  'gh/move.29: a figure that is put somewhere by an effect that is no move, push or pull springs no trap there',
  {
    map: ['bn+c'],
    rooms: ['1112'],
    lockedDoors: true,
    cast: { b: { class: 'brute' }, n: { monster: 'bandit-commander', hp: 9 } },
  },
  (scene) => {
    scene.perform((g) => {
      makePiece(g, { is: 'trap', look: 'trap', hexes: [scene.at('+')], value: 3 });
      return undefined;
    });
    scene.does('n', special('jump-to-next-door'));
    scene.settles(({ pieces }) => {
      expect(scene.the('n')).toMatchObject({ hex: scene.at('+'), hp: 9 });
      expect(pieces).toHaveLength(1);
    });
  },
);
