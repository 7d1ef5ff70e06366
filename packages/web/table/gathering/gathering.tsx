import { Link } from '../../app/link.tsx';
import { Page } from '../../app/page.tsx';
import { pathTo } from '../../app/route.ts';
import { Button } from '../../parts/button.tsx';
import { Icon } from '../../parts/icon.tsx';
import { useSettings } from '../../settings/use-settings.ts';
import { useText } from '../../text/use-text.ts';
import { useTable } from '../at-table.ts';
import { Invitation } from './invitation.tsx';
import { SeatRow } from './seat-row.tsx';
import { ToBePlayed } from './to-be-played.tsx';
import './gathering.css';

/** The table before the match: people sit down, bots are put, links are sent. */
export function Gathering() {
  const { gathering, home } = useText();
  const { session, table, texts } = useTable();
  return (
    <Page title={texts.title} game={table.game}>
      <div className="gathering">
        <header className="gathering-head">
          <p className="gathering-over">{gathering.title}</p>
          <h1>{texts.title}</h1>
          <Host />
          <Link to={pathTo.rules(table.game)}>{home.rules}</Link>
        </header>
        <section className="gathering-seats" aria-label={gathering.seats}>
          <ol>
            {table.seats.map((seat, index) => (
              <SeatRow key={seat.seat} seat={seat} number={index + 1} />
            ))}
          </ol>
          <Start />
          <ToBePlayed />
        </section>
        {session.host.isLocal ? null : <Invitation />}
      </div>
    </Page>
  );
}

/** Whose table it is, for everybody else. */
function Host() {
  const { gathering } = useText();
  const { state, table, player } = useTable();
  if (table.host === null || state.place?.isOwner === true) return null;
  return <p className="gathering-quiet">{gathering.hostedBy(player(table.host).name)}</p>;
}

function Start() {
  const { gathering } = useText();
  const { session, state, table } = useTable();
  const { bot } = useSettings();
  const free = table.seats.filter((seat) => seat.name === null && seat.bot === null);
  if (state.place?.isOwner !== true) return <p className="gathering-quiet">{gathering.ownerStarts}</p>;
  const start = async () => {
    for (const { seat } of free) await session.wish({ is: 'seat-bot', seat, bot });
    await session.wish({ is: 'start' });
  };
  return (
    <div className="gathering-start">
      <Button weight={free.length === 0 ? 'main' : 'plain'} icon="dice" onClick={() => void start()}>
        {free.length === 0 ? gathering.start : gathering.startFilling(free.length)}
      </Button>
      {free.length === 0 ? null : (
        <p className="gathering-quiet">
          <Icon name="hourglass" /> {gathering.freeSeats(free.length)}
        </p>
      )}
    </div>
  );
}
