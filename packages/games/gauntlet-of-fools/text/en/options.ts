import { capital } from '@tavolo/language';
import { count, some } from '@tavolo/language/en';
import type { EncounterId } from '../../cards.ts';
import { amountOf } from '../../options.ts';
import type { WindowQuestion } from '../../questions.ts';
import { abilityIn, choiceOn, dieShown, priceOf, times, woundsForGold } from '../lookup.ts';
import type { OptionLabels, WindowLabel } from '../questions.ts';
import { said } from '../vocabulary.ts';
import { cards } from './card-words.ts';
import { moreDice } from './counted.ts';
import type { Speaker } from './speaker.ts';

/** The label that goes on without using more, in each window. */
const goOn: { readonly [W in WindowQuestion]: (card: string) => string } = {
  'start-of-encounter': (card) => `Face ${card}`,
  'before-rolling': () => 'Attack',
  'after-rolling': () => 'Keep the roll',
  treasure: () => 'Take the Treasure',
  defense: () => 'Await the blow',
  damage: () => 'Suffer the Damage',
  'after-damage': (card) => `Let ${card} live`,
  'after-encounter': () => 'Move on',
  'end-of-turn': () => 'Use no Ability',
};

function inWindow(window: WindowQuestion): WindowLabel<Speaker> {
  return (id, { card }, speak) => {
    if (id === 'go-on') return goOn[window](card === null ? 'the Encounter' : speak.the(card));
    if (id === 'one-use-dice') return 'Spend one-use dice: +1 Attack Die each for this attack';
    if (id === 'pay-off') return payOff(card, speak);
    const printed = abilityIn(speak.table.cards, id);
    if (printed === null) return `Use ${speak.the(id)}`;
    const does = speak.does(printed.ability.does, card);
    return printed.ability.many
      ? `Spend tokens, and for each: ${does} (${speak.name(printed.card)})`
      : `Spend a token: ${does} (${speak.name(printed.card)})`;
  };
}

function payOff(card: EncounterId | null, { the, table }: Speaker): string {
  const skipped = card === null ? 'the Encounter' : the(card);
  return priceOf(table.cards, card) === 'gold'
    ? `Pay 1 Gold to skip ${skipped}`
    : `Discard a Weapon token to skip ${skipped}`;
}

export const options: OptionLabels<Speaker> = {
  hero: (id, _, { armed, player, table }) => {
    const { seat } = table.hero(id);
    return seat === null ? `Take ${armed(id)}` : `Steal ${armed(id)} from ${player(seat)}`;
  },
  boasts: (id, _, { name, table }) => {
    const boast = table.cards.boasts.get(id);
    return `${name(id)}: ${(boast?.always ?? []).map((passive) => said(cards.passives, passive)).join('; ')}`;
  },
  'active-hero': (id, _, { armed, table }) =>
    table.hero(id).dead ? `Send in ${armed(id)}, Dead as it is, for a Class token` : `Send in ${armed(id)}`,
  'play-though-dead': (id) => (id === 'yes' ? 'Spend a Class token and play' : 'Stay Dead'),
  side: (id, _, { the }) => `Face ${the(id)}`,
  'card-to-remove': (id, _, { the }) =>
    id === 'none' ? 'Keep these cards' : `Spend a token: take ${the(id)} out of the game`,
  'card-on-top': (id, _, { the }) => `Put ${the(id)} on top`,
  bet: (id) => (id === '0' ? 'Bet nothing' : `Bet ${id} Gold`),
  'start-of-encounter': inWindow('start-of-encounter'),
  'before-rolling': inWindow('before-rolling'),
  'after-rolling': inWindow('after-rolling'),
  treasure: inWindow('treasure'),
  defense: inWindow('defense'),
  damage: inWindow('damage'),
  'after-damage': inWindow('after-damage'),
  'after-encounter': inWindow('after-encounter'),
  'end-of-turn': inWindow('end-of-turn'),
  'tokens-to-spend': (id, { ability }, { does, table }) => {
    const printed = abilityIn(table.cards, ability);
    const spend = `Spend ${some(amountOf(id), 'token')}`;
    return printed === null ? spend : `${spend}: ${does(times(printed.ability.does, amountOf(id)))}`;
  },
  'one-use-dice-to-spend': (id) =>
    `Spend ${some(amountOf(id), 'one-use die', 'one-use dice')}: ${moreDice(amountOf(id))} for this attack`,
  'weapon-to-roll': (id, _, { the }) => `Roll the dice of ${the(id)}`,
  'weapon-for-token': (id, _, { the }) => `Put the token on ${the(id)}`,
  'weapon-to-lose-token': (id, _, { the }) => `Take the token from ${the(id)}`,
  'dice-to-reroll': (id, { dice }) => {
    const { place, shows } = dieShown(id, dice);
    return `Reroll die ${place}, which shows ${shows}`;
  },
  choice: (id, asked, { does, table }) => {
    const side = choiceOn(table.cards, asked.card, asked.options).sides.find(({ name }) => name === id);
    return capital(does(side?.does ?? [], asked.card));
  },
  'wound-for-gold': (id, { card, gold }, { table }) =>
    id === 'yes'
      ? `Suffer ${count(woundsForGold(table.cards, card), 'Wound')} for ${gold} Gold`
      : 'Leave the Gold',
  'face-privately': (id, { card }, { the }) => {
    const encounter = card === null ? 'the Encounter' : the(card);
    return id === 'yes' ? `Face ${encounter}` : `Decline to face ${encounter}`;
  },
};
