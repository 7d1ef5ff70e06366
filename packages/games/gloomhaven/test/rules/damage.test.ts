import { expect } from 'vitest';
import { attack, move } from '../../content/words/abilities.ts';
import { rule } from '../scene/index.ts';

const guardActs = { cards: { guard: 'guard-4' } } as const;
const guard = { monster: 'bandit-guard' } as const;
const threeCards = { class: 'brute', hand: ['trample', 'skewer', 'grab-and-go'] } as const;
/** A level 1 guard attacks for 2. */
const struck = { ...guardActs, map: ['bg'] } as const;

rule(
  'gh/damage.1: damage on a character reduces its hit points by that amount',
  { ...struck, cast: { b: { class: 'brute' }, g: guard } },
  (scene) => {
    scene.acts('g');
    scene.settles(() => expect(scene.the('b').hp).toBe(10 - 2));
  },
);

rule(
  'gh/damage.2: one instance of damage may be exchanged for a card from hand or for two discards',
  { ...struck, cast: { b: { ...threeCards, discard: ['eye-for-an-eye', 'shield-bash'] }, g: guard } },
  (scene) => {
    scene.acts('g');
    scene.asks('ana', 'negate-damage', 'suffer', 'lose-card', 'lose-discards').answer('lose-discards');
    scene.settles(() => {
      expect(scene.the('b').hp).toBe(10);
      expect(scene.hero('b')).toMatchObject({ discard: [], lost: ['eye-for-an-eye', 'shield-bash'] });
    });
  },
);

rule(
  'gh/damage.2a: with 3 cards in hand a blow of 6 costs one of them, which goes to the lost pile, and no hit point',
  { ...struck, monsterDraws: ['+2', '+2'], level: 5, cast: { b: threeCards, g: guard } },
  (scene) => {
    scene.acts('g');
    const asked = scene.asks('ana', 'negate-damage', 'suffer', 'lose-card');
    expect(asked.question.about).toMatchObject({ damage: 6 });
    asked.answer('lose-card');
    const losing = scene.asks('ana', 'card-to-lose', 'trample', 'skewer', 'grab-and-go');
    expect(losing.question.about).toEqual({ figure: 'brute' });
    losing.answer('skewer');
    scene.settles(() => {
      expect(scene.the('b').hp).toBe(10);
      expect(scene.hero('b')).toMatchObject({ hand: ['trample', 'grab-and-go'], lost: ['skewer'] });
    });
  },
);

rule(
  'gh/damage.2b: without a hand the 5 damage of a trap may cost two of 4 discarded cards',
  {
    map: ['bT'],
    level: 3,
    cast: { b: { class: 'brute', discard: ['trample', 'skewer', 'grab-and-go', 'shield-bash'] } },
  },
  (scene) => {
    scene.does('b', move(1));
    scene.asksAbout('ana', 'move-to').answer(scene.at('T'));
    const asked = scene.asks('ana', 'negate-damage', 'suffer', 'lose-discards');
    expect(asked.question.about).toMatchObject({ damage: 5 });
    asked.answer('lose-discards');
    const losing = scene.asksAbout('ana', 'discards-to-lose');
    expect(losing.question.about).toEqual({ figure: 'brute' });
    losing.refuses('wrong-count', 'trample');
    scene.asksAbout('ana', 'discards-to-lose').answer('trample', 'shield-bash');
    scene.settles(() => {
      expect(scene.the('b').hp).toBe(10);
      expect(scene.hero('b')).toMatchObject({
        discard: ['skewer', 'grab-and-go'],
        lost: ['trample', 'shield-bash'],
      });
    });
  },
);

rule(
  'gh/damage.3, gh/damage.3a: when the damage of an attack for 4 with STUN is negated the character is stunned all the same',
  { map: ['bg'], cast: { b: threeCards, g: guard } },
  (scene) => {
    scene.does('g', attack(4, { conditions: ['stun'] }));
    const asked = scene.asksAbout('ana', 'negate-damage');
    expect(asked.question.about).toMatchObject({ damage: 4 });
    asked.answer('lose-card');
    scene.asksAbout('ana', 'card-to-lose').answer('trample');
    scene.settles(() => {
      expect(scene.the('b').hp).toBe(10);
      expect(scene.has('b', 'stun')).toBe(true);
    });
  },
);

rule(
  'gh/damage.4, gh/damage.4a: two selected cards cannot negate damage that is dealt before the turn',
  { ...struck, cast: { b: { class: 'brute', picked: ['trample', 'skewer'] }, g: guard } },
  (scene) => {
    scene.acts('g');
    scene.settles(() => {
      expect(scene.the('b').hp).toBe(8);
      expect(scene.hero('b').picked).toEqual(['trample', 'skewer']);
    });
  },
);

rule(
  'gh/damage.5: one card from hand and one from discard do not make a pair',
  { ...struck, cast: { b: { class: 'brute', hand: ['trample'], discard: ['skewer'] }, g: guard } },
  (scene) => {
    scene.acts('g');
    scene.asks('ana', 'negate-damage', 'suffer', 'lose-card').answer('suffer');
    scene.settles(() => expect(scene.the('b').hp).toBe(8));
  },
);

rule(
  'gh/damage.6: the decision is taken when modifier card and Shield have made the final amount',
  { ...struck, monsterDraws: ['+2'], cast: { b: { ...threeCards, shield: 1 }, g: guard } },
  (scene) => {
    scene.acts('g');
    const asked = scene.asksAbout('ana', 'negate-damage');
    expect(asked.question.about).toMatchObject({ damage: 2 + 2 - 1 });
    asked.answer('suffer');
    scene.settles(() => expect(scene.the('b').hp).toBe(7));
  },
);
