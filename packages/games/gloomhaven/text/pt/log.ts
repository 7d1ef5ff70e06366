import { capital } from '@tavolo/language';
import { and, count } from '@tavolo/language/pt';
import { type CauseWords, type FindWords, foundIn, type LogLines, type LossWords } from '../speech.ts';
import { terms } from './cards/terms.ts';
import { countedCards } from './counted.ts';
import type { Speaker } from './speaker.ts';

const { conditions, elements } = terms;

/** `by` stands behind de. */
const causes: CauseWords = {
  attack: () => '',
  retaliate: (by) => (by === null ? ' por retaliação' : ` pela retaliação ${by}`),
  trap: () => ' de uma armadilha',
  hazard: () => ' do terreno perigoso',
  wound: () => ' por FERIMENTO',
  ability: (by) => (by === null ? '' : ` de uma habilidade ${by}`),
  rest: () => ' para manter a carta sorteada no descanso curto',
  fall: () => ' pela queda',
  scenario: () => ' pelas regras do cenário',
};

const piles = {
  hand: 'na mão',
  discard: 'na pilha de descarte',
  lost: 'na pilha de cartas perdidas',
  active: 'na área ativa',
};

const tokens = (coins: number): string =>
  coins === 1 ? 'uma ficha de dinheiro' : `${coins} fichas de dinheiro`;

const losses: LossWords = {
  exhausted: 'todos os personagens ficaram exaustos',
  objective: 'morreu quem vocês precisavam proteger',
  'given-up': 'os jogadores desistiram',
};

const findWords: FindWords = {
  gold: (value) => `${value} de ouro`,
  'item-design': () => 'um tipo de item',
  'random-item-design': () => 'um tipo de item aleatório',
  'random-scenario': () => 'um cenário secundário aleatório',
  unlocks: () => 'o caminho para outro cenário',
  cure: () => 'um remédio contra todas as condições negativas',
};

const onHexes = (hexes: readonly string[]): string =>
  hexes.length === 1 ? `no hexágono ${hexes.join()}` : `nos hexágonos ${and(hexes)}`;

