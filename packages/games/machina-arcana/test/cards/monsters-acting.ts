/** Monsters on trial: they come, they act in their phase, and what comes of it. */

import { spawn } from '../../rules/phases/spawning.ts';
import { explorersOnMap } from '../../rules/units.ts';
import { beforeMonsters, monstersAct } from '../monster-phase.ts';
import type { Foe, Lead, Setting } from '../setting.ts';
import { type HallScene, rule } from '../table.ts';
import { vane } from './playing.ts';

export type Foes = { readonly [id: string]: Foe };

/** The others there, and what the dice show before they show nothing any more. */
export type Trial = Setting & {
  readonly ana?: Lead;
  readonly companions?: { readonly [seat: string]: Lead };
};

/** The barrels of the hall are out of the way. */
export const noBarrels = { '4,2': 'floor', '7,9': 'floor' } as const;

const blanks: readonly number[] = Array.from({ length: 30 }, () => 0);

/** A monster phase in which those monsters act by themselves; the lever of the hall has been pulled. */
export function acting(
  title: string,
  monsters: Foes,
  check: (scene: HallScene) => void,
  { ana = {}, companions = {}, white = [], black = [], tokens = {}, ...setting }: Trial = {},
): void {
  rule(
    title,
    { ana: vane({ at: '4,4', ...ana }), ...companions },
    (scene) => {
      monstersAct(scene);
      check(scene);
    },
    {
      ...{ ...beforeMonsters, now: noBarrels, monsters, ...setting },
      tokens: { '7,5': 'explored', ...tokens },
      ...{ white: [...white, ...blanks], black: [...black, ...blanks] },
    },
  );
}

/** A monster comes for Vane and does what it does when it enters play. */
export function entering(
  title: string,
  monster: string,
  check: (scene: HallScene) => void,
  { ana = {}, companions = {}, ...setting }: Trial = {},
): void {
  rule(
    title,
    { ana: vane({ at: '4,4', ...ana }), ...companions },
    (scene) => {
      scene.does(function* (g) {
        const [first] = explorersOnMap(g.state);
        if (first !== undefined) yield* spawn(g, { forWhom: first.explorer });
      });
      check(scene);
    },
    { phase: 'spawn', active: null, now: noBarrels, monsterDeck: [monster], ...setting },
  );
}
