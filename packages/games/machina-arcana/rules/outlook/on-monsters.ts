/** What would come of words about monsters and their queue. */
import { unitsMeant } from '../abilities/judging.ts';
import { has } from '../values/values.ts';
import { ifAny, type ProspectsFor, prospect, worths } from './prospect.ts';

export const prospectsOfMonsters: ProspectsFor<'spawn' | 'control' | 'to-end-of-queue'> = {
  spawn: ({ forWho }, { g, deed }) =>
    prospect({
      can: () => true,
      changes: () => unitsMeant(g, deed, forWho).length > 0,
      worth: () => -worths.monster * 2,
    }),
  /** Bosses are not controlled. [ma/destroying.9] */
  control: ({ who }, { g, deed }) => {
    const units = () => unitsMeant(g, deed, who).filter((unit) => !has(g, unit, 'boss'));
    return ifAny(() => units().length > 0, { reaches: units, worth: () => worths.monster });
  },
  'to-end-of-queue': ({ who }, { g, deed }) => {
    const last = g.state.monsters.at(-1)?.monster;
    const units = () =>
      unitsMeant(g, deed, who).filter(
        (unit) => unit !== last && g.state.monsters.some(({ monster }) => monster === unit),
      );
    return prospect({ changes: () => units().length > 0, reaches: units, worth: () => 0.5 });
  },
};
