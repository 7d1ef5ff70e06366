/** A table on which nothing has been chosen yet. */
import { chanceFrom, chanceOver, seat } from '@tavolo/kernel';
import { type Mode, modes, Scene } from '@tavolo/kernel/scene';
import { test } from 'vitest';
import { wowAdventure } from '../game.ts';
import type { WowKinds } from '../kinds.ts';
import { heroOf } from '../rules/table.ts';
import type { Hero, Options, State } from '../state.ts';

/** What a set-up is told. */
type Preparing = {
  readonly options?: Partial<Options>;
  /** What everybody rolls for first player, in the order of the rolls. */
  readonly first?: readonly number[];
  /** Starting quests, the ones dealt first at the end. */
  readonly quests?: readonly string[];
};

/** A rule of the set-up as a test: its title begins with the rule's number. */
export function preparation(
  title: string,
  names: readonly string[],
  play: (scene: PreparingScene) => void,
  preparing: Preparing = {},
): void {
  for (const mode of modes)
    test(`${title} (${mode})`, () => play(new PreparingScene(names, preparing, mode)));
}

/** A scene before the first turn. */
export class PreparingScene extends Scene<WowKinds> {
  constructor(names: readonly string[], { options, first, quests }: Preparing, mode: Mode) {
    const seats = names.map(seat);
    const all = { ...wowAdventure.defaults, ...options };
    const state = untouched(seats, all);
    if (quests !== undefined) state.startingQuests = quests as State['startingQuests']; // tests write ids
    const script = first === undefined ? {} : { first: first.map((face) => face - 1) };
    super({ game: wowAdventure, seats, options: all, state, script }, mode);
  }

  /** A seat's hero. */
  the(name: string): Hero {
    return heroOf(this.state, seat(name));
  }

  /** Goes on until a part of the set-up begins. */
  preparesTo(phase: State['phase']): void {
    this.goOn((s) => s.phase === phase);
  }

  /** The heroes choose these characters, in their turn. */
  choose(...chosen: readonly (readonly [name: string, character: string])[]): void {
    for (const [name, character] of chosen) this.asksAbout(name, 'character').answer(character);
  }
}

function untouched(seats: State['seats'], options: Options): State {
  const chanceState = chanceFrom('scene');
  const chance = chanceOver(chanceState);
  const { content, chronicle } = wowAdventure;
  return wowAdventure.setup({ options, seats, content, chance, chanceState, sheet: chronicle.blank });
}
