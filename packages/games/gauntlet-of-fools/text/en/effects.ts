import { signedPlainly } from '@tavolo/language';
import { and, count, type Noun, noun, or, the } from '@tavolo/language/en';
import { bad, badForTurn, good, goodForTurn } from '../phrases.ts';
import type { EffectWords, Syntax } from '../vocabulary.ts';
import { moreDice } from './counted.ts';
import { bonusToken, penaltyToken, tokenNames } from './tokens.ts';

const effects: EffectWords<Noun> = {
  dice: (effect) => goodForTurn(moreDice(effect.count)),
  'dice-per-wound': () => goodForTurn('+1 Attack Die for each of your Wounds'),
  defense: ({ by }) => goodForTurn(`${signedPlainly(by)} Defense`),
  'defense-zero': () => badForTurn('your Defense is 0'),
  'double-attack': () => goodForTurn('double your Attack'),
  'no-attack-next-turn': () => bad('your Attack is 0 on your next turn'),
  'richer-treasures': ({ by }) => goodForTurn(`${signedPlainly(by)} Gold in every Treasure`),
  'dodge-what-you-kill': () => goodForTurn('Dodge every Monster you Kill'),
  'ignore-boasts': () => goodForTurn('ignore your Boasts'),
  'no-attack': () => badForTurn('make no attack'),
  'no-weapon-abilities': () => badForTurn('use no Weapon Ability that costs a token'),
  kill: (_, { target, known }) => good(known ? 'Kill it' : `Kill ${the(target)}`),
  dodge: (_, { target, known }) => good(known ? 'Dodge it' : `Dodge ${the(target)}`),
  swap: (_, { target, known }) =>
    good(known ? 'swap its Attack and Defense' : `swap the Attack and Defense of ${the(target)}`),
  'roll-more': ({ dice }) => good(dice === 1 ? 'roll one more die' : `roll ${dice} more dice`),
  'reroll-all': () => good('reroll all your dice'),
  reroll: ({ dice }) => good(dice === 1 ? 'reroll one of your dice' : `reroll ${dice} of your dice`),
  'roll-counts': ({ as }) => good(`your roll counts as ${as}, whatever the dice say`),
  'attack-per-dead': ({ by }) =>
    good(`${signedPlainly(by)} Attack for every other Hero who was Dead when the turn began`),
  soften: ({ to }) => good(`suffer at most ${count(to, 'Wound')} and nothing else from the hit`),
  'forgo-treasure': ({ bonus, by }) =>
    good(`give up the whole Treasure for ${bonusToken[bonus](by)} at the end of the turn`),
  skip: () => good('skip the Encounter'),
  'face-again': () => good('face the Encounter once more'),
  'play-dead': () => good('play this turn, Dead as you are'),
  'remove-and-look-again': () => good('take one of the cards you see out of the game and look again'),

  heal: ({ wounds }) => good(`heal ${count(wounds, 'Wound')}`),
  gold: ({ by }) => good(`gain ${by} Gold`),
  'gain-token': ({ token }) => good(`gain a ${tokenNames[token]}`),
  bonus: ({ bonus, by }) => good(`gain ${bonusToken[bonus](by)}`),
  'discard-penalties': () => good('discard all your Penalty tokens'),
  'gold-per-attack': ({ each }) => good(`make an attack and gain 1 Gold for every full ${each} points of it`),
  choice: ({ of }, { clause }) => good(`choose: ${or(of.map(({ does }) => clause(does)))}`),

  wound: ({ wounds }) => bad(`suffer ${count(wounds, 'Wound')}`),
  'wound-by-wounds': ({ few, many }) =>
    bad(`suffer ${wounds(few)} if you have 0 or 1, or ${wounds(many)} if you have more`),
  'lose-gold': ({ by }) => bad(`lose ${by} Gold`),
  'lose-token': ({ token }) => bad(`lose a ${tokenNames[token]}`),
  penalty: ({ penalty, by }) => bad(`take ${penaltyToken[penalty](by)}`),
  'double-damage-next-turn': () => bad('all Damage to you is doubled on your next turn'),
  'cannot-die-yet': () => good('you cannot Die before the end of your next turn'),
};

const wounds = (number: number): string => (number === 0 ? 'none' : count(number, 'Wound'));

export const syntax: Syntax<Noun> = {
  effects,
  anyMonster: noun('Monster'),
  and,
  but: (clause, drawback) => `${clause}, but ${drawback}`,
  thisTurn: (clause) => `${clause} this turn`,
};
