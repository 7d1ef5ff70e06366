import type { About, OpenQuestion } from '@tavolo/kernel';
import type { GloomKinds } from '../kinds.ts';
import type { CardId, FigureId, ItemId, MonsterId } from '../vocabulary/ids.ts';
import type { PrintedElement } from '../vocabulary/terms.ts';

/** What a question is about, as far as the rules say it: whatever they leave out is `null`. */
export type Asked = Pick<OpenQuestion, 'seat' | 'min' | 'max' | 'options'> & {
  /** The figure that acts or is acted on. */
  readonly figure: FigureId | null;
  readonly card: CardId | null;
  readonly half: 'top' | 'bottom' | null;
  readonly item: ItemId | null;
  /** The word of an ability, such as `heal`. */
  readonly ability: string | null;
  readonly value: number | null;
  readonly range: number | null;
  readonly points: number | null;
  readonly left: number | null;
  readonly gold: number | null;
  readonly damage: number | null;
  readonly hp: number | null;
  readonly cause: string | null;
  readonly moment: string | null;
  readonly movement: 'walk' | 'jump' | 'fly';
  /** The initiative before it is changed. */
  readonly initiative: number | null;
  /** Whether an element is used up, not made. */
  readonly consume: boolean;
  /** Whether others are asked the same. */
  readonly isVote: boolean;
  /** Whether the idea was one's own. */
  readonly isProposed: boolean;
  /** For each option, in order, the elements that it consumes. */
  readonly augments: readonly (readonly PrintedElement[])[];
  /** The target that items are offered for, or the attacker. */
  readonly target: FigureId | null;
  readonly by: FigureId | null;
  readonly monster: MonsterId | null;
  readonly area: boolean;
  /** For each placement of an area, in order, whom it hits. */
  readonly hits: readonly (readonly FigureId[])[];
  /** An attack's value, what is added to it, and what it is multiplied by. */
  readonly base: number | null;
  readonly more: number | null;
  readonly factor: number | null;
};

/** Stands where a card would, for who rests. */
export const longRest = 'long-rest' as CardId;

export const canRest = (options: readonly string[]): boolean => options.includes(longRest);

/** What the words of a question need to know. */
export function askedIn({ seat, min, max, options, about: said }: OpenQuestion<GloomKinds>): Asked {
  const about: About = said;
  const half = textIn(about, 'half');
  return {
    ...{ seat, min, max, options },
    figure: textIn(about, 'figure') as FigureId | null, // branded at this door
    card: textIn(about, 'card') as CardId | null, // branded at this door
    half: half === 'top' || half === 'bottom' ? half : null,
    item: textIn(about, 'item') as ItemId | null, // branded at this door
    ability: textIn(about, 'ability'),
    value: numberIn(about, 'value'),
    range: numberIn(about, 'range'),
    points: numberIn(about, 'points'),
    left: numberIn(about, 'left'),
    gold: numberIn(about, 'gold'),
    damage: numberIn(about, 'damage'),
    hp: numberIn(about, 'hp'),
    cause: textIn(about, 'cause'),
    moment: textIn(about, 'moment'),
    movement: movementIn(about),
    initiative: numberIn(about, 'initiative'),
    consume: about.how === 'consume',
    isVote: about.how === 'vote',
    isProposed: about.how === 'propose',
    augments: listsIn(about, 'augments') as readonly (readonly PrintedElement[])[], // as the rules say them
    target: textIn(about, 'target') as FigureId | null, // branded at this door
    by: textIn(about, 'by') as FigureId | null, // branded at this door
    monster: textIn(about, 'monster') as MonsterId | null, // branded at this door
    area: about.area === true,
    hits: listsIn(about, 'hits') as readonly (readonly FigureId[])[], // branded at this door
    base: numberIn(about, 'base'),
    more: numberIn(about, 'more'),
    factor: numberIn(about, 'factor'),
  };
}

const movementIn = ({ movement }: About): Asked['movement'] =>
  movement === 'jump' || movement === 'fly' ? movement : 'walk';

const textIn = (about: About, key: string): string | null => {
  const value = about[key];
  return typeof value === 'string' ? value : null;
};

const numberIn = (about: About, key: string): number | null => {
  const value = about[key];
  return typeof value === 'number' ? value : null;
};

function listsIn(about: About, key: string): readonly (readonly unknown[])[] {
  const value = about[key];
  const lists: readonly unknown[] = Array.isArray(value) ? value : [];
  return lists.filter((list) => Array.isArray(list));
}
