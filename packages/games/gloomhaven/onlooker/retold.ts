import { type ForKinds, forKind } from '@tavolo/kernel';
import type { Fact } from '../facts.ts';
import type { FigureView, HeroView, View } from '../view.ts';
import type { CardId, FigureId, HexId, PieceId } from '../vocabulary/ids.ts';
import { elements, type Token, tokens } from '../vocabulary/terms.ts';

/**
 * How a table looks once one more fact of the log is told, so that what happened between two views can be played out
 * fact by fact. The view that was given stays as it is, and is given back when nothing on it changes. What no fact
 * tells (a summon's values, the pieces of a new room) is put right by the next true view.
 */
export const retold = (view: View, fact: Fact): View => forKind(changes, fact, view);

type Changes = ForKinds<Fact, [view: View], View>;

const none = (_: Fact, view: View): View => view;

const withoutFigure = ({ figure }: { readonly figure: FigureId }, view: View): View => ({
  ...view,
  figures: view.figures.filter(({ id }) => id !== figure),
});

const withoutPiece = (view: View, piece: PieceId): View => ({
  ...view,
  pieces: view.pieces.filter(({ id }) => id !== piece),
});

const changes: Changes = {
  // The table.
  'round-begins': ({ round }, view) => ({ ...view, round }),
  'monster-card': ({ deck, card }, view) => ({
    ...view,
    monsterDecks: view.monsterDecks.map((it) => (it.id === deck ? { ...it, card } : it)),
  }),
  strong: ({ element }, view) => ({ ...view, elements: turned(view, element, 'strong') }),
  consumed: ({ element }, view) => ({ ...view, elements: turned(view, element, 'inert') }),
  'elements-wane': (_, view) => ({
    ...view,
    elements: view.elements.map((it) => (it === 'strong' ? 'waning' : 'inert')),
  }),
  'door-opened': ({ door }, view) => ({ ...view, openDoors: [...view.openDoors, door] }),

  // Characters.
  initiative: ({ hero, value, cards }, view) =>
    withHero(view, hero, (it) => ({ ...revealed(it, cards), initiative: value })),
  'rests-long': ({ hero }, view) => withHero(view, hero, () => ({ initiative: 99, resting: true })),
  xp: ({ figure, value }, view) => withHero(view, figure, ({ xp }) => ({ xp: xp + value })),
  coins: ({ figure, count }, view) => withHero(view, figure, ({ coins }) => ({ coins: coins + count })),
  'card-to': (fact, view) => withHero(view, fact.hero, (it) => moved(it, fact)),

  // Figures.
  moved: ({ figure, path }, view) =>
    withFigure(view, figure, () => ({ hex: path.at(-1) ?? hexOf(view, figure) })),
  suffered: ({ figure, hp }, view) => withFigure(view, figure, () => ({ hp })),
  healed: ({ figure, amount, cured }, view) =>
    withFigure(view, figure, ({ hp, maxHp, conditions }) => ({
      hp: Math.min(maxHp, hp + amount),
      conditions: conditions.filter(({ is }) => !cured.some((one) => one === is)),
    })),
  condition: ({ figure, condition, fresh }, view) =>
    isToken(condition) ? withFigure(view, figure, (it) => given(it, { is: condition, fresh })) : view,
  'condition-ends': ({ figure, condition }, view) =>
    withFigure(view, figure, ({ conditions }) => ({
      conditions: conditions.filter(({ is }) => is !== condition),
    })),
  bonus: ({ figure, bonus, value, range, source }, view) =>
    withFigure(view, figure, ({ bonuses }) => ({
      bonuses: [...bonuses, { is: bonus, value, range, source }],
    })),
  died: withoutFigure,
  gone: withoutFigure,
  exhausted: withoutFigure,

  // Pieces.
  'trap-sprung': ({ trap }, view) => withoutPiece(view, trap),
  'trap-disarmed': ({ piece }, view) => withoutPiece(view, piece),
  'obstacle-destroyed': ({ piece }, view) => withoutPiece(view, piece),
  'obstacle-moved': ({ piece, to }, view) => ({
    ...view,
    pieces: view.pieces.map((it) => (it.id === piece ? { ...it, hexes: [to] } : it)),
  }),

  // What changes nothing, or nothing that the fact tells.
  'class-chosen': none,
  'level-chosen': none,
  'goal-dealt': none,
  equipped: none,
  'hand-chosen': none,
  placed: none,
  'scenario-begins': none,
  story: none,
  picked: none,
  'goes-first': none,
  rested: none,
  'rest-redrawn': none,
  'turn-begins': none,
  'turn-skipped': none,
  action: none,
  'item-used': none,
  'items-refreshed': none,
  'taken-over': none,
  focused: none,
  'door-unlocked': none,
  'room-revealed': none,
  appeared: none,
  attack: none,
  drawn: none,
  hit: none,
  redirected: none,
  prevented: none,
  negated: none,
  immune: none,
  'coins-taken': none,
  treasure: none,
  found: none,
  infused: none,
  'trap-made': none,
  'obstacle-made': none,
  'use-spent': none,
  recovered: none,
  'shuffled-in': none,
  'none-left': none,
  'no-avail': none,
  reshuffled: none,
  'round-ends': none,
  ending: none,
  'goal-met': none,
  'goal-missed': none,
  reckoned: none,
  'scenario-ends': none,
};

