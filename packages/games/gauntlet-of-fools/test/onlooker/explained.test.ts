import { expect, test } from 'vitest';
import { gauntletOfFools } from '../../game.ts';
import { type ExplainedHero, explained } from '../../onlooker/explained.ts';
import type { ExplainedNumber } from '../../onlooker/parts.ts';
import { attack, attackDice, defense, monsterNumbers } from '../../rules/numbers.ts';
import { rule, type TableScene } from '../table.ts';
import { randomGame } from '../text/random-game.ts';

const { content } = gauntletOfFools;

/** The numbers of a seat's hero, from what a spectator sees. */
const explainedTo = (scene: TableScene, name: string): ExplainedHero =>
  explained({ state: scene.seen, content }, scene.the(name).id);

const partsOf = ({ parts }: ExplainedNumber): readonly (readonly [string, number])[] =>
  parts.map(({ from, by }) => [from, by]);

test.each([2, 4, 6])('with %i players, numbers found in a view are those found in the state', (seats) => {
  for (let game = 0; game < 10; game++) {
    for (const { match } of randomGame({ seed: `seen ${seats} ${game}`, seats, promos: game % 2 === 0 })) {
      const [table, seen] = [match.state, match.view('spectator')].map((state) => ({ state, content }));
      if (table === undefined || seen === undefined) throw new Error('nothing to see');
      table.state.heroes.forEach((hero, index) => {
        const shown = seen.state.heroes[index] ?? hero;
        const why = explained(seen, hero.id);
        const wanted = { dice: attackDice(table, hero), defense: defense(table, hero) };
        expect({ dice: attackDice(seen, shown), defense: defense(seen, shown) }).toEqual(wanted);
        expect({ dice: why.attackDice.total, defense: why.defense.total }).toEqual(wanted);
        if (why.attack !== null) expect(why.attack.total).toBe(attack(table, hero));
        if (why.roll !== null) expect(why.attack?.parts[0]?.by ?? why.roll.total).toBe(why.roll.total);
        if (why.monster === null) return;
        const numbers = { attack: why.monster.attack.total, defense: why.monster.defense.total };
        expect(numbers).toEqual(monsterNumbers(table, hero));
      });
    }
  }
});

rule(
  'gof/numbers.1, gof/numbers.4: dice and defense name each of their parts, and the rules about them',
  {
    ana: {
      class: 'warlord',
      weapon: 'spiked-shield',
      boasts: ['with-a-hangover'],
      bonus: { dice: 2 },
      penalty: { defense: 3 },
    },
  },
  (scene) => {
    const why = explainedTo(scene, 'ana');
    expect(why.attackDice).toEqual({
      total: 5,
      parts: [
        { from: 'spiked-shield', by: 3, rule: null },
        { from: 'warlord', by: 1, rule: null },
        { from: 'with-a-hangover', by: -1, rule: 'gof/boast.with-a-hangover' },
        { from: 'bonus-tokens', by: 2, rule: 'gof/damage.10' },
      ],
      changes: [],
      rule: 'gof/numbers.1',
    });
    expect(why.defense).toMatchObject({ total: 6, rule: 'gof/numbers.4' });
    expect(why.defense.parts).toContainEqual({ from: 'penalty-tokens', by: -3, rule: 'gof/damage.9' });
    expect([why.roll, why.attack, why.monster, why.kill, why.dodge]).toEqual([null, null, null, null, null]);
  },
);

rule(
  'gof/numbers.1: dice that would be fewer than none say that they are never below',
  { ana: { penalty: { dice: 9 } } },
  (scene) => {
    const { total, changes } = explainedTo(scene, 'ana').attackDice;
    expect([total, changes]).toEqual([0, [{ is: 'never-below', least: 0 }]]);
  },
);

