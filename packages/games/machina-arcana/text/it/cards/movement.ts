import type { Effect } from '../../../vocabulary/effects.ts';
import { type Clause, itIs } from '../../phrases/clauses.ts';
import { roleOf } from '../../phrases/roles.ts';
import type { Role, Scene } from '../../phrases/scene.ts';
import { terms } from '../terms.ts';
import { does, doesTo, fromWhom, is, isFeminine, nameOf, pronounOf } from './roles.ts';
import { type Verb, verbs } from './verbs.ts';
import { closed, ofSpaces, spaces, toThe } from './words.ts';

type Of<Is extends Effect['is']> = Extract<Effect, { readonly is: Is }>;
type Shove = Of<'push'> | Of<'pull'>;

/** A way on foot. */
export function move({ who, n, toward, passesObstacles, passesPits }: Of<'move'>, scene: Scene): Clause {
  const ways = {
    'nearest-explorer': ' verso l’esploratore più vicino',
    target: ` verso ${nameOf(scene.target)}`,
    'away-from-attacker': ` ${fromWhom(scene.who.attacker)}`,
  };
  const over = passesPits ? 'ostacoli e fosse' : 'ostacoli';
  const passing = passesObstacles ? `, anche attraverso ${over} ma senza finirci sopra` : '';
  return does(
    roleOf(scene, who),
    toward === 'away-from-attacker' ? verbs.moveAway : verbs.move,
    `${ofSpaces(n)}${toward === undefined ? '' : ways[toward]}${passing}`,
  );
}

/** A push or a pull; whoever suffers it by their own card, or from nobody, is told so. */
export function shove(effect: Shove, scene: Scene): Clause {
  const role = roleOf(scene, effect.who);
  const far = effect.upTo ? `fino a ${spaces(effect.n)}` : `di ${spaces(effect.n)}`;
  const isSuffered =
    role === 'you' || role === 'this-monster' || (scene.actor === 'nobody' && role !== 'unit-hit');
  if (isSuffered) {
    const before = effect.stopsBeforePit ? ', fermandosi prima di una fossa' : '';
    const [yours, others] = effect.is === 'push' ? ['una spinta', 'spint'] : ['una trazione', 'tirat'];
    const end = isFeminine(role) ? 'a' : 'o';
    return is(
      role,
      `subisci ${yours} ${far}${whither(effect, scene, role)}${before}`,
      `viene ${others}${end} ${far}${whither(effect, scene, role)}${before}`,
    );
  }
  const before = effect.stopsBeforePit ? ', fermandolo prima di una fossa' : '';
  return pushes(scene.actor, verbs[effect.is], role, [`${far}${toward(effect, scene)}`, before]);
}

/** Spingi di 2 spazi il bersaglio, spingilo di 2 spazi. */
function pushes(actor: Role, verb: Verb, whom: Role, [far, before]: readonly [string, string]): Clause {
  return pronounOf(whom) === ''
    ? does(actor, verb, `${far} ${nameOf(whom)}${before}`)
    : doesTo(actor, verb, whom, `${far}${before}`);
}

/** Away from somebody, of whoever is pushed; toward somebody, of whoever is pulled. */
function whither({ is: kind, from }: Shove, scene: Scene, role: Role): string {
  if (from === undefined) return '';
  const place = {
    'nearest-spawn':
      kind === 'push' ? 'dallo spazio generazione più vicino' : 'lo spazio generazione più vicino',
    'nearest-other-explorer':
      kind === 'push' ? 'dall’altro esploratore più vicino' : 'l’altro esploratore più vicino',
  };
  const whom =
    from === 'nearest-spawn' || from === 'nearest-other-explorer'
      ? place[from]
      : kind === 'push'
        ? fromWhom(roleOf(scene, from))
        : nameOf(roleOf(scene, from));
  if (kind === 'pull') return ` verso ${whom}`;
  return role === 'you' ? ` che ti allontana ${whom}` : ` lontano ${whom}`;
}

function toward({ is: kind, from }: Shove, scene: Scene): string {
  if (from === undefined || from === 'nearest-spawn' || from === 'nearest-other-explorer') return '';
  const role = roleOf(scene, from);
  if (kind === 'push') return ` lontano ${fromWhom(role)}`;
  if (role === 'you') return ' verso di te';
  return ` verso ${nameOf(role)}`;
}

export function teleport({ who, to, prefers, may }: Of<'teleport'>, scene: Scene): Clause {
  const role = roleOf(scene, who);
  const where = destinationOf(to, scene);
  const preferred = {
    'next-to-nearest-explorer': ', accanto all’esploratore più vicino',
    'far-but-in-reach': ', il più lontano possibile dagli esploratori ma con uno ancora a portata',
  };
  if (may) return is(role, `puoi teletrasportarti ${where}`, `può teletrasportarsi ${where}`);
  return does(role, verbs.teleport, `${where}${prefers === undefined ? '' : preferred[prefers]}`);
}

function destinationOf(to: Of<'teleport'>['to'], scene: Scene): string {
  if ('within' in to) return `entro ${spaces(to.within)}`;
  if ('space' in to) {
    const { one, gender } = terms.spaces[to.space];
    return `${toThe(one, gender)} più ${gender === 'f' ? 'vicina' : 'vicino'}`;
  }
  const role = to.nextTo === 'self' ? scene.who.self : scene.target;
  return role === 'you' ? 'accanto a te' : `accanto a ${nameOf(role)}`;
}

export function swap({ one, other }: Of<'swap'>, scene: Scene): Clause {
  const [first, second] = [roleOf(scene, one), roleOf(scene, other)];
  return one === 'self'
    ? does(first, verbs.swap, `di posizione con ${nameOf(second)}`)
    : itIs(`${closed(nameOf(first))} e ${nameOf(second)} si scambiano di posizione`);
}
