import type { Language } from '@tavolo/language';
import { content, readOption, type WowKinds } from '@tavolo/wow-adventure';
import { textsIn } from '@tavolo/wow-adventure/text';
import type { AskedMatch, OptionShown } from '../../face/face.ts';
import { lookable } from './looked-at.ts';

/** Where a question asks where, the name of the space will do. */
const spaces: ReadonlySet<string> = new Set<string>(content.board.spaces.keys());

/** An option with what is printed on the card that it names. */
export function option(id: string, asking: AskedMatch<WowKinds>, language: Language): OptionShown {
  const name = asking.texts.option(asking.question, id, asking);
  const cards = [id, readOption(id).of, id.replace(/\.\d+$/, '')].filter((one) => lookable.has(one));
  const [card] = cards;
  const details = card === undefined ? [] : textsIn(language).cardText(card);
  const place = [id, readOption(id).of].find((one) => spaces.has(one));
  const short = place === undefined ? name : textsIn(language).name(place);
  return { name, short, summary: details.join(' '), details, cards: [...new Set(cards)] };
}
