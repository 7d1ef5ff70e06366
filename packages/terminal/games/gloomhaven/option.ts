import {
  bonusIn,
  content,
  endBonusIn,
  type GloomKinds,
  itemIn,
  type Naming,
  namingOf,
  playIn,
  type plays,
  type Texts,
  type View,
  wayIn,
} from '@tavolo/gloomhaven';
import { textsIn } from '@tavolo/gloomhaven/text';
import type { OpenQuestion } from '@tavolo/kernel';
import { type Language, lineText } from '@tavolo/language';
import type { AskedMatch, OptionShown } from '../../face/face.ts';
import { lookable } from './looked-at.ts';
import { markOf } from './marks.ts';

/** An option with what is printed on it, and where it is found on the map. */
export function option(id: string, asking: AskedMatch<GloomKinds>, language: Language): OptionShown {
  const { question, view } = asking;
  const texts = textsIn(language);
  const name = `${asking.texts.option(question, id, asking)}${markBehind(id, view, texts)}`;
  const short = shortOf(id, texts, namingOf(view, content, asking.player)) ?? name;
  return { name, short, ...toldBeside(texts, question, id), cards: namedBy(id, view) };
}

/** Questions whose options are cards, items or goals, or their halves, whose texts are told beside them. */
function toldBeside(
  texts: Texts,
  { name }: OpenQuestion<GloomKinds>,
  option: string,
): Pick<OptionShown, 'summary' | 'details'> {
  const played = playIn(option);
  const isUntold = name === 'class' || endBonusIn(option) !== null;
  const details =
    played !== null ? playText(texts, played) : isUntold ? [] : texts.cardText(thingIn(option), content);
  return { summary: details.join(' / '), details };
}

/** What a half of a card does; a basic action is told by its label. */
function playText(
  { cards }: Texts,
  { play, card }: NonNullable<ReturnType<typeof playIn>>,
): readonly string[] {
  const printed = content.cards.get(card);
  if (printed === undefined || play === 'basic-attack' || play === 'basic-move') return [];
  return [cards.half(printed[play]).map(lineText).join(' · ')];
}

/** Where an option that is a monster, a summon or an objective is found on the map. */
function markBehind(option: string, view: View, texts: Texts): string {
  const figure = view.figures.find(({ id }) => id === option);
  return figure === undefined || figure.kind === 'character' ? '' : ` (${markOf(figure, view, texts)})`;
}

/** A hex with what lies there, a card with its initiative or its half, an item with its price; `null` for others. */
function shortOf(option: string, texts: Texts, naming: Naming): string | null {
  if (naming.hexes().some(({ hex }) => hex === option)) {
    const spots = naming
      .spotsAt(option)
      .map(({ is, name }) => (name === null ? texts.words.things[is] : `${texts.words.things[is]} ${name}`));
    return spots.length === 0 ? option : `${option} (${spots.join(', ')})`;
  }
  const played = playIn(option);
  if (played !== null) return `${halvesIn(texts)[played.play]}: ${texts.name(played.card, 'card')}`;
  const numbers = [...content.cards.values()].map(({ id, initiative }) => [id, initiative] as const);
  const prices = [...content.items.values()].map(({ id, price }) => [id, price] as const);
  const known = [...numbers, ...prices].find(([id]) => id === option);
  return known === undefined ? null : `${texts.name(option)} (${known[1]})`;
}

/** What a card is played for. */
const halvesIn = ({ term, words }: Texts): { readonly [Of in (typeof plays)[number]]: string } => ({
  top: term('top'),
  bottom: term('bottom'),
  'basic-attack': `${words.abilities.attack} 2`,
  'basic-move': `${words.abilities.move} 2`,
});

/** What an option names that can be looked at: figures by their kinds, the card or item behind a word, or itself. */
function namedBy(option: string, { figures, heroes }: View): readonly string[] {
  const names: readonly string[] = wayIn(option)?.targets ?? [thingIn(option)];
  const kindOf = (id: string): string =>
    figures.find((figure) => figure.id === id)?.type ?? heroes.find((hero) => hero.id === id)?.class ?? id;
  return [...new Set(names.map(kindOf))].filter((id) => lookable.has(id));
}

/** The card or item that something is done with; otherwise the option itself. */
const thingIn = (option: string): string =>
  playIn(option)?.card ?? itemIn(option) ?? bonusIn(option) ?? endBonusIn(option) ?? option;
