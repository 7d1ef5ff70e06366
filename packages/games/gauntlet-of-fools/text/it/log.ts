import { capital, signedPlainly } from '@tavolo/language';
import { and, toPerson } from '@tavolo/language/it';
import { useClause } from '../compose.ts';
import { diceShown } from '../dice-shown.ts';
import { abilityIn, finalScores, times } from '../lookup.ts';
import { bad, badForTurn, good, goodForTurn } from '../phrases.ts';
import { toldElsewhere } from '../told-elsewhere.ts';
import type { LogLines, UseWords } from '../vocabulary.ts';
import { moreDice, wounds as woundsSaid } from './counted.ts';
import { syntax } from './effects.ts';
import type { Speaker } from './speaker.ts';
import { bonusToken, penaltyToken, tokenNames, tokens as tokensSaid } from './tokens.ts';

/** What no fact of its own tells when an ability is used. */
const uses: UseWords = {
  dice: (effect) => goodForTurn(moreDice(effect.count)),
  'dice-per-wound': () => goodForTurn('un Dado di Attacco in più per ogni Ferita'),
  defense: ({ by }) => goodForTurn(`${signedPlainly(by)} in Difesa`),
  'defense-zero': () => badForTurn('la Difesa è 0'),
  'double-attack': () => goodForTurn("l'Attacco raddoppia"),
  'no-attack-next-turn': () => bad('sarà 0 nel turno successivo'),
  'richer-treasures': ({ by }) => goodForTurn(`${signedPlainly(by)} Oro in ogni Tesoro`),
  'dodge-what-you-kill': () => goodForTurn('Schivata sicura contro ogni Mostro Ucciso'),
  'ignore-boasts': () => goodForTurn('le Spacconerie non contano'),
  'no-attack': () => badForTurn('niente attacco'),
  'no-weapon-abilities': () => badForTurn('niente segnalini Arma'),
  swap: () => good('Attacco e Difesa del Mostro si scambiano di posto'),
  'roll-counts': ({ as }) => good(`il tiro vale ${as}`),
  'attack-per-dead': ({ by }) => good(`${signedPlainly(by)} in Attacco per ogni altro Eroe già Morto`),
  ...toldElsewhere,
};

const boastsSaid = (boasts: readonly string[]): string =>
  `${boasts.length === 1 ? 'Spacconeria' : 'Spacconerie'}: ${boasts.join(', ')}`;

