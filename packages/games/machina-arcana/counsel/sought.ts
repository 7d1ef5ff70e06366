/** What the chapter asks for, read from its own words: where to go, and what to do there. */

import type { Table } from '../machina.ts';
import { hasReachedGoal } from '../rules/story/goals.ts';
import { currentChapter } from '../rules/values/in-force.ts';
import type { Ability, Trigger } from '../vocabulary/abilities.ts';
import type { Chapter } from '../vocabulary/cards.ts';
import type { Condition, Counter } from '../vocabulary/conditions.ts';
import type { Effect } from '../vocabulary/effects.ts';
import type { SpaceKind, SpaceState } from '../vocabulary/terms.ts';

/** A way to get on with a chapter. */
export type Sought =
  /** The chapter space itself. */
  | { readonly is: 'chapter-space' }
  /** The exit token. */
  | { readonly is: 'exit' }
  /** An ability of the chapter, to be played next to a space of one of these kinds; none named: anywhere. */
  | {
      readonly is: 'ability';
      readonly id: string;
      readonly beside: readonly SpaceKind[];
      /** It uses up spaces that are so; `null`: spaces are only stood beside. */
      readonly state: SpaceState | null;
    }
  /** Using up a space of this kind. */
  | { readonly is: 'space'; readonly kind: SpaceKind }
  | { readonly is: 'seal' | 'barrel' | 'door' | 'kill' | 'boss' }
  /** All explorers near one space, or one of them next to it. */
  | { readonly is: 'gather'; readonly kind: SpaceKind; readonly within: number };

/** All ways to get on. */
export const soughtIn = (g: Table): readonly Sought[] =>
  hasReachedGoal(g) ? [] : currentChapter(g).flatMap((chapter) => waysOf(chapter, g.state.exit !== null));

const known = new WeakMap<Chapter, readonly Sought[]>();

function waysOf(chapter: Chapter, hasExit: boolean): readonly Sought[] {
  if (hasExit) return [{ is: 'exit' }];
  const before = known.get(chapter);
  if (before !== undefined) return before;
  const found = foundIn(chapter);
  known.set(chapter, found);
  return found;
}

function foundIn({ advance, abilities }: Chapter): readonly Sought[] {
  switch (advance.is) {
    case 'chapter-space':
      return [{ is: 'chapter-space' }];
    case 'exit':
      return [];
    case 'counter':
      return abilities.filter((ability) => counts(ability.do, advance.name)).flatMap(wayBy);
    case 'endgame':
      return abilities.flatMap((ability) => (ability.is === 'active' ? wayBy(ability) : endBy(ability)));
  }
}

/** Whether effects move a counter up, however deep. */
const counts = (effects: readonly Effect[], name: Counter): boolean =>
  effects.some((effect) => {
    if (effect.is === 'count') return effect.name === name && effect.by > 0;
    if (effect.is === 'choose') return effect.of.some((one) => counts(one.do, name));
    const otherwise = 'else' in effect && Array.isArray(effect.else) ? effect.else : [];
    return ('do' in effect && counts(effect.do, name)) || counts(otherwise, name);
  });

function wayBy(ability: Ability): readonly Sought[] {
  switch (ability.is) {
    case 'active': {
      const aimed = ability.aim !== null && 'what' in ability.aim ? ability.aim.what : null;
      if (typeof aimed === 'object' && aimed !== null)
        return [{ is: 'ability', id: ability.id, beside: aimed.spaces, state: aimed.state ?? null }];
      return [{ is: 'ability', id: ability.id, beside: besideIn(ability.if), state: null }];
    }
    case 'triggered':
      return wayToSetOff(ability.when, ability.do);
    default:
      return [];
  }
}

/** In an endgame: whom to bring down. What has to be shut or lit is an ability. */
const endBy = (ability: Ability): readonly Sought[] =>
  ability.is === 'triggered' && ability.when.on === 'unit-destroyed' ? [{ is: 'boss' }] : [];

function wayToSetOff(when: Trigger, effects: readonly Effect[]): readonly Sought[] {
  switch (when.on) {
    case 'space-activated':
      return [{ is: 'space', kind: when.space }];
    case 'spawn-sealed':
      return [{ is: 'seal' }];
    case 'barrel-exploded':
      return [{ is: 'barrel' }];
    case 'door-destroyed':
      return [{ is: 'door' }];
    case 'monster-destroyed':
    case 'left-play':
      return [{ is: 'kill' }];
    case 'phase-start':
      return effects.flatMap(gatheringIn);
    default:
      return [];
  }
}

/** Where to stand when a phase begins. */
function gatheringIn(effect: Effect): readonly Sought[] {
  if (effect.is !== 'if') return 'do' in effect ? effect.do.flatMap(gatheringIn) : [];
  return standingIn(effect.if);
}

function standingIn(condition: Condition): readonly Sought[] {
  switch (condition.is) {
    case 'all-explorers-within':
      return [{ is: 'gather', kind: condition.space, within: condition.n }];
    case 'next-to-space':
      return [{ is: 'gather', kind: condition.space, within: 1 }];
    case 'all':
    case 'any':
      return condition.of.flatMap(standingIn);
    default:
      return [];
  }
}

/** The spaces that one must be next to. */
function besideIn(condition: Condition | undefined): readonly SpaceKind[] {
  if (condition === undefined) return [];
  if (condition.is === 'next-to-space') return [condition.space];
  return condition.is === 'all' || condition.is === 'any' ? condition.of.flatMap(besideIn) : [];
}
