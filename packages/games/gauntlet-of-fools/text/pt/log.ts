import { capital, signedPlainly } from '@tavolo/language';
import { and } from '@tavolo/language/pt';
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
  'dice-per-wound': () => goodForTurn('+1 Dado de Ataque por Ferimento'),
  defense: ({ by }) => goodForTurn(`${signedPlainly(by)} de Defesa`),
  'defense-zero': () => badForTurn('Defesa 0'),
  'double-attack': () => goodForTurn('Ataque dobrado'),
  'no-attack-next-turn': () => bad('0 no próximo'),
  'richer-treasures': ({ by }) => goodForTurn(`${signedPlainly(by)} de Ouro em cada Tesouro`),
  'dodge-what-you-kill': () => goodForTurn('Esquiva garantida de todo Monstro que Matar'),
  'ignore-boasts': () => goodForTurn('nenhuma Bravata conta'),
  'no-attack': () => badForTurn('nenhum ataque'),
  'no-weapon-abilities': () => badForTurn('nenhuma ficha de Arma'),
  swap: () => good('o Ataque e a Defesa do Monstro trocaram de lugar'),
  'roll-counts': ({ as }) => good(`a rolagem passou a valer ${as}`),
  'attack-per-dead': ({ by }) => good(`${signedPlainly(by)} de Ataque para cada outro Herói já Morto`),
  ...toldElsewhere,
};

const boastsSaid = (boasts: readonly string[]): string =>
  `${boasts.length === 1 ? 'Bravata' : 'Bravatas'}: ${boasts.join(', ')}`;

