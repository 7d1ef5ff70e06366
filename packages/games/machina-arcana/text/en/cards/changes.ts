import { signed } from '@tavolo/language';
import { and, count } from '@tavolo/language/en';
import type { Condition } from '../../../vocabulary/conditions.ts';
import type { Scope } from '../../../vocabulary/effects.ts';
import { type Clause, itIs } from '../../phrases/clauses.ts';
import type { EffectPhrases, Gain, Price } from '../../phrases/phrases.ts';
import { roleOf } from '../../phrases/roles.ts';
import type { Scene } from '../../phrases/scene.ts';
import { terms } from '../terms.ts';
import { allOf, is, nameOf, ownerOf } from './roles.ts';
import { within } from './words.ts';

/** Which rolls or attacks, before the word. */
const kinds: Readonly<Record<Scope, string>> = {
  host: '',
  'host-ranged': 'ranged ',
  'host-melee': 'melee ',
  ranged: 'ranged ',
  melee: 'melee ',
  normal: 'normal ',
  arcane: 'arcane ',
  environment: '',
  trap: '',
  'by-self': '',
};

const isOfHost = (scope: Scope | undefined): boolean =>
  scope === 'host' || scope === 'host-ranged' || scope === 'host-melee';

const kindOf = (scope: Scope | undefined): string => (scope === undefined ? '' : kinds[scope]);

function rolls(scope: Scope | undefined, { host }: Scene): string {
  if (scope === 'trap') return 'trap rolls';
  return `${kindOf(scope)}attack rolls${isOfHost(scope) ? ` with this ${host}` : ''}`;
}

const names: { readonly [V in Gain['value']]: (gain: Gain, scene: Scene) => string } = {
  armor: ({ by, scope }) =>
    `${signed(by)} armor${scope === 'environment' ? ' against traps and explosions' : ''}`,
  will: ({ by }) => `${signed(by)} will`,
  stamina: ({ by }) => `${signed(by)} stamina`,
  'stamina-max': ({ by }) => `${signed(by)} maximum stamina`,
  'health-max': ({ by }) => `${signed(by)} maximum health`,
  'essence-max': ({ by }) => `${signed(by)} maximum essence`,
  'attack-roll': ({ by, scope }, scene) => `${signed(by)} to ${rolls(scope, scene)}`,
  range: ({ by, scope }, { host }) =>
    `${signed(by)} range${isOfHost(scope) ? ` with ${kindOf(scope)}abilities of this ${host}` : ''}`,
  markers: ({ by }) => count(Math.abs(by), `${by < 0 ? 'fewer' : 'more'} marker`),
};

/** Values of a unit that rise or fall. */
export function gains(all: readonly Gain[], scene: Scene, against: Condition | null): Clause {
  const list = and(all.map((gain) => names[gain.value](gain, scene)));
  const first = all[0];
  const role = first === undefined ? 'nobody' : roleOf(scene, first.who);
  const whom = against === null ? '' : ` against ${weak(against)}`;
  return is(role, `has ${list}${whom}`, `have ${list}${whom}`);
}

/** Those against whom it counts. */
const weak = (condition: Condition): string =>
  condition.is === 'keyword'
    ? `${terms.keywords[condition.keyword].label.toLowerCase()} units`
    : 'units that have lost no health';

const farther = (by: number): string => `${count(Math.abs(by), 'space')} ${by > 0 ? 'farther' : 'less'}`;

/** Changes that take a sentence of their own. */
export const changes: EffectPhrases['changes'] = {
  'attack-roll-against': ({ by, who, scope }, scene) =>
    itIs(`${kindOf(scope)}attack rolls against ${allOf(roleOf(scene, who))} have ${signed(by)}`),
  'spawn-roll': ({ by, who }, scene) =>
    is(roleOf(scene, who), `has ${signed(by)} to spawn checks`, `have ${signed(by)} to spawn checks`),
  'push-distance': ({ by, who, scope }, scene) => {
    const role = roleOf(scene, who);
    return scope === 'by-self'
      ? itIs(`units that ${nameOf(role)} push or pull travel ${farther(by)}`)
      : itIs(`${nameOf(role)} that is pushed or pulled travels ${farther(by)}`);
  },
  bag: ({ by, who }, scene) =>
    itIs(`${ownerOf(roleOf(scene, who))} bag holds ${count(by, 'more card', 'more cards')}`),
  'chest-draw': ({ by, who }, scene) => {
    const more = count(by, 'more card', 'more cards');
    return is(roleOf(scene, who), `draws ${more} from chests`, `draw ${more} from chests`);
  },
};

/** What is paid for, as the subject of a sentence. */
function paidFor(of: Price['of'], { host }: Scene): string {
  if (of === 'host') return `abilities of this ${host}`;
  return of === 'consumable' ? 'abilities of consumables' : terms.actions[of].noun;
}

/** What several actions or abilities cost somebody. */
export function prices(all: readonly [Price, ...Price[]], scene: Scene): Clause {
  const [first, ...others] = all;
  const what = and(all.map(({ of }) => paidFor(of, scene)));
  const each = others.length > 0 ? ' each' : '';
  const whom = allOf(roleOf(scene, first.who));
  const says = `${whom} ${costOf(first)}`;
  if (first.of === 'host' && first.times === 'once-per-turn')
    return itIs(`once per turn, an ability of this ${scene.host} costs ${says}`);
  const isMany = others.length > 0 || first.of === 'host' || first.of === 'consumable';
  const once = first.times === 'once' ? `, once ${within[first.until]}` : '';
  return itIs(`${what}${each} ${isMany ? 'cost' : 'costs'} ${says}${once}`);
}

function costOf(price: Price): string {
  if (price.is === 'set-price') return price.to === 0 ? 'no stamina' : terms.amounts.stamina(price.to);
  const resource = price.is === 'price' ? 'stamina' : 'essence';
  const least = price.least > 0 && price.by < 0 ? `, but at least ${price.least}` : '';
  return `${Math.abs(price.by)} ${price.by < 0 ? 'less' : 'more'} ${resource}${least}`;
}
