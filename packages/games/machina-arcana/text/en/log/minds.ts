import { count } from '@tavolo/language/en';
import type { Fact } from '../../../facts.ts';
import type { Speaker } from '../speaker.ts';

type Chose = Extract<Fact, { readonly is: 'monster-chose' }>;

const whom: { readonly [W in Exclude<Chose['whom'], 'nobody'>]: string } = {
  'only-one': 'the only one it can go for',
  nearest: 'the nearest',
  weakest: 'as near as others, with less health left',
  chosen: 'the players’ choice among those equally near',
  'in-reach': 'it can do nothing to anyone nearer',
  seeks: 'what it seeks',
};

/** What it does, with or without somebody it does it to. */
const does: { readonly [D in Chose['does']]: (unit: string | null) => string } = {
  ability: (unit) => (unit === null ? 'chooses an ability' : `chooses an ability against ${unit}`),
  door: (unit) => `turns to the door on its way${unit === null ? '' : ` to ${unit}`}`,
  lever: () => 'turns to the lever: the traps would hit more explorers than monsters',
  nearer: (unit) => (unit === null ? 'goes toward what it seeks' : `goes toward ${unit}`),
  'to-reach': (unit) => `goes where it can use an ability${unit === null ? '' : ` against ${unit}`}`,
  away: (unit) => `keeps its distance${unit === null ? '' : ` from ${unit}`}`,
};

const passed: { readonly [W in Chose['passed'][number]['why']]: string } = {
  stamina: 'too little stamina',
  limit: 'already used as often as allowed',
  marker: 'no marker is free',
  nobody: 'nobody to aim at',
  condition: 'its condition isn’t met',
  nothing: 'it would change nothing',
};

/** What a monster does next, and why. */
export function choiceLine(fact: Chose, { Who, who, ability }: Speaker): string {
  const unit = fact.forWhom === null ? null : who(fact.forWhom);
  const why = unit === null || fact.whom === 'nobody' ? '' : ` (${reasonFor(fact)})`;
  const not = fact.passed.map((one) => `${ability(one.card, one.ability)} (${passed[one.why]})`);
  return `${Who(fact.monster)} ${does[fact.does](unit)}${why}.${not.length === 0 ? '' : ` Not played: ${not.join(', ')}.`}`;
}

function reasonFor({ steps, whom: why }: Chose): string {
  const reason = why === 'nobody' ? '' : whom[why];
  return steps === 0 ? reason : `${count(steps, 'step')} away; ${reason}`;
}
