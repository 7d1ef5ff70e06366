import { signedPlainly } from '@tavolo/language';
import { and, masculine, type Noun, of as ofNoun, or, the } from '@tavolo/language/pt';
import { bad, badForTurn, good, goodForTurn } from '../phrases.ts';
import type { EffectWords, Mood, Syntax } from '../vocabulary.ts';
import { moreDice, wounds } from './counted.ts';
import { bonusToken, penaltyToken, tokenNames, tokens } from './tokens.ts';

/** A verb as a card gives it, an imperative, or as a button does, an infinitive. */
const verb = (mood: Mood, imperative: string, infinitive: string): string =>
  mood === 'card' ? imperative : infinitive;

const effects: EffectWords<Noun> = {
  dice: (effect) => goodForTurn(moreDice(effect.count)),
  'dice-per-wound': () => goodForTurn('+1 Dado de Ataque para cada Ferimento seu'),
  defense: ({ by }) => goodForTurn(`${signedPlainly(by)} de Defesa`),
  'defense-zero': () => badForTurn('a sua Defesa é 0'),
  'double-attack': (_, { mood }) => goodForTurn(`${verb(mood, 'dobre', 'dobrar')} o seu Ataque`),
  'no-attack-next-turn': () => bad('no seu próximo turno o seu Ataque será 0'),
  'richer-treasures': ({ by }) => goodForTurn(`${signedPlainly(by)} de Ouro em cada Tesouro`),
  'dodge-what-you-kill': (_, { mood }) =>
    goodForTurn(`${verb(mood, 'Esquive-se', 'Esquivar-se')} de cada Monstro que você Matar`),
  'ignore-boasts': (_, { mood }) => goodForTurn(`${verb(mood, 'ignore', 'ignorar')} as suas Bravatas`),
  'no-attack': (_, { mood }) => badForTurn(verb(mood, 'não ataque', 'não atacar')),
  'no-weapon-abilities': (_, { mood }) =>
    badForTurn(`${verb(mood, 'não use', 'não usar')} Habilidades de Arma que custam fichas`),
  kill: (_, { target, known, mood }) =>
    good(
      known
        ? verb(
            mood,
            { m: 'Mate-o', f: 'Mate-a' }[target.gender],
            { m: 'Matá-lo', f: 'Matá-la' }[target.gender],
          )
        : `${verb(mood, 'Mate', 'Matar')} ${the(target)}`,
    ),
  dodge: (_, { target, known, mood }) =>
    good(
      `${verb(mood, 'Esquive-se', 'Esquivar-se')} ${known ? { m: 'dele', f: 'dela' }[target.gender] : ofNoun(target)}`,
    ),
  swap: (_, { target, known, mood }) =>
    good(
      `${verb(mood, 'troque', 'trocar')} entre si o Ataque e a Defesa ${known ? { m: 'dele', f: 'dela' }[target.gender] : ofNoun(target)}`,
    ),
  'roll-more': ({ dice }, { mood }) =>
    good(`${verb(mood, 'role', 'rolar')} ${dice === 1 ? 'mais um dado' : `mais ${dice} dados`}`),
  'reroll-all': (_, { mood }) => good(`${verb(mood, 'role', 'rolar')} de novo todos os seus dados`),
  reroll: ({ dice }, { mood }) =>
    good(`${verb(mood, 'role', 'rolar')} de novo ${dice === 1 ? 'um dado' : `${dice} dados`} à sua escolha`),
  'roll-counts': ({ as }) => good(`a sua rolagem vale ${as}, não importa o que os dados mostrem`),
  'attack-per-dead': ({ by }) =>
    good(`${signedPlainly(by)} de Ataque para cada outro Herói que já estava Morto no início do turno`),
  soften: ({ to }, { mood }) =>
    good(`${verb(mood, 'sofra', 'sofrer')} no máximo ${wounds(to)} e nenhum outro efeito do golpe`),
  'forgo-treasure': ({ bonus, by }, { mood }) =>
    good(
      `${verb(mood, 'abra', 'abrir')} mão de todo o Tesouro e, no fim do turno, ${verb(mood, 'ganhe', 'ganhar')} ${bonusToken[bonus](by)}`,
    ),
  skip: (_, { mood }) => good(`${verb(mood, 'pule', 'pular')} o Encontro`),
  'face-again': (_, { mood }) => good(`${verb(mood, 'enfrente', 'enfrentar')} o Encontro de novo`),
  'play-dead': (_, { mood }) => good(`${verb(mood, 'jogue', 'jogar')} este turno, mesmo Morto`),
  'remove-and-look-again': (_, { mood }) =>
    good(
      `${verb(mood, 'tire', 'tirar')} do jogo uma das cartas que você vê e ${verb(mood, 'olhe', 'olhar')} de novo`,
    ),

  heal: (effect, { mood }) => good(`${verb(mood, 'cure', 'curar')} ${wounds(effect.wounds)}`),
  gold: ({ by }, { mood }) => good(`${verb(mood, 'ganhe', 'ganhar')} ${by} de Ouro`),
  'gain-token': ({ token }, { mood }) =>
    good(`${verb(mood, 'ganhe', 'ganhar')} ${tokens(1, tokenNames[token])}`),
  bonus: ({ bonus, by }, { mood }) => good(`${verb(mood, 'ganhe', 'ganhar')} ${bonusToken[bonus](by)}`),
  'discard-penalties': (_, { mood }) =>
    good(`${verb(mood, 'descarte', 'descartar')} todas as suas fichas de Penalidade`),
  'gold-per-attack': ({ each }, { mood }) =>
    good(
      `${verb(mood, 'ataque', 'atacar')} e ${verb(mood, 'ganhe', 'ganhar')} 1 de Ouro a cada ${each} pontos completos de Ataque`,
    ),
  choice: ({ of }, { clause, mood }) =>
    good(`${verb(mood, 'escolha', 'escolher')}: ${or(of.map(({ does }) => clause(does)))}`),

  wound: (effect, { mood }) => bad(`${verb(mood, 'sofra', 'sofrer')} ${wounds(effect.wounds)}`),
  'wound-by-wounds': ({ few, many }, { mood }) =>
    bad(
      `${verb(mood, 'sofra', 'sofrer')} ${orNone(few)} se você tiver 0 ou 1, ou ${orNone(many)} se tiver mais`,
    ),
  'lose-gold': ({ by }, { mood }) => bad(`${verb(mood, 'perca', 'perder')} ${by} de Ouro`),
  'lose-token': ({ token }, { mood }) =>
    bad(`${verb(mood, 'perca', 'perder')} ${tokens(1, tokenNames[token])}`),
  penalty: ({ penalty, by }, { mood }) =>
    bad(`${verb(mood, 'receba', 'receber')} ${penaltyToken[penalty](by)}`),
  'double-damage-next-turn': () => bad('no seu próximo turno, todo Dano que você sofrer conta em dobro'),
  'cannot-die-yet': () => good('você não pode Morrer antes do fim do seu próximo turno'),
};

const orNone = (number: number): string => (number === 0 ? 'nenhum' : wounds(number));

export const syntax: Syntax<Noun> = {
  effects,
  anyMonster: masculine('Monstro'),
  and,
  but: (clause, drawback) => `${clause}, mas ${drawback}`,
  thisTurn: (clause) => `${clause} neste turno`,
};
