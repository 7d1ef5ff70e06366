import { signedPlainly } from '@tavolo/language';
import { and, masculine, type Noun, of as ofNoun, orElse, the } from '@tavolo/language/it';
import { bad, badForTurn, good, goodForTurn } from '../phrases.ts';
import type { EffectWords, Syntax } from '../vocabulary.ts';
import { moreDice, wounds } from './counted.ts';
import { bonusToken, penaltyToken, tokenNames, tokens } from './tokens.ts';

const effects: EffectWords<Noun> = {
  dice: (effect) => goodForTurn(moreDice(effect.count)),
  'dice-per-wound': () => goodForTurn('+1 Dado di Attacco per ogni tua Ferita'),
  defense: ({ by }) => goodForTurn(`${signedPlainly(by)} in Difesa`),
  'defense-zero': () => badForTurn('la tua Difesa è 0'),
  'double-attack': () => goodForTurn('raddoppia il tuo Attacco'),
  'no-attack-next-turn': () => bad('nel tuo turno successivo il tuo Attacco è 0'),
  'richer-treasures': ({ by }) => goodForTurn(`${signedPlainly(by)} Oro in ogni Tesoro`),
  'dodge-what-you-kill': () => goodForTurn('Schiva ogni Mostro che Uccidi'),
  'ignore-boasts': () => goodForTurn('ignora le tue Spacconerie'),
  'no-attack': () => badForTurn('non attaccare'),
  'no-weapon-abilities': () => badForTurn('non usare Abilità Arma che costano segnalini'),
  kill: (_, { target, known }) =>
    good(known ? { m: 'Uccidilo', f: 'Uccidila' }[target.gender] : `Uccidi ${the(target)}`),
  dodge: (_, { target, known }) =>
    good(known ? { m: 'Schivalo', f: 'Schivala' }[target.gender] : `Schiva ${the(target)}`),
  swap: (_, { target, known }) =>
    good(known ? 'scambiane Attacco e Difesa' : `scambia Attacco e Difesa ${ofNoun(target)}`),
  'roll-more': ({ dice }) => good(dice === 1 ? 'tira un dado in più' : `tira ${dice} dadi in più`),
  'reroll-all': () => good('ritira tutti i tuoi dadi'),
  reroll: ({ dice }) => good(dice === 1 ? 'ritira un dado a tua scelta' : `ritira ${dice} dadi a tua scelta`),
  'roll-counts': ({ as }) => good(`il tuo tiro vale ${as}, qualunque cosa dicano i dadi`),
  'attack-per-dead': ({ by }) =>
    good(`${signedPlainly(by)} in Attacco per ogni altro Eroe già Morto all'inizio del turno`),
  soften: ({ to }) => good(`dal colpo subisci al massimo ${wounds(to)} e nient'altro`),
  'forgo-treasure': ({ bonus, by }) =>
    good(`rinuncia a tutto il Tesoro e alla fine del turno ottieni ${bonusToken[bonus](by)}`),
  skip: () => good("salta l'Incontro"),
  'face-again': () => good("affronta di nuovo l'Incontro"),
  'play-dead': () => good('gioca questo turno anche se sei Morto'),
  'remove-and-look-again': () => good('togli dal gioco una delle carte che vedi e guarda di nuovo'),

  heal: (effect) => good(`cura ${wounds(effect.wounds)}`),
  gold: ({ by }) => good(`ottieni ${by} Oro`),
  'gain-token': ({ token }) => good(`ottieni ${tokens(1, tokenNames[token])}`),
  bonus: ({ bonus, by }) => good(`ottieni ${bonusToken[bonus](by)}`),
  'discard-penalties': () => good('scarta tutti i tuoi segnalini Penalità'),
  'gold-per-attack': ({ each }) =>
    good(`attacca e ottieni 1 Oro ogni ${each} punti di Attacco, arrotondato per difetto`),
  choice: ({ of }, { clause }) => good(`scegli: ${orElse(of.map(({ does }) => clause(does)))}`),

  wound: (effect) => bad(`subisci ${wounds(effect.wounds)}`),
  'wound-by-wounds': ({ few, many }) =>
    bad(`subisci ${orNone(few)} se ne hai 0 o 1, ${orNone(many)} se ne hai di più`),
  'lose-gold': ({ by }) => bad(`perdi ${by} Oro`),
  'lose-token': ({ token }) => bad(`perdi ${tokens(1, tokenNames[token])}`),
  penalty: ({ penalty, by }) => bad(`prendi ${penaltyToken[penalty](by)}`),
  'double-damage-next-turn': () => bad('nel tuo turno successivo ogni Danno che subisci raddoppia'),
  'cannot-die-yet': () => good('non puoi Morire prima della fine del tuo turno successivo'),
};

const orNone = (number: number): string => (number === 0 ? 'nessuna' : wounds(number));

export const syntax: Syntax<Noun> = {
  effects,
  anyMonster: masculine('Mostro'),
  and,
  but: (clause, drawback) => `${clause}, ma ${drawback}`,
  thisTurn: (clause) => `${clause} in questo turno`,
};
