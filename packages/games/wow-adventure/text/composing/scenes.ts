import type { Aim } from '../../vocabulary/abilities.ts';
import type { Group } from '../../vocabulary/effects.ts';
import type { Distinction, Role, Scene, SideNames } from '../phrases/scene.ts';

/** A card that speaks to its hero. */
export const heroScene = (sides: SideNames | null = null): Scene => ({
  who: {
    self: 'you',
    opponent: 'opponent',
    bearer: 'target',
    it: 'rival',
    target: 'rival',
    entering: 'rival',
  },
  sides,
});

/** A token that speaks to whoever has it. */
export const tokenScene: Scene = { ...heroScene(), onToken: true };

/** An encounter that speaks of itself and of the hero it fights. */
export const foeScene: Scene = {
  who: { self: 'it', opponent: 'hero', bearer: 'it', it: 'hero', target: 'hero', entering: 'hero' },
  sides: null,
};

/** A card that lies on something. */
export const attachedScene = (scene: Scene, to: Aim | null): Scene => ({
  ...scene,
  who: { ...scene.who, bearer: bearerOf(to) },
});

function bearerOf(to: Aim | null): Role {
  const [first, ...others] = to?.at ?? [];
  if (others.length > 0) return 'target';
  if (first === 'self') return 'you';
  if (first === 'weapon') return 'wielder';
  return first === 'rival' ? 'rival' : 'target';
}

/** The same, told of somebody else: of each of a group, or of the one who rolled highest. */
export const sceneOf = (scene: Scene, role: Role): Scene => ({
  ...scene,
  who: { ...scene.who, self: role, it: role },
});

/** The same, told of each hero of a group, or of those that something sets apart. */
export const sceneOfEach = (scene: Scene, each: Group, distinction: Distinction | null): Scene => ({
  ...scene,
  who: {
    ...scene.who,
    it: { each, if: distinction, readBy: scene.who.self === 'you' ? 'you' : 'all' },
  },
});
