import { expect, test } from 'vitest';
import type { EncounterCard, Monster } from '../../cards.ts';
import { gauntletOfFools } from '../../game.ts';

const { boasts, classes, encounters, weapons } = gauntletOfFools.content;

const inBox = <Card extends { readonly promo: boolean }>(cards: Iterable<Card>): Card[] =>
  [...cards].filter(({ promo }) => !promo);
const isMonster = (card: EncounterCard): card is Monster => card.is === 'monster';
const monsters = inBox(encounters.values()).filter(isMonster);
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const printedWounds = ({ damage }: Monster): number =>
  sum(damage.map((loss) => (loss.is === 'wound' ? loss.wounds : 0)));

/** The checksums of the reference's cards.json. */
test('gof/setup.1: counts and sums of the printed figures are those of the reference', () => {
  const kinds = inBox(encounters.values()).map(({ is }) => is);
  expect({
    classes: inBox(classes.values()).length,
    weapons: inBox(weapons.values()).length,
    encounters: kinds.length,
    monsters: kinds.filter((is) => is === 'monster').length,
    specials: kinds.filter((is) => is === 'special').length,
    modifiers: kinds.filter((is) => is === 'modifier').length,
    boasts: boasts.size,
    classDefense: sum(inBox(classes.values()).map(({ defense }) => defense)),
    classTokens: sum(inBox(classes.values()).map(({ tokens }) => tokens)),
    weaponDice: sum(inBox(weapons.values()).map(({ dice }) => dice)),
    weaponTokens: sum(inBox(weapons.values()).map(({ tokens }) => tokens)),
    monsterAttack: sum(monsters.map(({ attack }) => attack)),
    monsterDefense: sum(monsters.map(({ defense }) => (defense === 'yours' ? 0 : defense))),
    monsterWounds: sum(monsters.map(printedWounds)),
    monsterGold: sum(monsters.map(({ gold }) => gold)),
  }).toEqual({
    classes: 20,
    weapons: 20,
    encounters: 50,
    monsters: 40,
    specials: 5,
    modifiers: 5,
    boasts: 6,
    classDefense: 291,
    classTokens: 36,
    weaponDice: 78,
    weaponTokens: 58,
    monsterAttack: 623,
    monsterDefense: 542,
    monsterWounds: 35,
    monsterGold: 99,
  });
});

test('gof/setup.1: the Armsmaster, the Cleaver and the Gladiator are the only promos', () => {
  const promos = [...classes.values(), ...weapons.values(), ...encounters.values()].filter(
    ({ promo }) => promo,
  );
  expect(promos.map(({ id }) => id)).toEqual(['armsmaster', 'cleaver', 'gladiator']);
});
