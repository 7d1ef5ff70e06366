import { expect } from 'vitest';
import { attack, damage, heal, loot, move, recover } from '../../content/words/abilities.ts';
import { self } from '../../content/words/targets.ts';
import { rule } from '../scene/index.ts';

const two = { class: 'brute', picked: ['trample', 'sweeping-blow'] } as const;
const alone = { map: ['.b.'], cast: { b: two }, turn: 'b' } as const;
const guard = { monster: 'bandit-guard', hp: 20 } as const;
const duel = { map: ['.bg.'], cast: { b: two, g: guard }, turn: 'b' } as const;

const all = (card: string): readonly string[] =>
  ['top', 'basic-attack', 'bottom', 'basic-move'].map((half) => `${half}:${card}`);

rule(
  'gh/turn.1: a character uses the top of one card and the bottom of the other, in either order',
  alone,
  (scene) => {
    scene.finishesTurn();
    scene
      .asks('ana', 'next', ...all('trample'), ...all('sweeping-blow'), 'end-turn')
      .answer('bottom:trample');
    scene.asksAbout('ana', 'move-to').answer('stop');
    scene.asks('ana', 'next', 'top:sweeping-blow', 'basic-attack:sweeping-blow', 'end-turn');
    scene.asksAbout('ana', 'next').answer('top:sweeping-blow');
    scene.settles(() => expect(scene.hero('b').picked).toEqual([]));
  },
);

rule(
  'gh/turn.1a: when P is used for its bottom action, Q can only be used for its top',
  { ...alone, map: ['bg'], cast: { ...alone.cast, g: guard } },
  (scene) => {
    scene.finishesTurn();
    scene.asksAbout('ana', 'next').answer('basic-move:trample');
    scene
      .asks('ana', 'next', 'top:sweeping-blow', 'basic-attack:sweeping-blow', 'end-turn')
      .answer('end-turn');
    scene.settles();
  },
);

rule('gh/turn.1: with the top of one card used, the other is left for its bottom alone', duel, (scene) => {
  scene.finishesTurn();
  scene.asksAbout('ana', 'next').answer('top:trample');
  scene.asksAbout('ana', 'attack-target').answer('skip');
  scene
    .asks('ana', 'next', 'bottom:sweeping-blow', 'basic-move:sweeping-blow', 'end-turn')
    .answer('end-turn');
  scene.settles();
});

rule(
  'gh/turn.2: an action that is not used at all still sends its card to the discard pile',
  alone,
  (scene) => {
    scene.finishesTurn();
    scene.asksAbout('ana', 'next').answer('end-turn');
    scene.settles(() => {
      expect(scene.hero('b').picked).toEqual([]);
      expect(scene.hero('b').discard).toEqual(['trample', 'sweeping-blow']);
    });
  },
);

rule(
  'gh/turn.3: the abilities of an action are performed in printed order, each finished before the next',
  { ...duel, printed: { trample: { top: { abilities: [attack(3), move(1)] } } } },
  (scene) => {
    scene.finishesTurn();
    scene.asksAbout('ana', 'next').answer('top:trample');
    scene.asksAbout('ana', 'attack-target').answer('bandit-guard-1');
    expect(scene.the('g').hp).toBe(17);
    scene.asks('ana', 'move-to', '0,0', 'stop').answer('stop');
    scene.asksAbout('ana', 'next').answer('end-turn');
    scene.settles();
  },
);

rule(
  'gh/turn.3a: with "Attack 3, then Move 1" and "Move 4" nobody moves 2, attacks and uses the other 2 of the Move 4',
  {
    ...duel,
    map: ['b.g...'],
    printed: {
      trample: { top: { abilities: [attack(3), move(1)] } },
      'sweeping-blow': { bottom: { abilities: [move(4)] } },
    },
  },
  (scene) => {
    scene.finishesTurn();
    scene.asksAbout('ana', 'next').answer('bottom:sweeping-blow');
    scene.asks('ana', 'move-to', '1,0', 'stop').answer('1,0');
    scene.asks('ana', 'move-to', '0,0', 'stop').answer('stop');
    scene.asks('ana', 'next', 'top:trample', 'basic-attack:trample', 'end-turn').answer('top:trample');
    scene.asksAbout('ana', 'attack-target').answer('bandit-guard-1');
    scene.asks('ana', 'move-to', '0,0', 'stop').answer('0,0');
    scene.settles(() => expect(scene.the('b').hex).toBe('0,0'));
  },
);