export const log: LogLines<Speaker> = {
  dealt: ({ heroes, first }, { armed, player }) =>
    `No centro da mesa: ${and(heroes.map(armed))}. ${player(first)} começou.`,
  took: ({ seat, hero, boasts }, { player, armed, name }) =>
    boasts.length === 0
      ? `${player(seat)} pegou ${armed(hero)}, sem nenhuma Bravata.`
      : `${player(seat)} pegou ${armed(hero)}. ${boastsSaid(boasts.map(name))}.`,
  stole: ({ seat, from, hero, boasts }, { player, armed, name }) =>
    `${player(seat)} roubou de ${player(from)} ${armed(hero)}. ${boastsSaid(boasts.map(name))}.`,
  'entered-the-gauntlet': () => 'Chega de Bravatas: os Heróis entraram no Desafio.',
  'turn-began': ({ turn }) => `Turno ${turn}.`,
  'looked-ahead': ({ hero, cards }, { subject }) =>
    cards === 1
      ? `${subject(hero)} olhou a primeira carta do baralho.`
      : `${subject(hero)} olhou as ${cards} primeiras cartas do baralho.`,
  saw: ({ hero, cards }, { subject, name }) => `${subject(hero)} viu: ${cards.map(name).join(', ')}.`,
  'removed-a-card': ({ hero }, { subject }) => `${subject(hero)} tirou uma carta do jogo, sem mostrá-la.`,
  removed: ({ hero, card }, { subject, the }) => `${subject(hero)} tirou do jogo ${the(card)}.`,
  'turned-over': ({ card }, { name }) => `Carta virada: ${name(card)}.`,
  'modifier-waits': ({ card }, { name }) => `${name(card)} ficou à espera do próximo Monstro.`,
  'passage-opens': () => 'Abriu-se uma Passagem Lateral: dois Encontros, e cada um escolhe o seu.',
  'encounter-stands': ({ card, modifiers }, { modified }) => `Surgiu ${modified(card, modifiers)}.`,
  'picked-a-side': ({ hero, card }, { subject, of }) => `${subject(hero)} foi ao encontro ${of(card)}.`,
  'named-active': (fact, { player, class: named }) => `${player(fact.seat)} escalou ${named(fact.hero)}.`,
  'plays-though-dead': ({ hero }, { subject }) => `${subject(hero)} se levantou e jogou, mesmo Morto.`,
  'stays-dead': ({ hero }, { subject }) => `${subject(hero)} preferiu continuar Morto.`,
  bet: ({ hero, gold }, { subject }) =>
    gold === 0 ? `${subject(hero)} não apostou nada.` : `${subject(hero)} apostou ${gold} de Ouro.`,
  'won-the-bet': ({ hero, gold }, { subject }) => `${subject(hero)} ganhou a aposta: ${gold} de Ouro.`,
  used: ({ hero, ability, tokens }, { subject, the, name, table }) => {
    const printed = abilityIn(table.cards, ability);
    if (printed === null) return `${subject(hero)} gastou ${tokensSaid(tokens, 'de Habilidade')}.`;
    const token = tokensSaid(tokens, tokenNames[printed.ability.pays]);
    const does = useClause(syntax, uses, times(printed.ability.does, tokens));
    const outcome = does === '' ? '.' : `: ${does}.`;
    if (printed.card === table.hero(hero).class) return `${subject(hero)} gastou ${token}${outcome}`;
    if (printed.isWeapons) return `${subject(hero)} usou ${the(printed.card)} e gastou ${token}${outcome}`;
    return `${subject(hero)} imitou o falecido ${name(printed.card)} e gastou ${token}${outcome}`;
  },
  'used-one-use-dice': (fact, { subject }) =>
    `${subject(fact.hero)} gastou ${fact.count === 1 ? 'um dado' : `${fact.count} dados`} de uso único: ${moreDice(fact.count)} neste ataque.`,
  'paid-off': (fact, { subject, the }) =>
    fact.with === 'gold'
      ? `${subject(fact.hero)} subornou ${the(fact.card)}.`
      : `${subject(fact.hero)} jogou uma ficha de Arma para ${the(fact.card)}.`,
  skipped: ({ hero, card }, { subject, the }) => `${subject(hero)} pulou ${the(card)}.`,
  'faces-again': ({ hero, card }, { subject, the }) => `${subject(hero)} enfrentou ${the(card)} de novo.`,
  'fights-again': ({ hero, card }, { subject, the }) =>
    `${subject(hero)} não Matou ${the(card)} e precisou lutar de novo.`,
  'picked-weapon': ({ hero, weapon }, { subject, the }) => `${subject(hero)} atacou com ${the(weapon)}.`,
  rolled: ({ hero, dice }, { subject }) =>
    dice.length === 0
      ? `${subject(hero)} não tinha dados para rolar.`
      : `${subject(hero)} rolou ${diceShown(dice)}.`,
  rerolled: ({ hero, dice }, { subject }) =>
    `${subject(hero)} rolou de novo, e os dados passaram a mostrar ${diceShown(dice)}.`,
  attacked: ({ hero, attack, defense }, { subject }) =>
    attack < defense
      ? `${subject(hero)} atacou com ${attack} contra Defesa ${defense}: não bastou.`
      : `${subject(hero)} atacou com ${attack} contra Defesa ${defense}.`,
  'attack-counted': ({ hero, attack }, { subject }) => `${subject(hero)} atacou com ${attack}.`,
  'made-no-attack': ({ hero }, { subject }) => `${subject(hero)} não atacou.`,
  killed: ({ hero, card }, { subject, the }) => `${subject(hero)} Matou ${the(card)}.`,
  'gave-up-treasure': ({ hero, card }, { subject, of }) =>
    `${subject(hero)} abriu mão do Tesouro ${of(card)}.`,
  dodged: ({ hero, card }, { subject, of }) => `${subject(hero)} se Esquivou ${of(card)}.`,
  'was-hit': ({ hero, card, attack, defense }, { hero: named, the }) =>
    `${capital(the(card))} atingiu ${named(hero)}: Ataque ${attack} contra Defesa ${defense}.`,
  softened: ({ hero, wounds }, { subject }) =>
    wounds === 0
      ? `${subject(hero)} não levou nem um arranhão.`
      : `${subject(hero)} limitou o Dano a ${woundsSaid(wounds)}.`,
  'gained-gold': ({ hero, gold }, { subject }) => `${subject(hero)} ganhou ${gold} de Ouro.`,
  'lost-gold': ({ hero, gold }, { subject }) => `${subject(hero)} perdeu ${gold} de Ouro.`,
  'gained-token': ({ hero, token }, { subject }) =>
    `${subject(hero)} ganhou ${tokensSaid(1, tokenNames[token])}.`,
  'lost-token': ({ hero, token }, { subject }) =>
    `${subject(hero)} perdeu ${tokensSaid(1, tokenNames[token])}.`,
  'gained-bonus': ({ hero, bonus, by }, { subject }) => `${subject(hero)} ganhou ${bonusToken[bonus](by)}.`,
  'gained-penalty': ({ hero, penalty, by }, { subject }) =>
    `${subject(hero)} recebeu ${penaltyToken[penalty](by)}.`,
  'discarded-penalties': ({ hero }, { subject }) =>
    `${subject(hero)} descartou todas as fichas de Penalidade.`,
  wounded: ({ hero, wounds, now }, { subject }) =>
    `${subject(hero)} sofreu ${woundsSaid(wounds)} e ficou com ${now}.`,
  healed: ({ hero, wounds, now }, { subject }) =>
    now === 0
      ? `${subject(hero)} curou ${woundsSaid(wounds)} e ficou sem nenhum.`
      : `${subject(hero)} curou ${woundsSaid(wounds)} e ficou com ${now}.`,
  cursed: ({ hero }, { subject }) =>
    `${subject(hero)} recebeu uma maldição: no turno seguinte, todo Dano contaria em dobro.`,
  spared: ({ hero }, { subject }) => `${subject(hero)} ficou a salvo de Morrer até o fim do próximo turno.`,
  'private-encounter': ({ hero, card }, { subject, the }) =>
    `${subject(hero)} teve um Encontro particular com ${the(card)}.`,
  'no-private-encounter': ({ hero }, { hero: named }) =>
    `O baralho acabou: não houve Encontro particular para ${named(hero)}.`,
  declined: ({ hero, card }, { subject, the }) => `${subject(hero)} preferiu não enfrentar ${the(card)}.`,
  'poison-hurt': ({ hero, wounds, now }, { subject }) =>
    `${subject(hero)} sofreu ${woundsSaid(wounds)} pelo veneno e ficou com ${now}.`,
  'dropped-boast': ({ hero, boast }, { subject, name }) =>
    `${subject(hero)} se livrou da Bravata “${name(boast)}”.`,
  died: ({ hero }, { subject }) => `${subject(hero)} Morreu.`,
  'came-back': ({ hero }, { subject }) => `${subject(hero)} voltou à vida.`,
  'deck-ran-out': () => 'O baralho de Encontros acabou.',
  ended: ({ winners, gold }, { player }) => {
    const { most, others } = finalScores(winners, gold);
    const losers = others.map((score) => `${player(score.seat)} ${score.gold}`).join(', ');
    const rest = losers === '' ? '' : ` Depois: ${losers}.`;
    return winners.length === 1
      ? `${and(winners.map(player))} venceu com ${most} de Ouro.${rest}`
      : `${and(winners.map(player))} dividiram a vitória com ${most} de Ouro cada.${rest}`;
  },
};
