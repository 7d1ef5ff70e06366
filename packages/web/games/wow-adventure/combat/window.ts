import type { CombatView, Stage } from '../game.ts';
import { playerName, type Scene } from '../scene.ts';
import type { Window } from '../text/combat-text.ts';
import type { SideName } from './lanes.ts';

/** What may be done at a stage. The stage is known to all; whether something will be done is not. */
const windowAt: { readonly [S in Stage]?: Window } = {
  met: 'met',
  'before-defender': 'before',
  'before-attacker': 'before',
  'just-rolled': 'rolled',
  'plays-defender': 'after',
  'plays-attacker': 'after',
  missed: 'missed',
  'after-defender': 'attacked',
  'after-attacker': 'attacked',
};

/** The side that is asked now; `null`: neither is. */
export function actingSide({ deciding }: Scene, { attacker, rival }: CombatView): SideName | null {
  if (deciding.includes(attacker)) return 'attacking';
  return rival !== null && deciding.includes(rival) ? 'defending' : null;
}

/** Whose moment it is, and for what; `null`: nobody's of those who fight. */
export function momentSaid(scene: Scene, combat: CombatView): string | null {
  const side = actingSide(scene, combat);
  const window = windowAt[combat.stage];
  if (side === null || window === undefined || scene.now !== null) return null;
  const seat = side === 'attacking' ? combat.attacker : (combat.rival ?? combat.attacker);
  return scene.words.combat.may[window](playerName(scene, seat));
}
