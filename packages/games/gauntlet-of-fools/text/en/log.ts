import { capital, signedPlainly } from '@tavolo/language';
import { and, count, some } from '@tavolo/language/en';
import { useClause } from '../compose.ts';
import { diceShown } from '../dice-shown.ts';
import { abilityIn, finalScores, times } from '../lookup.ts';
import { bad, badForTurn, good, goodForTurn } from '../phrases.ts';
import { toldElsewhere } from '../told-elsewhere.ts';
import type { LogLines, UseWords } from '../vocabulary.ts';
import { moreDice } from './counted.ts';
import { syntax } from './effects.ts';
import type { Speaker } from './speaker.ts';
import { bonusToken, penaltyToken, tokenNames } from './tokens.ts';

/** What no fact of its own tells when an ability is used. */
const uses: UseWords = {
  dice: (effect) => goodForTurn(moreDice(effect.count)),
  'dice-per-wound': () => goodForTurn('+1 Attack Die per Wound'),
  defense: ({ by }) => goodForTurn(`${signedPlainly(by)} Defense`),
  'defense-zero': () => badForTurn('Defense is 0'),
  'double-attack': () => goodForTurn('Attack is doubled'),
  'no-attack-next-turn': () => bad('it will be 0 next turn'),
  'richer-treasures': ({ by }) => goodForTurn(`${signedPlainly(by)} Gold in every Treasure`),
  'dodge-what-you-kill': () => goodForTurn('a sure Dodge of every Monster Killed'),
  'ignore-boasts': () => goodForTurn('no Boast counts'),
  'no-attack': () => badForTurn('no attack'),
  'no-weapon-abilities': () => badForTurn('no Weapon tokens'),
  swap: () => good("the Monster's Attack and Defense trade places"),
  'roll-counts': ({ as }) => good(`the roll counts as ${as}`),
  'attack-per-dead': ({ by }) => good(`${signedPlainly(by)} Attack for every other Hero already Dead`),
  ...toldElsewhere,
};

