import { signedPlainly } from '@tavolo/language';
import { count, or } from '@tavolo/language/pt';
import type { AbilityWords, CardWords } from '../vocabulary.ts';
import { moreDice, wounds } from './counted.ts';
import { tokenNames, tokens } from './tokens.ts';

const ability: AbilityWords = {
  when: {
    'start-of-turn': 'no início do turno',
    commit: 'depois de ver o Encontro',
    'start-of-encounter': 'no início de um Encontro',
    'before-rolling': 'antes de rolar',
    'after-rolling': 'depois de rolar',
    treasure: 'ao pegar um Tesouro',
    defense: 'antes de ver se o golpe acerta',
    damage: 'quando um Monstro atingir você',
    'after-damage': 'depois do Dano',
    'after-encounter': 'depois de um Encontro',
    'end-of-turn': 'no fim do turno',
  },
  once: { fight: 'uma vez por combate', encounter: 'uma vez por Encontro', turn: 'uma vez por turno' },
  needs: {
    killed: () => 'se você Matou o Monstro',
    'not-killed': () => 'se você não Matou o Monstro',
    'killed-and-dodged': () => 'se neste turno você Matou um Monstro e também se Esquivou dele',
    damaged: () => 'se o Monstro causou Dano a você',
    dead: () => 'se você está Morto e outro jogador estava vivo no início do turno',
    'others-dead': () => 'se já há outros Heróis Mortos',
    'attack-below-defense': () => 'se o Ataque do Monstro é menor que a Defesa dele',
    'attack-at-least': ({ attack }) => `se o Ataque do Monstro é ${attack} ou mais`,
  },
  cost: (token, many) =>
    many
      ? `gaste quantas fichas ${tokenNames[token]} quiser e, para cada uma`
      : `gaste ${tokens(1, tokenNames[token])}`,
  traps: 'Vale também contra armadilhas',
  ignoresText: 'O texto do Encontro não pode impedir isso',
};

export const cards: CardWords = {
  passives: {
    'more-dice': ({ by }) => moreDice(by),
    'more-defense': ({ by }) => `${signedPlainly(by)} de Defesa`,
    'more-attack': ({ by }) => `${signedPlainly(by)} de Ataque`,
    'gold-as-attack': () => 'some o seu Ouro ao seu Ataque',
    'multiplied-roll': ({ times }) => `multiplique a sua rolagem por ${times}`,
    'low-dice-count-nothing': ({ upTo }) => `os dados que mostrarem ${upTo} ou menos contam como 0`,
    'treasure-if-killed-and-dodged': ({ by }) =>
      `${signedPlainly(by)} de Ouro no Tesouro de cada Monstro que você Matar e do qual também se Esquivar`,
    'token-on-kill': () => 'ganhe uma ficha de Arma a cada Monstro que você Matar',
    'gold-if-alive': ({ by }) => `ganhe ${by} de Ouro no fim de cada turno a que você sobreviver`,
    'abilities-of-the-dead': () =>
      'use as Habilidades de Classe de todos os outros Heróis que já estavam Mortos no início do turno',
    'look-ahead': (passive) =>
      `no início do turno, olhe as ${passive.cards} primeiras cartas do baralho e devolva-as na ordem que quiser`,
    'dropped-after-a-kill': () => 'descarte esta Bravata no fim do turno em que Matar seu primeiro Monstro',
    'start-gold': ({ by }) => `você começa com ${by} de Ouro`,
    'start-wounds': ({ by }) => `você começa com ${wounds(by)}`,
    'start-weapon-tokens': ({ times }) =>
      times === 'double'
        ? 'você começa com o dobro das fichas de Arma'
        : 'você começa com metade das fichas de Arma',
    weapons: (passive) => `você leva ${passive.count} Armas e rola os dados da que preferir`,
  },
  extraGold: {
    'if-killed-and-dodged': ({ by }) =>
      `${signedPlainly(by)} de Ouro se você Matar o Monstro e também se Esquivar dele`,
    'per-defense': ({ each }) => `Tesouro: 1 de Ouro a cada ${each} pontos completos da sua Defesa`,
    'for-a-wound': (extra) => `você pode sofrer ${wounds(extra.wounds)} para ganhar mais ${extra.by} de Ouro`,
    'or-instead': ({ by, instead }, clause) => `Tesouro: ganhe ${by} de Ouro ou ${clause(instead.does)}`,
  },
  traits: {
    'can-be-paid-off': (trait) =>
      trait.with === 'gold'
        ? 'no início do Encontro, você pode pagar 1 de Ouro para pulá-lo'
        : 'no início do Encontro, você pode descartar uma ficha de Arma para pulá-lo',
    'no-token-abilities': () => 'neste combate, não use Habilidades que custam fichas',
    'fought-again-unless-killed': () => 'se você não Matar o Monstro, lute contra ele mais uma vez',
    bet: ({ most }) =>
      `antes do combate, aposte em segredo até ${most} de Ouro: pague na hora e, se Matar o Monstro, receba o dobro de volta`,
    'private-encounter': () =>
      'quando você Matar o Monstro, o próximo Encontro é só seu: enfrente-o ou recuse-o',
  },
  figures: {
    attack: (attack) => `Ataque ${attack}`,
    defense: (defense) => (defense === 'yours' ? 'Defesa: sempre igual à sua' : `Defesa ${defense}`),
    dice: (dice) => count(dice, 'Dado de Ataque', 'Dados de Ataque'),
    tokens: (number, token) =>
      number === 0
        ? `nenhuma ficha ${tokenNames[token]}`
        : `${count(number, 'ficha', 'fichas')} ${tokenNames[token]}`,
  },
  ability,
  damage: (does) => (does === null ? 'Dano: nenhum' : `Dano: ${does}`),
  damageChoice: (sides) => `Dano à sua escolha: ${or(sides)}`,
  treasure: (gold) => (gold === 0 ? 'Tesouro: nenhum Ouro' : `Tesouro: ${gold} de Ouro`),
  onKill: (does) => `quando você Matar o Monstro, ${does}`,
  afterFight: (does) => `depois do combate, se você Matou o Monstro, ${does}`,
  trap: 'é uma armadilha: a Defesa não ajuda',
  promo: 'carta promocional',
  modifier: {
    attack: (by) => `o próximo Monstro tem ${signedPlainly(by)} de Ataque`,
    defense: (by) => `o próximo Monstro tem ${signedPlainly(by)} de Defesa`,
    gold: (by) => `o próximo Monstro tem ${signedPlainly(by)} de Ouro no Tesouro`,
    damageTimes: (times) => `o próximo Monstro causa o Dano ${times === 2 ? 'duas' : times} vezes`,
    twoEncounters: 'vire dois Encontros: cada jogador enfrenta o que preferir',
  },
};
