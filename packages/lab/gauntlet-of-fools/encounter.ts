import {
  attack,
  box,
  defense,
  type EncounterCard,
  type EncounterId,
  type HeroView,
  type Modifier,
  monsterNumbers,
  type State,
} from '@tavolo/gauntlet-of-fools';
import { clip, hanging } from '../terminal/layout.ts';
import type { Drawing } from './drawing.ts';

/** What is faced: its card, and how the hero that is asked stands against it. */
export function encounterLines(drawing: Drawing): readonly string[] {
  const { view } = drawing.scene;
  const own = fightOfAsked(drawing);
  const faced =
    own?.fight == null ? view.encounters : [{ card: own.fight.card, modifiers: own.fight.modifiers }];
  const waiting = view.waiting.flatMap((id) => cardLine(id, box, drawing));
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
  const printed = box.encounters.get(card);
  const modified = printed === undefined ? undefined : asItStands(printed, landed, hero, drawing);
  const cards =
    modified === undefined ? box : { ...box, encounters: new Map(box.encounters).set(card, modified) };
  // A defense that is always the hero's own has no figure to add to before somebody fights.
  const isOpen = modified?.is === 'monster' && modified.defense === 'yours';
  return [
    ...cardLine(card, cards, drawing),
    ...landed.flatMap((modifier) => landedLine(modifier, isOpen, drawing)),
  ];
}

const modifierIn = (id: EncounterId): readonly Modifier[] => {
  const card = box.encounters.get(id);
  return card?.is === 'modifier' ? [card] : [];
};

/** A monster with its modifiers added; in a fight, as the hero that fights it faces it. */
function asItStands(
  card: EncounterCard,
  landed: readonly Modifier[],
  hero: HeroView | null,
  { scene: { imagined } }: Drawing,
): EncounterCard {
  if (card.is !== 'monster') return card;
  const sum = (of: 'attack' | 'defense' | 'gold') => landed.reduce((total, one) => total + one[of], 0);
  const gold = card.gold + sum('gold');
  const fighter = imagined?.heroes.find(({ id, fight }) => id === hero?.id && fight !== null);
  if (imagined !== null && fighter !== undefined)
    return { ...card, ...monsterNumbers({ state: imagined, content: box }, fighter), gold };
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

function cardLine(id: EncounterId, cards: typeof box, drawing: Drawing): readonly string[] {
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
  { scene: { imagined }, own, texts, paint, showing }: Drawing,
): readonly string[] {
  const fighter = imagined?.heroes.find(({ id }) => id === hero.id);
  if (imagined === null || fighter === undefined || hero.fight === null) return [];
  const table = { state: imagined, content: box };
  const judged = (text: string, isWon: boolean) => (isWon ? paint.green : paint.red)(text);
  const rolled = hero.fight.dice.length > 0 ? [`${own.rolled} ${hero.fight.dice.join(' ')}`] : [];
  const shown = (parts: readonly string[]) =>
    hanging(`   ${paint.cyan('→')} `, parts.join(' · '), showing.width);
  if (box.encounters.get(hero.fight.card)?.is !== 'monster') {
    return hasRolled(fighter) ? shown([...rolled, `${texts.term('attack')} ${attack(table, fighter)}`]) : [];
  }
  const monster = monsterNumbers(table, fighter);
  const [strength, armour] = [attack(table, fighter), defense(table, fighter)];
  const isKilled = strength >= monster.defense || fighter.fight?.killed === true;
  const isDodged = armour > monster.attack || fighter.fight?.dodged === true;
  const kill = hasRolled(fighter) ? [judged(own.toKill(strength, monster.defense), isKilled)] : [];
  return shown([...rolled, ...kill, judged(own.toDodge(armour, monster.attack), isDodged)]);
}

const hasRolled = ({ fight, turn }: State['heroes'][number]): boolean =>
  fight !== null && (fight.dice.length > 0 || fight.rollCounts !== null || turn.attackIsZero);
