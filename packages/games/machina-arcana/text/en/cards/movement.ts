import type { Effect } from '../../../vocabulary/effects.ts';
import { type Clause, itIs } from '../../phrases/clauses.ts';
import { isSpace, roleOf } from '../../phrases/roles.ts';
import type { Scene } from '../../phrases/scene.ts';
import { terms } from '../terms.ts';
import { act, be, does, is, nameOf, objectOf } from './roles.ts';
import { closed, spaces, upTo } from './words.ts';

type Of<Is extends Effect['is']> = Extract<Effect, { readonly is: Is }>;

/** A way on foot. */
export function move({ who, n, toward, passesObstacles, passesPits }: Of<'move'>, scene: Scene): Clause {
  const where = {
    'nearest-explorer': ' toward the nearest explorer',
    target: ` toward ${closed(objectOf(scene.target))}`,
    'away-from-attacker': ` away from ${objectOf(scene.who.attacker)}`,
  };
  const over = passesPits ? 'obstacles and pits' : 'obstacles';
  const passing = passesObstacles ? ` over ${over}, but not ending on them` : '';
  const way = toward === undefined ? '' : where[toward].replace(/,$/, '');
  return does(roleOf(scene, who), 'move', `${upTo(n)}${way}${passing}`);
}

/** A push or a pull; whoever suffers it by their own card is told so. */
export function shove(effect: Of<'push'> | Of<'pull'>, scene: Scene): Clause {
  const role = roleOf(scene, effect.who);
  const object = closed(objectOf(role));
  // Another number before it asks for a word between.
  const by = /\d/.test(object) ? 'by ' : '';
  const far = `${by}${effect.upTo ? 'up to ' : ''}${spaces(effect.n)}`;
  const whither = `${directionOf(effect, scene)}${effect.stopsBeforePit ? ', stopping before a pit' : ''}`;
  const isOwn =
    role === 'you' || role === 'this-monster' || (scene.actor === 'nobody' && role !== 'unit-hit');
  if (isOwn) return be(role, `${effect.is}ed ${far}${whither}`);
  return act(
    scene,
    effect.is,
    `${object} ${far}${whither}`,
    `${effect.is}${effect.is === 'push' ? 'es' : 's'}`,
  );
}

/** From whom or toward whom; nothing is said of whoever does it. */
function directionOf({ is: kind, from }: Of<'push'> | Of<'pull'>, scene: Scene): string {
  const way = kind === 'push' ? 'away from' : 'toward';
  if (from === undefined) return '';
  if (from === 'nearest-spawn') return ` ${way} the nearest spawn space`;
  if (from === 'nearest-other-explorer') return ` ${way} the nearest other explorer`;
  const role = roleOf(scene, from);
  return ` ${way} ${isSpace(role) ? 'it' : objectOf(role)}`;
}

export function teleport({ who, to, prefers, may }: Of<'teleport'>, scene: Scene): Clause {
  const role = roleOf(scene, who);
  const where = destinationOf(to, scene);
  const preferred =
    prefers === undefined
      ? ''
      : prefers === 'next-to-nearest-explorer'
        ? ', next to the nearest explorer'
        : ', as far from explorers as it can with one still in reach';
  if (may) return is(role, `may teleport ${where}`, `may teleport ${where}`);
  return does(role, 'teleport', `${where}${preferred}`);
}

function destinationOf(to: Of<'teleport'>['to'], scene: Scene): string {
  if ('within' in to) return `up to ${spaces(to.within)} away`;
  if ('space' in to) return `to the nearest ${terms.spaces[to.space].one}`;
  return `next to ${objectOf(to.nextTo === 'self' ? scene.who.self : scene.target)}`;
}

export function swap({ one, other }: Of<'swap'>, scene: Scene): Clause {
  const [first, second] = [roleOf(scene, one), roleOf(scene, other)];
  return one === 'self'
    ? does(first, 'swap', `places with ${objectOf(second)}`)
    : itIs(`${nameOf(first)} and ${objectOf(second)} swap places`);
}
