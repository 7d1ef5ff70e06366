import type { GloomKinds } from '@tavolo/gloomhaven';
import { columns, wrap } from '../../console/layout.ts';
import type { SeenMatch, Showing } from '../../face/face.ts';
import { drawingOf } from './drawing.ts';

/** The end: won or lost, and what each character takes home. */
export function reckoning(scene: SeenMatch<GloomKinds>, showing: Showing): readonly string[] {
  const { texts, own, paint } = drawingOf(scene, showing, 'full');
  const { view } = scene;
  const rows = view.heroes.map((hero) => [
    `  ${hero.seat}`,
    texts.name(hero.class, 'class'),
    `${hero.xp} ${texts.words.abilities.xp}`,
    paint.yellow(`${hero.gold} ${texts.term('gold')}`),
    '✓'.repeat(hero.checks),
    hero.exhausted ? paint.red(texts.term('exhausted')) : '',
  ]);
  const isWon = view.outcome === 'success';
  const headline = isWon ? paint.green(own.won) : paint.red(own.lost);
  const story = isWon ? (texts.story(view.options.scenario)?.conclusion ?? '') : '';
  return [
    paint.bold(headline),
    ...(story === '' ? [] : ['', ...wrap(story, showing.width)]),
    '',
    ...columns(rows, [2, 3]),
  ];
}
