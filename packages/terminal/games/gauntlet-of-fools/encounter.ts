import {
  type Comparison,
  content,
  type EncounterCard,
  type EncounterId,
  explained,
  type HeroView,
  type Modifier,
  monsterNumbers,
} from '@tavolo/gauntlet-of-fools';
import { clip, hanging } from '../../console/layout.ts';
import type { Drawing } from './drawing.ts';

/** What is faced: its card, and how the hero that is asked stands against it. */
export function encounterLines(drawing: Drawing): readonly string[] {
  const { view } = drawing.scene;
  const own = fightOfAsked(drawing);
  const faced = own?.fight == null ? view.encounters : [own.fight.encounter];
  const waiting = view.waiting.flatMap((id) => cardLine(id, content, drawing));
  const cards = faced.flatMap((encounter) => facedLines(encounter, own, drawing));
  const stand = own === null ? [] : standing(own, drawing);
  return cards.length + waiting.length === 0 ? [] : ['', ...waiting, ...cards, ...stand];
}

/** The hero of the seat that is asked, while it fights. */
function fightOfAsked({ scene: { view, question } }: Drawing): HeroView | null {
  if (question === null) return null;
  return (
    view.heroes.find((hero) => hero.seat === question.seat && hero.playing && hero.fight !== null) ?? null
  );
}

type Faced = { readonly card: EncounterId; readonly modifiers: readonly EncounterId[] };

/** A card with the figures it has on the table, and below it the modifiers that made them so. */
function facedLines({ card, modifiers }: Faced, hero: HeroView | null, drawing: Drawing): readonly string[] {
  const landed = modifiers.flatMap((id) => modifierIn(id));
  const printed = content.encounters.get(card);
  const modified = printed === undefined ? undefined : asItStands(printed, landed, hero, drawing);
  const cards =
    modified === undefined
      ? content
      : { ...content, encounters: new Map(content.encounters).set(card, modified) };
  // A defense that is always the hero's own has no figure to add to before somebody fights.
  const isOpen = modified?.is === 'monster' && modified.defense === 'yours';
  return [
    ...cardLine(card, cards, drawing),
    ...landed.flatMap((modifier) => landedLine(modifier, isOpen, drawing)),
  ];
}

const modifierIn = (id: EncounterId): readonly Modifier[] => {
  const card = content.encounters.get(id);
  return card?.is === 'modifier' ? [card] : [];
};

/** A monster with its modifiers added; in a fight, as the hero that fights it faces it. */
function asItStands(
  card: EncounterCard,
  landed: readonly Modifier[],
  hero: HeroView | null,
  { scene: { view } }: Drawing,
): EncounterCard {
  if (card.is !== 'monster') return card;
  const sum = (of: 'attack' | 'defense' | 'gold') => landed.reduce((total, one) => total + one[of], 0);
  const gold = card.gold + sum('gold');
  if (hero !== null) return { ...card, ...monsterNumbers({ state: view, content }, hero), gold };
  const own = card.defense === 'yours' ? 'yours' : card.defense + sum('defense');
  return { ...card, attack: card.attack + sum('attack'), defense: own, gold };
}

function landedLine(modifier: Modifier, isOpen: boolean, drawing: Drawing): readonly string[] {
  const { paint, texts, own } = drawing;
  const { attack: stronger, defense: tougher, gold: richer } = modifier;
  const isIncluded = (tougher !== 0 && !isOpen) || stronger !== 0 || richer !== 0;
  const does = own.landed(modifier).join(', ');
  const told = isIncluded ? `${does} (${own.included})` : does;
  return fitted(`   + ${paint.bold(texts.name(modifier.id))}: `, told, drawing);
}

function cardLine(id: EncounterId, cards: typeof content, drawing: Drawing): readonly string[] {
  const { paint, texts } = drawing;
  const name = paint.bold(paint.yellow(texts.name(id)));
  return fitted(`   ${name}  `, joined(texts.cardText(id, cards)), drawing);
}

/** A text of as many lines as it takes, or of one where rows are short. */
const fitted = (margin: string, text: string, { detail, showing: { width } }: Drawing): readonly string[] =>
  detail === 'shorter' || detail === 'least'
    ? [clip(`${margin}${text}`, width)]
    : hanging(margin, text, width);

const joined = (sentences: readonly string[]): string =>
  sentences.map((one) => (/[.!?]$/.test(one) ? one : `${one}.`)).join(' ');

/** The comparisons as they stand, green where they are won, so that nobody has to add up. */
function standing(
  hero: HeroView,
  { scene: { view }, own, texts, paint, showing }: Drawing,
): readonly string[] {
  const { attack, monster, kill, dodge } = explained({ state: view, content }, hero.id);
  const judged = (text: string, { won }: Comparison) => (won ? paint.green : paint.red)(text);
  const dice = hero.fight?.dice ?? [];
  const parts = [
    ...(dice.length > 0 ? [`${own.rolled} ${dice.join(' ')}`] : []),
    ...(attack !== null && monster === null ? [`${texts.term('attack')} ${attack.total}`] : []),
    ...(kill === null ? [] : [judged(own.toKill(kill.attack, kill.defense), kill)]),
    ...(dodge === null ? [] : [judged(own.toDodge(dodge.defense, dodge.attack), dodge)]),
  ];
  return parts.length === 0 ? [] : hanging(`   ${paint.cyan('→')} `, parts.join(' · '), showing.width);
}
