/** Before the first round: explorers, decks, tiles, figures, the first chapter. [ma/setup] */
import type { Rule, Seat } from '@tavolo/kernel';
import { choose } from '../ask.ts';
import { freshExplorer } from '../fresh.ts';
import type { Machina } from '../machina.ts';
import type { Explorer } from '../state.ts';
import type { ExplorerId } from '../vocabulary/ids.ts';
import { itemsOf } from './inventory/carrying.ts';
import { takeFirstItems } from './inventory/first-items.ts';
import { mixIn } from './inventory/item-decks.ts';
import { layFirstTile } from './map/tiles.ts';
import { placeAtEntry } from './moving/placing.ts';
import { explorerSeats, extraEssence } from './phases/ratings.ts';
import { scenarioNumber } from './story/campaign.ts';
import { beginChapter } from './story/chapters.ts';
import { explorerCard } from './units.ts';
import { figureOf } from './values/values.ts';

/** Everybody but the survivors of a campaign chooses an explorer, none the same. [ma/setup.13, ma/setup.3, ma/ending.10] */
export function* chooseExplorers(g: Machina): Rule {
  const { state } = g;
  const survivors = [...state.explorers];
  for (const survivor of survivors) comeBack(g, survivor);
  for (const seat of explorerSeats(state))
    if (!survivors.some((one) => one.seat === seat)) yield* chooseExplorer(g, seat);
  state.explorers = state.seats.flatMap((seat) => state.explorers.filter((one) => one.seat === seat));
  yield* takeFirstItems(
    g,
    state.explorers.filter((one) => !survivors.includes(one)),
  );
  bringInLevels(g);
  state.phase = 'set-up';
}

/** A survivor of the scenario before has all its health again. [ma/ending.10] */
function comeBack(g: Machina, survivor: Explorer): void {
  const { seat, explorer } = survivor;
  survivor.health = figureOf(g, explorer, 'health-max');
  g.tell({ is: 'came-back', seat, explorer, items: itemsOf(survivor) }, 'ma/ending.10');
}

/** A later scenario of a campaign begins with more levels of items; what newcomers took first is of level 1. [ma/ending.10] */
function bringInLevels(g: Machina): void {
  const number = scenarioNumber(g.content, g.state.options);
  for (const level of [2, 3] as const) if (level <= number) mixIn(g, level);
}

function* chooseExplorer(g: Machina, seat: Seat): Rule {
  const explorer = yield* choose('explorer', { seat, rule: 'ma/setup.13', from: explorersToChoose(g) });
  g.state.explorers.push(freshExplorer(seat, explorerCard(g.content, explorer), extraEssence(g.state)));
  g.tell({ is: 'chose-explorer', seat, explorer }, 'ma/setup.13');
}

/** Those that nobody has; nor those that have died in the campaign, as long as there are others. */
function explorersToChoose({ state: { explorers, fallen }, content }: Machina): readonly ExplorerId[] {
  const taken = explorers.map(({ explorer }) => explorer);
  const free = [...content.explorers.keys()].filter((id) => !taken.includes(id));
  const unused = free.filter((id) => !fallen.includes(id));
  return unused.length > 0 ? unused : free;
}

/** Tiles, figures at the entry, and the first chapter. [ma/setup.14] */
export function* layTheTable(g: Machina): Rule {
  const tile = layFirstTile(g);
  placeAtEntry(g, g.state.explorers, tile);
  yield* beginChapter(g, null);
  g.state.phase = 'explorer-start';
}
