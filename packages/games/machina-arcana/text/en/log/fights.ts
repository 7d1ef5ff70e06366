import { capital } from '@tavolo/language';
import { and } from '@tavolo/language/en';
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
  return parts.length === 0 ? '' : ` for ${and(parts)}`;
};

/** The dice of an attack, and what is added. */
function dice({ white, black, bonus }: Extract<Fact, { readonly is: 'rolled' }>): string {
  const parts = [
    ...(white.length === 0 ? [] : [`white ${white.join(', ')}`]),
    ...(black.length === 0 ? [] : [`black ${black.join(', ')}`]),
    ...(bonus === 0 ? [] : [`${bonus > 0 ? 'plus' : 'minus'} ${Math.abs(bonus)}`]),
  ];
  return parts.length === 0 ? 'no dice' : parts.join('; ');
}

const kinds = { normal: 'attacks', arcane: 'makes an arcane attack on', lower: 'attacks' } as const;

const losses = {
  lost: ({ unit, what, n, now, source }, { Who, source: by }) => {
    const amount = terms.amounts[what](n);
    if (source === 'cost') return `${Who(unit)} pays ${amount}: ${now} left.`;
    const why = source === unit ? '' : ` to ${by(source)}`;
    return `${Who(unit)} loses ${amount}${why}: ${now} left.`;
  },
  restored: ({ unit, what, n, now, source }, { Who, source: by }) => {
    const why = source === unit || source === 'cost' ? '' : ` thanks to ${by(source)}`;
    return `${Who(unit)} restores ${terms.amounts[what](n)}${why}: ${now} now.`;
  },
  supported: ({ explorer, by, n }, { Who, who }) =>
    `${Who(by)} pays ${terms.amounts.essence(n)} for ${who(explorer)}.`,
  prevented: ({ unit, n, source }, { Who, who, source: by }) =>
    source === 'warded'
      ? `${Who(unit)} is warded: a loss of ${n} is prevented.`
      : `${capital(by(source))} prevents a loss of ${n} for ${who(unit)}.`,
  redirected: ({ from, to, source }, { Who, who, source: by }) =>
    source === to
      ? `${Who(to)} takes the loss in place of ${who(from)}.`
      : `${Who(to)} takes the loss in place of ${who(from)}, because of ${by(source)}.`,
} satisfies Partial<LogLines<Speaker>>;

const attacks = {
  played: ({ unit, card, ability: id, target, stamina, essence }, speak) => {
    const { Who, ability, name } = speak;
    const from = card === unit ? '' : ` (${name(card)})`;
    const on = target === null ? '' : ` on ${speak.target(target)}`;
    return `${Who(unit)} plays ${ability(card, id)}${from}${on}${paid(stamina, essence)}.`;
  },
  rolled: (fact, { source: by, target, Who }) => {
    const { by: unit, source, mode, total, targets } = fact;
    const attacker = unit === null ? (source === 'cost' ? 'The roll' : capital(by(source))) : Who(unit);
    const on = targets.length === 0 ? 'nobody' : and(targets.map(target));
    return `${attacker} ${kinds[mode]} ${on}: ${dice(fact)}; ${total} in all.`;
  },
  'changed-roll': ({ source, by, total }, { Who, source: from }) =>
    source === 'essence' && by !== null
      ? `${Who(by)} raises the roll with essence: ${total} in all.`
      : `The roll changes${source === 'essence' ? '' : ` because of ${from(source)}`}: ${total} in all.`,
  hit: ({ target: id, total, defence }, { target }) => `${total} against ${defence} hits ${target(id)}.`,
  missed: ({ target: id, total, defence }, { target }) => `${total} against ${defence} misses ${target(id)}.`,
} satisfies Partial<LogLines<Speaker>>;

const ends = {
  'destroyed-unit': ({ unit, by, source }, { Who, who, source: from }) => {
    if (by !== null) return `${Who(by)} destroys ${who(unit)}.`;
    return `${Who(unit)} is destroyed${source === null || source === 'cost' ? '' : ` by ${from(source)}`}.`;
  },
  banished: ({ unit, source }, { Who, source: from }) =>
    `${Who(unit)} is banished${source === null || source === 'cost' ? '' : ` by ${from(source)}`}.`,
  died: ({ explorer }, { Who }) => `${Who(explorer)} dies.`,
  saved: ({ explorer, source }, { who, source: from }) =>
    `${capital(from(source))} saves ${who(explorer)} from death.`,
  exploded: ({ at }, { place }) => `The barrel at ${place(at)} explodes.`,
  'traps-fired': ({ at, by }, { Who, place }) => {
    const where = at === null ? '' : ` around ${place(at)}`;
    return by === null ? `The traps${where} go off.` : `${Who(by)} sets off the traps${where}.`;
  },
} satisfies Partial<LogLines<Speaker>>;

export const fights = { ...losses, ...attacks, ...ends };
