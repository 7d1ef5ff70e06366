import { chapterSeen, goalSeen } from '@tavolo/machina-arcana';
import { hanging } from '../../console/layout.ts';
import type { Drawing } from './drawing.ts';

/** The chapter that lies open with its goal, and the events that count for everybody. */
export function taleLines(drawing: Drawing): readonly string[] {
  const { scene, texts, own, paint, showing } = drawing;
  const { view } = scene;
  const chapter = chapterSeen(view);
  const events = [view.currentExplorerEvent, view.currentHorrorEvent].flatMap((event) =>
    event === null ? [] : [paint.magenta(texts.name(event))],
  );
  const title = own.chapter(view.chapter + 1, view.chapters.length);
  return [
    ...(chapter === null
      ? []
      : hanging(
          `   ${paint.bold(title)}: `,
          `${texts.name(chapter.id)} · ${goalText(drawing)}`,
          showing.width,
        )),
    ...(events.length === 0 ? [] : hanging(`   ${own.events}: `, events.join(' · '), showing.width)),
  ];
}

/** What the chapter waits for, and how much of it is done. */
function goalText({ scene: { view }, own }: Drawing): string {
  const goal = goalSeen(view);
  if (goal === null) return '';
  const said = goal.counter === null ? own.goals[goal.is] : own.counters[goal.counter];
  return goal.is === 'counter' || goal.is === 'exit' ? `${said} ${goal.done}/${goal.of}` : said;
}
