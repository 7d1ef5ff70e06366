import { answer } from './answer.ts';
import type { Call } from './calls.ts';
import { LocalHouse } from './local-house.ts';

/** How often it is looked which tables nobody needs in memory any more, in milliseconds. */
const tidying = 60_000;

/** The tables of this browser, on a thread of their own: the page is never kept waiting by a rule or a bot. */
const house = new LocalHouse();

addEventListener('message', (event: MessageEvent<Call>) => {
  const [port] = event.ports;
  if (port !== undefined) void answer(house, event.data, port);
});

setInterval(() => void house.putAwayIdle(), tidying);
