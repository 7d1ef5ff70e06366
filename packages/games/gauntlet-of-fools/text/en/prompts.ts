import { capital } from '@tavolo/language';
import { count, or } from '@tavolo/language/en';
import { diceShown } from '../dice-shown.ts';
import { choiceOn, isMonster, woundsForGold } from '../lookup.ts';
import type { Prompts } from '../questions.ts';
import type { Speaker } from './speaker.ts';

export const prompts: Prompts<Speaker> = {
  hero: () => "Take a Hero from the middle, or steal someone else's.",
  boasts: ({ hero, from, max }, { class: named, player }) => {
    if (from !== null)
      return `You are stealing ${named(hero)} from ${player(from)}: add at least one new Boast.`;
    return max === 1
      ? `Add a Boast to ${named(hero)}, or none.`
      : `Add as many Boasts to ${named(hero)} as you dare, or none.`;
  },
  'active-hero': () => 'Choose which of your Heroes plays this turn.',
  'play-though-dead': ({ hero, encounters }, { class: named, the }) =>
    `${capital(named(hero))} is Dead. Spend a Class token to face ${or(encounters.map(the))} anyway, or stay Dead.`,
  side: ({ hero }, { class: named }) => `The way forks: choose where to send ${named(hero)}.`,
  'card-to-remove': () =>
    'These cards come next: spend a token to take one of them out of the game, or keep them.',
  'card-on-top': () => 'Choose the card to turn over first.',
  bet: ({ gold }) =>
    `Bet in secret that you will Kill the Monster: a Kill pays back double, otherwise the bet is gone. You have ${gold} Gold.`,
  'start-of-encounter': ({ card }, { the }) =>
    card === null
      ? 'Use an Ability, or continue.'
      : `Before you face ${the(card)}: use what you have, or go ahead.`,
  'before-rolling': ({ card }, { where }) => `${where(card)}, before rolling: use what you have, or attack.`,
  'after-rolling': ({ card }, { where }) =>
    `${where(card)}, after rolling: improve your attack, or keep the roll.`,
  treasure: ({ card }, { the }) =>
    card === null
      ? 'Use an Ability, or take the Treasure.'
      : `You Killed ${the(card)}: use an Ability, or take its Treasure.`,
  defense: ({ card }, { the, table }) => {
    if (card === null) return 'Use an Ability, or await the blow.';
    return isMonster(table.cards, card)
      ? `${capital(the(card))} attacks you: use an Ability, or await the blow.`
      : `${capital(the(card))} springs: use an Ability, or await the blow.`;
  },
  damage: ({ card }, { the }) =>
    card === null
      ? 'You are hit: use an Ability, or suffer the Damage.'
      : `${capital(the(card))} hits you: use an Ability, or suffer the Damage.`,
  'after-damage': ({ card }, { the }) =>
    card === null
      ? 'Use an Ability in return, or let it go.'
      : `${capital(the(card))} has Damaged you: return the favor, or let it live.`,
  'after-encounter': ({ card }, { the }) =>
    card === null
      ? 'The Encounter is over: use an Ability, or move on.'
      : `You are done with ${the(card)}: use an Ability, or move on.`,
  'end-of-turn': () => 'The turn is ending: use an Ability before Death counts your Wounds, or do without.',
  'tokens-to-spend': ({ ability }, { the }) => `Choose how many tokens to spend on ${the(ability)}.`,
  'one-use-dice-to-spend': () => 'Choose how many one-use dice to spend on this attack.',
  'weapon-to-roll': () => 'Choose the Weapon whose dice to roll.',
  'weapon-for-token': () => 'Choose the Weapon that gets the token.',
  'weapon-to-lose-token': () => 'Choose the Weapon that loses the token.',
  'dice-to-reroll': ({ min, dice }) =>
    `Choose ${count(min, 'die', 'dice')} to reroll; they show ${diceShown(dice)}.`,
  choice: ({ card, options }, { the, table }) => {
    if (card === null) return 'Choose one.';
    const kinds = {
      damage: `${capital(the(card))} hits you: choose your Damage.`,
      treasure: `You Killed ${the(card)}: choose your Treasure.`,
      gift: `${capital(the(card))} lets you choose one.`,
    };
    return kinds[choiceOn(table.cards, card, options).is];
  },
  'wound-for-gold': ({ card, gold }, { the, table }) => {
    const wounds = count(woundsForGold(table.cards, card), 'Wound');
    return card === null
      ? `Suffer ${wounds} for ${gold} more Gold, or do without.`
      : `${capital(the(card))} guards ${gold} more Gold: suffer ${wounds} to get at it, or leave it.`;
  },
  'face-privately': ({ card }, { the }) =>
    card === null
      ? 'Face the private Encounter, or decline it.'
      : `${capital(the(card))} is here for you alone: face it, or decline.`,
};
