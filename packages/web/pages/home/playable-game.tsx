import type { Blurb } from '@tavolo/box';
import { botStrengths } from '@tavolo/protocol';
import { games } from '../../app/games.ts';
import { Link } from '../../app/link.tsx';
import { lastName } from '../../app/me.ts';
import { pathTo } from '../../app/route.ts';
import { useOpening } from '../../app/use-opening.ts';
import { Button } from '../../parts/button.tsx';
import { Choice } from '../../parts/choice.tsx';
import { Emblem } from '../../parts/emblem.tsx';
import { Icon } from '../../parts/icon.tsx';
import { settings } from '../../settings/settings.ts';
import { useSettings } from '../../settings/use-settings.ts';
import { useLanguage, useText } from '../../text/use-text.ts';
import { factsOf } from './facts.ts';
import './playable-game.css';

/** A game that can be played, with every way to do so. */
export function PlayableGame({ blurb }: { readonly blurb: Blurb }) {
  const { blurb: text, home } = useText();
  const { id, words } = blurb;
  const { title, says } = words[useLanguage()];
  return (
    <article className="playable" data-game={id}>
      <div className="playable-sign">
        <Emblem game={id} />
      </div>
      <div className="playable-words">
        <h2>{title}</h2>
        <p className="playable-facts">{factsOf(blurb, text)}</p>
        <p className="playable-says">{says}</p>
      </div>
      <PlayNow blurb={blurb} />
      <ul className="playable-ways">
        <Way to={pathTo.newTable(id)} icon="cog" title={home.setUp} says={home.setUpSays} />
        <Way
          to={`${pathTo.newTable(id)}?with=friends`}
          icon="people"
          title={home.withFriends}
          says={home.withFriendsSays}
        />
        <Way
          to={`${pathTo.newTable(id)}?with=here`}
          icon="hourglass"
          title={home.aroundOneScreen}
          says={home.aroundOneScreenSays}
        />
        {games.hasLesson(id) ? (
          <Way to={pathTo.learn(id)} icon="lantern" title={home.learn} says={home.learnSays} />
        ) : null}
        <Way to={pathTo.rules(id)} icon="book" title={home.rules} says={home.rulesSay} />
      </ul>
    </article>
  );
}

function PlayNow({ blurb }: { readonly blurb: Blurb }) {
  const { home, common, refusals } = useText();
  const { bot } = useSettings();
  const { isBusy, refused, open } = useOpening();
  const playNow = async () => {
    const box = await games.box(blurb.id);
    if (box === null) return;
    const bots = Array.from({ length: blurb.seats.usual - 1 }, () => ({ is: 'bot', bot }) as const);
    const name = lastName() ?? home.guest;
    const seats = [{ is: 'me' } as const, ...bots];
    await open({ game: blurb.id, options: box.game.defaults, pace: 'live', seats, name, seed: null });
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