export const log: LogLines<Speaker> = {
  'class-chosen': (fact, { player, class: named }) => `${player(fact.seat)} escolheu ${named(fact.class)}.`,
  'level-chosen': ({ hero, level }, { subject }) => `${subject(hero)} ficou no nível ${level}.`,
  'goal-dealt': ({ hero, goals }, { subject, goal }) =>
    goals.length === 0
      ? `${subject(hero)} recebeu objetivos de batalha.`
      : `${subject(hero)} recebeu os objetivos de batalha ${and(goals.map((id) => `“${goal(id)}”`))}.`,
  equipped: ({ hero, items }, { subject, item }) =>
    items.length === 0
      ? `${subject(hero)} não levou itens.`
      : `${subject(hero)} levou consigo: ${items.map(item).join(', ')}.`,
  'hand-chosen': ({ hero, count: cards }, { subject }) =>
    `${subject(hero)} escolheu uma mão de ${countedCards(cards)}.`,
  placed: ({ figure, hex }, { subject, hex: place }) => `${subject(figure)} começou no ${place(hex)}.`,
  'scenario-begins': ({ scenario, level }, { scenario: named }) =>
    `Começou o cenário “${named(scenario)}”, no nível ${level}.`,
  story: ({ section }, { passage }) => passage(section) ?? `A história continuou: seção ${section}.`,
  'round-begins': ({ round }) => `Rodada ${round}.`,
  picked: ({ hero }, { subject }) => `${subject(hero)} já decidiu.`,
  initiative: ({ hero, value, cards }, { subject, card }) =>
    cards.length === 0
      ? `${subject(hero)} ficou com iniciativa ${value}.`
      : `${subject(hero)} revelou ${and(cards.map(card))}: iniciativa ${value}.`,
  'goes-first': ({ hero, why }, { figure }) => {
    const ways = {
      agreed: 'concordaram',
      chance: 'discordaram, e a sorte decidiu',
      lot: 'fizeram um sorteio',
    };
    return `Empatados na iniciativa, os jogadores ${ways[why]}: ${figure(hero)} ganhou a vez.`;
  },
  'rests-long': ({ hero }, { subject }) => `${subject(hero)} decidiu fazer um descanso longo: iniciativa 99.`,
  rested: ({ hero, how, lost }, { subject, card }) => {
    const rest = how === 'long' ? 'o descanso longo' : 'o descanso curto';
    return lost === null
      ? `${subject(hero)} completou ${rest} e não perdeu cartas.`
      : `${subject(hero)} completou ${rest} e perdeu ${card(lost)}.`;
  },
  'rest-redrawn': ({ hero, kept }, { subject, card }) =>
    `${subject(hero)} manteve ${card(kept)} e perdeu outra carta do descarte, sorteada no lugar dela.`,
  'monster-card': ({ deck, initiative }, { monsters }) =>
    `${monsters(deck)}: nova carta de habilidade, iniciativa ${initiative}.`,
  'turn-begins': ({ figure }, { of }) => `Turno ${of(figure)}.`,
  'turn-skipped': ({ figure, why }, { subject }) =>
    why === 'stunned'
      ? `${subject(figure)} tinha ATORDOAR e perdeu o turno.`
      : `${subject(figure)} não achou ninguém em quem focar.`,
  action: ({ figure, card: played, half, basic }, { subject, card }) => {
    if (basic)
      return `${subject(figure)} jogou ${card(played)} para ${half === 'top' ? 'o ataque básico' : 'o movimento básico'}.`;
    return `${subject(figure)} jogou a ação de ${half === 'top' ? 'cima' : 'baixo'} de ${card(played)}.`;
  },
  'item-used': ({ figure, item: used }, { subject, item }) => `${subject(figure)} usou “${item(used)}”.`,
  'items-refreshed': ({ figure, items }, { subject, item }) =>
    items.length === 0
      ? `${subject(figure)} não renovou itens.`
      : `${subject(figure)} renovou ${and(items.map((id) => `“${item(id)}”`))}.`,
  'taken-over': ({ figure, by }, { subject, of, agreeing }) =>
    `${subject(figure)} virou ${agreeing(figure, 'aliado', 'aliada')} ${of(by)} para o próximo turno.`,
  focused: ({ figure, on }, { subject, on: upon }) => `${subject(figure)} focou ${upon(on)}.`,
  moved: ({ figure, path, how }, { subject, hex, agreeing }) => {
    const to = hex(path.at(-1) ?? '');
    const ways = {
      walk: `se moveu até o ${to}`,
      jump: `saltou até o ${to}`,
      fly: `voou até o ${to}`,
      push: `foi ${agreeing(figure, 'empurrado', 'empurrada')} para o ${to}`,
      pull: `foi ${agreeing(figure, 'puxado', 'puxada')} para o ${to}`,
      put: `foi ${agreeing(figure, 'colocado', 'colocada')} no ${to}`,
    };
    return path.length === 0 ? `${subject(figure)} ficou no lugar.` : `${subject(figure)} ${ways[how]}.`;
  },
  'door-opened': ({ by }, { subject }) =>
    by === null ? 'Uma porta se abriu.' : `${subject(by)} abriu uma porta.`,
  'door-unlocked': () => 'Uma porta se destrancou.',
  'room-revealed': () => 'Uma nova sala foi revelada.',
  appeared: ({ figure, hex, how }, { subject, hex: place, agreeing }) => {
    const ways = {
      revealed: `foi ${agreeing(figure, 'revelado', 'revelada')}`,
      summoned: `foi ${agreeing(figure, 'invocado', 'invocada')}`,
      spawned: 'apareceu',
    };
    return `${subject(figure)} ${ways[how]} no ${place(hex)}.`;
  },
  attack: ({ by, on, value, edge }, { subject, figure }) => {
    const edges = { advantage: ' com Vantagem', disadvantage: ' com Desvantagem', none: '' };
    return `${subject(by)} atacou ${figure(on)}: Ataque ${value}${edges[edge]}.`;
  },
  drawn: ({ by, cards, used }, { subject, modifier }) => {
    const drawn = `${subject(by)} comprou ${and(cards.map(modifier))}`;
    if (used.length === cards.length) return `${drawn}.`;
    return used.length === 0
      ? `${drawn}: nada contou.`
      : `${drawn}; ${used.length === 1 ? 'contou' : 'contaram'} ${and(used.map(modifier))}.`;
  },
  hit: ({ by, on, total, shield, damage }, { subject, figure }) => {
    const outcome = damage === 0 ? 'nenhum dano' : `${damage} de dano`;
    const sum = shield === 0 ? '' : ` (${total}, Escudo ${shield})`;
    return `${subject(by)} atingiu ${figure(on)}: ${outcome}${sum}.`;
  },
  redirected: ({ by, from, to }, { subject, of }) =>
    `${subject(to)} tomou o lugar ${of(from)} e recebeu o ataque ${of(by)}.`,
  suffered: ({ figure, damage, cause, by, hp }, { subject, of }) =>
    `${subject(figure)} sofreu ${damage} de dano${causes[cause](by === null ? null : of(by))} e ficou com ${hp} PV.`,
  prevented: ({ figure, damage, with: what }, { subject, anything }) =>
    what === ''
      ? `${subject(figure)} evitou ${damage} de dano.`
      : `${subject(figure)} evitou ${damage} de dano com “${anything(what)}”.`,
  negated: ({ figure, damage, cards }, { subject, card }) =>
    `${subject(figure)} perdeu ${and(cards.map(card))} e negou ${damage} de dano.`,
  healed: ({ figure, amount, by, cured }, { subject, figure: named }) => {
    const healed = amount === 0 && cured.length > 0 ? [] : [`${amount === 0 ? 'nenhum' : amount} PV a mais`];
    const cures = cured.length === 0 ? [] : [`sem ${and(cured.map((one) => conditions[one]))}`];
    const told = [...healed, ...cures].join(', ');
    return by === null || by === figure
      ? `${subject(figure)} se curou: ${told}.`
      : `${subject(by)} curou ${named(figure)}: ${told}.`;
  },
  condition: ({ figure, condition, by }, { subject, on }) =>
    by === null || by === figure
      ? `${subject(figure)} recebeu ${conditions[condition]}.`
      : `${subject(by)} aplicou ${conditions[condition]} ${on(figure)}.`,
  immune: ({ figure, condition }, { subject }) => `${subject(figure)} era imune a ${conditions[condition]}.`,
  'condition-ends': ({ figure, condition }, { subject }) =>
    `${subject(figure)} perdeu ${conditions[condition]}.`,
  bonus: ({ figure, bonus, value, range }, { subject }) => {
    const reach = bonus === 'retaliate' && range > 1 ? `, Alcance ${range}` : '';
    return `${subject(figure)} ganhou ${terms.abilities[bonus]} ${value}${reach}.`;
  },
  died: ({ figure, by }, { subject, figure: named }) =>
    by === null ? `${subject(figure)} morreu.` : `${subject(by)} matou ${named(figure)}.`,
  exhausted: ({ figure, why }, { subject, agreeing }) => {
    const who = `${subject(figure)} ficou ${agreeing(figure, 'exausto', 'exausta')}`;
    return why === 'hp'
      ? `${who}: não tinha mais pontos de vida.`
      : `${who}: não tinha mais cartas suficientes.`;
  },
  gone: ({ figure }, { subject }) => `${subject(figure)} saiu do mapa.`,
  xp: ({ figure, value }, { subject }) => `${subject(figure)} ganhou ${value} de EXP.`,
  coins: ({ figure, count: coins }, { subject }) => `${subject(figure)} saqueou ${tokens(coins)}.`,
  'coins-taken': ({ figure, count: coins }, { subject }) =>
    `${subject(figure)} tirou do jogo ${tokens(coins)}.`,
  treasure: ({ figure, treasure }, { subject }) =>
    treasure === 0
      ? `${subject(figure)} saqueou o tesouro do objetivo.`
      : `${subject(figure)} saqueou o tesouro ${treasure}.`,
  found: (fact, { subject, item }) =>
    `${subject(fact.figure)} encontrou ${foundIn(findWords, fact, (id) => `“${item(id)}”`)}.`,
  infused: ({ element, by }, { subject }) => `${subject(by)} infundiu ${elements[element]}.`,
  strong: ({ element }) => `${elements[element]} ficou Forte.`,
  consumed: ({ element, by }, { subject }) => `${subject(by)} consumiu ${elements[element]}.`,
  'trap-sprung': ({ figure, hex }, { subject }) =>
    `${subject(figure)} disparou a armadilha no hexágono ${hex}.`,
  'trap-made': ({ figure, hexes }, { subject }) =>
    `${subject(figure)} armou uma armadilha ${onHexes(hexes)}.`,
  'obstacle-made': ({ figure, hexes }, { subject }) =>
    `${subject(figure)} criou um obstáculo ${onHexes(hexes)}.`,
  'trap-disarmed': ({ figure, hexes }, { subject }) =>
    `${subject(figure)} desarmou a armadilha ${onHexes(hexes)}.`,
  'obstacle-destroyed': ({ figure, hexes }, { subject }) =>
    `${subject(figure)} destruiu o obstáculo ${onHexes(hexes)}.`,
  'obstacle-moved': ({ figure, to }, { subject }) =>
    `${subject(figure)} moveu um obstáculo para o hexágono ${to}.`,
  'card-to': ({ hero, card: moved, pile }, { subject, card }) =>
    pile === 'lost'
      ? `${subject(hero)} perdeu ${card(moved)}.`
      : `${subject(hero)} colocou ${card(moved)} ${piles[pile]}.`,
  'use-spent': ({ card: used, left }, { card }) =>
    left === 0
      ? `${card(used)} foi usada pela última vez.`
      : `${card(used)} foi usada: ${left === 1 ? 'restou 1 uso' : `restaram ${left} usos`}.`,
  recovered: ({ hero, cards }, { subject, card }) =>
    cards.length === 0
      ? `${subject(hero)} não recuperou cartas.`
      : `${subject(hero)} recuperou ${and(cards.map(card))}.`,
  'shuffled-in': ({ deck, card, count: cards }, speak) =>
    `${capital(speak.deck(deck))} recebeu ${countedCards(cards)} (${speak.modifier(card)}).`,
  'no-avail': ({ figure }, { subject }) =>
    `${subject(figure)}: uma parte da ação especial não teve efeito aqui.`,
  'none-left': ({ card }, { modifier }) => `Não havia mais cartas de ${modifier(card)} para adicionar.`,
  reshuffled: ({ deck }, speak) => `${capital(speak.deck(deck))} foi reembaralhado.`,
  'elements-wane': () => 'Os elementos enfraqueceram.',
  'round-ends': ({ round }) => `Fim da rodada ${round}.`,
  ending: (verdict) =>
    verdict.ending === 'success'
      ? 'O objetivo foi cumprido. Faltava só terminar a rodada.'
      : `O cenário foi dado por perdido: ${losses[verdict.why]}. Faltava só terminar a rodada.`,
  'goal-met': ({ hero, goal: met, checks }, { subject, goal }) =>
    checks === 0
      ? `${subject(hero)} cumpriu o objetivo de batalha “${goal(met)}”, mas o cenário foi perdido.`
      : `${subject(hero)} cumpriu o objetivo de batalha “${goal(met)}”: ${count(checks, 'marca de verificação', 'marcas de verificação')}.`,
  'goal-missed': ({ hero, goal: missed }, { subject, goal }) =>
    `${subject(hero)} não cumpriu o objetivo de batalha “${goal(missed)}”.`,
  reckoned: ({ hero, xp, bonusXp, gold, coins }, { subject }) =>
    `${subject(hero)}: ${xp} de EXP, ${bonusXp} de EXP bônus, ${gold} de ouro; ${count(coins, 'ficha de dinheiro saqueada', 'fichas de dinheiro saqueadas')}.`,
  'scenario-ends': ({ outcome }) =>
    outcome === 'success' ? 'Vocês venceram o cenário.' : 'Vocês perderam o cenário.',
};
