import type { Game } from '@tavolo/kernel';
import { isRefused, type RefusalName } from '@tavolo/protocol';
import { use, useEffect, useState } from 'react';
import { games, useGame } from '../app/games.ts';
import { lastName } from '../app/me.ts';
import { Page } from '../app/page.tsx';
import { pathTo } from '../app/route.ts';
import type { Lesson } from '../games/face.ts';
import { localHost, localLessons, openLocalTable } from '../host/local-tables.ts';
import { ButtonLink } from '../parts/button.tsx';
import { Coach } from '../table/coach/coach.tsx';
import { keepLesson, recalledLesson } from '../table/coach/kept-lesson.ts';
import { TableSession } from '../table/session.ts';
import { TableView } from '../table/table-view.tsx';
import { useText } from '../text/use-text.ts';
import './reading.css';

/** A first game that teaches by playing: always the same chances, bots on the other seats, and somebody who explains. */
export function LearnPage({ game }: { readonly game: string }) {
  const { learn } = useText();
  const shown = useGame(game);
  const lesson = use(games.lesson(game));
  if (shown === null || lesson === null) return <NoLesson game={game} says={learn.none} />;
  return <GuidedGame game={shown.box.game} lesson={lesson} />;
}

type GuidedGameProps = { readonly game: Game; readonly lesson: Lesson };

function GuidedGame({ game, lesson }: GuidedGameProps) {
  const { learn, refusals } = useText();
  const opened = useLesson(game, lesson);
  if (opened === null)
    return (
      <main className="wood plain-page">
        <p role="status">{learn.opening}</p>
      </main>
    );
  if (typeof opened === 'string') return <NoLesson game={game.id} says={refusals[opened]} />;
  return <TableView session={opened} coach={<Coach />} />;
}

/** The table of the lesson; a refusal when there can't be one, `null` while it is being set. */
function useLesson(game: Game, lesson: Lesson): TableSession | RefusalName | null {
  const { home } = useText();
  const [guest] = useState(home.guest); // what a learner is called stays, whatever language they read on in
  const [opened, setOpened] = useState<TableSession | RefusalName | null>(null);
  useEffect(() => {
    let isWanted = true;
    let session: TableSession | null = null;
    const bots = Array.from({ length: lesson.bots }, () => ({ is: 'bot', bot: 'greedy' }) as const);
    const begin = () =>
      openLocalTable({
        game: game.id,
        options: { ...game.defaults, ...lesson.options },
        pace: 'live',
        seats: [{ is: 'me' }, ...bots],
        name: lastName() ?? guest,
        seed: lesson.seed,
      });
    const open = async () => {
      const id = (await lessonGoingOn(game.id)) ?? (await begin());
      if (!isRefused(id) && recalledLesson(game.id)?.table !== id)
        keepLesson(game.id, { table: id, read: [] });
      if (!isWanted) return;
      if (!isRefused(id)) session = new TableSession(localHost(id));
      setOpened(isRefused(id) ? id.refused : session);
    };
    void open();
    return () => {
      isWanted = false;
      session?.leave();
    };
  }, [game, lesson, guest]);
  return opened;
}

/** The table of a lesson that was begun and is not over; `null`: there is none. */
async function lessonGoingOn(game: string): Promise<string | null> {
  const kept = recalledLesson(game);
  if (kept === null) return null;
  const lessons = await localLessons();
  return lessons.find(({ id, phase }) => id === kept.table && phase !== 'over')?.id ?? null;
}

function NoLesson({ game, says }: { readonly game: string; readonly says: string }) {
  const { home, common } = useText();
  return (
    <Page title={home.learn} game={game}>
      <div className="reading">
        <h1>{home.learn}</h1>
        <p>{says}</p>
        <ButtonLink weight="main" icon="book" to={pathTo.rules(game)}>
          {home.rules}
        </ButtonLink>
        <ButtonLink to={pathTo.home}>{common.toHome}</ButtonLink>
      </div>
    </Page>
  );
}
