import type { Call } from './calls.ts';
import { LocalHouse } from './local-house.ts';

/** The tables of this browser, on a thread of their own: the page is never kept waiting by a rule or a bot. */
const house = new LocalHouse();

addEventListener('message', (event: MessageEvent<Call>) => {
  const [port] = event.ports;
  if (port !== undefined) void answer(event.data, port);
});

async function answer(call: Call, port: MessagePort): Promise<void> {
  switch (call.is) {
    case 'connect':
      house.connect(port);
      break;
    case 'open':
      port.postMessage(await house.open(call.ask));
      break;
    case 'list':
      port.postMessage(await house.list());
      break;
    case 'story':
      port.postMessage(house.story(call.ask));
      break;
  }
}
