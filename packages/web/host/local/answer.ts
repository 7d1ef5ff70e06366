import { refused } from '@tavolo/protocol';
import type { Call } from './calls.ts';
import type { LocalHouse } from './local-house.ts';

/** Answers a call on the port that came along, whatever happens: what fails is refused by name. */
export async function answer(house: LocalHouse, call: Call, port: MessagePort): Promise<void> {
  if (call.is === 'connect') return house.connect(port);
  try {
    port.postMessage(await answerTo(house, call));
  } catch (cause) {
    console.error(`Tavolo: to ${call.is} failed`, cause);
    port.postMessage(refused(call.is === 'story' ? 'does-not-replay' : 'storage-failed'));
  }
}

function answerTo(house: LocalHouse, call: Exclude<Call, { readonly is: 'connect' }>): unknown {
  switch (call.is) {
    case 'open':
      return house.open(call.ask);
    case 'list':
      return house.list();
    case 'lessons':
      return house.lessons();
    case 'story':
      return house.story(call.ask);
  }
}