export const log: LogLines<Speaker> = {
  dealt: ({ heroes, first }, { armed, player }) =>
    `In the middle stand ${and(heroes.map(armed))}. ${player(first)} goes first.`,
  took: ({ seat, hero, boasts }, { player, armed, name }) =>
    boasts.length === 0
      ? `${player(seat)} takes ${armed(hero)}, without a Boast.`
      : `${player(seat)} takes ${armed(hero)}, boasting: ${boasts.map(name).join(', ')}.`,
  stole: ({ seat, from, hero, boasts }, { player, armed, name }) =>
    `${player(seat)} steals ${armed(hero)} from ${player(from)}, boasting: ${boasts.map(name).join(', ')}.`,
  'entered-the-gauntlet': () => 'Enough boasting: the Heroes enter the Gauntlet.',
  'turn-began': ({ turn }) => `Turn ${turn}.`,
  'looked-ahead': ({ hero, cards }, { subject }) =>
    cards === 1
      ? `${subject(hero)} looks at the top card of the deck.`
      : `${subject(hero)} looks at the top ${cards} cards of the deck.`,
  saw: ({ hero, cards }, { subject, name }) => `${subject(hero)} sees: ${cards.map(name).join(', ')}.`,
  'removed-a-card': ({ hero }, { subject }) =>
    `${subject(hero)} takes a card out of the game, unseen by the others.`,
  removed: ({ hero, card }, { subject, the }) => `${subject(hero)} takes ${the(card)} out of the game.`,
  'turned-over': ({ card }, { name }) => `Turned over: ${name(card)}.`,
  'modifier-waits': ({ card }, { name }) => `${name(card)} waits for the next Monster.`,
  'passage-opens': () => 'A Side Passage opens: two Encounters, and everyone picks one.',
  'encounter-stands': ({ card, modifiers }, { modified }) => `Now facing: ${modified(card, modifiers)}.`,
  'picked-a-side': ({ hero, card }, { subject, the }) => `${subject(hero)} goes to meet ${the(card)}.`,
  'named-active': (fact, { player, class: named }) => `${player(fact.seat)} sends in ${named(fact.hero)}.`,
  'plays-though-dead': ({ hero }, { subject }) => `${subject(hero)} gets up and plays, Dead or not.`,
  'stays-dead': ({ hero }, { subject }) => `${subject(hero)} prefers to stay Dead.`,
  bet: ({ hero, gold }, { subject }) =>
    gold === 0 ? `${subject(hero)} bets nothing.` : `${subject(hero)} bets ${gold} Gold.`,
  'won-the-bet': ({ hero, gold }, { subject }) => `${subject(hero)} wins the bet: ${gold} Gold.`,
  used: ({ hero, ability, tokens }, { subject, the, name, table }) => {
    const printed = abilityIn(table.cards, ability);
    if (printed === null) return `${subject(hero)} spends ${some(tokens, 'token')}.`;
    const token = some(tokens, tokenNames[printed.ability.pays]);
    const does = useClause(syntax, uses, times(printed.ability.does, tokens));
    const outcome = does === '' ? '.' : `: ${does}.`;
    if (printed.card === table.hero(hero).class) return `${subject(hero)} spends ${token}${outcome}`;
    if (printed.isWeapons) return `${subject(hero)} spends ${token} on ${the(printed.card)}${outcome}`;
    return `${subject(hero)} spends ${token}, in the manner of the late ${name(printed.card)}${outcome}`;
  },
  'used-one-use-dice': (fact, { subject }) =>
    `${subject(fact.hero)} spends ${some(fact.count, 'one-use die', 'one-use dice')}: ${moreDice(fact.count)} for this attack.`,
  'paid-off': (fact, { subject, the }) =>
    fact.with === 'gold'
      ? `${subject(fact.hero)} buys off ${the(fact.card)}.`
      : `${subject(fact.hero)} throws ${the(fact.card)} a Weapon token.`,
  skipped: ({ hero, card }, { subject, the }) => `${subject(hero)} skips ${the(card)}.`,
  'faces-again': ({ hero, card }, { subject, the }) => `${subject(hero)} faces ${the(card)} once more.`,
  'fights-again': ({ hero, card }, { subject, the }) =>
    `${subject(hero)} has not Killed ${the(card)} and must fight again.`,
  'picked-weapon': ({ hero, weapon }, { subject, the }) => `${subject(hero)} attacks with ${the(weapon)}.`,
  rolled: ({ hero, dice }, { subject }) =>
    dice.length === 0
      ? `${subject(hero)} has no dice to roll.`
      : `${subject(hero)} rolls ${diceShown(dice)}.`,
  rerolled: ({ hero, dice }, { subject }) =>
    `${subject(hero)} rerolls, and the dice now show ${diceShown(dice)}.`,
  attacked: ({ hero, attack, defense }, { subject }) =>
    attack < defense
      ? `${subject(hero)} attacks with ${attack} against Defense ${defense}: not enough.`
      : `${subject(hero)} attacks with ${attack} against Defense ${defense}.`,
  'attack-counted': ({ hero, attack }, { subject }) => `${subject(hero)} attacks with ${attack}.`,
  'made-no-attack': ({ hero }, { subject }) => `${subject(hero)} makes no attack.`,
  killed: ({ hero, card }, { subject, the }) => `${subject(hero)} Kills ${the(card)}.`,
  'gave-up-treasure': ({ hero, card }, { subject, the }) =>
    `${subject(hero)} gives up the Treasure of ${the(card)}.`,
  dodged: ({ hero, card }, { subject, the }) => `${subject(hero)} Dodges ${the(card)}.`,
  'was-hit': ({ hero, card, attack, defense }, { hero: named, the }) =>
    `${capital(the(card))} hits ${named(hero)}: Attack ${attack} against Defense ${defense}.`,
  softened: ({ hero, wounds }, { subject }) =>
    wounds === 0
      ? `${subject(hero)} shrugs off all of the Damage.`
      : `${subject(hero)} takes no more than ${count(wounds, 'Wound')} from the hit.`,
  'gained-gold': ({ hero, gold }, { subject }) => `${subject(hero)} gains ${gold} Gold.`,
  'lost-gold': ({ hero, gold }, { subject }) => `${subject(hero)} loses ${gold} Gold.`,
  'gained-token': ({ hero, token }, { subject }) => `${subject(hero)} gains a ${tokenNames[token]}.`,
  'lost-token': ({ hero, token }, { subject }) => `${subject(hero)} loses a ${tokenNames[token]}.`,
  'gained-bonus': ({ hero, bonus, by }, { subject }) => `${subject(hero)} gains ${bonusToken[bonus](by)}.`,
  'gained-penalty': ({ hero, penalty, by }, { subject }) =>
    `${subject(hero)} takes ${penaltyToken[penalty](by)}.`,
  'discarded-penalties': ({ hero }, { subject }) => `${subject(hero)} discards all Penalty tokens.`,
  wounded: ({ hero, wounds, now }, { subject }) =>
    `${subject(hero)} suffers ${count(wounds, 'Wound')}, ${now} in all.`,
  healed: ({ hero, wounds, now }, { subject }) =>
    `${subject(hero)} heals ${count(wounds, 'Wound')}: ${now === 0 ? 'none' : now} left.`,
  cursed: ({ hero }, { subject }) => `${subject(hero)} is cursed: all Damage counts double next turn.`,
  spared: ({ hero }, { subject }) => `${subject(hero)} can't Die before the end of the next turn.`,
  'private-encounter': ({ hero, card }, { subject, the }) =>
    `${subject(hero)} meets ${the(card)} in private.`,
  'no-private-encounter': ({ hero }, { hero: named }) =>
    `The deck is empty: no private Encounter for ${named(hero)}.`,
  declined: ({ hero, card }, { subject, the }) => `${subject(hero)} declines to face ${the(card)}.`,
  'poison-hurt': ({ hero, wounds, now }, { subject }) =>
    `${subject(hero)} suffers ${count(wounds, 'Wound')} from Poison, ${now} in all.`,
  'dropped-boast': ({ hero, boast }, { subject, name }) =>
    `${subject(hero)} drops the Boast “${name(boast)}”.`,
  died: ({ hero }, { subject }) => `${subject(hero)} Dies.`,
  'came-back': ({ hero }, { subject }) => `${subject(hero)} is alive again.`,
  'deck-ran-out': () => 'The Encounter deck has run out.',
  ended: ({ winners, gold }, { player }) => {
    const { most, others } = finalScores(winners, gold);
    const losers = others.map((score) => `${player(score.seat)} ${score.gold}`).join(', ');
    const rest = losers === '' ? '' : ` Behind: ${losers}.`;
    return winners.length === 1
      ? `${and(winners.map(player))} wins with ${most} Gold.${rest}`
      : `${and(winners.map(player))} share the victory with ${most} Gold each.${rest}`;
  },
};
