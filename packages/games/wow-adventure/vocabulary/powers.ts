import type { Condition } from './conditions.ts';
import type { Cost, Effect } from './effects.ts';
import type { Face, Resource } from './terms.ts';

/** The moments at which powers work. */
const moments = [
  'always',
  'die',
  'turn-start',
  'movement-roll',
  'movement',
  'enter-space',
  'exploration',
  'reveal',
  'resource',
  'challenge',
  'combat-start',
  'before-roll',
  'just-rolled',
  'after-roll',
  'hit',
  'hit-taken',
  'damage-taken',
  'opponent-beaten',
  'beaten',
  'unbeaten',
  'would-be-defeated',
  'combat-end',
  'card-played',
  'upkeep',
  'own-turn',
  'turn-end',
] as const;
export type Moment = (typeof moments)[number];

/** What a card can do beyond its numbers. [wow/powers.1] */
export type Power = {
  /** Powers of character cards have names. */
  readonly name?: string;
  readonly at: Moment;
  /** For a power of a die: which die, and the faces that set it off. */
  readonly die?: 'own' | 'opponent';
  readonly faces?: readonly Face[];
  /** For a power of a resource. */
  readonly resources?: readonly Resource[];
  /** The hero decides; otherwise it is forced. */
  readonly may?: true;
  readonly once?: 'combat' | 'turn';
  readonly if?: readonly Condition[];
  readonly cost?: readonly Cost[];
  /** What it is used in place of. */
  readonly instead?: 'walking' | 'resource' | 'challenge';
  readonly do: readonly Effect[];
};
