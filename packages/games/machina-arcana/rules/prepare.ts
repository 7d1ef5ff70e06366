/** Before the first round: explorers, decks, tiles, figures, the first chapter. [ma/setup] */
import type { Rule, Seat } from '@tavolo/kernel';
import { choose } from '../ask.ts';
import { freshExplorer } from '../fresh.ts';
import type { Machina } from '../machina.ts';
import { beginChapter } from './chapters.ts';
import { takeFirstItems } from './inventory/first-items.ts';
import { placeAtEntry } from './placing.ts';
import { layFirstTile } from './tiles.ts';
import { explorerCard } from './units.ts';

/** Everybody chooses an explorer, none the same; and a first item, where tables play so. [ma/setup.13, ma/setup.3] */
export function* chooseExplorers(g: Machina): Rule {
  for (const seat of seatsWithExplorers(g)) yield* chooseExplorer(g, seat);
  yield* takeFirstItems(g);
  g.state.phase = 'set-up';
}

/** A seat that is the mind of the monsters has no explorer. [ma/ending.7] */
const seatsWithExplorers = ({ state: { seats, options } }: Machina): readonly Seat[] =>
  options.puppeteer && seats.length > 1 ? seats.slice(0, -1) : seats;

function* chooseExplorer(g: Machina, seat: Seat): Rule {
  const { explorers, options } = g.state;
  const taken = explorers.map(({ explorer }) => explorer);
  const explorer = yield* choose('explorer', {
    seat,
    rule: 'ma/setup.13',
    from: [...g.content.explorers.keys()].filter((id) => !taken.includes(id)),
  });
  explorers.push(freshExplorer(seat, explorerCard(g.content, explorer), extraEssence(options)));
  g.tell({ is: 'chose-explorer', seat, explorer }, 'ma/setup.13');
}

/** Who plays at easy begins with more. [ma/ending.9] */
export const extraEssence = ({ difficulty }: Machina['state']['options']): number =>
  difficulty === 'easy' ? 1 : 0;

/** Tiles, figures at the entry, and the first chapter. [ma/setup.14] */
export function* layTheTable(g: Machina): Rule {
  const tile = layFirstTile(g);
  placeAtEntry(g, g.state.explorers, tile);
  yield* beginChapter(g, null);
  g.state.phase = 'explorer-start';
}
