/** Explorers that come after others have died, where tables play so. [ma/Q8] */
import type { Rule } from '@tavolo/kernel';
import { choose } from '../../ask.ts';
import { freshExplorer } from '../../fresh.ts';
import type { Machina } from '../../machina.ts';
import { isOnOneOf, type Laid } from '../../map/laid.ts';
import type { Explorer } from '../../state.ts';
import { placeOf } from '../../vocabulary/places.ts';
import { placeAtEntry } from '../moving/placing.ts';
import { extraEssence } from '../phases/ratings.ts';
import { explorerCard, explorersOnMap } from '../units.ts';

/** Every player whose explorer is dead takes one that nobody has had. [ma/ending.6] */
export function* replaceTheDead(g: Machina): Rule {
  const { state } = g;
  if (!state.options.replacementExplorers || explorersOnMap(state).length === 0) return;
  for (const explorer of state.explorers.filter(({ dead }) => dead)) yield* replace(g, explorer);
}

function* replace(g: Machina, lost: Explorer): Rule {
  const { state } = g;
  const known = [...state.explorers, ...state.gone].map(({ explorer }) => explorer);
  const taken = [...known, ...state.fallen];
  const unused = [...g.content.explorers.keys()].filter((one) => !taken.includes(one));
  if (unused.length === 0) return;
  const id = yield* choose('explorer', { seat: lost.seat, rule: 'ma/ending.6', from: unused });
  const tile = yield* chooseTile(g, lost);
  const fresh = freshExplorer(lost.seat, explorerCard(g.content, id), extraEssence(state));
  fresh.alwaysHelps = lost.alwaysHelps;
  state.gone.push(lost);
  state.explorers = state.explorers.map((one) => (one === lost ? fresh : one));
  g.tell({ is: 'chose-explorer', seat: lost.seat, explorer: id }, 'ma/ending.6');
  placeAtEntry(g, [fresh], tile);
}

/** The tile of a companion; of several tiles the player chooses. */
function* chooseTile(g: Machina, { seat }: Explorer): Rule<Laid> {
  const { tiles } = g.state;
  const companions = explorersOnMap(g.state).filter(({ at }, place, all) =>
    all.slice(0, place).every((other) => tileWith(tiles, other) !== tileWith(tiles, { at })),
  );
  const beside = yield* choose('tie', {
    seat,
    rule: 'ma/ending.6',
    from: companions.map(({ explorer }) => explorer),
    about: () => ({ monster: null, card: null }),
  });
  const tile = tileWith(tiles, companions.find(({ explorer }) => explorer === beside) ?? { at: null });
  if (tile === undefined) throw new Error('No tile lies where a companion stands');
  return tile;
}

const tileWith = (tiles: readonly Laid[], { at }: Pick<Explorer, 'at'>): Laid | undefined =>
  tiles.find((tile) => at !== null && isOnOneOf([tile], placeOf(at)));
