import { isRefused, type Refused, refused, type TableShown, type Wish } from '@tavolo/protocol';
import { api } from '../host/api.ts';
import type { Host } from '../host/host.ts';
import { openLocalTable } from '../host/local-tables.ts';
import type { SeatPlan, Setup } from '../host/setup.ts';
import { SocketHost } from '../host/socket-host.ts';
import { keep } from '../settings/stored.ts';
import { introduced } from './me.ts';
import { pathTo } from './route.ts';

/** Under this name the browser remembers that it has tables of its own: without any, what runs them need not be loaded. */
export const hasLocalTables = 'has-local-tables';

/** How long a server may take to show a table that it just opened, in milliseconds. */
const patience = 8000;

/**
 * Opens a table as it was set up and seats whom it can; where nobody is to come by a link, the match starts. The
 * answer is the path that leads there. Without a server, a table that needs nobody else is opened on this device.
 */
export async function openTable(setup: Setup): Promise<string | Refused> {
  const me = await introduced(setup.name);
  if (isRefused(me)) return me.refused === 'no-connection' && needsNobodyElse(setup) ? openHere(setup) : me;
  const { game, options, pace } = setup;
  const opened = await api.openTable({ game, options, pace, seats: setup.seats.length });
  if (isRefused(opened)) return opened;
  const host = new SocketHost({ by: 'table', key: opened.table });
  try {
    const problem = await seatAll(host, setup);
    return problem ?? pathTo.table(opened.table);
  } finally {
    host.leave();
  }
}

/** Opens a table in this browser. */
async function openHere(setup: Setup): Promise<string | Refused> {
  const id = await openLocalTable(setup);
  if (isRefused(id)) return id;
  keep(hasLocalTables, true);
  return pathTo.local(id);
}

/** Whether everybody who plays is a bot or sits before this screen. */
export const needsNobodyElse = ({ seats }: Pick<Setup, 'seats'>): boolean =>
  seats.every((plan) => plan.is !== 'friend');

async function seatAll(host: Host, setup: Setup): Promise<Refused | null> {
  const table = await firstSight(host);
  if (isRefused(table)) return table;
  const wishes = table.seats.flatMap(({ seat }, index) => wishFor(setup.seats[index], seat));
  if (needsNobodyElse(setup)) wishes.push({ is: 'start' });
  for (const wish of wishes) {
    const outcome = await host.say(wish);
    if (isRefused(outcome)) return outcome;
  }
  return null;
}

function wishFor(plan: SeatPlan | undefined, seat: TableShown['seats'][number]['seat']): readonly Wish[] {
  if (plan === undefined || plan.is === 'friend') return [];
  if (plan.is === 'bot') return [{ is: 'seat-bot', seat, bot: plan.bot }];
  return [{ is: 'sit', seat, name: plan.is === 'here' ? plan.name : null }];
}

/** The table as it is first shown. */
function firstSight(host: Host): Promise<TableShown | Refused> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(refused('no-connection')), patience);
    const stop = host.subscribe((report) => {
      if (report.is !== 'news') return;
      const { news } = report;
      if (news.is !== 'table' && news.is !== 'refused') return;
      clearTimeout(timer);
      stop();
      resolve(news.is === 'table' ? news.table : refused(news.name));
    });
  });
}
