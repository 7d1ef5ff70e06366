import { signedPlainly } from '@tavolo/language';
import { count, orElse } from '@tavolo/language/it';
import type { AbilityWords, CardWords } from '../vocabulary.ts';
import { moreDice, wounds } from './counted.ts';
import { tokenNames, tokens } from './tokens.ts';

const ability: AbilityWords = {
  when: {
    'start-of-turn': "all'inizio del turno",
    commit: "quando l'Incontro è noto",
    'start-of-encounter': "all'inizio di un Incontro",
    'before-rolling': 'prima di tirare',
    'after-rolling': 'dopo il tiro',
    treasure: 'quando prendi un Tesoro',
    defense: 'prima del colpo',
    damage: 'quando un Mostro ti colpisce',
    'after-damage': 'dopo il Danno',
    'after-encounter': 'dopo un Incontro',
    'end-of-turn': 'alla fine del turno',
  },
  once: {
    fight: 'una volta per combattimento',
    encounter: 'una volta per Incontro',
    turn: 'una volta per turno',
  },
  needs: {
    killed: () => 'se hai Ucciso il Mostro',
    'not-killed': () => 'se non hai Ucciso il Mostro',
    'killed-and-dodged': () => 'se in questo turno hai sia Ucciso sia Schivato lo stesso Mostro',
    damaged: () => 'se il Mostro ti ha inflitto Danno',
    dead: () => "se sei Morto e un altro giocatore era vivo all'inizio del turno",
    'others-dead': () => 'se ci sono già altri Eroi Morti',
    'attack-below-defense': () => "se l'Attacco del Mostro è inferiore alla sua Difesa",
    'attack-at-least': ({ attack }) => `se l'Attacco del Mostro è ${attack} o più`,
  },
  cost: (token, many) =>
    many
      ? `spendi quanti segnalini ${tokenNames[token]} vuoi, e per ciascuno`
      : `spendi ${tokens(1, tokenNames[token])}`,
  traps: 'Vale anche contro le trappole',
  ignoresText: "Il testo dell'Incontro non può impedirlo",
};

export const cards: CardWords = {
  passives: {
    'more-dice': ({ by }) => moreDice(by),
    'more-defense': ({ by }) => `${signedPlainly(by)} in Difesa`,
    'more-attack': ({ by }) => `${signedPlainly(by)} in Attacco`,
    'gold-as-attack': () => 'aggiungi il tuo Oro al tuo Attacco',
    'multiplied-roll': ({ times }) => `moltiplica il tuo tiro per ${times}`,
    'low-dice-count-nothing': ({ upTo }) => `i dadi che mostrano ${upTo} o meno valgono 0`,
    'treasure-if-killed-and-dodged': ({ by }) =>
      `${signedPlainly(by)} Oro nel Tesoro di ogni Mostro che Uccidi e Schivi`,
    'token-on-kill': () => 'ottieni un segnalino Arma per ogni Uccisione',
    'gold-if-alive': ({ by }) => `ottieni ${by} Oro alla fine di ogni turno a cui sopravvivi`,
    'abilities-of-the-dead': () =>
      "usa le Abilità di Classe di tutti gli altri Eroi già Morti all'inizio del turno",
    'look-ahead': (passive) =>
      `all'inizio del turno guarda le prime ${passive.cards} carte del mazzo e rimettile nell'ordine che vuoi`,
    'dropped-after-a-kill': () => 'si scarta alla fine del turno della tua prima Uccisione',
    'start-gold': ({ by }) => `inizi con ${by} Oro`,
    'start-wounds': ({ by }) => `inizi con ${wounds(by)}`,
    'start-weapon-tokens': ({ times }) =>
      times === 'double' ? 'inizi con il doppio dei segnalini Arma' : 'inizi con la metà dei segnalini Arma',
    weapons: (passive) => `porti ${passive.count} Armi e tiri i dadi di quella che preferisci`,
  },
  extraGold: {
    'if-killed-and-dodged': ({ by }) => `${signedPlainly(by)} Oro se Uccidi e Schivi il Mostro`,
    'per-defense': ({ each }) => `Tesoro: 1 Oro ogni ${each} punti di Difesa, arrotondato per difetto`,
    'for-a-wound': (extra) => `puoi subire ${wounds(extra.wounds)} per avere ${extra.by} Oro in più`,
    'or-instead': ({ by, instead }, clause) => `Tesoro: ottieni ${by} Oro oppure ${clause(instead.does)}`,
  },
  traits: {
    'can-be-paid-off': (trait) =>
      trait.with === 'gold'
        ? "all'inizio dell'Incontro puoi pagare 1 Oro per saltarlo"
        : "all'inizio dell'Incontro puoi scartare un segnalino Arma per saltarlo",
    'no-token-abilities': () => 'in questo combattimento non si usano Abilità che costano segnalini',
    'fought-again-unless-killed': () => 'se non Uccidi il Mostro, combattilo ancora una volta',
    bet: ({ most }) =>
      `prima del combattimento scommetti in segreto fino a ${most} Oro: la scommessa si paga subito, e un'Uccisione ne restituisce il doppio`,
    'private-encounter': () =>
      'quando Uccidi il Mostro, il prossimo Incontro è solo tuo: puoi affrontarlo o rifiutarlo',
  },
  figures: {
    attack: (attack) => `Attacco ${attack}`,
    defense: (defense) => (defense === 'yours' ? 'Difesa: sempre pari alla tua' : `Difesa ${defense}`),
    dice: (dice) => count(dice, 'Dado di Attacco', 'Dadi di Attacco'),
    tokens: (number, token) =>
      number === 0
        ? `nessun segnalino ${tokenNames[token]}`
        : `${count(number, 'segnalino', 'segnalini')} ${tokenNames[token]}`,
  },
  ability,
  damage: (does) => (does === null ? 'Danno: nessuno' : `Danno: ${does}`),
  damageChoice: (sides) => `Danno a tua scelta: ${orElse(sides)}`,
  treasure: (gold) => (gold === 0 ? 'Tesoro: niente Oro' : `Tesoro: ${gold} Oro`),
  onKill: (does) => `quando Uccidi il Mostro, ${does}`,
  afterFight: (does) => `dopo il combattimento, se hai Ucciso il Mostro, ${does}`,
  trap: 'è una trappola: la Difesa non serve',
  promo: 'carta promozionale',
  modifier: {
    attack: (by) => `il prossimo Mostro ha ${signedPlainly(by)} in Attacco`,
    defense: (by) => `il prossimo Mostro ha ${signedPlainly(by)} in Difesa`,
    gold: (by) => `il prossimo Mostro ha ${signedPlainly(by)} Oro nel suo Tesoro`,
    damageTimes: (times) => `il prossimo Mostro infligge il suo Danno ${times === 2 ? 'due' : times} volte`,
    twoEncounters: 'si girano due Incontri, e ciascuno affronta quello che preferisce',
  },
};
