/** Short ways to write down ability cards. */
import type { Ability, Window } from '../../vocabulary/abilities.ts';
import type { AbilityId, CharacterId } from '../../vocabulary/ids.ts';

type Printed = Pick<Ability, 'copies' | 'cost'> &
  Partial<Omit<Ability, 'id' | 'of' | 'timing' | 'windows' | 'copies' | 'cost'>>;
type Timed = Printed & { readonly windows: readonly Window[] };

const ability = (of: string, id: string, printed: Timed & Pick<Ability, 'timing'>): Ability => ({
  if: [],
  alsoCosts: [],
  replacement: null,
  do: [],
  powers: [],
  attach: null,
  aim: null,
  counters: 0,
  group: null,
  attached: [],
  improved: {},
  insteadOfWalking: false,
  ...printed,
  id: id as AbilityId, // content gives ids their kind
  of: of as CharacterId, // the same
});

/** The titles of a character's deck with the icon of combat. */
export const combatCards = (of: string) => (id: string, printed: Timed) =>
  ability(of, id, { timing: 'combat', ...printed });

/** Those with the icon of movement, which are played in the movement phase. */
export const movementCards = (of: string) => (id: string, printed: Printed) =>
  ability(of, id, { timing: 'movement', windows: ['movement'], ...printed });

/** Those with the icon of a moment of their own. */
export const specialCards = (of: string) => (id: string, printed: Timed) =>
  ability(of, id, { timing: 'special', ...printed });
