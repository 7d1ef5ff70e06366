import { signed } from '@tavolo/language';
import { and } from '@tavolo/language/pt';
import type { Value } from '../../../vocabulary/effects.ts';
import type { LogLines } from '../../speech.ts';
import type { Speaker } from '../speaker.ts';
import { tableWords } from '../table-words.ts';
import { terms } from '../terms.ts';

const peeks = {
  horror: 'do baralho de eventos de horror',
  'explorer-event': 'do baralho de eventos de explorador',
  tiles: 'da pilha de peças',
};

const items = {
  'drew-item': ({ explorer, item, deck }, { Who, name }) =>
    `${Who(explorer)} comprou do baralho de ${terms.decks[deck]}: ${name(item)}.`,
  'gained-item': ({ explorer, item, worn }, { Who, name }) =>
    `${Who(explorer)} ${worn ? 'obteve e equipou na hora' : 'obteve'} ${name(item)}.`,
  'destroyed-item': ({ explorer, item }, { Who, name }) => `${Who(explorer)} destruiu ${name(item)}.`,
  'dropped-item': ({ explorer, item }, { Who, name }) => `${Who(explorer)} largou ${name(item)}.`,
  'picked-up-item': ({ explorer, item }, { Who, name }) => `${Who(explorer)} pegou ${name(item)}.`,
  unequipped: ({ explorer, item }, { Who, name }) => `${Who(explorer)} desequipou ${name(item)}.`,
  'returned-item': ({ explorer, item, deck }, { Who, name }) =>
    `${Who(explorer)} devolveu ${name(item)} ao topo do baralho de ${terms.decks[deck]}.`,
  'exchanged-item': ({ explorer, given, taken }, { Who, name }) =>
    `${Who(explorer)} trocou ${name(given)} por ${name(taken)}.`,
  arranged: ({ explorer }, { Who }) => `${Who(explorer)} arrumou o inventário.`,
  traded: ({ explorer, with: other, gave, got }, { Who, toWhom, whose, name }) => {
    const given = gave.length === 0 ? '' : ` deu ${and(gave.map(name))} ${toWhom(other)}`;
    const taken = got.length === 0 ? '' : ` recebeu ${and(got.map(name))} ${whose(other)}`;
    return `${Who(explorer)}${given}${given === '' || taken === '' ? '' : ' e'}${taken}.`;
  },
  'item-level': ({ level }) => `Os itens de nível ${level} entraram nos baralhos.`,
} satisfies Partial<LogLines<Speaker>>;

const effects = {
  peeked: ({ deck, cards, by }, { Who, name }) =>
    `${Who(by)} olhou o topo ${peeks[deck]}: ${and(cards.map(name))}.`,
  'effect-rolled': ({ card, roll, atLeast }, { name }) =>
    `${name(card)}: precisava de ${atLeast} ou mais, e a rolagem foi ${roll}: ${roll >= atLeast ? 'teve efeito' : 'não teve efeito'}.`,
  gathered: ({ card, n, of }, { name }) => `${name(card)}: ficha ${n} de ${of}.`,
  counted: ({ name: counter, now }) => `${terms.counters[counter]}: ${now}.`,
  granted: ({ unit, keyword, card }, { Who, table, agreeing, source }) => {
    const { label, verb } = terms.keywords[keyword];
    const is = agreeing(unit, verb.m.one, verb.f.one);
    const became = is.replace(/^(é|está) /, 'ficou ');
    const says = table.isExplorer(unit) || became === is ? `ganhou “${label}”` : became;
    return `${Who(unit)} ${says}${card === unit ? '' : ` (${source(card)})`}.`;
  },
  changed: ({ unit, what, by, card }, { Who, source }) =>
    `${Who(unit)}: ${signed(by)} (${tableWords.values[what as Value] ?? what})${card === unit ? '' : `, ${source(card)}`}.`,
} satisfies Partial<LogLines<Speaker>>;

const ends = {
  won: ({ by }, { name }) => `Os exploradores venceram: ${name(by)}.`,
  'lost-game': ({ why }) =>
    why === 'all-dead'
      ? 'Todos os exploradores morreram: a partida foi perdida.'
      : `${terms.counters[why]}: o limite foi atingido, e a partida foi perdida.`,
  'kept-items': ({ explorer, items }, { Who, name }) =>
    `${Who(explorer)} ficou com ${and(items.map(name))} para o próximo cenário.`,
  'campaign-stands': ({ how, scenario }, { name }) =>
    ({
      'goes-on': `A campanha continua: o próximo cenário é ${name(scenario)}.`,
      won: 'A campanha foi vencida. A próxima partida começa uma nova.',
      again: `A campanha ainda não está perdida: o cenário ${name(scenario)} recomeça do início.`,
      lost: 'A campanha está perdida. A próxima partida começa uma nova.',
    })[how],
} satisfies Partial<LogLines<Speaker>>;

export const cards = { ...items, ...effects, ...ends };
