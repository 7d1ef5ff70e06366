import { signed } from '@tavolo/language';
import { and, count } from '@tavolo/language/it';
import type { Condition } from '../../../vocabulary/conditions.ts';
import type { Scope } from '../../../vocabulary/effects.ts';
import { type Clause, itIs } from '../../phrases/clauses.ts';
import type { EffectPhrases, Gain, Price } from '../../phrases/phrases.ts';
import { roleOf } from '../../phrases/roles.ts';
import type { Role, Scene } from '../../phrases/scene.ts';
import { terms } from '../terms.ts';
import { is, nameOf, toWhom } from './roles.ts';
import { hosts, within } from './words.ts';

/** Which rolls or attacks, behind the word. */
const kinds: Readonly<Record<Scope, string>> = {
  host: '',
  'host-ranged': ' a distanza',
  'host-melee': ' in corpo a corpo',
  ranged: ' a distanza',
  melee: ' in corpo a corpo',
  normal: ' normale',
  arcane: ' arcano',
  environment: '',
  trap: '',
  'by-self': '',
};

const isOfHost = (scope: Scope | undefined): boolean =>
  scope === 'host' || scope === 'host-ranged' || scope === 'host-melee';

const kindOf = (scope: Scope | undefined): string => (scope === undefined ? '' : kinds[scope]);

const withHost = (scope: Scope | undefined, { host }: Scene): string =>
  isOfHost(scope) ? ` con ${hosts[host]}` : '';

const rolls = (scope: Scope | undefined, scene: Scene): string =>
  scope === 'trap' ? 'ai tiri delle trappole' : `ai tiri di attacco${kindOf(scope)}${withHost(scope, scene)}`;

const names: { readonly [V in Gain['value']]: (gain: Gain, scene: Scene) => string } = {
  armor: ({ by, scope }) =>
    `${signed(by)} armatura${scope === 'environment' ? ' contro trappole ed esplosioni' : ''}`,
  will: ({ by }) => `${signed(by)} volontà`,
  stamina: ({ by }) => `${signed(by)} resistenza`,
  'stamina-max': ({ by }) => `${signed(by)} resistenza massima`,
  'health-max': ({ by }) => `${signed(by)} salute massima`,
  'essence-max': ({ by }) => `${signed(by)} essenza massima`,
  'attack-roll': ({ by, scope }, scene) => `${signed(by)} ${rolls(scope, scene)}`,
  range: ({ by, scope }, { host }) =>
    `${signed(by)} portata${isOfHost(scope) ? ` con le abilità${kindOf(scope)} di ${hosts[host]}` : ''}`,
  markers: ({ by }) => `${count(Math.abs(by), 'indicatore', 'indicatori')} in ${by < 0 ? 'meno' : 'più'}`,
};

/** Values of a unit that rise or fall. */
export function gains(all: readonly Gain[], scene: Scene, against: Condition | null): Clause {
  const list = and(all.map((gain) => names[gain.value](gain, scene)));
  const [first] = all;
  const role = first === undefined ? 'nobody' : roleOf(scene, first.who);
  const whom = against === null ? '' : ` contro ${weak(against)}`;
  return is(role, `hai ${list}${whom}`, `ha ${list}${whom}`);
}

/** Those against whom it counts. */
const weak = (condition: Condition): string =>
  condition.is === 'keyword' && condition.keyword === 'ethereal'
    ? 'le unità eteree'
    : 'le unità che non hanno perso salute';

/** All of a group together, behind a preposition: ai mostri, agli esploratori adiacenti. */
const toAll = (role: Role): string =>
  toWhom(role)
    .replace(/^a ogni esploratore/, 'agli esploratori')
    .replace(/^a ogni mostro/, 'ai mostri')
    .replace(/^a ogni unità/, 'alle unità')
    .replace(/ adiacente$/, ' adiacenti');

const against = (role: Role): string => {
  if (role === 'you') return 'di te';
  return toAll(role).replace(/^agli/, 'gli').replace(/^ai/, 'i').replace(/^alle/, 'le').replace(/^a /, '');
};

const farther = (by: number): string =>
  `di ${count(Math.abs(by), 'spazio', 'spazi')} in ${by > 0 ? 'più' : 'meno'}`;

/** Changes that take a sentence of their own. */
export const changes: EffectPhrases['changes'] = {
  'attack-roll-against': ({ by, who, scope }, scene) =>
    itIs(`i tiri di attacco${kindOf(scope)} contro ${against(roleOf(scene, who))} hanno ${signed(by)}`),
  'spawn-roll': ({ by, who }, scene) =>
    is(
      roleOf(scene, who),
      `hai ${signed(by)} ai controlli di generazione`,
      `ha ${signed(by)} ai controlli di generazione`,
    ),
  'push-distance': ({ by, who, scope }, scene) => {
    const role = roleOf(scene, who);
    const name = role === 'you' ? 'spingi o tiri' : `${nameOf(role)} spinge o tira`;
    return scope === 'by-self'
      ? itIs(`le unità che ${name} si spostano ${farther(by)}`)
      : itIs(`${nameOf(role)} che viene spinta o tirata si sposta ${farther(by)}`);
  },
  bag: ({ by, who }, scene) => {
    const more = count(by, 'carta in più', 'carte in più');
    return is(roleOf(scene, who), `la tua borsa contiene ${more}`, `ha posto in borsa per ${more}`);
  },
  'chest-draw': ({ by, who }, scene) => {
    const more = `${count(by, 'carta', 'carte')} in più dai bauli`;
    return is(roleOf(scene, who), `peschi ${more}`, `pesca ${more}`);
  },
};

/** What is paid for, as the subject of a sentence. */
function paidFor(of: Price['of'], { host }: Scene): string {
  if (of === 'host') return `le abilità di ${hosts[host]}`;
  return of === 'consumable' ? 'le abilità dei consumabili' : terms.actions[of].noun;
}

/** What several actions or abilities cost somebody. */
export function prices(all: readonly [Price, ...Price[]], scene: Scene): Clause {
  const [first, ...others] = all;
  const role = roleOf(scene, first.who);
  const isMany = others.length > 0 || first.of === 'host' || first.of === 'consumable';
  if (first.of === 'host' && first.times === 'once-per-turn')
    return itIs(`una volta per turno, un’abilità di ${hosts[scene.host]} ${costs(first, role, false)}`);
  const once = first.times === 'once' ? `, una volta ${within[first.until]}` : '';
  const what = and(all.map(({ of }) => paidFor(of, scene)));
  return itIs(`${what} ${costs(first, role, isMany)}${once}`);
}

/** Ti costa 1 resistenza in meno. */
function costs(price: Price, role: Role, isMany: boolean): string {
  const verb = isMany ? 'costano' : 'costa';
  const [you, others] = role === 'you' ? ['ti ', ''] : ['', ` ${toAll(role)}`];
  if (price.is === 'set-price' && price.to === 0) return `non ${you}${verb} resistenza${others}`;
  return `${you}${verb} ${muchOf(price)}${others}`;
}

function muchOf(price: Price): string {
  if (price.is === 'set-price') return terms.amounts.stamina(price.to);
  const resource = price.is === 'price' ? 'stamina' : 'essence';
  const least = price.least > 0 && price.by < 0 ? `, ma almeno ${price.least}` : '';
  return `${terms.amounts[resource](Math.abs(price.by))} in ${price.by < 0 ? 'meno' : 'più'}${least}`;
}
