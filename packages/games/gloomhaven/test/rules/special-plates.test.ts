import { expect } from 'vitest';
import { onPlates, open, spawn } from '../../content/words/scenarios.ts';
import { exhaust } from '../../rules/death.ts';
import { theHero } from '../../rules/figures.ts';
import { happens } from '../../rules/scenario/rooms.ts';
import { rule } from '../scene/index.ts';

const brute = { class: 'brute' } as const;
const guard = { monster: 'bandit-guard' } as const;

const bonesIn = (figures: readonly { readonly type: string }[]): readonly string[] =>
  figures.filter(({ type }) => type === 'living-bones').map(({ type }) => type);

const plate = {
  map: ['bp..+..'],
  rooms: ['1111122'],
  cast: { b: { ...brute, picked: ['trample', 'sweeping-blow'] } },
  plates: ['p'],
  lockedDoors: true,
  rules: [onPlates(['p', 'p', 'p'], open('door 4,0'))],
} as const;

rule(
  'gh/special.6: a plate does not hinder movement, and works when a character is on it at the end of a turn',
  { ...plate, turn: 'b' },
  (scene) => {
    scene.finishesTurn();
    scene.asksAbout('ana', 'next').answer('basic-move:trample');
    scene.asksAbout('ana', 'move-to').answer(scene.at('p'));
    scene.asks('ana', 'move-to', '0,0', '2,0', 'stop').answer('stop');
    scene.asksAbout('ana', 'next').answer('end-turn');
    scene.settles((s) => expect(s.openDoors).toEqual(['door 4,0']));
  },
);

rule(
  'gh/special.6a: a character walks across a plate that opens a door and ends its turn elsewhere: nothing happens',
  { ...plate, turn: 'b' },
  (scene) => {
    scene.finishesTurn();
    scene.asksAbout('ana', 'next').answer('basic-move:trample');
    scene.asksAbout('ana', 'move-to').answer('2,0');
    scene.asksAbout('ana', 'next').answer('end-turn');
    scene.settles((s) => {
      expect(scene.the('b').hex).toBe('2,0');
      expect(s.openDoors).toEqual([]);
    });
  },
);

const shrine = {
  map: ['psqtru.'],
  plates: ['p', 'q', 'r', 'u'],
  cast: {
    p: { class: 'brute', acted: true },
    q: { class: 'scoundrel', acted: true },
    t: { class: 'tinkerer', acted: true },
    s: { class: 'spellweaver', acted: true },
  },
  rules: [onPlates(['p q', 'p q r', 'p q r u'], spawn('living-bones', 'r', 'n', 'n', 'n'))],
} as const;

for (const [gone, spawned] of [
  ['', 0],
  ['s', 0],
  ['s t', 1],
  ['s t q', 1],
  ['s p q', 0],
  ['s t p q', 0],
] as const)
  rule(
    `gh/special.6b: of four characters, ${gone === '' ? 'none' : gone} exhausted: plates for those still in play ${spawned === 1 ? 'are' : 'are not'} held`,
    shrine,
    (scene) => {
      scene.perform((g) => {
        for (const letter of gone.split(' ').filter(Boolean))
          exhaust(g, theHero(g.state, scene.id(letter)), 'hp');
        return happens(g, { is: 'plates', plates: [[], [], []] });
      });
      scene.settles((s) => expect(bonesIn(s.figures)).toHaveLength(spawned));
    },
  );

rule(
  "gh/special.7, gh/A-16: the end of any figure's turn counts while a character is on the plate, once",
  {
    map: ['p...g'],
    cast: { p: { ...brute, acted: true }, g: { ...guard, acted: true } },
    plates: ['p'],
    cards: { guard: 'guard-1' },
    rules: [onPlates(['p', 'p', 'p'], spawn('living-bones', 'g', 'n', 'n', 'n'))],
    turn: 'g',
  },
  (scene) => {
    scene.finishesTurn();
    scene.settles((s) => expect(bonesIn(s.figures)).toHaveLength(1));
    scene.perform((g) => happens(g, { is: 'plates', plates: [[], [], []] }));
    scene.settles((s) => expect(bonesIn(s.figures)).toHaveLength(1));
  },
);
