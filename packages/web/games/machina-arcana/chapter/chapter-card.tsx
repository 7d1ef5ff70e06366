import { chapterSeen, goalSeen } from '@tavolo/machina-arcana';
import type { CSSProperties } from 'react';
import { Icon } from '../../../parts/icon.tsx';
import type { GoalSeen } from '../game.ts';
import { useInspecting } from '../inspecting.ts';
import { useScene } from '../scene.ts';
import './chapter.css';
import { EventChips } from './event-chips.tsx';

/** The chapter that lies open, with its goal, and the events that are current. */
export function ChapterCard() {
  const { view, own, texts } = useScene();
  const { inspect } = useInspecting();
  const chapter = chapterSeen(view);
  const goal = goalSeen(view);
  if (chapter === null || goal === null) return null;
  return (
    <section className="ma-chapter" aria-label={own.chapter}>
      <button
        type="button"
        className="ma-chapter-button"
        aria-label={own.lookAt(texts.name(chapter.id))}
        onClick={() => inspect({ is: 'chapter' })}
      />
      <header>
        <Icon name="ma/chapter" />
        <h3>{texts.name(chapter.id)}</h3>
        <span className="ma-chapter-place">{own.progress(view.chapter + 1, view.chapters.length)}</span>
      </header>
      <Goal goal={goal} />
      <EventChips />
    </section>
  );
}

/** What the chapter waits for, as a bar. */
export function Goal({ goal }: { readonly goal: GoalSeen }) {
  const { own } = useScene();
  const { is, counter, done, of } = goal;
  const said = counter === null ? own.goals[is] : own.counted(counter);
  const part = { '--part': of === 0 ? 1 : done / of } as CSSProperties; // a property of our own
  return (
    <p className="ma-goal" style={part}>
      <span>{said}</span>
      {is === 'counter' || is === 'exit' ? (
        <>
          <strong>{own.progress(done, of)}</strong>
          <span className="ma-goal-bar" aria-hidden="true">
            <span className="ma-goal-done" />
          </span>
        </>
      ) : null}
    </p>
  );
}