rule(
  'gh/turn.4: as soon as an action is finished its card goes to its pile, before anything else happens',
  alone,
  (scene) => {
    scene.finishesTurn();
    scene.asksAbout('ana', 'next').answer('basic-move:trample');
    scene.asksAbout('ana', 'move-to').answer('stop');
    expect(scene.hero('b')).toMatchObject({ discard: ['trample'], picked: ['sweeping-blow'] });
    scene.asksAbout('ana', 'next').answer('end-turn');
    scene.settles();
  },
);

rule(
  'gh/turn.4a: the card of the first action may be recovered by the second',
  {
    ...alone,
    printed: {
      'sweeping-blow': { top: { abilities: [recover({ pile: 'discard', count: 1, targets: self })] } },
    },
  },
  (scene) => {
    scene.finishesTurn();
    scene.asksAbout('ana', 'next').answer('basic-move:trample');
    scene.asksAbout('ana', 'move-to').answer('stop');
    scene.asksAbout('ana', 'next').answer('top:sweeping-blow');
    scene.asks('ana', 'cards-to-recover', 'trample').answer('trample');
    scene.settles(() =>
      expect(scene.hero('b')).toMatchObject({ hand: ['trample'], discard: ['sweeping-blow'] }),
    );
  },
);

rule('gh/turn.5: a player may leave out any part of an action', duel, (scene) => {
  scene.finishesTurn();
  scene.asksAbout('ana', 'next').answer('bottom:sweeping-blow');
  scene.asks('ana', 'move-to', '0,0', 'stop').answer('stop');
  scene.asks('ana', 'ability-use', 'perform', 'skip').answer('skip');
  scene.asksAbout('ana', 'next').answer('end-turn');
  scene.settles(() => expect(scene.the('g').hex).toBe('2,0'));
});

const costly = {
  ...duel,
  cast: { ...duel.cast, b: { ...two, hand: ['skewer'] } },
  printed: { trample: { top: { abilities: [attack(5), damage(2, self)] } } },
} as const;

rule('gh/turn.5a: the 2 damage of "Attack 5, suffer 2 damage" cannot be skipped', costly, (scene) => {
  scene.finishesTurn();
  scene.asksAbout('ana', 'next').answer('top:trample');
  scene.asksAbout('ana', 'attack-target').answer('bandit-guard-1');
  scene.asks('ana', 'negate-damage', 'suffer', 'lose-card').answer('suffer');
  scene.asksAbout('ana', 'next').answer('end-turn');
  scene.settles(() => expect(scene.the('b').hp).toBe(8));
});

rule(
  'gh/turn.5b: a player who skips the move of "Move 3, Loot 1" may still perform the loot',
  {
    map: ['b$'],
    cast: { b: two },
    turn: 'b',
    printed: { trample: { bottom: { abilities: [move(3), loot(1)] } } },
  },
  (scene) => {
    scene.finishesTurn();
    scene.asksAbout('ana', 'next').answer('bottom:trample');
    scene.asksAbout('ana', 'move-to').answer('stop');
    scene.asks('ana', 'ability-use', 'perform', 'skip').answer('perform');
    expect(scene.hero('b').coins).toBe(1);
    scene.asksAbout('ana', 'next').answer('end-turn');
    scene.settles();
  },
);

const lossy = {
  ...duel,
  printed: {
    trample: { top: { abilities: [attack(4), heal(2)], lost: true, xp: 1, infuse: ['fire'] } },
  },
} as const;

rule(
  'gh/turn.6, gh/turn.6a: an action with the lost symbol of which only the heal is performed loses its card, and gives its experience and elements',
  lossy,
  (scene) => {
    scene.finishesTurn();
    scene.asksAbout('ana', 'next').answer('top:trample');
    scene.asksAbout('ana', 'attack-target').answer('skip');
    scene.asksAbout('ana', 'next').answer('end-turn');
    scene.settles(({ elements }) => {
      expect(scene.hero('b')).toMatchObject({ lost: ['trample'], xp: 1 });
      expect(elements[0]).toBe('strong');
    });
  },
);
