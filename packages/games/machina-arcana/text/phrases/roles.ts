import type { Who } from '../../vocabulary/who.ts';
import type { Actor, Role, Scene } from './scene.ts';

/** How somebody is spoken of in a scene. */
export function roleOf(scene: Scene, who: Who): Role {
  if (who === 'target') return scene.target;
  if (who === 'each-target') return scene.eachTarget;
  if (typeof who === 'string') return isActor(who, scene) ? scene.who[who] : who;
  if ('explorers' in who) return { is: 'near', which: who.explorers, within: who.within, to: scene.who.self };
  return {
    is: 'around',
    what: who.unitsAround === 'target' ? scene.target : scene.who.defender,
    within: who.within,
    middle: who.middle,
  };
}

const isActor = (who: string, { who: cast }: Scene): who is Actor => Object.hasOwn(cast, who);

const explorers: readonly Role[] = ['you', 'chooser', 'them', 'active-explorer', 'that-explorer'];

/** Whether who is spoken of is an explorer. */
export const isExplorer = (role: Role): boolean =>
  typeof role === 'string'
    ? explorers.includes(role) || /^(?:each|the|nearest|explorer)-explorer|^explorer-/.test(role)
    : role.is === 'each' || role.is === 'near' || (role.is === 'aimed' && role.aim.what === 'explorer');

/** Whether what is spoken of is a space, not a unit. */
export const isSpace = (role: Role): boolean =>
  role === 'that-space' ||
  (typeof role === 'object' &&
    role.is === 'aimed' &&
    (role.aim.what === 'space' || typeof role.aim.what === 'object'));
