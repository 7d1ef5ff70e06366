import type { Rule } from '@tavolo/kernel';
import type { Gloom } from '../../gloomhaven.ts';
import { lastDeedOf } from '../death.ts';
import { newDeed, type Performer } from './deed.ts';

/** What figures that have just died still do, one after the other; until then they are credited like the living. */
export function* lastDeeds(g: Gloom, perform: Performer): Rule {
  for (let [figure] = g.state.fallen; figure !== undefined; [figure] = g.state.fallen) {
    yield* perform(g, newDeed(g, figure, perform, { automatic: true }), lastDeedOf(g, figure));
    g.state.fallen.shift();
  }
}
