import { type ChatLine, repaired } from '@tavolo/protocol';
import { kept } from './state.ts';

/**
 * Adds what somebody said. When there is too much, the older half goes: a list that lost a line with every new one
 * would have to be sent as a whole each time.
 */
export function addLine(chat: ChatLine[], line: ChatLine): void {
  if (chat.length === kept.chat) chat.splice(0, kept.chat / 2);
  chat.push(readable(line));
  if (isTooMuch(chat)) chat.splice(0, tooOld(chat));
}

/** Whether there are more lines than a newcomer can be sent. */
export const isTooMuch = (chat: readonly ChatLine[]): boolean => bytesOf(chat) > kept.chatBytes;

/** Earlier versions accepted any text. */
const readable = (line: ChatLine): ChatLine => ({
  ...line,
  name: repaired(line.name),
  text: repaired(line.text),
});

/** How many of the oldest lines to drop, so that the rest take up at most half of what may be kept. */
function tooOld(chat: readonly ChatLine[]): number {
  let [count, bytes] = [0, bytesOf(chat)];
  for (const line of chat) {
    if (bytes <= kept.chatBytes / 2) break;
    bytes -= bytesOf([line]);
    count++;
  }
  return count;
}

/** The most that a line takes on the wire besides its text, and that one unit of text takes, in bytes. */
const most = { frame: 96, unit: 3 } as const;

/** The most that lines can take on the wire, in bytes: quicker to work out than the exact number. */
const bytesOf = (chat: readonly ChatLine[]): number =>
  chat.reduce((sum, { name, text }) => sum + most.frame + most.unit * (name.length + text.length), 0);
