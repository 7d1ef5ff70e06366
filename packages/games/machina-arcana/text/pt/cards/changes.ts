import { signed } from '@tavolo/language';
import { and, count } from '@tavolo/language/pt';
import type { Condition } from '../../../vocabulary/conditions.ts';
import type { Scope } from '../../../vocabulary/effects.ts';
import { type Clause, itIs } from '../../phrases/clauses.ts';
import type { EffectPhrases, Gain, Price } from '../../phrases/phrases.ts';
import { roleOf } from '../../phrases/roles.ts';
import type { Role, Scene } from '../../phrases/scene.ts';
import { terms } from '../terms.ts';
import { is, nameOf } from './roles.ts';
import { hosts, within } from './words.ts';

/** Which rolls or attacks, behind the word. */
const kinds: Readonly<Record<Scope, string>> = {
  host: '',
  'host-ranged': ' à distância',
  'host-melee': ' corpo a corpo',
  ranged: ' à distância',
  melee: ' corpo a corpo',
  normal: ' normal',
  arcane: ' arcano',
  environment: '',
  trap: '',
  'by-self': '',
};

const isOfHost = (scope: Scope | undefined): boolean =>
  scope === 'host' || scope === 'host-ranged' || scope === 'host-melee';

const kindOf = (scope: Scope | undefined): string => (scope === undefined ? '' : kinds[scope]);

const rolls = (scope: Scope | undefined, { host }: Scene): string =>
  scope === 'trap'
    ? 'nas rolagens de armadilhas'
    : `nas rolagens de ataque${kindOf(scope)}${isOfHost(scope) ? ` com ${hosts[host]}` : ''}`;

/** Of an item: desta arma. */
const ofHost = ({ host }: Scene): string => `d${hosts[host]}`;

const names: { readonly [V in Gain['value']]: (gain: Gain, scene: Scene) => string } = {
  armor: ({ by, scope }) =>
    `${signed(by)} de armadura${scope === 'environment' ? ' contra armadilhas e explosões' : ''}`,
  will: ({ by }) => `${signed(by)} de vontade`,
  stamina: ({ by }) => `${signed(by)} de vigor`,
  'stamina-max': ({ by }) => `${signed(by)} de vigor máximo`,
  'health-max': ({ by }) => `${signed(by)} de saúde máxima`,
  'essence-max': ({ by }) => `${signed(by)} de essência máxima`,
  'attack-roll': ({ by, scope }, scene) => `${signed(by)} ${rolls(scope, scene)}`,
  range: ({ by, scope }, scene) =>
    `${signed(by)} de alcance${isOfHost(scope) ? ` com as habilidades${kindOf(scope)} ${ofHost(scene)}` : ''}`,
  markers: ({ by }) => `${count(Math.abs(by), 'marcador', 'marcadores')} a ${by < 0 ? 'menos' : 'mais'}`,
};

/** Values of a unit that rise or fall. */
export function gains(all: readonly Gain[], scene: Scene, against: Condition | null): Clause {
  const list = and(all.map((gain) => names[gain.value](gain, scene)));
  const [first] = all;
  const role = first === undefined ? 'nobody' : roleOf(scene, first.who);
  return is(role, `tem ${list}${against === null ? '' : ` contra ${weak(against)}`}`);
}

/** Those against whom it counts. */
const weak = (condition: Condition): string =>
  condition.is === 'keyword' && condition.keyword === 'ethereal'
    ? 'unidades etéreas'
    : 'unidades que não perderam saúde';

/** All of a group together: os monstros, os exploradores adjacentes. */
const allOf = (role: Role): string =>
  nameOf(role)
    .replace(/^cada (outro )?explorador/, 'os exploradores')
    .replace(/^cada monstro/, 'os monstros')
    .replace(/^cada unidade/, 'as unidades')
    .replace(/ adjacente$/, ' adjacentes');

const farther = (by: number): string =>
  `${count(Math.abs(by), 'espaço', 'espaços')} a ${by > 0 ? 'mais' : 'menos'}`;

/** Changes that take a sentence of their own. */
export const changes: EffectPhrases['changes'] = {
  'attack-roll-against': ({ by, who, scope }, scene) =>
    itIs(`as rolagens de ataque${kindOf(scope)} contra ${allOf(roleOf(scene, who))} têm ${signed(by)}`),
  'spawn-roll': ({ by, who }, scene) => is(roleOf(scene, who), `tem ${signed(by)} nos testes de surgimento`),
  'push-distance': ({ by, who, scope }, scene) => {
    const name = nameOf(roleOf(scene, who));
    return scope === 'by-self'
      ? itIs(`as unidades que ${name} empurra ou puxa percorrem ${farther(by)}`)
      : itIs(`${name} que sofre um empurrão ou puxão percorre ${farther(by)}`);
  },
  bag: ({ by, who }, scene) => is(roleOf(scene, who), `leva ${count(by, 'carta', 'cartas')} a mais na bolsa`),
  'chest-draw': ({ by, who }, scene) =>
    is(roleOf(scene, who), `compra ${count(by, 'carta', 'cartas')} a mais nos baús`),
};

/** What is paid for, as the subject of a sentence. */
function paidFor(of: Price['of'], scene: Scene): string {
  if (of === 'host') return `as habilidades ${ofHost(scene)}`;
  return of === 'consumable' ? 'as habilidades de consumíveis' : terms.actions[of].noun;
}

/** What several actions or abilities cost somebody. */
export function prices(all: readonly [Price, ...Price[]], scene: Scene): Clause {
  const [first, ...others] = all;
  const role = roleOf(scene, first.who);
  const isMany = others.length > 0 || first.of === 'host' || first.of === 'consumable';
  if (first.of === 'host' && first.times === 'once-per-turn')
    return itIs(`uma vez por turno, uma habilidade ${ofHost(scene)} ${costs(first, role, false)}`);
  const once = first.times === 'once' ? `, uma vez ${within[first.until]}` : '';
  const what = and(all.map(({ of }) => paidFor(of, scene)));
  return itIs(`${what} ${costs(first, role, isMany)}${once}`);
}

/** Custa 1 de vigor a menos; your own price needs no name. */
function costs(price: Price, role: Role, isMany: boolean): string {
  const verb = isMany ? 'custam' : 'custa';
  const whom = role === 'you' ? ' para você' : ` para ${allOf(role)}`;
  if (price.is === 'set-price')
    return price.to === 0 ? `não ${verb} vigor${whom}` : `${verb} ${terms.amounts.stamina(price.to)}${whom}`;
  const resource = price.is === 'price' ? 'stamina' : 'essence';
  const least = price.least > 0 && price.by < 0 ? `, mas pelo menos ${price.least}` : '';
  const more = `${terms.amounts[resource](Math.abs(price.by))} a ${price.by < 0 ? 'menos' : 'mais'}`;
  return `${verb} ${more}${whom}${least}`;
}
