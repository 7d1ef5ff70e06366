import { attack } from '../../content/words/abilities.ts';
import type { Attack } from '../../vocabulary/abilities.ts';
import type { HexScene } from '../scene/index.ts';

// What shows that something lasts: later attacks, and the end of the round.

/** A character attacks an enemy with a plain attack of this value. */
export function attacksLater(
  scene: HexScene,
  { by, on, value }: { readonly by: string; readonly on: string; readonly value: number },
  words: Partial<Attack> = {},
): void {
  scene.does(by, attack(value, words));
  scene.asksAbout(scene.hero(by).seat, 'attack-target').answer(scene.id(on));
}

/** Everybody has acted: the round ends, and with it what lasts for the round. */
export const roundEnds = (scene: HexScene): void => scene.goOn((s) => s.phase === 'choosing');
