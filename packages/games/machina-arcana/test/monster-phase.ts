/** What the tests of monsters share: all of them act, and what each of them did. */
import type { HallScene } from './table.ts';

/** Dice that show nothing, more than are ever rolled. */
const blanks: readonly number[] = Array.from({ length: 40 }, () => 0);

/** A table at which the monster phase comes next, and no die shows anything. */
export const beforeMonsters = { phase: 'horror', horrorRolled: true, white: blanks, black: blanks } as const;

/** Lets the monster phase begin and every monster have its turn. */
export const monstersAct = (scene: HallScene): void =>
  scene.goOn((s) => s.phase === 'monsters' && s.toAct.length === 0 && s.acting === null);

/** The spaces that a unit stepped onto, in order. */
export const walked = (scene: HallScene, id: string): readonly string[] =>
  scene
    .facts('moved')
    .filter(({ unit }) => unit === id)
    .flatMap(({ way }) => way.slice(1));

/** The abilities that a unit played, in order, with whom it aimed at. */
export const played = (scene: HallScene, id: string): readonly string[] =>
  scene
    .facts('played')
    .filter(({ unit }) => unit === id)
    .map(({ ability, target }) => (target === null ? ability : `${ability} ${target}`));

/** Why a unit's turn was over. */
export const stopped = (scene: HallScene, id: string): readonly string[] =>
  scene
    .facts('monster-stopped')
    .filter(({ monster }) => monster === id)
    .map(({ why }) => why);
