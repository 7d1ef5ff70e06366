import type { Seat } from '@tavolo/kernel';
import type { Story } from '@tavolo/protocol';
import { useMemo, useState } from 'react';
import type { GameShown } from '../../app/found-games.ts';
import { useGame } from '../../app/games.ts';
import { useTitle } from '../../app/page.tsx';
import { pathTo } from '../../app/route.ts';
import type { Player } from '../../games/face.ts';
import type { ToldRecord } from '../../host/told-record.ts';
import { Button, ButtonLink } from '../../parts/button.tsx';
import { GameIcons } from '../../parts/icon.tsx';
import { localeOf } from '../../text/time.ts';
import { useLanguage, useText } from '../../text/use-text.ts';
import { decidedBefore, turnsIn } from './decided.ts';
import { type Moment, momentOf } from './moment.ts';
import { ReplayBand } from './replay-bar.tsx';
import { Slider } from './slider.tsx';
import { usePlaying } from './use-playing.ts';
import './story-view.css';

type StoryViewProps = { readonly record: ToldRecord; readonly onClose: () => void };

/** A whole match to look at, without a table. */
export function StoryView({ record, onClose }: StoryViewProps) {
  const shown = useGame(record.story.game);
  const { refusals } = useText();
  if (shown === null) return <p role="alert">{refusals['unknown-game']}</p>;
  return (
    <GameIcons value={shown.face.icons}>
      <Told record={record} game={shown} onClose={onClose} />
    </GameIcons>
  );
}

type ToldProps = StoryViewProps & { readonly game: GameShown };

function Told({ record, game, onClose }: ToldProps) {
  const { replay: text, replayFile, table, common } = useText();
  const { story } = record;
  const { texts } = game;
  const [shown, setShown] = useState({ at: 0, isPlaying: false });
  const change = (changes: Partial<typeof shown>) => setShown({ ...shown, ...changes });
  const moment = useMemo(() => momentOf(story, shown.at), [story, shown.at]);
  const last = story.frames.length;
  usePlaying({ ...shown, last, change });
  useTitle(texts.title);
  const players = usePlayers(story);
  const player = (seat: Seat) => players(seat).name;
  const turns = useMemo(() => turnsIn(story, game.face.toneOf).map((line) => line.at), [story, game]);
  const about = useAbout(record);
  const ended = (winners: readonly Seat[]) =>
    winners.length === 0 ? table.nobodyWins : table.wins(winners.map(player));
  return (
    <div className="story-view wood" data-game={story.game}>
      <MomentBoard story={story} game={game} moment={moment} />
      <ReplayBand
        says={
          moment.result === null
            ? decidedBefore(story, shown.at, { texts, text, player })
            : ended(moment.result.winners)
        }
        about={about}
        slider={<Slider {...shown} last={last} turns={turns} onChange={change} />}
      >
        {record.isResumed ? <p role="status">{replayFile.otherVersion}</p> : null}
        <Button onClick={onClose}>{replayFile.another}</Button>
        <ButtonLink to={pathTo.home}>{common.toHome}</ButtonLink>
      </ReplayBand>
    </div>
  );
}

type MomentBoardProps = Pick<ToldProps, 'game'> & { readonly story: Story; readonly moment: Moment };

/** The board as it was. A rule opens in another tab. */
function MomentBoard({ story, game: { face, words }, moment }: MomentBoardProps) {
  const player = usePlayers(story);
  return (
    <main className="board-place" id="content">
      <face.Board
        view={moment.view}
        seats={story.seats.map(({ seat }) => seat)}
        onlooker="spectator"
        keptAs={null}
        question={null}
        picked={[]}
        needsConfirm={false}
        onPick={() => undefined}
        numberOf={() => null}
        deciding={[]}
        told={moment.told}
        now={moment.now}
        result={moment.result}
        player={player}
        words={words}
        onRule={(rule) => window.open(pathTo.rule(story.game, rule), '_blank', 'noopener')}
      />
    </main>
  );
}

/** Who played, and when. */
function useAbout({ story, opened }: ToldRecord): string {
  const language = useLanguage();
  const player = usePlayers(story);
  const names = story.seats.map(({ seat }) => player(seat).name).join(', ');
  if (opened === null) return names;
  return `${names} · ${new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long' }).format(opened)}`;
}

/** What a record calls its seats: by a name where it has one, else by their number. */
function usePlayers(story: Story): (seat: Seat) => Player {
  const { setup } = useText();
  return (seat) => {
    const place = story.seats.findIndex((one) => one.seat === seat);
    const name = story.seats[place]?.name ?? seat;
    return { name: name === seat ? setup.somebody(place + 1) : name, is: 'person' };
  };
}
