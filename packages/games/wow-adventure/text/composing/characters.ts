import { behind, capitalLine, sentenceLine } from '@tavolo/language';
import type { CardSide } from '../../vocabulary/characters.ts';
import type { Power } from '../../vocabulary/powers.ts';
import type { Line, Part } from '../card-parts.ts';
import type { CardPhrases } from '../phrases/phrases.ts';
import type { Scene } from '../phrases/scene.ts';
import { fightFigures, figure } from './figures.ts';
import { powerLine } from './powers.ts';

/** One side of a character card: its numbers, and its powers by name. */
export const sideLines = (phrases: CardPhrases, side: CardSide, scene: Scene): readonly Line[] => [
  capitalLine([
    figure('health', phrases.figures.health(side.health), side.health),
    ...fightFigures(phrases, side),
  ]),
  ...side.powers.map((power) => namedLine(phrases, power, scene)),
];

/** What a power of a side does, by its name. */
export const namedPowerLines = (
  phrases: CardPhrases,
  { powers }: CardSide,
  name: string,
  scene: Scene,
): readonly Line[] =>
  powers
    .filter((power) => power.name === name)
    .map((power) => sentenceLine(powerLine(phrases, power, scene)));

function namedLine(phrases: CardPhrases, power: Power, scene: Scene): Line {
  const line = capitalLine(powerLine(phrases, power, scene));
  if (power.name === undefined) return sentenceLine(line);
  const name: Part = { kind: 'deed', words: phrases.names.power(power.name) };
  return sentenceLine([name, ...behind('.', line)]);
}
