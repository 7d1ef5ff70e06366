/** The dice of an attack. [ma/dice] */
import type { Rule } from '@tavolo/kernel';
import { chooseSome } from '../../ask.ts';
import type { Machina } from '../../machina.ts';
import { type DieOption, dieOption, readDie } from '../../options.ts';
import type { UnitId } from '../../vocabulary/ids.ts';
import type { Dice } from '../../vocabulary/terms.ts';
import { blackFaces, mostDice, whiteFaces } from '../dice.ts';
import { useUp } from '../turn/paying.ts';
import { deciderFor } from '../units.ts';
import { changesOn } from '../values/values.ts';
import type { Attack, Manner } from './attack-under-way.ts';

type Colour = keyof Dice;

const faces: { readonly [C in Colour]: readonly number[] } = { white: whiteFaces, black: blackFaces };

/** The dice that cards give to an attack, with those that it has; what counts once is used up. Never more than three of a colour. [ma/dice.5] */
export function diceFor(g: Machina, by: UnitId | null, manner: Manner, dice: Dice): Dice {
  const added = by === null ? [] : changesOn(g, by, 'add-dice', { within: { manner, attack: null } });
  if (by !== null) useUp(g, by, added);
  const total = (colour: Colour): number =>
    Math.min(
      mostDice,
      added.reduce((sum, { effect }) => sum + effect[colour], dice[colour]),
    );
  return { white: total('white'), black: total('black') };
}

/** Whether an attack that would be of one kind is of another this time. [ma/attacks.1] */
export function modeFor(g: Machina, by: UnitId | null, manner: Manner): Manner['mode'] {
  const changed = by === null ? [] : changesOn(g, by, 'attack-mode', { within: { manner, attack: null } });
  if (by !== null) useUp(g, by, changed);
  return changed.length > 0 ? 'arcane' : manner.mode;
}

export const rolled = (g: Machina, colour: Colour, n: number): number[] =>
  Array.from({ length: n }, () => roll(g, colour));

function roll(g: Machina, colour: Colour): number {
  const side = g.chance.stream(`${colour}-dice`).below(faces[colour].length);
  return faces[colour][side] ?? 0;
}

/** Whoever attacks rolls some of its dice again, any it likes. Once essence was spent none is. [ma/dice.6, ma/attacks.8] */
export function* reroll(g: Machina, attack: Attack): Rule {
  if (attack.isRaised) return;
  const picked = yield* chooseSome('dice-to-reroll', {
    seat: deciderFor(g.state, attack.by),
    rule: 'ma/dice.6',
    from: diceOf(attack),
    min: 1,
    max: attack.white.length + attack.black.length,
    about: () => ({ white: [...attack.white], black: [...attack.black] }),
  });
  for (const die of picked) {
    const { colour, place } = readDie(die);
    attack[colour][place] = roll(g, colour);
  }
}

const diceOf = ({ white, black }: Attack): readonly DieOption[] => [
  ...white.map((_, place) => dieOption('white', place)),
  ...black.map((_, place) => dieOption('black', place)),
];
