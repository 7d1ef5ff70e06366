import { Match, seat } from '@tavolo/kernel';
import { expect, test } from 'vitest';
import { gauntletOfFools } from '../../game.ts';
import { getReady } from '../../rules/ready.ts';
import { type Lead, rule, type TableScene } from '../table.ts';

const { classes, weapons } = gauntletOfFools.content;
const weaponTokens = (scene: TableScene, name: string): number | undefined =>
  scene.the(name).weapons[0]?.tokens;

/** A hero as it leaves the boasting: without a token. */
const bare = (card: string, weapon: string, ...boasts: readonly string[]): Lead => ({
  class: card,
  weapon,
  boasts,
  classTokens: 0,
  weaponTokens: 0,
});

test('gof/ready.1: after the boasting of a match every hero has the tokens printed on its cards', () => {
  const seats = ['ana', 'bruno', 'cleo'].map(seat);
  const match = Match.start({
    game: gauntletOfFools,
    seats,
    options: gauntletOfFools.defaults,
    sheet: gauntletOfFools.chronicle.blank,
    seed: 'ready',
  });
  while (match.firstAsked !== null && match.state.phase === 'boasting') {
    const { name, seat: asked, from } = match.firstAsked;
    const middle = match.state.heroes.find((hero) => hero.seat === null)?.id;
    match.play(asked, name === 'hero' ? from().filter((id) => id === middle) : []);
  }
  const printed = match.state.heroes.map((hero) => [
    classes.get(hero.class)?.tokens,
    ...hero.weapons.map(({ card }) => weapons.get(card)?.tokens),
  ]);
  expect(match.state.heroes.map((hero) => [hero.classTokens, hero.weapons[0]?.tokens])).toEqual(printed);
});

rule(
  'gof/ready.1: a Monk takes 4 Class tokens and the tokens of its Weapon',
  { ana: bare('monk', 'throwing-stars'), bruno: bare('barbarian', 'dagger') },
  (scene) => {
    scene.perform((g) => void getReady(g));
    scene.settles(() => {
      expect([scene.the('ana').classTokens, weaponTokens(scene, 'ana')]).toEqual([4, 20]);
      expect([scene.the('bruno').classTokens, weaponTokens(scene, 'bruno')]).toEqual([0, 4]);
    });
  },
);

rule(
  'gof/ready.2: Juggling halves the Weapon tokens, a Ninja doubles them, and together they cancel out',
  {
    ana: bare('barbarian', 'dagger', 'while-juggling'),
    bruno: bare('ninja', 'dagger'),
    cleo: bare('ninja', 'dagger', 'while-juggling'),
  },
  (scene) => {
    scene.perform((g) => void getReady(g));
    scene.settles(() => {
      expect(['ana', 'bruno', 'cleo'].map((name) => weaponTokens(scene, name))).toEqual([2, 8, 4]);
    });
  },
);

rule(
  'gof/ready.2: Juggling does not halve Class tokens',
  { ana: bare('monk', 'dagger', 'while-juggling') },
  (scene) => {
    scene.perform((g) => void getReady(g));
    scene.settles(() => expect(scene.the('ana').classTokens).toBe(4));
  },
);

test('gof/ready.2: every printed number of Weapon tokens is even', () => {
  expect([...weapons.values()].filter(({ tokens }) => tokens % 2 !== 0)).toEqual([]);
});

rule(
  'gof/ready.3: a Sack of Loot starts with 1 gold and Without Breakfast with 1 Wound, others with nothing',
  {
    ana: bare('barbarian', 'sack-of-loot'),
    bruno: bare('barbarian', 'mace', 'without-breakfast'),
    cleo: bare('barbarian', 'mace', 'blindfolded'),
  },
  (scene) => {
    scene.perform((g) => void getReady(g));
    scene.settles(() => {
      expect(scene.the('ana')).toMatchObject({ gold: 1, wounds: 0 });
      expect(scene.the('bruno')).toMatchObject({ gold: 0, wounds: 1 });
      expect(scene.the('cleo')).toMatchObject({ gold: 0, wounds: 0 });
    });
  },
);

rule(
  'gof/ready.4: Class tokens, gold and penalties pile up without limit',
  {
    ana: {
      classTokens: 50,
      gold: 99,
      penalty: { poison: 20 },
      dice: [1, 1, 1],
      weapon: 'dagger',
      weaponTokens: 0,
    },
  },
  (scene) => {
    scene.faces('ana', 'magic-pool');
    scene.asks('ana', 'choice', 'weapon-token', 'class-token').answer('class-token');
    scene.faces('ana', 'cache');
    scene.faces('ana', 'giant-spider', 'extra-scary');
    scene.settles(() => {
      expect(scene.the('ana')).toMatchObject({ classTokens: 51, gold: 101, penalty: { poison: 21 } });
    });
  },
);

rule(
  'gof/G-06: a hero with 2 starting Weapon tokens unspent gains a third',
  { ana: { weapon: 'bow', bonus: { attack: 30, defense: -9 } } },
  (scene) => {
    scene.faces('ana', 'bandit');
    scene.asks('ana', 'defense', 'bow', 'go-on').answer('go-on');
    scene.settles(() => expect(weaponTokens(scene, 'ana')).toBe(3));
  },
);
