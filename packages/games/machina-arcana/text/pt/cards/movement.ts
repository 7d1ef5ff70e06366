import type { Effect } from '../../../vocabulary/effects.ts';
import { type Clause, itIs } from '../../phrases/clauses.ts';
import { roleOf } from '../../phrases/roles.ts';
import type { Role, Scene } from '../../phrases/scene.ts';
import { terms } from '../terms.ts';
import { does, doesTo, is, nameOf, ofWhom, toWhom } from './roles.ts';
import { verbs } from './verbs.ts';
import { closed, spaces, theName, upTo } from './words.ts';

type Of<Is extends Effect['is']> = Extract<Effect, { readonly is: Is }>;
type Shove = Of<'push'> | Of<'pull'>;

/** A way on foot. */
export function move({ who, n, toward, passesObstacles, passesPits }: Of<'move'>, scene: Scene): Clause {
  const ways = {
    'nearest-explorer': ' em direção ao explorador mais próximo',
    target: ` em direção ${toWhom(scene.target)}`,
    'away-from-attacker': ` para longe ${ofWhom(scene.who.attacker)}`,
  };
  const over = passesPits ? 'obstáculos e fossos' : 'obstáculos';
  const passing = passesObstacles ? `, podendo passar por ${over}, mas sem parar neles` : '';
  return does(
    roleOf(scene, who),
    verbs.move,
    `${upTo(n)}${toward === undefined ? '' : ways[toward]}${passing}`,
  );
}

/** A push or a pull; whoever suffers it by their own card, or from nobody, is told so. */
export function shove(effect: Shove, scene: Scene): Clause {
  const role = roleOf(scene, effect.who);
  const far = spaces(effect.n);
  const before = effect.stopsBeforePit ? ', parando antes de um fosso' : '';
  const isSuffered =
    role === 'you' || role === 'this-monster' || (scene.actor === 'nobody' && role !== 'unit-hit');
  if (isSuffered) {
    const what = effect.is === 'push' ? 'um empurrão' : 'um puxão';
    return is(role, `sofre ${what} de ${far}${directionOf(effect, scene)}${before}`);
  }
  const most = effect.upTo ? `em até ${far}` : `em ${far}`;
  const verb = verbs[effect.is];
  return typeof role === 'string'
    ? doesTo(scene.actor, verb, role, `${most}${directionOf(effect, scene)}${before}`)
    : does(scene.actor, verb, `${inOrder(role, `${most}${directionOf(effect, scene)}`)}${before}`);
}

/** Whom, then how far; those who take long to describe come last. */
function inOrder(role: Role, far: string): string {
  const name = nameOf(role);
  return name.endsWith(' adjacente') ? `${name} ${far}` : `${far} ${name}`;
}

/** From whom or toward whom; nothing is said of whoever does it. */
function directionOf({ is: kind, from }: Shove, scene: Scene): string {
  if (from === undefined) return '';
  const [of, to] = pointOf(from, scene);
  return kind === 'push' ? ` para longe ${of}` : ` em direção ${to}`;
}

function pointOf(from: NonNullable<Shove['from']>, scene: Scene): readonly [of: string, to: string] {
  if (from === 'nearest-spawn')
    return ['do espaço de surgimento mais próximo', 'ao espaço de surgimento mais próximo'];
  if (from === 'nearest-other-explorer')
    return ['do outro explorador mais próximo', 'ao outro explorador mais próximo'];
  const role = roleOf(scene, from);
  return [ofWhom(role), toWhom(role)];
}

export function teleport({ who, to, prefers, may }: Of<'teleport'>, scene: Scene): Clause {
  const role = roleOf(scene, who);
  const where = destinationOf(to, scene);
  const preferred = {
    'next-to-nearest-explorer': ', ao lado do explorador mais próximo',
    'far-but-in-reach': ', o mais longe possível dos exploradores, mas com um ainda ao alcance',
  };
  if (may) return is(role, `pode se teletransportar ${where}`);
  return does(role, verbs.teleport, `${where}${prefers === undefined ? '' : preferred[prefers]}`);
}

function destinationOf(to: Of<'teleport'>['to'], scene: Scene): string {
  if ('within' in to) return `a até ${spaces(to.within)}`;
  if ('space' in to) {
    const { one, gender } = terms.spaces[to.space];
    return `para ${theName(one, gender)} mais ${gender === 'f' ? 'próxima' : 'próximo'}`;
  }
  const role: Role = to.nextTo === 'self' ? scene.who.self : scene.target;
  return role === 'you' ? 'para o seu lado' : `para o lado ${ofWhom(role)}`;
}

export function swap({ one, other }: Of<'swap'>, scene: Scene): Clause {
  const [first, second] = [roleOf(scene, one), roleOf(scene, other)];
  return one === 'self'
    ? does(first, verbs.swap, `de posição com ${nameOf(second)}`)
    : itIs(`${closed(nameOf(first))} e ${nameOf(second)} trocam de posição`);
}
