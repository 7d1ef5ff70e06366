/** All that is printed on cards, tokens and spaces, whatever it is printed on. */
import { content } from '../../content/content.ts';
import type { Effect } from '../../vocabulary/effects.ts';
import type { Power } from '../../vocabulary/powers.ts';
import { levels } from '../../vocabulary/terms.ts';

const abilities = [...content.abilities.values()];
const improvements = abilities.flatMap(({ improved }) => Object.values(improved));
const cards = [...content.challenge.values()];
const events = cards.flatMap(({ event }) => event ?? []);
const backs = events.map(({ back }) => back);
const encounters = [...content.board.spaces.values()].flatMap(({ encounter }) => encounter ?? []);

/** Both sides of every character card. */
export const sides = [...content.characters.values()].flatMap((character) =>
  levels.flatMap((level) => [character.cards[level].starting, character.cards[level].reverse]),
);

/** Everybody that can be fought but heroes. */
export const foes = [
  ...cards.flatMap(({ foe }) => foe ?? []),
  ...backs.flatMap((back) => (back.is === 'foe' ? [back.foe] : [])),
  ...encounters.flatMap(({ foe }) => foe ?? []),
];

export const items = cards.flatMap(({ item }) => item ?? []);

/** What ability cards do while they lie on something. */
export const attachedPowers: readonly Power[] = [...abilities, ...improvements].flatMap(
  ({ attached }) => attached ?? [],
);

export const otherPowers: readonly Power[] = [
  ...sides,
  ...foes,
  ...items,
  ...events,
  ...content.discoveries.values(),
  ...abilities,
  ...improvements,
].flatMap(({ powers }) => powers ?? []);

/** What is done without a power: by ability cards, events and rewards. */
export const otherEffects: readonly Effect[] = [
  ...[...abilities, ...improvements, ...events.map(({ resolve }) => resolve)].flatMap(
    (card) => card.do ?? [],
  ),
  ...backs.flatMap((back) => (back.is === 'effects' ? back.do : [])),
  ...[...encounters, ...backs.filter((back) => back.is === 'foe')].flatMap(({ reward }) => reward),
];

/** Effects and those inside them. */
export const withInner = (effects: readonly Effect[]): readonly Effect[] =>
  effects.flatMap((effect) => [effect, ...withInner(inside(effect))]);

function inside(effect: Effect): readonly Effect[] {
  if (effect.is === 'roll') return effect.rows.flatMap((row) => row.do);
  if (effect.is === 'choose') return effect.of.flatMap((choice) => choice.do);
  if (effect.is === 'contest') return [...effect.highest, ...effect.lowest];
  return effect.is === 'when' || effect.is === 'each' ? effect.do : [];
}
