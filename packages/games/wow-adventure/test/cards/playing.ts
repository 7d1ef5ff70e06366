/** Ways to play one card in a scene and to pass on everything else. */
import { seat } from '@tavolo/kernel';
import { heroOf } from '../../rules/table.ts';
import type { SpaceId } from '../../vocabulary/ids.ts';
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

/** Puts a hero somewhere, without a move. */
export function standsIn(scene: TableScene, name: string, space: string): void {
  scene.perform((g) => {
    heroOf(g.state, seat(name)).space = space as SpaceId; // tests write ids
    return undefined;
  });
}

/** Comes to a hero's upkeep in a space, with whatever it asks still open. */
export function comesToUpkeep(scene: TableScene, name: string, space: string): void {
  standsIn(scene, name, space);
  scene.perform((g) => {
    g.state.active = g.state.heroes.findIndex((hero) => hero.seat === name);
    g.state.phase = 'upkeep';
    return undefined;
  });
  scene.playsTurn();
}

/** The same, and does nothing of choice in it. */
export function hasUpkeepAt(scene: TableScene, name: string, space: string): void {
  comesToUpkeep(scene, name, space);
  passesAll(scene);
}
