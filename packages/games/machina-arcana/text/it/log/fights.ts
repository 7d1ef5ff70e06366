import { capital } from '@tavolo/language';
import { and } from '@tavolo/language/it';
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
  return parts.length === 0 ? '' : ` per ${and(parts)}`;
};

/** The dice of an attack, and what is added. */
function dice({ white, black, bonus }: Extract<Fact, { readonly is: 'rolled' }>): string {
  const parts = [
    ...(white.length === 0 ? [] : [`${white.length === 1 ? 'bianco' : 'bianchi'} ${white.join(', ')}`]),
    ...(black.length === 0 ? [] : [`${black.length === 1 ? 'nero' : 'neri'} ${black.join(', ')}`]),
    ...(bonus === 0 ? [] : [`${bonus > 0 ? 'più' : 'meno'} ${Math.abs(bonus)}`]),
  ];
  return parts.length === 0 ? 'nessun dado' : parts.join('; ');
}

const losses = {
  lost: ({ unit, what, n, now, source }, { Who, source: by }) => {
    const amount = terms.amounts[what](n);
    if (source === 'cost') return `${Who(unit)} paga ${amount}: resta a ${now}.`;
    const why = source === unit ? '' : ` (${by(source)})`;
    return `${Who(unit)} perde ${amount}${why}: resta a ${now}.`;
  },
  restored: ({ unit, what, n, now, source }, { Who, source: by }) => {
    const why = source === unit || source === 'cost' ? '' : ` (${by(source)})`;
    return `${Who(unit)} recupera ${terms.amounts[what](n)}${why}: ora ${now}.`;
  },
  supported: ({ explorer, by, n }, { Who, who }) =>
    `${Who(by)} paga ${terms.amounts.essence(n)} per ${who(explorer)}.`,
  prevented: ({ unit, n, source }, { Who, toWhom, agreeing, table, source: by }) => {
    if (source !== 'warded') return `${capital(by(source))} risparmia ${toWhom(unit)} una perdita di ${n}.`;
    const ward = table.isExplorer(unit) ? 'ha una protezione' : `è ${agreeing(unit, 'protetto', 'protetta')}`;
    return `${Who(unit)} ${ward} ed evita la perdita di ${n}.`;
  },
  redirected: ({ from, to, source }, { Who, whose, source: by }) =>
    `${Who(to)} prende su di sé la perdita ${whose(from)}${source === to ? '' : ` (${by(source)})`}.`,
} satisfies Partial<LogLines<Speaker>>;

const attacks = {
  played: ({ unit, card, ability: id, target, stamina, essence }, speak) => {
    const { Who, ability, name, onTarget } = speak;
    const from = card === unit ? '' : ` (${name(card)})`;
    const on = target === null ? '' : ` ${onTarget(target)}`;
    return `${Who(unit)} gioca ${ability(card, id)}${from}${on}${paid(stamina, essence)}.`;
  },
  rolled: (fact, { source: by, target, Who }) => {
    const { by: unit, source, mode, total, targets } = fact;
    const attacker = unit === null ? (source === 'cost' ? 'Il tiro' : capital(by(source))) : Who(unit);
    const on = and(targets.map(target));
    const hits = mode === 'arcane' ? `fa un attacco arcano contro ${on}` : `attacca ${on}`;
    return `${attacker} ${on === '' ? 'attacca a vuoto' : hits}: ${dice(fact)}; ${total} in tutto.`;
  },
  'changed-roll': ({ source, by, total }, { Who, source: from }) =>
    source === 'essence' && by !== null
      ? `${Who(by)} alza il tiro con l’essenza: ${total} in tutto.`
      : `Il tiro cambia${source === 'essence' ? '' : ` (${from(source)})`}: ${total} in tutto.`,
  hit: ({ target: id, total, defence }, { target }) =>
    `${total} contro ${defence}: l’attacco colpisce ${target(id)}.`,
  missed: ({ target: id, total, defence }, { target }) =>
    `${total} contro ${defence}: l’attacco manca ${target(id)}.`,
} satisfies Partial<LogLines<Speaker>>;

const ends = {
  'destroyed-unit': ({ unit, by, source }, { Who, who, table, agreeing, source: from }) => {
    if (by !== null) return `${Who(by)} distrugge ${who(unit)}.`;
    if (source !== null && source !== 'cost') return `${capital(from(source))} distrugge ${who(unit)}.`;
    return table.isExplorer(unit)
      ? `${Who(unit)} non c’è più.`
      : `${Who(unit)} viene ${agreeing(unit, 'distrutto', 'distrutta')}.`;
  },
  banished: ({ unit, source }, { Who, agreeing, source: from }) => {
    const why = source === null || source === 'cost' ? '' : ` (${from(source)})`;
    return `${Who(unit)} viene ${agreeing(unit, 'esiliato', 'esiliata')}${why}.`;
  },
  died: ({ explorer }, { Who }) => `${Who(explorer)} muore.`,
  saved: ({ explorer, source }, { who, source: from }) =>
    `${capital(from(source))} salva dalla morte ${who(explorer)}.`,
  exploded: ({ at }, { place }) => `Esplode un barile: ${place(at)}.`,
  'traps-fired': ({ at, by }, { Who, place }) => {
    const where = at === null ? '' : ` (${place(at)})`;
    return by === null ? `Scattano le trappole${where}.` : `${Who(by)} fa scattare le trappole${where}.`;
  },
} satisfies Partial<LogLines<Speaker>>;

export const fights = { ...losses, ...attacks, ...ends };