rule(
  'gof/numbers.2, gof/numbers.3: low dice count nothing, and the roll and the attack are multiplied',
  { ana: { weapon: 'axe', class: 'warlord', boasts: ['one-arm-tied'], dice: [6, 2, 1, 3, 5, 4] } },
  (scene) => {
    scene.faces('ana', 'titan');
    scene.asks('ana', 'before-rolling', 'axe', 'go-on').answer('axe');
    scene.asks('ana', 'after-rolling', 'warlord', 'go-on');
    const { roll, attack: strength, kill } = explainedTo(scene, 'ana');
    expect(roll?.dice.map(({ counts }) => counts)).toEqual([6, 0, 0, 3, 5, 4]);
    expect(strength).toMatchObject({ total: 36, rule: 'gof/numbers.3' });
    expect(strength?.changes).toEqual([{ is: 'times', from: 'this-turn', times: 2 }]);
    expect(kill).toEqual({ attack: 36, defense: 24, won: true, rule: 'gof/numbers.5' });
  },
);

rule(
  'gof/numbers.3: an attack that is 0 this turn counts as such, whatever its parts',
  { ana: { class: 'thief', turn: { attackIsZero: true }, bonus: { attack: 9 } } },
  (scene) => {
    scene.faces('ana', 'titan');
    scene.asks('ana', 'defense', 'thief', 'go-on');
    const { attack: strength, kill, dodge } = explainedTo(scene, 'ana');
    expect(strength?.total).toBe(0);
    expect(strength?.changes).toEqual([{ is: 'counts-as', from: 'this-turn', as: 0 }]);
    expect(kill).toMatchObject({ attack: 0, won: false });
    expect(dodge).toEqual({ attack: 22, defense: 13, won: false, rule: 'gof/numbers.6' });
  },
);

rule(
  'gof/numbers.7: a monster is made of its card and its modifiers, and swapped parts change places',
  { ana: { class: 'jester' } },
  (scene) => {
    scene.faces('ana', 'dancing-sword', 'extra-tough', 'extra-wealthy');
    scene.asks('ana', 'before-rolling', 'jester', 'go-on').answer('jester');
    const { monster } = explainedTo(scene, 'ana');
    if (monster === null) throw new Error('no monster');
    expect(monster).toMatchObject({ card: 'dancing-sword', isSwapped: true });
    expect(partsOf(monster.defense)).toEqual([['dancing-sword', 21]]);
    expect(partsOf(monster.attack)).toEqual([
      ['dancing-sword', 8],
      ['extra-tough', 3],
    ]);
    expect(monster.attack.parts[1]?.rule).toBe('gof/turn.2.2');
  },
);

rule(
  'gof/turn.7.3: a treasure is made of the printed gold, its modifiers, abilities and what boasts take off',
  { ana: { class: 'trapper', boasts: ['blindfolded'], bonus: { defense: 9 } } },
  (scene) => {
    scene.faces('ana', 'ogre', 'extra-wealthy');
    scene.asks('ana', 'before-rolling', 'trapper', 'go-on');
    const treasure = () => {
      const { monster } = explainedTo(scene, 'ana');
      return monster?.treasure == null ? null : partsOf(monster.treasure);
    };
    expect(treasure()).toEqual([
      ['ogre', 3],
      ['extra-wealthy', 3],
      ['blindfolded', -1],
    ]);
  },
);

rule(
  'gof/numbers.5, gof/numbers.6: a comparison that was lost stays lost, though the numbers change',
  { ana: { weapon: 'spiked-shield', dice: [1, 1, 1] } },
  (scene) => {
    scene.faces('ana', 'titan');
    scene.asks('ana', 'after-damage', 'spiked-shield', 'go-on');
    const raised = { dice: 0, attack: 30, defense: 30, oneUseDice: 0 };
    const heroes = scene.seen.heroes.map((hero) => ({ ...hero, bonus: raised }));
    const { kill, dodge } = explained({ state: { ...scene.seen, heroes }, content }, scene.the('ana').id);
    expect([kill, dodge]).toMatchObject([
      { attack: 33, defense: 24, won: false },
      { attack: 22, defense: 49, won: false },
    ]);
  },
);
