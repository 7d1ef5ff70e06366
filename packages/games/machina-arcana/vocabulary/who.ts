/** Which units an effect is about. [ma/effects.4] */
export type Who =
  /** The unit whose card it is; of an item or of an event beside an explorer, its owner. */
  | 'self'
  | 'target'
  /** Every unit of an area or a line. */
  | 'each-target'
  /** The one whose turn it is in a `for-each`, or the one that set a trigger off. */
  | 'it'
  /** The explorer whose turn it is; of an event that was just drawn, the explorer who drew it. */
  | 'active-explorer'
  /** The unit that an event belongs to. */
  | 'related-unit'
  | 'attacker'
  | 'defender'
  /** The explorer who is given essence. */
  | 'supported'
  | 'each-explorer'
  | 'each-monster'
  | 'each-unit'
  | 'explorers-next-to-action-space'
  | 'adjacent-units'
  | 'adjacent-explorers'
  | 'adjacent-monsters'
  | 'nearest-explorer'
  | 'explorer-of-most-health'
  | 'explorer-of-least-health'
  | 'explorer-of-most-essence'
  | 'explorer-nearest-monster'
  | 'explorer-farthest-from-monsters'
  | 'first-monster'
  | 'last-monster'
  /** Of most health, then the first in the queue. */
  | 'strongest-monster'
  | 'monster-nearest-explorer'
  /** So many spaces around the unit whose card it is, or on its tile. */
  | { readonly explorers: 'all' | 'others'; readonly within: number | 'tile' }
  /** So many spaces around the target or the defender, with the one in the middle or without. */
  | { readonly unitsAround: 'target' | 'defender'; readonly within: number; readonly middle: boolean };

/** Which units can set something off: those of one side, near the owner or anywhere. */
export type Doer =
  | 'self'
  | 'related-unit'
  | 'explorer'
  | 'other-explorer'
  | 'monster'
  | 'adjacent-explorer'
  | 'adjacent-monster'
  | 'self-or-adjacent-explorer'
  | 'any';