export const log: LogLines<Speaker> = {
  dealt: ({ heroes, first }, { armed, player }) =>
    `Al centro del tavolo: ${and(heroes.map(armed))}. Comincia ${player(first)}.`,
  took: ({ seat, hero, boasts }, { player, armed, name }) =>
    boasts.length === 0
      ? `${player(seat)} prende ${armed(hero)}, senza alcuna Spacconeria.`
      : `${player(seat)} prende ${armed(hero)}. ${boastsSaid(boasts.map(name))}.`,
  stole: ({ seat, from, hero, boasts }, { player, armed, name }) =>
    `${player(seat)} ruba ${toPerson(player(from))} ${armed(hero)}. ${boastsSaid(boasts.map(name))}.`,
  'entered-the-gauntlet': () => 'Basta Spacconerie: gli Eroi affrontano la Sfida.',
  'turn-began': ({ turn }) => `Turno ${turn}.`,
  'looked-ahead': ({ hero, cards }, { subject }) =>
    cards === 1
      ? `${subject(hero)} guarda la prima carta del mazzo.`
      : `${subject(hero)} guarda le prime ${cards} carte del mazzo.`,
  saw: ({ hero, cards }, { subject, name }) => `${subject(hero)} vede: ${cards.map(name).join(', ')}.`,
  'removed-a-card': ({ hero }, { subject }) =>
    `${subject(hero)} toglie dal gioco una carta, senza mostrarla.`,
  removed: ({ hero, card }, { subject, the }) => `${subject(hero)} toglie dal gioco ${the(card)}.`,
  'turned-over': ({ card }, { name }) => `Si gira una carta: ${name(card)}.`,
  'modifier-waits': ({ card }, { name }) => `${name(card)} aspetta il prossimo Mostro.`,
  'passage-opens': () => 'Si apre un Passaggio Laterale: due Incontri, e ciascuno sceglie il suo.',
  'encounter-stands': ({ card, modifiers }, { modified }) => `Da affrontare: ${modified(card, modifiers)}.`,
  'picked-a-side': ({ hero, card }, { subject, to }) => `${subject(hero)} va incontro ${to(card)}.`,
  'named-active': (fact, { player, class: named }) => `${player(fact.seat)} schiera ${named(fact.hero)}.`,
  'plays-though-dead': ({ hero }, { subject }) => `${subject(hero)} si rialza e gioca, Morto o non Morto.`,
  'stays-dead': ({ hero }, { subject }) => `${subject(hero)} preferisce restare Morto.`,
  bet: ({ hero, gold }, { subject }) =>
    gold === 0 ? `${subject(hero)} non scommette nulla.` : `${subject(hero)} scommette ${gold} Oro.`,
  'won-the-bet': ({ hero, gold }, { subject }) => `${subject(hero)} vince la scommessa: ${gold} Oro.`,
  used: ({ hero, ability, tokens }, { subject, the, name, table }) => {
    const printed = abilityIn(table.cards, ability);
    if (printed === null) return `${subject(hero)} spende ${tokensSaid(tokens, 'Abilità')}.`;
    const token = tokensSaid(tokens, tokenNames[printed.ability.pays]);
    const does = useClause(syntax, uses, times(printed.ability.does, tokens));
    const outcome = does === '' ? '.' : `: ${does}.`;
    if (printed.card === table.hero(hero).class) return `${subject(hero)} spende ${token}${outcome}`;
    if (printed.isWeapons) return `${subject(hero)} usa ${the(printed.card)} e spende ${token}${outcome}`;
    return `${subject(hero)} imita il defunto ${name(printed.card)} e spende ${token}${outcome}`;
  },
  'used-one-use-dice': (fact, { subject }) =>
    `${subject(fact.hero)} spende ${fact.count === 1 ? 'un dado' : `${fact.count} dadi`} ad uso singolo: ${moreDice(fact.count)} per questo attacco.`,
  'paid-off': (fact, { subject, the, to }) =>
    fact.with === 'gold'
      ? `${subject(fact.hero)} corrompe ${the(fact.card)}.`
      : `${subject(fact.hero)} getta un segnalino Arma ${to(fact.card)}.`,
  skipped: ({ hero, card }, { subject, the }) => `${subject(hero)} salta ${the(card)}.`,
  'faces-again': ({ hero, card }, { subject, the }) => `${subject(hero)} affronta di nuovo ${the(card)}.`,
  'fights-again': ({ hero, card }, { subject, the }) =>
    `${subject(hero)} non ha Ucciso ${the(card)} e deve combattere ancora.`,
  'picked-weapon': ({ hero, weapon }, { subject, the }) => `${subject(hero)} attacca con ${the(weapon)}.`,
  rolled: ({ hero, dice }, { subject }) =>
    dice.length === 0
      ? `${subject(hero)} non ha dadi da tirare.`
      : `${subject(hero)} tira ${diceShown(dice)}.`,
  rerolled: ({ hero, dice }, { subject }) =>
    `${subject(hero)} ritira, e ora i dadi mostrano ${diceShown(dice)}.`,
  attacked: ({ hero, attack, defense }, { subject }) =>
    attack < defense
      ? `${subject(hero)} attacca con ${attack} contro Difesa ${defense}: non basta.`
      : `${subject(hero)} attacca con ${attack} contro Difesa ${defense}.`,
  'attack-counted': ({ hero, attack }, { subject }) => `${subject(hero)} attacca con ${attack}.`,
  'made-no-attack': ({ hero }, { subject }) => `${subject(hero)} non attacca.`,
  killed: ({ hero, card }, { subject, the }) => `${subject(hero)} Uccide ${the(card)}.`,
  'gave-up-treasure': ({ hero, card }, { subject, of }) => `${subject(hero)} rinuncia al Tesoro ${of(card)}.`,
  dodged: ({ hero, card }, { subject, the }) => `${subject(hero)} Schiva ${the(card)}.`,
  'was-hit': ({ hero, card, attack, defense }, { hero: named, the }) =>
    `${capital(the(card))} colpisce ${named(hero)}: Attacco ${attack} contro Difesa ${defense}.`,
  softened: ({ hero, wounds }, { subject }) =>
    wounds === 0
      ? `${subject(hero)} non si fa nemmeno un graffio.`
      : `${subject(hero)} limita il Danno a ${woundsSaid(wounds)}.`,
  'gained-gold': ({ hero, gold }, { subject }) => `${subject(hero)} ottiene ${gold} Oro.`,
  'lost-gold': ({ hero, gold }, { subject }) => `${subject(hero)} perde ${gold} Oro.`,
  'gained-token': ({ hero, token }, { subject }) =>
    `${subject(hero)} ottiene ${tokensSaid(1, tokenNames[token])}.`,
  'lost-token': ({ hero, token }, { subject }) =>
    `${subject(hero)} perde ${tokensSaid(1, tokenNames[token])}.`,
  'gained-bonus': ({ hero, bonus, by }, { subject }) => `${subject(hero)} ottiene ${bonusToken[bonus](by)}.`,
  'gained-penalty': ({ hero, penalty, by }, { subject }) =>
    `${subject(hero)} prende ${penaltyToken[penalty](by)}.`,
  'discarded-penalties': ({ hero }, { subject }) => `${subject(hero)} scarta tutti i segnalini Penalità.`,
  wounded: ({ hero, wounds, now }, { subject }) =>
    `${subject(hero)} subisce ${woundsSaid(wounds)}: ora ne ha ${now}.`,
  healed: ({ hero, wounds, now }, { subject }) =>
    now === 0
      ? `${subject(hero)} cura ${woundsSaid(wounds)}: non ne ha più.`
      : `${subject(hero)} cura ${woundsSaid(wounds)}: ora ne ha ${now}.`,
  cursed: ({ hero }, { subject }) =>
    `${subject(hero)} riceve una maledizione: nel turno successivo ogni Danno raddoppia.`,
  spared: ({ hero }, { subject }) => `${subject(hero)} non può Morire prima della fine del turno successivo.`,
  'private-encounter': ({ hero, card }, { subject, the }) =>
    `${subject(hero)} incontra ${the(card)} in privato.`,
  'no-private-encounter': ({ hero }, { hero: named }) =>
    `Il mazzo è vuoto: nessun Incontro privato per ${named(hero)}.`,
  declined: ({ hero, card }, { subject, the }) => `${subject(hero)} preferisce non affrontare ${the(card)}.`,
  'poison-hurt': ({ hero, wounds, now }, { subject }) =>
    `${subject(hero)} subisce ${woundsSaid(wounds)} dal veleno: ora ne ha ${now}.`,
  'dropped-boast': ({ hero, boast }, { subject, name }) =>
    `${subject(hero)} si libera della Spacconeria “${name(boast)}”.`,
  died: ({ hero }, { subject }) => `${subject(hero)} Muore.`,
  'came-back': ({ hero }, { subject }) => `${subject(hero)} torna in vita.`,
  'deck-ran-out': () => 'Il mazzo degli Incontri è esaurito.',
  ended: ({ winners, gold }, { player }) => {
    const { most, others } = finalScores(winners, gold);
    const losers = others.map((score) => `${player(score.seat)} ${score.gold}`).join(', ');
    const rest = losers === '' ? '' : ` A seguire: ${losers}.`;
    return winners.length === 1
      ? `${and(winners.map(player))} vince con ${most} Oro.${rest}`
      : `${and(winners.map(player))} si dividono la vittoria con ${most} Oro a testa.${rest}`;
  },
};
