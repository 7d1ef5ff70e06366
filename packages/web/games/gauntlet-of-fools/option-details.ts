import { content, type GauntletKinds, type HeroView, type Texts, type View } from '@tavolo/gauntlet-of-fools';
import type { OpenQuestion } from '@tavolo/kernel';
import { closedText } from '@tavolo/language';
import { icons } from './icons.ts';
import { spotOf } from './lit.ts';

/** What a choice does at length: the text of what it names. A number or a plain yes has none. */
export function detailOf(
  texts: Texts,
  view: View,
  { name }: OpenQuestion<GauntletKinds>,
  option: string,
): readonly string[] {
  const hero = view.heroes.find(({ id }) => id === option);
  if (hero !== undefined) return heroDetail(texts, hero);
  // The label of a boast says all that its text does.
  return name === 'boasts' ? [] : texts.cardText(spotOf(option), content);
}

/** The cards of a hero and its boasts, a line each. */
function heroDetail(texts: Texts, hero: HeroView): readonly string[] {
  const cards = [hero.class, ...hero.weapons.map(({ card }) => card), ...hero.boasts];
  return cards.map(
    (card) => `${texts.name(card)}: ${texts.cardLines(card, content).map(closedText).join(' ')}`,
  );
}

/** Icons of choices that are not things on the table. */
const plain: { readonly [option: string]: keyof typeof icons } = {
  'pay-off': 'gof/skipped',
  'one-use-dice': 'gof/dice',
  heal: 'gof/heart',
  wound: 'gof/wound',
  penalty: 'gof/penalty',
  gold: 'gof/gold',
  'discard-penalties': 'gof/bonus',
  'class-token': 'gof/token',
  'weapon-token': 'gof/token',
};

/** Icons of numbers and of a plain yes, by what is asked. */
const byQuestion: { readonly [question: string]: keyof typeof icons } = {
  'tokens-to-spend': 'gof/token',
  'one-use-dice-to-spend': 'gof/dice',
  'dice-to-reroll': 'gof/dice',
  bet: 'gof/gold',
  'play-though-dead': 'gof/skull',
  'wound-for-gold': 'gof/wound',
  'face-privately': 'gof/attack',
};

/** The icon of a choice: of what it names, or of what it is about. */
export function iconOf(view: View, { name }: OpenQuestion<GauntletKinds>, option: string): string | null {
  if (isGoingOn(option)) return null;
  const spot = view.heroes.find(({ id }) => id === option)?.class ?? spotOf(option);
  if (`gof/${spot}` in icons && !(spot in plain)) return `gof/${spot}`;
  return plain[option] ?? byQuestion[name] ?? null;
}

/** Whether a choice ends something that could still have gone on. */
export const isGoingOn = (option: string): boolean => ['go-on', 'none', 'no'].includes(option);
