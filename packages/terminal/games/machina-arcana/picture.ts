import { horrorChance, type MachinaKinds, spawnChance, threatSteps } from '@tavolo/machina-arcana';
import { clip, cut, hanging, widthOf } from '../../console/layout.ts';
import type { Detail, SeenMatch, Showing } from '../../face/face.ts';
import { type Drawing, drawingOf } from './drawing.ts';
import { mapLines, spaceIn } from './map.ts';
import { partyLines } from './party.ts';
import { queueLines } from './queue.ts';
import { taleLines } from './tale.ts';

/** The table at a glance: where the game stands, the halls, the explorers, the monsters, and what is waited for. */
export function picture(scene: SeenMatch<MachinaKinds>, showing: Showing, detail: Detail): readonly string[] {
  const drawing = drawingOf(scene, showing, detail);
  return [heading(drawing), ...tableLines(drawing)].map((line) => clip(line, showing.width));
}

/** What is needed least goes first: where rows are fewest, the map or all but the explorers that are asked. */
function tableLines(drawing: Drawing): readonly string[] {
  const { detail, scene } = drawing;
  if (scene.view.phase === 'choose') return [];
  if (detail === 'least') return asksWhere(drawing) ? mapLines(drawing) : partyLines(drawing);
  return [
    ...mapLines(drawing),
    ...partyLines(drawing),
    ...queueLines(drawing),
    ...taleLines(drawing),
    ...(detail === 'full' ? checkLines(drawing) : []),
  ];
}

/** Whether the map can't be done without: what is picked are spaces of it, and not walks that say where they lead. */
const asksWhere = ({ scene: { question } }: Drawing): boolean =>
  question !== null && question.name !== 'act' && question.options.some((option) => spaceIn(option) !== null);

function heading({ scene: { view }, showing, paint, texts, own }: Drawing): string {
  const { scenario } = view.options;
  const round = view.round === 0 ? [] : [own.round(view.round)];
  const where = [texts.name(scenario), ...round, texts.phase(view.phase)].join(' · ');
  const tracks = own.tracks(view.spawnRating, view.horrorRating, view.threat, view.monsterLevel);
  const right = view.round === 0 ? '' : `${tracks} `;
  const whole = ` ${texts.title} · ${where}`;
  // Where all of it is too long, the name of the game is what everybody knows.
  const left = widthOf(whole) + 1 + widthOf(right) <= showing.width ? whole : ` ${where}`;
  const gap = ' '.repeat(Math.max(1, showing.width - widthOf(left) - widthOf(right)));
  return paint.inverse(cut(`${left}${gap}${right}`, showing.width));
}

/** How likely the next checks bring something, and how far threat has come. */
function checkLines({ scene: { view }, texts, own, showing }: Drawing): readonly string[] {
  if (view.round === 0) return [];
  const percent = (chance: number): string => `${Math.round(100 * chance)}%`;
  const said = [
    `${texts.term('spawn-rating')} ${view.spawnRating} (${percent(spawnChance(view))})`,
    `${texts.term('horror-rating')} ${view.horrorRating} (${percent(horrorChance(view))})`,
    `${texts.term('threat')} ${view.threat}/${threatSteps(view)}`,
    own.level(view.monsterLevel),
  ];
  return hanging('   ', said.join(' · '), showing.width);
}
