import { chapterSeen, goalSeen } from '@tavolo/machina-arcana';
import { CardAnswers } from '../cards/card-answers.tsx';
import { CardText } from '../cards/card-text.tsx';
import { Goal } from '../chapter/chapter-card.tsx';
import { useScene } from '../scene.ts';

/** The chapter that lies open: its story, its goal, and what it lends. */
export function ChapterSheet() {
  const { view, texts, own } = useScene();
  const chapter = chapterSeen(view);
  const goal = goalSeen(view);
  if (chapter === null || goal === null) return null;
  const { scenario } = view.options;
  return (
    <>
      <p className="ma-sheet-title">
        {texts.name(scenario)} · {own.progress(view.chapter + 1, view.chapters.length)}
      </p>
      <p className="ma-tale">{texts.stories.tales[scenario]?.chapters[chapter.id]}</p>
      <Goal goal={goal} />
      <article className="ma-card parchment">
        <CardText card={chapter.id} />
      </article>
      <CardAnswers card={chapter.id} />
    </>
  );
}
