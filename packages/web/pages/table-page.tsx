import { useEffect, useState } from 'react';
import { identity, useKnown } from '../app/me.ts';
import { useQuery } from '../app/navigation.ts';
import type { Host } from '../host/host.ts';
import { localHost } from '../host/local-tables.ts';
import { SocketHost } from '../host/socket-host.ts';
import { TableSession } from '../table/session.ts';
import { ShutDoor, TableView } from '../table/table-view.tsx';
import { AskName } from './ask-name.tsx';
import { InvitationSays, useInvitation } from './invited.tsx';

type TablePageProps = { readonly by: 'table' | 'invite' | 'watch' | 'local'; readonly at: string };

/** A table, reached by its own address, by a link, or in this browser. A stranger who comes to play is asked for a name. */
export function TablePage({ by, at }: TablePageProps) {
  const known = useKnown();
  const needsName = by === 'table' || by === 'invite';
  if (needsName && known.is === 'asking') return null;
  if (needsName && known.is === 'stranger') return <Stranger link={by === 'invite' ? at : null} />;
  return <OpenedTable by={by} at={at} />;
}

/** Before strangers are asked for a name, they read what they are invited to; or that the link leads nowhere. */
function Stranger({ link }: { readonly link: string | null }) {
  const invited = useInvitation(link);
  if (invited === 'unknown-table') return <ShutDoor why={invited} />;
  return (
    <AskName onKnown={(me) => identity.take(me)}>
      {invited === null || typeof invited === 'string' ? null : <InvitationSays invitation={invited} />}
    </AskName>
  );
}

/** Joins when it is shown, and leaves when it is not. */
function OpenedTable({ by, at }: TablePageProps) {
  const [session, setSession] = useState<TableSession | null>(null);
  useEffect(() => {
    const opened = new TableSession(hostOf(by, at));
    setSession(opened);
    return () => opened.leave();
  }, [by, at]);
  useMoment(session);
  useFreeSeat(session, by);
  return session === null ? null : <TableView session={session} />;
}

const hostOf = (by: TablePageProps['by'], at: string): Host =>
  by === 'local' ? localHost(at) : new SocketHost({ by, key: at });

/** Anybody who comes by an invitation before the match sits down at once, if a seat is free; they can get up again. */
function useFreeSeat(session: TableSession | null, by: TablePageProps['by']): void {
  useEffect(() => {
    if (session === null || by !== 'invite') return;
    const stop = session.subscribe(() => {
      const { table, place } = session.state;
      if (table === null || place === null) return;
      stop();
      const free = table.seats.find(({ name, bot }) => name === null && bot === null);
      const isLate = table.phase !== 'gathering' || place.seats.length > 0;
      if (free !== undefined && !isLate) void session.wish({ is: 'sit', seat: free.seat, name: null });
    });
    return stop;
  }, [session, by]);
}

/** A link to a moment opens there, once the match is seen. */
function useMoment(session: TableSession | null): void {
  const at = useQuery('at');
  useEffect(() => {
    if (session === null || at === null || !/^\d+$/.test(at)) return;
    const stop = session.subscribe(() => {
      if (session.state.playback === null) return;
      stop();
      void session.lookBack(Number(at));
    });
    return stop;
  }, [session, at]);
}
