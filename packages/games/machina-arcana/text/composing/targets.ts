import type { Effect } from '../../vocabulary/effects.ts';
import type { Aimed, Named, Role, Scene, TargetAim } from '../phrases/scene.ts';

/** Whether a role still has to say what is aimed at. */
export const isAimed = (role: Role): role is Aimed => typeof role === 'object' && role.is === 'aimed';

/** A target that has been named. */
function namedTarget({ aim }: Aimed): Named {
  if (aim.at === 'area' || aim.at === 'line') return eachHit(aim);
  if (aim.what === 'explorer') return 'that-explorer';
  if (aim.what === 'monster') return 'that-monster';
  return aim.what === 'unit' ? 'target' : 'that-space';
}

const eachHit = ({ what }: TargetAim): Named => (what === 'explorer' ? 'each-explorer-hit' : 'each-unit-hit');

/** The same scene once its target has been named. */
export const sceneWithNamed = (scene: Scene): Scene =>
  isAimed(scene.target)
    ? { ...scene, target: namedTarget(scene.target), eachTarget: namedTarget(scene.target) }
    : scene;

/** What an attack does to the one that it hit, or to each of them. */
export function sceneOnHit(scene: Scene, attacked: Effect): Scene {
  const named = { ...sceneWithNamed(scene), onHit: true };
  const isOnMany = attacked.is === 'attack' && attacked.who !== undefined && attacked.who !== 'target';
  if (!isOnMany) return named;
  return { ...named, target: isAimed(scene.target) ? eachHit(scene.target.aim) : 'each-unit-hit' };
}

/** The same scene where its target has been named in the very sentence. */
export const sceneOfSame = (scene: Scene): Scene => ({
  ...scene,
  target: inSameSentence(scene.target),
  who: { ...scene.who, defender: inSameSentence(scene.who.defender) },
});

const inSameSentence = (role: Role): Role => {
  if (role === 'that-explorer') return 'them';
  return role === 'target' || role === 'that-monster' || role === 'unit-hit' ? 'it' : role;
};

/** Effects that speak of what was aimed at in their very words. */
const aimsByNature: readonly unknown[] = [
  'place-barrel',
  'activate-target',
  'destroy-rubble',
  'destroy-space',
];

/** How often an effect speaks of what was aimed at, apart from what an attack leads to. */
export function mentionsOfTarget(effect: Effect): number {
  return effect.is === 'attack' ? mentionsIn({ ...effect, onHit: [], onMiss: [] }) : mentionsIn(effect);
}

function mentionsIn(value: unknown): number {
  if (value === 'target' || value === 'each-target') return 1;
  if (typeof value !== 'object' || value === null) return 0;
  const inside = Object.values(value).reduce<number>((sum, one) => sum + mentionsIn(one), 0);
  return isAimedByNature(value) ? inside + 1 : inside;
}

const isAimedByNature = (value: object): boolean =>
  'is' in value &&
  (aimsByNature.includes(value.is) ||
    (value.is === 'attack' && !('who' in value && value.who !== undefined)));
