import { expect } from 'vitest';
import { sufferPenalty } from '../../rules/dungeon/penalties.ts';
import type { State } from '../../state.ts';
import { drawing, dungeonOptions, laidRoom } from '../scene/dungeon.ts';
import { type HexScene, rule } from '../scene/index.ts';
import { setUp } from '../scene/table.ts';

type Penalties = State['options']['dungeonPenalties'];

/** A party in a dungeon whose rooms are these, the last one just revealed. */
const revealed = (dungeonPenalties: Penalties, ...rooms: readonly string[]) =>
  ({
    map: ['..b...c'],
    cast: {
      b: { class: 'brute', hp: 10, hand: ['trample', 'sweeping-blow', 'leaping-cleave'] },
      c: { class: 'cragheart', hp: 10, hand: ['avalanche'] },
    },
    options: { ...dungeonOptions, dungeonPenalties },
    dungeon: rooms.map((room) => laidRoom(`${room} rotting`, 0, 0)),
  }) as const;

function penalty(scene: HexScene, opener: string | null): void {
  const id = opener === null ? null : scene.id(opener);
  scene.perform((g) =>
    sufferPenalty(g, g.state.dungeon.length, g.state.figures.find((it) => it.id === id) ?? null),
  );
}

rule(
  'gh/variants.22: recommended is no penalty for the first room',
  revealed('recommended', 'great-hall'),
  (scene) => {
    penalty(scene, null);
    scene.settles(() => expect([scene.the('b').hp, scene.has('b', 'muddle')]).toEqual([10, false]));
  },
);

rule(
  'gh/variants.22: and the major one for the third: here all characters suffer the damage of a trap',
  revealed('recommended', 'chapel', 'crossing', 'great-hall'),
  (scene) => {
    penalty(scene, 'b');
    scene.asksAbout('ana', 'negate-damage').answer('suffer');
    scene.asksAbout('bea', 'negate-damage').answer('suffer');
    scene.settles(() => expect([scene.the('b').hp, scene.the('c').hp]).toEqual([7, 7]));
  },
);

rule('gh/variants.22: players may choose all three major penalties', revealed('major', 'chapel'), (scene) => {
  penalty(scene, null);
  scene.settles((s) => {
    const curses = s.decks.map(({ draw }) => draw.filter((card) => card === 'curse').length);
    expect(curses).toEqual([3, 3, 0]);
  });
});

rule(
  'gh/variants.22: a penalty may be only for the character that opened the door',
  revealed('recommended', 'great-hall', 'crossing'),
  (scene) => {
    penalty(scene, 'c');
    scene.settles(() => expect([scene.has('b', 'wound'), scene.has('c', 'wound')]).toEqual([false, true]));
  },
);

rule(
  'gh/variants.22: cards to be discarded are chosen by their player, all where there are no more',
  revealed('major', 'library'),
  (scene) => {
    penalty(scene, null);
    scene
      .asks('ana', 'cards-to-discard', 'trample', 'sweeping-blow', 'leaping-cleave')
      .answer('trample', 'leaping-cleave');
    scene.settles(() => {
      expect(scene.hero('b').hand).toEqual(['sweeping-blow']);
      expect([...scene.hero('b').discard].sort()).toEqual(['leaping-cleave', 'trample']);
      expect(scene.hero('c')).toMatchObject({ hand: [], discard: ['avalanche'] });
    });
  },
);

rule(
  'gh/variants.22: and cards to be lost likewise',
  revealed('recommended', 'great-hall', 'chapel', 'long-crypt'),
  (scene) => {
    penalty(scene, 'b');
    scene.asks('ana', 'card-to-lose', 'trample', 'sweeping-blow', 'leaping-cleave').answer('trample');
    scene.settles(() => {
      expect(scene.hero('b').lost).toEqual(['trample']);
      expect(scene.hero('c').hand).toEqual(['avalanche']);
    });
  },
);

setUp(
  'gh/variants.23: where a penalty of the first room refers to whoever opened the door, the players choose a character',
  {
    options: { ...dungeonOptions, dungeonPenalties: 'major' },
    script: drawing({ rooms: ['crossing'], monsters: ['rotting'] }),
    wishes: { 'negate-damage': ['suffer'] },
  },
  (table) => {
    table.upTo('penalty-target');
    table.asks('ana', 'penalty-target', 'brute', 'scoundrel').answer('scoundrel');
    table.toTheFirstRound();
    expect(table.figure('scoundrel').hp).toBe(table.figure('scoundrel').maxHp - 3);
    expect(table.figure('brute').hp).toBe(table.figure('brute').maxHp);
  },
);

rule(
  'gh/variants.26: level, experience and money follow the normal rules, and the bonus for success is granted',
  {
    map: ['..b'],
    cast: { b: { class: 'brute', acted: true, xp: 3 } },
    options: dungeonOptions,
    level: 2,
    dungeon: [
      laidRoom('great-hall rotting', 0, 0),
      laidRoom('chapel putrid', 0, 1),
      laidRoom('library hopeless'),
    ],
    revealed: [1, 2, 3],
  },
  (scene) => {
    scene.goOn((s) => s.phase === 'over');
    scene.settles((s) => expect([s.outcome, scene.hero('b').xp]).toEqual(['success', 3 + 8]));
  },
);

setUp(
  'gh/variants.26: two characters of level 3 play it at L = 2',
  { options: { ...dungeonOptions, characterLevel: 3 } },
  (table) => {
    table.toTheFirstRound();
    expect([table.state.level, table.state.monsterLevel, table.state.trapDamage]).toEqual([2, 2, 4]);
    expect(table.state.heroes.every(({ goal }) => goal !== null)).toBe(true);
  },
);
