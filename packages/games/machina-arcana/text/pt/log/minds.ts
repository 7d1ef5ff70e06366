import { count } from '@tavolo/language/pt';
import type { Fact } from '../../../facts.ts';
import type { Speaker } from '../speaker.ts';

type Chose = Extract<Fact, { readonly is: 'monster-chose' }>;

const whom: { readonly [W in Exclude<Chose['whom'], 'nobody'>]: string } = {
  'only-one': 'não tinha mais ninguém para perseguir',
  nearest: 'ninguém estava mais perto',
  weakest: 'à mesma distância, ninguém tinha menos saúde',
  chosen: 'à mesma distância, foi a escolha dos jogadores',
  'in-reach': 'nada podia contra quem estava mais perto',
  seeks: 'era o que buscava',
};

/** What it does, with or without somebody it does it to. */
const does: { readonly [D in Chose['does']]: (unit: string | null) => string } = {
  ability: (unit) => (unit === null ? 'escolheu uma habilidade' : `escolheu uma habilidade contra ${unit}`),
  door: (unit) => `se voltou para a porta no seu caminho${unit === null ? '' : ` até ${unit}`}`,
  lever: () => 'foi à alavanca: as armadilhas acertariam mais exploradores que monstros',
  nearer: (unit) => (unit === null ? 'se aproximou do que buscava' : `avançou contra ${unit}`),
  'to-reach': (unit) => `foi aonde podia usar uma habilidade${unit === null ? '' : ` contra ${unit}`}`,
  away: (unit) => (unit === null ? 'se afastou' : `manteve ${unit} à distância`),
};

const passed: { readonly [W in Chose['passed'][number]['why']]: string } = {
  stamina: 'faltava vigor',
  limit: 'limite já atingido',
  marker: 'não havia marcador livre',
  nobody: 'não havia alvo',
  condition: 'a condição não se cumpria',
  nothing: 'não mudaria nada',
};

/** What a monster does next, and why. */
export function choiceLine(fact: Chose, { Who, who, ability }: Speaker): string {
  const unit = fact.forWhom === null ? null : who(fact.forWhom);
  const why = unit === null || fact.whom === 'nobody' ? '' : ` (${reasonFor(fact)})`;
  const not = fact.passed.map((one) => `${ability(one.card, one.ability)} (${passed[one.why]})`);
  return `${Who(fact.monster)} ${does[fact.does](unit)}${why}.${not.length === 0 ? '' : ` Não usadas: ${not.join(', ')}.`}`;
}

function reasonFor({ steps, whom: why }: Chose): string {
  const reason = why === 'nobody' ? '' : whom[why];
  return steps === 0 ? reason : `a ${count(steps, 'passo', 'passos')}; ${reason}`;
}
