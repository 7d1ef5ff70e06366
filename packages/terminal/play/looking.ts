import type { OpenQuestion } from '@tavolo/kernel';
import { nearest } from '../command/suggest.ts';
import { hanging, padStart, sideBySide } from '../console/layout.ts';
import { plainly } from '../rules/search.ts';
import { askedAt, keyOf } from './question-shown.ts';
import { sceneAt, type TerminalTable } from './table.ts';

/** What can be read on a card, or on anything else that can be looked at. */
type CardText = { readonly id: string; readonly name: string; readonly text: readonly string[] };

/** What can be looked at by a number: the cards of an option by the key that picks it, and then all others on the table. */
type Sight = { readonly key: string; readonly cards: readonly CardText[] };

/** A card by its number or by its name or id; without either, all that can be looked at by a number. */
export function cardLines(table: TerminalTable, question: OpenQuestion, words: string): readonly string[] {
  const sights = sightsAt(table, question);
  if (words === '') return listed(sights, table);
  const numbered = sights.find(({ key }) => key === words);
  if (numbered !== undefined && numbered.cards.length === 0) return [table.texts.play.nothingToSee(words)];
  const inSight = sights.flatMap(({ cards }) => cards);
  const cards = numbered?.cards ?? cardNamed(inSight, words) ?? cardAnywhere(table, question, words);
  return typeof cards === 'string' ? [cards] : cards.flatMap((card) => textOfCard(card, table));
}

/** Numbers go on behind those of the options, so that a number means one thing. */
function sightsAt(table: TerminalTable, question: OpenQuestion): readonly Sight[] {
  const { face } = table.game;
  const asked = askedAt(table, question);
  const options = asked.options.map((option) => ({
    key: keyOf(asked, option),
    cards: cardsAt(table, question, option.cards),
  }));
  const last = Math.max(0, ...options.map(({ key }) => Number(key)));
  const offered = new Set(asked.options.flatMap(({ cards }) => cards));
  const others = face.cardsInSight(sceneAt(table, question)).filter((id) => !offered.has(id));
  const cards = cardsAt(table, question, others);
  return [...options, ...cards.map((card, index) => ({ key: String(last + index + 1), cards: [card] }))];
}

function cardsAt(table: TerminalTable, question: OpenQuestion, ids: readonly string[]): readonly CardText[] {
  const { texts, face } = table.game;
  const scene = sceneAt(table, question);
  return ids.map((id) => ({ id, name: texts.name(id), text: face.cardText(id, scene, table.language) }));
}

function listed(
  sights: readonly Sight[],
  { texts, terminal: { paint, width } }: TerminalTable,
): readonly string[] {
  const shown = sights.filter(({ cards }) => cards.length > 0);
  const names = shown.map(
    ({ key, cards }) => `${paint.cyan(padStart(key, 3))} ${cards.map(({ name }) => name).join(' + ')}`,
  );
  return [paint.bold(texts.play.whichCard), ...sideBySide(names, Math.min(width, 120))];
}

function cardNamed(cards: readonly CardText[], words: string): readonly CardText[] | null {
  const wanted = plainly(words);
  const fits = (test: (name: string) => boolean) =>
    cards.find(({ name, id }) => test(plainly(name)) || test(id));
  const card =
    fits((name) => name === wanted) ??
    fits((name) => name.startsWith(wanted)) ??
    fits((name) => name.includes(wanted));
  return card === undefined ? null : [card];
}

/** A card that is not on the table, or what to say when there is none. */
function cardAnywhere(
  table: TerminalTable,
  question: OpenQuestion,
  words: string,
): readonly CardText[] | string {
  const all = cardsAt(table, question, table.game.face.cards);
  const names = all.map(({ name }) => plainly(name));
  return cardNamed(all, words) ?? table.texts.play.noSuchCard(words, nearest(plainly(words), names));
}

const textOfCard = (
  { name, text }: CardText,
  { terminal: { paint, width } }: TerminalTable,
): readonly string[] => [
  paint.bold(paint.yellow(name)),
  ...text.flatMap((sentence) => hanging('  ', sentence, Math.min(width, 120))),
];
