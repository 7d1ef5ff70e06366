import { botStrengths } from '@tavolo/protocol';
import { Button } from '../../app/controls/button.tsx';
import { Choice } from '../../app/controls/choice.tsx';
import { faceOf } from '../../app/faces.ts';
import { Link } from '../../app/link.tsx';
import { lastName } from '../../app/me.ts';
import { pathTo } from '../../app/route.ts';
import type { ShelfGame } from '../../app/shelf.ts';
import { useOpening } from '../../app/use-opening.ts';
import { Icon } from '../../parts/icon.tsx';
import { settings } from '../../settings/settings.ts';
import { useSettings } from '../../settings/use-settings.ts';
import { useText } from '../../text/use-text.ts';
import './playable-game.css';

/** A game that can be played, with every way to do so. */
export function PlayableGame({ game }: { readonly game: ShelfGame }) {
  const { games, home } = useText();
  const { title, says, facts } = games[game.id];
  return (
    <article className="playable" data-game={game.id}>
      <div className="playable-sign">
        <Icon name={game.icon} />
      </div>
      <div className="playable-words">
        <h2>{title}</h2>
        <p className="playable-facts">{facts}</p>
        <p className="playable-says">{says}</p>
      </div>
      <PlayNow game={game} />
      <ul className="playable-ways">
        <Way to={pathTo.newTable(game.id)} icon="cog" title={home.setUp} says={home.setUpSays} />
        <Way
          to={`${pathTo.newTable(game.id)}?with=friends`}
          icon="people"
          title={home.withFriends}
          says={home.withFriendsSays}
        />
        <Way
          to={`${pathTo.newTable(game.id)}?with=here`}
          icon="hourglass"
          title={home.aroundOneScreen}
          says={home.aroundOneScreenSays}
        />
        <Way to={pathTo.learn(game.id)} icon="lantern" title={home.learn} says={home.learnSays} />
        <Way to={pathTo.rules(game.id)} icon="book" title={home.rules} says={home.rulesSay} />
      </ul>
    </article>
  );
}

function PlayNow({ game }: { readonly game: ShelfGame }) {
  const { home, common, refusals } = useText();
  const { bot } = useSettings();
  const { isBusy, refused, open } = useOpening();
  const playNow = async () => {
    const face = await faceOf(game.id);
    if (face === null) return;
    const bots = Array.from({ length: face.seats.usual - 1 }, () => ({ is: 'bot', bot }) as const);
    const name = lastName() ?? home.guest;
    const seats = [{ is: 'me' } as const, ...bots];
    await open({ game: game.id, options: face.defaults, pace: 'live', seats, name, seed: null });
  };
  return (
    <div className="play-now">
      <Button weight="main" className="play-now-button" disabled={isBusy} onClick={() => void playNow()}>
        <span className="play-now-title">{isBusy ? home.opening : home.playNow}</span>
        <span className="play-now-says">{home.playNowSays}</span>
      </Button>
      <Choice
        label={home.bots}
        isLabelUnseen
        value={bot}
        options={botStrengths.map((value) => ({ value, label: common.bots[value] }))}
        onChange={(value) => settings.change({ bot: value })}
      />
      <p className="play-now-bot">{common.botsSay[bot]}</p>
      {refused === null ? null : (
        <p className="play-now-refused" role="alert">
          {refusals[refused]}
        </p>
      )}
    </div>
  );
}

type WayProps = {
  readonly to: string;
  readonly icon: 'cog' | 'people' | 'hourglass' | 'lantern' | 'book';
  readonly title: string;
  readonly says: string;
};

function Way({ to, icon, title, says }: WayProps) {
  return (
    <li>
      <Link to={to} className="way">
        <Icon name={icon} />
        <span>
          <span className="way-title">{title}</span>
          <span className="way-says">{says}</span>
        </span>
      </Link>
    </li>
  );
}
