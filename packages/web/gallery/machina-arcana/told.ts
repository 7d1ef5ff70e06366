import type { Told } from '@tavolo/kernel';
import type { Fact, MachinaKinds, View } from '@tavolo/machina-arcana';

type Telling = (view: View) => Fact;

/** Facts that the board shows while they are told. */
const facts: { readonly [name: string]: Telling } = {
  rolled: (view) => ({
    is: 'rolled',
    by: view.explorers[0]?.explorer ?? null,
    source: 'boiler-maul' as never, // an item of the content
    mode: 'normal',
    white: [1, 2],
    black: [0, 3],
    bonus: -2,
    total: 4,
    targets: view.monsters.slice(0, 2).map(({ monster }) => monster),
  }),
  spawn: (view) => ({
    is: 'checked-spawn',
    explorer: view.explorers[0]?.explorer as never, // somebody plays
    roll: 2,
    rating: 5,
    comes: true,
  }),
  event: (view) => ({
    is: 'drew-event',
    deck: 'horror',
    event: view.currentHorrorEvent ?? ('marked-prey' as never), // an event of the content
    by: null,
  }),
  chapter: (view) => ({ is: 'chapter-began', chapter: view.chapters[0] as never, by: null }), // there is one
};

/** A fact by its name here, as it would be told. */
export function toldOf(name: string, view: View): Told<MachinaKinds> | null {
  const fact = facts[name]?.(view);
  return fact === undefined ? null : ({ fact, rule: 'ma/attacks.2' } as unknown as Told<MachinaKinds>); // a board reads no more of it
}
