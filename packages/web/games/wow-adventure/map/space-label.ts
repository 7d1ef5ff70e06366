import type { Space } from '@tavolo/wow-adventure';
import type { ChartProps, SpaceState } from './chart-props.ts';

/** All that is known about a space, to be read out: its name, kind and level, what it offers, what is there. */
export function spaceLabel(space: Space, props: Pick<ChartProps, 'words' | 'states' | 'figures' | 'things'>) {
  const { text, spaces, zones, resources } = props.words;
  const state = props.states.get(space.id);
  const there = [...props.figures, ...props.things].filter((one) => one.space === space.id);
  const offered = space.kind === 'normal' || space.kind === 'city' ? space.resources : [];
  return [
    spaces[space.id] ?? space.id,
    zones[space.zone] ?? space.zone,
    text.kinds[space.kind],
    text.levels[space.level],
    ...(state === undefined ? [] : standing(state, props)),
    ...offered.map((resource) => resources[resource] ?? resource),
    ...there.map(({ label }) => label),
  ].join(', ');
}

function standing(
  { pick, isTooHigh, isQuestPlace }: SpaceState,
  { words: { text } }: Pick<ChartProps, 'words'>,
): readonly string[] {
  return [
    ...(pick === null || pick.steps === null ? [] : [text.steps(pick.steps)]),
    ...(pick === null || pick.flightFrom === null ? [] : [text.byFlight]),
    ...(isTooHigh ? [text.tooHigh] : []),
    ...(isQuestPlace ? [text.questPlace] : []),
  ];
}
