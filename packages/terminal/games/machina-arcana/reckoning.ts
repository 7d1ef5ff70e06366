import type { MachinaKinds } from '@tavolo/machina-arcana';
import { hanging, wrap } from '../../console/layout.ts';
import type { SeenMatch, Showing } from '../../face/face.ts';
import { drawingOf } from './drawing.ts';

const counted = ['kills', 'hits', 'lost', 'essence', 'items', 'steps'] as const;

/** The end: won or lost, how the tale ends, and what each explorer has done. */
export function reckoning(scene: SeenMatch<MachinaKinds>, showing: Showing): readonly string[] {
  const { texts, own, paint } = drawingOf(scene, showing, 'full');
  const { view } = scene;
  const isWon = view.outcome === 'victory';
  const tale = taleOf(texts.stories.tales, view.options.scenario);
  const accounts = [...view.explorers, ...view.gone].flatMap(({ seat, explorer, account, dead }) => {
    const name = dead ? `${texts.name(explorer)} (${paint.red(own.standings.dead)})` : texts.name(explorer);
    const deeds = counted.map((key) => `${texts.term(key)} ${account[key]}`);
    return hanging(`  ${paint.bold(seat)}: `, [name, ...deeds].join(' · '), showing.width);
  });
  return [
    paint.bold((isWon ? paint.green : paint.red)(isWon ? own.won : own.lost)),
    `${own.chapter(view.chapter + 1, view.chapters.length)} · ${own.round(view.round)}`,
    ...(tale === undefined ? [] : ['', ...wrap(isWon ? tale.victory : tale.defeat, showing.width)]),
    '',
    ...accounts,
  ];
}

type Ends = { readonly victory: string; readonly defeat: string };

/** The tale of a scenario, by an id of the box. */
const taleOf = (tales: { readonly [scenario: string]: Ends }, scenario: string): Ends | undefined =>
  tales[scenario];
