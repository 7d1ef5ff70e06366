/** The recharge die. [ma/dice.4] */
import type { Rule } from '@tavolo/kernel';
import type { Machina } from '../../machina.ts';
import type { ExplorerId } from '../../vocabulary/ids.ts';
import { happen, happening } from '../happenings/happenings.ts';
import type { Moment } from '../happenings/moments.ts';
import { restore } from '../losses/losses.ts';

/** Its six faces. */
export const rechargeFaces = ['health', 'health', 'stamina-2', 'stamina-2', 'stamina-3', 'blank'] as const;
type RechargeFace = (typeof rechargeFaces)[number];

/** Which face the die shows, by its number. */
const castRechargeDie = (g: Machina): number => g.chance.stream('recharge-die').below(6);

/** An explorer rolls the die, which cards may let it roll again, and restores what it shows. [ma/actions.12.1] */
export function* recharge(g: Machina, explorer: ExplorerId): Rule {
  const face = castRechargeDie(g);
  tellFace(g, explorer, face);
  const moment: Extract<Moment, { is: 'die' }> = { is: 'die', die: 'recharge', face, by: explorer };
  yield* happen(g, happening('recharge-rolled', { by: explorer, moment }));
  if (moment.face !== face) tellFace(g, explorer, moment.face);
  yield* restoreBy(g, explorer, faceOf(moment.face));
}

const faceOf = (face: number): RechargeFace => rechargeFaces[face] ?? 'blank';

const tellFace = (g: Machina, explorer: ExplorerId, face: number): void =>
  g.tell({ is: 'recharged', explorer, face: faceOf(face) }, 'ma/dice.4');

function* restoreBy(g: Machina, explorer: ExplorerId, face: RechargeFace): Rule {
  if (face === 'health')
    yield* restore(g, explorer, { what: 'health', n: 1, source: 'recharge', by: explorer });
  if (face === 'stamina-2')
    yield* restore(g, explorer, { what: 'stamina', n: 2, source: 'recharge', by: explorer });
  if (face === 'stamina-3')
    yield* restore(g, explorer, { what: 'stamina', n: 3, source: 'recharge', by: explorer });
}
