import type { Kinds, Seat } from '@tavolo/kernel';
import type { Story } from '@tavolo/protocol';
import { useMemo, useState } from 'react';
import { Button, ButtonLink } from '../../app/controls/button.tsx';
import { useFace } from '../../app/faces.ts';
import { useTitle } from '../../app/page.tsx';
import { pathTo } from '../../app/route.ts';
import type { GameFace, Player } from '../../games/face.ts';
import { GameIcons } from '../../parts/icon.tsx';
import { useLanguage, useText } from '../../text/use-text.ts';
import { type Moment, momentOf } from './moment.ts';
import { ReplayBand } from './replay-bar.tsx';
import { Slider } from './slider.tsx';
import { usePlaying } from './use-playing.ts';
import './story-view.css';

type StoryViewProps = { readonly story: Story; readonly onClose: () => void };

/** A whole match to look at, without a table. */
export function StoryView({ story, onClose }: StoryViewProps) {
  const face = useFace(story.game);
  const { refusals } = useText();
  if (face === null) return <p role="alert">{refusals['unknown-game']}</p>;
  return (
    <GameIcons value={face.icons}>
      <Told story={story} face={face} onClose={onClose} />
    </GameIcons>
  );
}

type ToldProps = StoryViewProps & { readonly face: GameFace<Kinds> };

function Told({ story, face, onClose }: ToldProps) {
  const { replay: text, replayFile, common } = useText();
  const words = face.words(useLanguage());
  const [shown, setShown] = useState({ at: 0, isPlaying: false });
  const change = (changes: Partial<typeof shown>) => setShown({ ...shown, ...changes });
  const moment = useMemo(() => momentOf(story, shown.at), [story, shown.at]);
  const last = story.frames.length;
  usePlaying({ ...shown, last, change });
  useTitle(words.title);
  const newest = shown.at === 0 ? undefined : moment.told.at(-1);
  const showing = { view: moment.view, player: usePlayers(story) };
  return (
    <div className="story-view wood" data-game={story.game}>
      <MomentBoard story={story} face={face} moment={moment} />
      <ReplayBand
        says={newest === undefined ? text.beginning : words.line(newest.fact, showing)}
        slider={<Slider {...shown} last={last} onChange={change} />}
      >
        <Button onClick={onClose}>{replayFile.another}</Button>
        <ButtonLink to={pathTo.home}>{common.toHome}</ButtonLink>
      </ReplayBand>
    </div>
  );
}

type MomentBoardProps = Pick<ToldProps, 'story' | 'face'> & { readonly moment: Moment };

/** The board as it was. A rule opens in another tab. */
function MomentBoard({ story, face, moment }: MomentBoardProps) {
  const language = useLanguage();
  const player = usePlayers(story);
  return (
    <main className="board-place" id="content">
      <face.Board
        view={moment.view}
        onlooker="spectator"
        keptAs={null}
        question={null}
        picked={[]}
        isGathered={false}
        onPick={() => undefined}
        numberOf={() => null}
        deciding={[]}
        told={moment.told}
        now={moment.told.at(-1) ?? null}
        result={moment.result}
        player={player}
        language={language}
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
