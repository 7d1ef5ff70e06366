import { type Intention, intentionsOf, unitSeen, type View } from '@tavolo/machina-arcana';
import { hanging } from '../../console/layout.ts';
import type { Drawing } from './drawing.ts';
import { markOf } from './marks.ts';
import { healthOf } from './party.ts';

type MonsterView = View['monsters'][number];

/** The monsters in the order in which they act: a line each, or all in one where rows are few. */
export function queueLines(drawing: Drawing): readonly string[] {
  const { scene, texts, paint, showing, detail } = drawing;
  const { view } = scene;
  if (view.monsters.length === 0) return [];
  if (detail === 'full' || detail === 'short') return fullLines(drawing);
  const each = view.monsters.map(({ monster }) =>
    paint.red(`${markOf(monster, view, texts)} ${texts.name(monster)} ${healthOf(unitSeen(view, monster))}`),
  );
  return hanging(`   ${texts.term('monsters')}: `, each.join(', '), showing.width);
}

function fullLines(drawing: Drawing): readonly string[] {
  const { view } = drawing.scene;
  const intentions = new Map(intentionsOf(view).map((one) => [one.monster, one]));
  return view.monsters.flatMap((monster) =>
    monsterLines(monster, intentions.get(monster.monster) ?? null, drawing),
  );
}

function monsterLines(
  { monster, related }: MonsterView,
  intention: Intention | null,
  { scene: { view }, texts, own, paint, showing }: Drawing,
): readonly string[] {
  const seen = unitSeen(view, monster);
  const isActing = view.acting?.monster === monster;
  const parts = [
    `${paint.red(markOf(monster, view, texts))} ${isActing ? paint.bold(texts.name(monster)) : texts.name(monster)}`,
    own.store('health', seen.health.now, seen.health.most),
    `${own.values.armor} ${seen.armor.n}`,
    `${own.values.will} ${seen.will.n}`,
    ...seen.keywords.map((keyword) => own.keywords[keyword].label.toLowerCase()),
    ...related.map((event) => paint.magenta(texts.name(event))),
    ...(intention?.prey == null ? [] : [own.goesFor(texts.name(intention.prey), intention.steps)]),
  ];
  return hanging(isActing ? paint.bold(paint.cyan(' ▸ ')) : '   ', parts.join(' · '), showing.width);
}
