import type { Gloom, Table } from '../../gloomhaven.ts';
import type { ActiveCard, Hero } from '../../state.ts';
import type { ClassCard, Half } from '../../vocabulary/class-cards.ts';
import type { CardId, FigureId } from '../../vocabulary/ids.ts';
import type { Lasting } from '../../vocabulary/lasting.ts';
import type { Pile } from '../../vocabulary/terms.ts';
import { figureById } from '../figures.ts';

export function cardOf({ content }: Table, id: CardId): ClassCard {
  const card = content.cards.get(id);
  if (card === undefined) throw new Error(`there is no card ${id}`);
  return card;
}

export const halfOf = (g: Table, { card, half }: Pick<ActiveCard, 'card' | 'half'>): Half =>
  cardOf(g, card)[half];

/** The stronger form if its elements were consumed. */
export function effectsOf(g: Table, active: ActiveCard): readonly Lasting[] {
  const half = halfOf(g, active);
  const stronger = active.boosted
    ? half.adjust?.find(({ lasting }) => lasting !== undefined)?.lasting
    : undefined;
  return stronger ?? half.lasting ?? [];
}

/** Where an active card goes when its bonus ends, and what it counts as meanwhile. [gh/bonuses.7] */
const pileOf = (g: Table, active: ActiveCard): Pile => (halfOf(g, active).lost === true ? 'lost' : 'discard');

/** Takes a card from wherever it is, and says whether that was the hand. A bonus it sustains ends at once. [gh/bonuses.7] */
function take(g: Gloom, hero: Hero, card: CardId): { readonly wasInHand: boolean } {
  const wasInHand = hero.hand.includes(card);
  hero.hand = hero.hand.filter((it) => it !== card);
  hero.discard = hero.discard.filter((it) => it !== card);
  hero.lost = hero.lost.filter((it) => it !== card);
  hero.picked = hero.picked.filter((it) => it !== card);
  if (hero.active.some((it) => it.card === card)) endBonus(g, hero, card);
  return { wasInHand };
}

/** Moves a card to a pile or back to hand. */
export function putCard(g: Gloom, hero: Hero, card: CardId, pile: Pile | 'hand'): void {
  const { wasInHand } = take(g, hero, card);
  hero[pile].push(card);
  const rule = pile === 'lost' ? 'gh/turn.12' : 'gh/turn.14';
  g.tell({ is: 'card-to', hero: hero.id, card, pile, wasInHand }, rule);
}

export function activate(g: Gloom, hero: Hero, active: Omit<ActiveCard, 'used'>): void {
  const { wasInHand } = take(g, hero, active.card);
  hero.active.push({ ...active, used: 0 });
  g.tell({ is: 'card-to', hero: hero.id, card: active.card, pile: 'active', wasInHand }, 'gh/turn.13');
}

/** Shield, Retaliate, summons and the hold on an enemy that a card sustains go with it. [gh/bonuses.7, gh/summons.4] */
export function endBonus(g: Gloom, hero: Hero, card: CardId): void {
  hero.active = hero.active.filter((it) => it.card !== card);
  for (const figure of g.state.figures) {
    figure.bonuses = figure.bonuses.filter(({ source }) => source !== card);
    if (figure.takenOver?.source === card) figure.takenOver = null;
  }
  for (const { id } of g.state.figures.filter((it) => it.owner === hero.id && it.sustainedBy === card)) {
    removeFigure(g, id);
  }
}

function removeFigure(g: Gloom, id: FigureId): void {
  if (figureById(g.state, id) === null) return;
  g.state.figures = g.state.figures.filter((it) => it.id !== id);
  g.tell({ is: 'gone', figure: id }, 'gh/summons.4');
}

/** An active card leaves the active area for its pile. [gh/bonuses.6, gh/bonuses.7] */
export function retire(g: Gloom, hero: Hero, active: ActiveCard): void {
  putCard(g, hero, active.card, pileOf(g, active));
}

/** The discards, and the active cards that count as such. [gh/round.20, gh/bonuses.8] */
export const countedAs = (g: Table, hero: Hero, pile: Pile): readonly CardId[] => [
  ...hero[pile],
  ...hero.active.filter((it) => pileOf(g, it) === pile).map(({ card }) => card),
];
