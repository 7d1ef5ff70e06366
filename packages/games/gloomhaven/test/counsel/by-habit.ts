import { habitQuestion, thinkingChance } from '@tavolo/kernel';
import { habitWith } from '../../counsel/habit.ts';
import type { GloomKinds } from '../../kinds.ts';
import type { Cast, Setting } from '../scene/cast.ts';
import type { Drawing } from '../scene/drawing.ts';
import { HexScene } from '../scene/index.ts';
import { boxFor } from '../scene/stage.ts';

type Given = Setting & { readonly map: Drawing; readonly cast: Cast };

/** A scene in which something happens and everybody answers by habit. */
export function byHabit(given: Given, happens: (scene: HexScene) => void): HexScene {
  const scene = new HexScene(given.map, given.cast, given, 'straight');
  const habit = habitWith(boxFor(given.map, given));
  happens(scene);
  for (let [open] = scene.match.asked; open !== undefined; [open] = scene.match.asked) {
    const asked = habitQuestion<GloomKinds>(scene.state, open, open.from());
    scene.asksAbout(asked.seat, asked.name).answer(...habit(asked, thinkingChance(asked.name)));
  }
  return scene;
}

/** The turn that is on, played by habit. */
export const turnByHabit = (given: Given): HexScene => byHabit(given, (scene) => scene.finishesTurn());
