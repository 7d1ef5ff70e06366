import { capital } from '@tavolo/language';
import { and } from '@tavolo/language/pt';
import type { Fact } from '../../../facts.ts';
import type { LogLines } from '../../speech.ts';
import type { Speaker } from '../speaker.ts';
import { terms } from '../terms.ts';

/** What was paid, behind what it was paid for. */
const paid = (stamina: number, essence: number): string => {
  const parts = [
    ...(stamina === 0 ? [] : [terms.amounts.stamina(stamina)]),
    ...(essence === 0 ? [] : [terms.amounts.essence(essence)]),
  ];
  return parts.length === 0 ? '' : ` por ${and(parts)}`;
};

/** The dice of an attack, and what is added. */
function dice({ white, black, bonus }: Extract<Fact, { readonly is: 'rolled' }>): string {
  const parts = [
    ...(white.length === 0 ? [] : [`brancos ${white.join(', ')}`]),
    ...(black.length === 0 ? [] : [`pretos ${black.join(', ')}`]),
    ...(bonus === 0 ? [] : [`${bonus > 0 ? 'mais' : 'menos'} ${Math.abs(bonus)}`]),
  ];
  return parts.length === 0 ? 'nenhum dado' : parts.join('; ');
}

const losses = {
  lost: ({ unit, what, n, now, source }, { Who, source: by }) => {
    const amount = terms.amounts[what](n);
    if (source === 'cost') return `${Who(unit)} pagou ${amount} e ficou com ${now}.`;
    const why = source === unit ? '' : ` (${by(source)})`;
    return `${Who(unit)} perdeu ${amount}${why} e ficou com ${now}.`;
  },
  restored: ({ unit, what, n, now, source }, { Who, source: by }) => {
    const why = source === unit || source === 'cost' ? '' : ` (${by(source)})`;
    return `${Who(unit)} recuperou ${terms.amounts[what](n)}${why} e ficou com ${now}.`;
  },
  supported: ({ explorer, by, n }, { Who, who }) =>
    `${Who(by)} pagou ${terms.amounts.essence(n)} por ${who(explorer)}.`,
  prevented: ({ unit, n, source }, { Who, who, source: by }) =>
    source === 'warded'
      ? `${Who(unit)} tinha proteção: a perda de ${n} foi evitada.`
      : `${capital(by(source))} poupou ${who(unit)} de uma perda de ${n}.`,
  redirected: ({ from, to, source }, { Who, whose, source: by }) =>
    `${Who(to)} assumiu a perda ${whose(from)}${source === to ? '' : ` (${by(source)})`}.`,
} satisfies Partial<LogLines<Speaker>>;

const attacks = {
  played: ({ unit, card, ability: id, target, stamina, essence }, speak) => {
    const { Who, ability, name, onTarget } = speak;
    const from = card === unit ? '' : ` (${name(card)})`;
    const on = target === null ? '' : ` ${onTarget(target)}`;
    return `${Who(unit)} usou ${ability(card, id)}${from}${on}${paid(stamina, essence)}.`;
  },
  rolled: (fact, { source: by, target, Who }) => {
    const { by: unit, source, mode, total, targets } = fact;
    const attacker = unit === null ? (source === 'cost' ? 'A rolagem' : capital(by(source))) : Who(unit);
    const kind = mode === 'arcane' ? 'fez um ataque arcano contra' : 'atacou';
    const attacked = targets.length === 0 ? 'não atacou ninguém' : `${kind} ${and(targets.map(target))}`;
    return `${attacker} ${attacked}: ${dice(fact)}; ${total} ao todo.`;
  },
  'changed-roll': ({ source, by, total }, { Who, source: from }) =>
    source === 'essence' && by !== null
      ? `${Who(by)} aumentou a rolagem com essência: ${total} ao todo.`
      : `A rolagem mudou${source === 'essence' ? '' : ` (${from(source)})`}: ${total} ao todo.`,
  hit: ({ target: id, total, defence }, { target }) =>
    `${total} contra ${defence}: o ataque acertou ${target(id)}.`,
  missed: ({ target: id, total, defence }, { target }) =>
    `${total} contra ${defence}: o ataque errou ${target(id)}.`,
} satisfies Partial<LogLines<Speaker>>;

const ends = {
  'destroyed-unit': ({ unit, by, source }, { Who, who, table, agreeing, source: from }) => {
    if (by !== null) return `${Who(by)} destruiu ${who(unit)}.`;
    if (source !== null && source !== 'cost') return `${capital(from(source))} destruiu ${who(unit)}.`;
    return table.isExplorer(unit)
      ? `${Who(unit)} não estava mais no mapa.`
      : `${Who(unit)} foi ${agreeing(unit, 'destruído', 'destruída')}.`;
  },
  banished: ({ unit, source }, { Who, agreeing, source: from }) => {
    const why = source === null || source === 'cost' ? '' : ` (${from(source)})`;
    return `${Who(unit)} foi ${agreeing(unit, 'exilado', 'exilada')}${why}.`;
  },
  died: ({ explorer }, { Who }) => `${Who(explorer)} morreu.`,
  saved: ({ explorer, source }, { who, source: from }) =>
    `${capital(from(source))} salvou ${who(explorer)} da morte.`,
  exploded: ({ at }, { place }) => `Um barril explodiu: ${place(at)}.`,
  'traps-fired': ({ at, by }, { Who, place }) => {
    const where = at === null ? '' : ` (${place(at)})`;
    return by === null ? `As armadilhas dispararam${where}.` : `${Who(by)} disparou as armadilhas${where}.`;
  },
} satisfies Partial<LogLines<Speaker>>;

export const fights = { ...losses, ...attacks, ...ends };
