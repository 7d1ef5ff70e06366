import { signedPlainly } from '@tavolo/language';
import { count, or } from '@tavolo/language/en';
import type { AbilityWords, CardWords } from '../vocabulary.ts';
import { moreDice } from './counted.ts';
import { tokenNames } from './tokens.ts';

const ability: AbilityWords = {
  when: {
    'start-of-turn': 'at the start of the turn',
    commit: 'once the Encounter is known',
    'start-of-encounter': 'at the start of an Encounter',
    'before-rolling': 'before rolling',
    'after-rolling': 'after rolling',
    treasure: 'on taking a Treasure',
    defense: 'before the hit check',
    damage: 'when you are hit',
    'after-damage': 'after the Damage',
    'after-encounter': 'after an Encounter',
    'end-of-turn': 'at the end of the turn',
  },
  once: { fight: 'once per fight', encounter: 'once per Encounter', turn: 'once per turn' },
  needs: {
    killed: () => 'if you Killed the Monster',
    'not-killed': () => 'if you did not Kill the Monster',
    'killed-and-dodged': () => 'if you both Killed and Dodged the same Monster this turn',
    damaged: () => 'if the Monster Damaged you',
    dead: () => 'if you are Dead and another player was alive when the turn began',
    'others-dead': () => 'if other Heroes are Dead already',
    'attack-below-defense': () => "if the Monster's Attack is lower than its Defense",
    'attack-at-least': ({ attack }) => `if the Monster's Attack is ${attack} or more`,
  },
  cost: (token, many) =>
    many ? `spend any number of ${tokenNames[token]}s, and for each` : `spend a ${tokenNames[token]}`,
  traps: 'It helps against traps too',
  ignoresText: 'The text of the Encounter cannot prevent it',
};

export const cards: CardWords = {
  passives: {
    'more-dice': ({ by }) => moreDice(by),
    'more-defense': ({ by }) => `${signedPlainly(by)} Defense`,
    'more-attack': ({ by }) => `${signedPlainly(by)} Attack`,
    'gold-as-attack': () => 'add your Gold to your Attack',
    'multiplied-roll': ({ times }) => `multiply your roll by ${times}`,
    'low-dice-count-nothing': ({ upTo }) => `dice showing ${upTo} or less count as 0`,
    'treasure-if-killed-and-dodged': ({ by }) =>
      `${signedPlainly(by)} Gold in the Treasure of a Monster you both Kill and Dodge`,
    'token-on-kill': () => 'gain a Weapon token for every Kill',
    'gold-if-alive': ({ by }) => `gain ${by} Gold at the end of every turn you survive`,
    'abilities-of-the-dead': () =>
      'use the Class Abilities of all other Heroes who were Dead when the turn began',
    'look-ahead': (passive) =>
      `at the start of the turn, look at the top ${passive.cards} cards of the deck and put them back in any order`,
    'dropped-after-a-kill': () => 'dropped at the end of the turn of your first Kill',
    'start-gold': ({ by }) => `start with ${by} Gold`,
    'start-wounds': ({ by }) => `start with ${count(by, 'Wound')}`,
    'start-weapon-tokens': ({ times }) =>
      times === 'double' ? 'start with twice the Weapon tokens' : 'start with half the Weapon tokens',
    weapons: (passive) => `carry ${passive.count} Weapons, and roll the dice of either`,
  },
  extraGold: {
    'if-killed-and-dodged': ({ by }) => `${signedPlainly(by)} Gold if you both Kill it and Dodge it`,
    'per-defense': ({ each }) => `Treasure: 1 Gold for every full ${each} points of your Defense`,
    'for-a-wound': ({ by, wounds }) => `you may suffer ${count(wounds, 'Wound')} for ${by} Gold more`,
    'or-instead': ({ by, instead }, clause) => `Treasure: gain ${by} Gold or ${clause(instead.does)}`,
  },
  traits: {
    'can-be-paid-off': (trait) =>
      trait.with === 'gold'
        ? 'at the start of the Encounter you may pay 1 Gold to skip it'
        : 'at the start of the Encounter you may discard a Weapon token to skip it',
    'no-token-abilities': () => 'no Ability that costs a token can be used in this fight',
    'fought-again-unless-killed': () => 'if you do not Kill it, fight it once more',
    bet: ({ most }) =>
      `before the fight, bet up to ${most} Gold in secret: the bet is paid at once, and a Kill pays back double`,
    'private-encounter': () => 'when you Kill it, the next Encounter is yours alone to face or to decline',
  },
  figures: {
    attack: (attack) => `Attack ${attack}`,
    defense: (defense) => (defense === 'yours' ? 'Defense always equal to yours' : `Defense ${defense}`),
    dice: (dice) => count(dice, 'Attack Die', 'Attack Dice'),
    tokens: (number, token) => (number === 0 ? `no ${tokenNames[token]}s` : count(number, tokenNames[token])),
  },
  ability,
  damage: (does) => (does === null ? 'Damage: none' : `Damage: ${does}`),
  damageChoice: (sides) => `Damage: ${or(sides)}, as you choose`,
  treasure: (gold) => (gold === 0 ? 'Treasure: no Gold' : `Treasure: ${gold} Gold`),
  onKill: (does) => `when you Kill it, ${does}`,
  afterFight: (does) => `after the fight, if you Killed it, ${does}`,
  trap: 'a trap: Defense does not help',
  promo: 'promo card',
  modifier: {
    attack: (by) => `the next Monster has ${signedPlainly(by)} Attack`,
    defense: (by) => `the next Monster has ${signedPlainly(by)} Defense`,
    gold: (by) => `the next Monster has ${signedPlainly(by)} Gold in its Treasure`,
    damageTimes: (times) => `the next Monster deals its Damage ${times === 2 ? 'twice' : `${times} times`}`,
    twoEncounters: 'two Encounters are turned over, and everybody faces the one they choose',
  },
};
