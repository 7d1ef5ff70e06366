import { pathTo } from '../../app/route.ts';
import { QrCode } from '../../parts/qr-code.tsx';
import { fullLink, SharedLink } from '../../parts/shared-link.tsx';
import { useText } from '../../text/use-text.ts';
import { useTable } from '../at-table.ts';

/** The links that lead here: to sit down, and to look on. */
export function Invitation() {
  const { gathering } = useText();
  const { state, texts } = useTable();
  const { place } = state;
  if (place === null) return null;
  const invite = place.invite === null ? null : pathTo.invite(place.invite);
  return (
    <section className="invitation">
      {invite === null ? null : (
        <>
          <h2>{gathering.invite}</h2>
          <p>{gathering.inviteSays}</p>
          {isLoopback(location.hostname) ? <p className="gathering-quiet">{gathering.onlyHere}</p> : null}
          <SharedLink label={gathering.link} path={invite} title={texts.title} />
          <QrCode link={fullLink(invite)} label={gathering.qr} />
          <p className="gathering-quiet">{gathering.qr}</p>
        </>
      )}
      <details>
        <summary>{gathering.watchLink}</summary>
        <p className="gathering-quiet">{gathering.watchSays}</p>
        <SharedLink label={gathering.watchLink} path={pathTo.watch(place.watch)} title={texts.title} />
      </details>
    </section>
  );
}

/** Whether an address leads everybody to their own computer. */
const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.');
