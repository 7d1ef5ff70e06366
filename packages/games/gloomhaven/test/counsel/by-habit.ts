import { thinkingChance } from '@tavolo/kernel';
import { habitWith } from '../../counsel/habit.ts';
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
  for (let [open] = scene.match.open; open !== undefined; [open] = scene.match.open) {
    const { seat, name, options, min, max, about } = open;
    const asked = { state: scene.state, seat, name, options, min, max, about: () => about };
    scene.asksAbout(seat, name).answer(...habit(asked, thinkingChance(name)));
  }
  return scene;
}

/** The turn that is on, played by habit. */
export const turnByHabit = (given: Given): HexScene => byHabit(given, (scene) => scene.finishesTurn());
