import type { News } from '@tavolo/protocol';
import type { HostReport } from '../../host/host.ts';
import { SocketHost } from '../../host/socket-host.ts';
import type { Senses } from '../../host/surroundings.ts';
import { table } from './samples.ts';

/** A socket that a test opens, breaks and speaks through. */
class FakeSocket {
  readonly sent: unknown[] = [];
  isClosed = false;
  onopen: () => void = () => undefined;
  onmessage: (event: { readonly data: unknown }) => void = () => undefined;
  onclose: () => void = () => undefined;

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.isClosed = true;
    this.onclose();
  }

  hear(news: News): void {
    this.onmessage({ data: JSON.stringify(news) });
  }

  /** It opens, and the table lets it in. */
  enter(): void {
    this.onopen();
    this.hear({ is: 'table', table: table() });
  }
}

/** What a host says first on every socket. */
export const join = { is: 'join', by: 'table', key: 't' };

/** What a host asks to hear whether the line is alive. */
export const knock = { is: 'ping', number: 0 };

/** A host of a table on sockets that are a test's own. */
export function opened() {
  const sockets: FakeSocket[] = [];
  const reports: HostReport[] = [];
  let senses: Senses = { awake: () => undefined, offline: () => undefined };
  const host = new SocketHost(
    { by: 'table', key: 't' },
    {
      connect: () => {
        const socket = new FakeSocket();
        sockets.push(socket);
        return socket as unknown as WebSocket; // as much of one as the host uses
      },
      watch: (given) => {
        senses = given;
        return () => undefined;
      },
    },
  );
  host.subscribe((report) => reports.push(report));
  const last = (): FakeSocket => sockets.at(-1) ?? new FakeSocket();
  const news = (): readonly News[] =>
    reports.flatMap((report) => (report.is === 'news' ? [report.news] : []));
  return { host, sockets, news, last, wake: () => senses.awake(), goOffline: () => senses.offline() };
}
