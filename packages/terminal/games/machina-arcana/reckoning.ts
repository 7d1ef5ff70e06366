import type { MachinaKinds } from '@tavolo/machina-arcana';
import { columns, wrap } from '../../console/layout.ts';
import type { SeenMatch, Showing } from '../../face/face.ts';
import { drawingOf } from './drawing.ts';

const counted = ['kills', 'hits', 'lost', 'essence', 'items', 'steps'] as const;

/** The end: won or lost, how the tale ends, and what each explorer has done. */
export function reckoning(scene: SeenMatch<MachinaKinds>, showing: Showing): readonly string[] {
  const { texts, own, paint } = drawingOf(scene, showing, 'full');
  const { view } = scene;
  const isWon = view.outcome === 'victory';
  const tale = taleOf(texts.stories.tales, view.options.scenario);
  const headings = ['', texts.term('explorer'), ...counted.map((key) => texts.term(key))];
  const rows = [...view.explorers, ...view.gone].map(({ seat, explorer, account, dead }) => [
    `  ${seat}`,
    texts.name(explorer),
    ...counted.map((key) => String(account[key])),
    dead ? paint.red(own.standings.dead) : '',
  ]);
  return [
    paint.bold((isWon ? paint.green : paint.red)(isWon ? own.won : own.lost)),
    `${own.chapter(view.chapter + 1, view.chapters.length)} · ${own.round(view.round)}`,
    ...(tale === undefined ? [] : ['', ...wrap(isWon ? tale.victory : tale.defeat, showing.width)]),
    '',
    ...columns([headings.map(paint.dim), ...rows], [2, 3, 4, 5, 6, 7]),
  ];
}

type Ends = { readonly victory: string; readonly defeat: string };

/** The tale of a scenario, by an id of the box. */
const taleOf = (tales: { readonly [scenario: string]: Ends }, scenario: string): Ends | undefined =>
  tales[scenario];
