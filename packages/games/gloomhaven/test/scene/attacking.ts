import { attack } from '../../content/words/abilities.ts';
import type { Attack } from '../../vocabulary/abilities.ts';
import type { HexScene } from './index.ts';

/** Who attacks whom: letters of the scene. The attacker's player is `ana` if not said. */
type Attacking = {
  readonly by: string;
  readonly on: string;
  readonly seat?: string;
} & Omit<Attack, 'do' | 'value'>;

/** A character performs an attack ability on a single enemy. */
export function attacks(scene: HexScene, value: number, { by, on, seat = 'ana', ...words }: Attacking): void {
  scene.does(by, attack(value, words));
  scene.asksAbout(seat, 'attack-target').answer(scene.id(on));
}

/** The damage that attacks have dealt, in order, before cards and bonuses are used against it. */
export const hits = (scene: HexScene): readonly number[] =>
  scene.told.flatMap((fact) => (fact.is === 'hit' ? [fact.damage] : []));

/** With what edge attacks were made, in order. */
export const edges = (scene: HexScene): readonly string[] =>
  scene.told.flatMap((fact) => (fact.is === 'attack' ? [fact.edge] : []));

/** The cards that counted, attack by attack. */
export const used = (scene: HexScene): readonly (readonly string[])[] =>
  scene.told.flatMap((fact) => (fact.is === 'drawn' ? [fact.used] : []));

/** Who was attacked, in order. */
export const attacked = (scene: HexScene): readonly string[] =>
  scene.told.flatMap((fact) => (fact.is === 'attack' ? [fact.on] : []));
