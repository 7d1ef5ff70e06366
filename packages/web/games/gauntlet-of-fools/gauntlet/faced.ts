import {
  type Cards,
  content,
  type EncounterCard,
  type EncounterId,
  type ExplainedNumber,
  explained,
  type HeroView,
  type Modifier,
  type View,
} from '@tavolo/gauntlet-of-fools';
import type { Onlooker } from '@tavolo/kernel';

/** An encounter that is turned over, with what has landed on it. */
export type Faced = { readonly card: EncounterId; readonly modifiers: readonly EncounterId[] };

/** What stands in the middle: the encounters of the turn, and one that somebody faces alone. */
export function facedIn(view: View): readonly Faced[] {
  const fought = view.heroes.flatMap(({ fight, playing }) =>
    fight === null || !playing || fight.skipped ? [] : [fight.encounter],
  );
  const all = [...view.encounters, ...fought];
  return all.filter(({ card }, place) => all.findIndex((other) => other.card === card) === place);
}

/** What the onlooker sees between the deck and the discards. */
export type OnStage = {
  readonly middle: readonly Faced[];
  /** Whether the middle shows cards that nobody else sees. */
  readonly isSecret: boolean;
  /** The next cards of the deck that the onlooker alone knows, while something else is faced. */
  readonly next: readonly EncounterId[];
};

/** Cards that were looked at lie in the middle only until something is faced: that must not be mistaken. [gof/A-22] */
export function onStage(view: View): OnStage {
  const faced = facedIn(view);
  if (faced.length > 0) return { middle: faced, isSecret: false, next: view.known };
  const known = view.known.map((card) => ({ card, modifiers: [] }));
  return { middle: known, isSecret: known.length > 0, next: [] };
}

/** The numbers of a monster as they stand; the defense is `null` while it depends on which hero fights it. */
export type MonsterNumbers = {
  readonly attack: ExplainedNumber;
  readonly defense: ExplainedNumber | null;
  /** `null` once given up, and where only the fight will tell. */
  readonly gold: ExplainedNumber | null;
};

/** A monster's numbers, as the onlooker's own hero faces it or else with its modifiers; `null` for no monster. */
export function numbersOf(faced: Faced, view: View, onlooker: Onlooker): MonsterNumbers | null {
  const card = content.encounters.get(faced.card);
  if (card?.is !== 'monster') return null;
  const own = view.heroes.find((hero) => hero.seat === onlooker && fights(hero, faced.card));
  const seen = own === undefined ? null : explained({ state: view, content }, own.id).monster;
  if (seen !== null) return { attack: seen.attack, defense: seen.defense, gold: seen.treasure };
  const landed = modifiersOf(faced);
  const dependsOnFight = card.gold === 0 && card.extraGold.length > 0;
  const sum = (printed: number, of: 'attack' | 'defense' | 'gold', rule: string): ExplainedNumber => {
    const added = landed.filter((modifier) => modifier[of] !== 0);
    const parts = [
      { from: card.id, by: printed, rule: null },
      ...added.map((modifier) => ({ from: modifier.id, by: modifier[of], rule: null })),
    ];
    return { total: parts.reduce((total, { by }) => total + by, 0), parts, changes: [], rule };
  };
  return {
    attack: sum(card.attack, 'attack', 'gof/numbers.7'),
    defense: card.defense === 'yours' ? null : sum(card.defense, 'defense', 'gof/numbers.7'),
    gold: dependsOnFight ? null : sum(card.gold, 'gold', 'gof/turn.7.3'),
  };
}

const fights = ({ fight, playing }: HeroView, card: EncounterId): boolean =>
  playing && fight !== null && fight.encounter.card === card;

const modifiersOf = ({ modifiers }: Faced): readonly Modifier[] =>
  modifiers.flatMap((id) => {
    const card = content.encounters.get(id);
    return card?.is === 'modifier' ? [card] : [];
  });

/** The box with a monster's treasure as its modifiers make it, for its text to say so. */
export function modifiedBox(faced: Faced): Cards {
  const card = content.encounters.get(faced.card);
  const by = modifiersOf(faced).reduce((gold, modifier) => gold + modifier.gold, 0);
  if (card?.is !== 'monster' || by === 0) return content;
  return {
    ...content,
    encounters: new Map(content.encounters).set(card.id, { ...card, gold: card.gold + by }),
  };
}

/** What kind of encounter a card is, by the key of its word. */
export const kindOf = (card: EncounterCard | undefined): EncounterCard['is'] | 'trap' =>
  card?.is === 'special' && card.trap ? 'trap' : (card?.is ?? 'special');
