import { count } from '@tavolo/language/it';
import type { Fact } from '../../../facts.ts';
import type { Speaker } from '../speaker.ts';

type Chose = Extract<Fact, { readonly is: 'monster-chose' }>;

const whom: { readonly [W in Exclude<Chose['whom'], 'nobody'>]: string } = {
  'only-one': 'non può puntare nessun altro',
  nearest: 'nessuno è più vicino',
  weakest: 'a pari distanza, nessuno ha meno salute',
  chosen: 'a pari distanza, la scelta è dei giocatori',
  'in-reach': 'a chi è più vicino non può fare niente',
  seeks: 'è ciò che cerca',
};

/** What it does, with or without somebody it does it to. */
const does: { readonly [D in Chose['does']]: (unit: string | null) => string } = {
  ability: (unit) => (unit === null ? 'sceglie un’abilità' : `sceglie un’abilità da usare contro ${unit}`),
  door: (unit) => `affronta la porta che sbarra la strada${unit === null ? '' : ` verso ${unit}`}`,
  lever: () => 'va alla leva: le trappole colpirebbero più esploratori che mostri',
  nearer: (unit) => (unit === null ? 'si avvicina a ciò che cerca' : `avanza verso ${unit}`),
  'to-reach': (unit) => `va dove può usare un’abilità${unit === null ? '' : ` contro ${unit}`}`,
  away: (unit) => `tiene a distanza ${unit ?? 'tutti'}`,
};

const passed: { readonly [W in Chose['passed'][number]['why']]: string } = {
  stamina: 'la resistenza non basta',
  limit: 'ha raggiunto il suo limite',
  marker: 'nessun indicatore libero',
  nobody: 'nessuno da bersagliare',
  condition: 'la condizione non è soddisfatta',
  nothing: 'non cambierebbe niente',
};

/** What a monster does next, and why. */
export function choiceLine(fact: Chose, { Who, who, ability }: Speaker): string {
  const unit = fact.forWhom === null ? null : who(fact.forWhom);
  const why = unit === null || fact.whom === 'nobody' ? '' : ` (${reasonFor(fact)})`;
  const not = fact.passed.map((one) => `${ability(one.card, one.ability)} (${passed[one.why]})`);
  return `${Who(fact.monster)} ${does[fact.does](unit)}${why}.${not.length === 0 ? '' : ` Non giocate: ${not.join(', ')}.`}`;
}

function reasonFor({ steps, whom: why }: Chose): string {
  const reason = why === 'nobody' ? '' : whom[why];
  return steps === 0 ? reason : `a ${count(steps, 'passo', 'passi')}; ${reason}`;
}
