import type { Seat } from '@tavolo/kernel';
import type { Story } from '@tavolo/protocol';
import { useMemo, useState } from 'react';
import type { GameShown } from '../../app/found-games.ts';
import { useGame } from '../../app/games.ts';
import { useTitle } from '../../app/page.tsx';
import { pathTo } from '../../app/route.ts';
import type { Player } from '../../games/face.ts';
import { Button, ButtonLink } from '../../parts/button.tsx';
import { GameIcons } from '../../parts/icon.tsx';
import { useText } from '../../text/use-text.ts';
import { type Moment, momentOf } from './moment.ts';
import { ReplayBand } from './replay-bar.tsx';
import { Slider } from './slider.tsx';
import { usePlaying } from './use-playing.ts';
import './story-view.css';

type StoryViewProps = { readonly story: Story; readonly onClose: () => void };

/** A whole match to look at, without a table. */
export function StoryView({ story, onClose }: StoryViewProps) {
  const shown = useGame(story.game);
  const { refusals } = useText();
  if (shown === null) return <p role="alert">{refusals['unknown-game']}</p>;
  return (
    <GameIcons value={shown.face.icons}>
      <Told story={story} game={shown} onClose={onClose} />
    </GameIcons>
  );
}

type ToldProps = StoryViewProps & { readonly game: GameShown };

function Told({ story, game, onClose }: ToldProps) {
  const { replay: text, replayFile, common } = useText();
  const { texts } = game;
  const [shown, setShown] = useState({ at: 0, isPlaying: false });
  const change = (changes: Partial<typeof shown>) => setShown({ ...shown, ...changes });
  const moment = useMemo(() => momentOf(story, shown.at), [story, shown.at]);
  const last = story.frames.length;
  usePlaying({ ...shown, last, change });
  useTitle(texts.title);
  const newest = shown.at === 0 ? undefined : moment.told.at(-1);
  const player = usePlayers(story);
  const seen = { view: moment.view, player: (seat: Seat) => player(seat).name };
  return (
    <div className="story-view wood" data-game={story.game}>
      <MomentBoard story={story} game={game} moment={moment} />
      <ReplayBand
        says={newest === undefined ? text.beginning : texts.line(newest.fact, seen)}
        slider={<Slider {...shown} last={last} onChange={change} />}
      >
        <Button onClick={onClose}>{replayFile.another}</Button>
        <ButtonLink to={pathTo.home}>{common.toHome}</ButtonLink>
      </ReplayBand>
    </div>
  );
}

type MomentBoardProps = Pick<ToldProps, 'story' | 'game'> & { readonly moment: Moment };

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
        now={moment.told.at(-1) ?? null}
        result={moment.result}
        player={player}
        words={words}
        onRule={(rule) => window.open(pathTo.rule(story.game, rule), '_blank', 'noopener')}
      />
    </main>
  );
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
