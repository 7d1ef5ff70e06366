/** Ways to play one card in a scene and to pass on everything else. */
import { seat } from '@tavolo/kernel';
import type { TableScene } from '../table.ts';

const passes: readonly string[] = ['done', 'fight', 'take', 'end', 'keep', 'pass-turn', 'fall', 'no'];

/** Passes on the first open question; says whether there was one. */
function passOn(scene: TableScene): boolean {
  const [open] = scene.match.asked;
  if (open === undefined) return false;
  const pass = passes.find((one) => open.from().some((option) => option === one));
  if (pass === undefined) throw new Error(`${open.seat} cannot pass on ${open.name}`);
  scene.match.play(open.seat, [pass]);
  return true;
}

/** Passes until a hero can do something, and does it. */
export function does(scene: TableScene, name: string, option: string): void {
  for (;;) {
    const open = scene.match.openTo(seat(name));
    if (open?.options.some((one) => one === option) === true) {
      scene.asksAbout(name, open.name).answer(option);
      return;
    }
    if (!passOn(scene)) throw new Error(`${name} never can ${option}`);
  }
}

/** Passes until nobody is asked any more. */
export function passesAll(scene: TableScene): void {
  while (passOn(scene));
}
