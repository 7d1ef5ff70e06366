import type { Effect } from '../../../vocabulary/effects.ts';
import type { Keyword } from '../../../vocabulary/terms.ts';
import type { Clause } from '../../phrases/clauses.ts';
import { roleOf } from '../../phrases/roles.ts';
import type { Scene } from '../../phrases/scene.ts';
import { terms } from '../terms.ts';
import { is } from './roles.ts';

/** Keywords that a card tells by what they do. */
const keywords: Readonly<Partial<Record<Keyword, readonly [one: string, many: string]>>> = {
  'sees-ethereal': ['can target ethereal units', 'can target ethereal units'],
  immovable: ['cannot be pushed, pulled or swapped', 'cannot be pushed, pulled or swapped'],
  invulnerable: ['cannot lose health', 'cannot lose health'],
  warded: ['is warded against the next loss of health', 'are warded against the next loss of health'],
  dazed: ['is dazed and loses its next turn', 'are dazed and lose your next turn'],
  unseen: ['makes no spawn check', 'make no spawn check'],
  returns: [
    'comes back at the end of the next monster phase whenever it is destroyed',
    'come back at the end of the next monster phase whenever you are destroyed',
  ],
};

/** A keyword that a unit has for a while. */
export function grant(
  { who, keyword, scope }: Extract<Effect, { readonly is: 'grant' }>,
  scene: Scene,
): Clause {
  const { verb } = terms.keywords[keyword];
  const [one, many] = keywords[keyword] ?? [verb.one, verb.many];
  return scope === 'host'
    ? { subject: `this ${scene.host}`, says: one, may: null }
    : is(roleOf(scene, who), one, many);
}
