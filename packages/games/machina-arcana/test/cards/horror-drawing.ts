/** Horror events on trial: one is drawn, and what comes of it. */
import { drawEvent } from '../../rules/phases/events.ts';
import { figureOf } from '../../rules/values/values.ts';
import { unit } from '../ids.ts';
import { type HallScene, rule } from '../table.ts';
import { noBarrels, type Trial } from './monsters-acting.ts';
import { type Figure, vane } from './playing.ts';

/** In the horror phase the group draws an event. */
export function fright(
  event: string,
  title: string,
  check: (scene: HallScene) => void,
  { ana = {}, companions = {}, ...setting }: Trial = {},
): void {
  rule(
    `${event}: ${title}`,
    { ana: vane({ at: '4,5', ...ana }), ...companions },
    (scene) => {
      scene.does((g) => drawEvent(g, 'horror', null));
      check(scene);
    },
    { phase: 'horror', active: null, now: noBarrels, horrorEvents: [event, 'thin-walls'], ...setting },
  );
}

/** A second explorer, without essence. */
export const crane = (at: string, more: object = {}) => ({
  ben: { explorer: 'crane', at, essence: 0, ...more },
});

/** The figures of a unit as they stand. */
export const figuresAt = (scene: HallScene, id: string, ...values: readonly Figure[]): readonly number[] =>
  values.map((value) => figureOf(scene.table, unit(id), value));

export const healths = (scene: HallScene): readonly number[] =>
  scene.state.explorers.map(({ health }) => health);
export const essences = (scene: HallScene): readonly number[] =>
  scene.state.explorers.map(({ essence }) => essence);

/** Which monster came for whom. */
export const arrivals = (scene: HallScene): readonly string[] =>
  scene.facts('spawned').map(({ monster, forWhom }) => `${monster} for ${forWhom}`);
