import type { Box } from '@tavolo/box';
import { box as gauntletOfFools } from '@tavolo/gauntlet-of-fools/box';
import { box as gloomhaven } from '@tavolo/gloomhaven/box';
import { box as machinaArcana } from '@tavolo/machina-arcana/box';
import { box as wowAdventure } from '@tavolo/wow-adventure/box';

/** The games of the house, a line each. Whoever needs a list of games reads this one. */
export const shelf: readonly [Box, ...Box[]] = [
  gauntletOfFools, //
  gloomhaven,
  machinaArcana,
  wowAdventure,
];

const byId: ReadonlyMap<string, Box> = new Map(shelf.map((box) => [box.game.id, box]));

/** The game by this id; `null`: the house does not have it. */
export const boxOf = (id: string): Box | null => byId.get(id) ?? null;
