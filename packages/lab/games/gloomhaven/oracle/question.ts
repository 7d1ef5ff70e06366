import {
  type Actor,
  type Attack,
  type Battlefield,
  bareBattlefield,
  type Foe,
} from '@tavolo/gloomhaven/monsters/battlefield';
import { ground } from '@tavolo/gloomhaven/monsters/ground';
import { patternOf } from '@tavolo/gloomhaven/monsters/pattern';
import type { Field } from '@tavolo/hexes';
import { cellOf, fieldOf, terrainOf } from './board.ts';
import type { CaseAttack, CaseBoard } from './format.ts';

/** A case of the oracle in our own words: what `decide` is asked. */
export type Question = {
  readonly battlefield: Battlefield;
  readonly actor: Actor;
  readonly foes: readonly Foe[];
};

export function questionOf(given: CaseBoard): Question {
  const field = fieldOf(given);
  return {
    battlefield: battlefieldOf(given, field),
    actor: {
      at: cellOf(field, given.actor.at),
      move: given.actor.move,
      movement: given.actor.movement,
      muddled: given.actor.muddled,
      attack: given.actor.attack === null ? null : attackOf(given.actor.attack),
    },
    foes: given.characters.map(({ id, at, initiative }) => ({ id, at: cellOf(field, at), initiative })),
  };
}

function battlefieldOf(given: CaseBoard, field: Field): Battlefield {
  const battlefield = bareBattlefield(field);
  const { cells } = battlefield;
  cells.set(terrainOf(given));
  const put = (cell: number, side: number): void => {
    cells[cell] = (cells[cell] ?? 0) | side;
  };
  for (const { at } of given.monsters) put(cellOf(field, at), ground.ally);
  for (const { at } of given.characters) put(cellOf(field, at), ground.enemy);
  return battlefield;
}

/** The hexes of an area are displacements already. */
const attackOf = ({ type, range, targets, aoe }: CaseAttack): Attack => ({
  is: type,
  range,
  targets,
  pattern: aoe === null ? null : patternOf(type === 'melee' ? 'self' : 'target', aoe),
});