const withHero = (view: View, id: FigureId, change: (hero: HeroView) => Partial<HeroView>): View => ({
  ...view,
  heroes: view.heroes.map((hero) => (hero.id === id ? { ...hero, ...change(hero) } : hero)),
});

const withFigure = (view: View, id: FigureId, change: (figure: FigureView) => Partial<FigureView>): View => ({
  ...view,
  figures: view.figures.map((it) => (it.id === id ? { ...it, ...change(it) } : it)),
});

const hexOf = (view: View, id: FigureId): HexId => view.figures.find((it) => it.id === id)?.hex ?? '0,0';

const turned = (
  view: View,
  element: (typeof elements)[number],
  to: View['elements'][number],
): View['elements'] => view.elements.map((it, n) => (elements[n] === element ? to : it));

const isToken = (condition: string): condition is Token => tokens.some((it) => it === condition);

/** A condition that is there already is renewed where it is. */
function given({ conditions }: FigureView, condition: FigureView['conditions'][number]): Partial<FigureView> {
  return conditions.some(({ is }) => is === condition.is)
    ? { conditions: conditions.map((it) => (it.is === condition.is ? condition : it)) }
    : { conditions: [...conditions, condition] };
}

/** Picked cards leave the hand when they are revealed, which an item may let happen twice. */
function revealed({ hand, handSize, picked }: HeroView, cards: readonly CardId[]): Partial<HeroView> {
  const leaving = cards.filter((card) => hand.includes(card) || !picked.includes(card));
  return {
    picked: cards,
    hand: hand.filter((card) => !cards.includes(card)),
    handSize: handSize - leaving.length,
  };
}

type Moved = Extract<Fact, { readonly is: 'card-to' }>;

/** A card leaves every pile and lies on one. What goes to the active area is seen with the next true view. */
function moved(hero: HeroView, { card, pile, wasInHand }: Moved): Partial<HeroView> {
  const without = (cards: readonly CardId[]): readonly CardId[] => cards.filter((it) => it !== card);
  const piles = {
    hand: without(hero.hand),
    discard: without(hero.discard),
    lost: without(hero.lost),
    picked: without(hero.picked),
    active: hero.active.filter((it) => it.card !== card),
  };
  const handSize = hero.handSize - (wasInHand ? 1 : 0) + (pile === 'hand' ? 1 : 0);
  if (pile === 'active') return { ...piles, handSize };
  if (pile === 'hand') return { ...piles, handSize, hand: handWith(hero, card) };
  return { ...piles, handSize, [pile]: [...piles[pile], card] };
}

/** A hand is shown in the order of the class; where that is hidden, a card is seen in it with the next true view. */
const handWith = ({ pool, hand }: HeroView, card: CardId): readonly CardId[] =>
  pool === 'hidden' ? hand : pool.filter((it) => it === card || hand.includes(it));
