import type { Fact } from '../facts.ts';
import type { FigureView, HeroView, View } from '../view.ts';
import type { CardId, FigureId, HexId } from '../vocabulary/ids.ts';
import { elements, type Token, tokens } from '../vocabulary/terms.ts';

/**
 * How a table looks once one more fact of the log is told, so that what happened between two views can be played out
 * fact by fact. The view that was given stays as it is, and is given back when nothing on it changes. What no fact
 * tells (a summon's values, the pieces of a new room) is put right by the next true view.
 */
export function retold(view: View, fact: Fact): View {
  switch (fact.is) {
    case 'round-begins':
      return { ...view, round: fact.round };
    case 'monster-card':
      return {
        ...view,
        monsterDecks: view.monsterDecks.map((it) => (it.id === fact.deck ? { ...it, card: fact.card } : it)),
      };
    case 'initiative':
      return withHero(view, fact.hero, () => ({ initiative: fact.value, picked: fact.cards }));
    case 'rests-long':
      return withHero(view, fact.hero, () => ({ initiative: 99, resting: true }));
    case 'strong':
      return { ...view, elements: turned(view, fact.element, 'strong') };
    case 'consumed':
      return { ...view, elements: turned(view, fact.element, 'inert') };
    case 'elements-wane':
      return { ...view, elements: view.elements.map((it) => (it === 'strong' ? 'waning' : 'inert')) };
    case 'door-opened':
      return { ...view, openDoors: [...view.openDoors, fact.door] };
    case 'xp':
      return withHero(view, fact.figure, (hero) => ({ xp: hero.xp + fact.value }));
    case 'coins':
      return withHero(view, fact.figure, (hero) => ({ coins: hero.coins + fact.count }));
    case 'card-to':
      return withHero(view, fact.hero, (hero) => moved(hero, fact.card, fact.pile));
    default:
      return retoldFigure(view, fact);
  }
}

function retoldFigure(view: View, fact: Fact): View {
  switch (fact.is) {
    case 'moved':
      return withFigure(view, fact.figure, () => ({ hex: fact.path.at(-1) ?? hexOf(view, fact.figure) }));
    case 'suffered':
      return withFigure(view, fact.figure, () => ({ hp: fact.hp }));
    case 'healed':
      return withFigure(view, fact.figure, (it) => ({
        hp: Math.min(it.maxHp, it.hp + fact.amount),
        conditions: it.conditions.filter(({ is }) => !fact.cured.some((cured) => cured === is)),
      }));
    case 'condition':
      return isToken(fact.condition)
        ? withFigure(view, fact.figure, (it) => given(it, fact.condition))
        : view;
    case 'condition-ends':
      return withFigure(view, fact.figure, (it) => ({
        conditions: it.conditions.filter(({ is }) => is !== fact.condition),
      }));
    case 'bonus':
      return withFigure(view, fact.figure, (it) => ({
        bonuses: [...it.bonuses, { is: fact.bonus, value: fact.value, range: fact.range, source: 'round' }],
      }));
    case 'died':
    case 'gone':
    case 'exhausted':
      return { ...view, figures: view.figures.filter(({ id }) => id !== fact.figure) };
    case 'trap-sprung':
      return { ...view, pieces: view.pieces.filter(({ id }) => id !== fact.trap) };
    case 'trap-disarmed':
    case 'obstacle-destroyed':
      return { ...view, pieces: view.pieces.filter(({ id }) => id !== fact.piece) };
    default:
      return retoldPiece(view, fact);
  }
}

function retoldPiece(view: View, fact: Fact): View {
  if (fact.is !== 'obstacle-moved') return view;
  const pieces = view.pieces.map((it) => (it.id === fact.piece ? { ...it, hexes: [fact.to] } : it));
  return { ...view, pieces };
}

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

function given(figure: FigureView, condition: string): Partial<FigureView> {
  if (!isToken(condition) || figure.conditions.some(({ is }) => is === condition)) return {};
  return { conditions: [...figure.conditions, { is: condition, fresh: false }] };
}

/** A card leaves every pile and lies on one. What goes to the active area is seen with the next true view. */
function moved(
  hero: HeroView,
  card: CardId,
  pile: 'hand' | 'discard' | 'lost' | 'active',
): Partial<HeroView> {
  const without = (cards: readonly CardId[]): readonly CardId[] => cards.filter((it) => it !== card);
  const piles = {
    hand: without(hero.hand),
    discard: without(hero.discard),
    lost: without(hero.lost),
    picked: without(hero.picked),
    active: hero.active.filter((it) => it.card !== card),
  };
  return pile === 'active' ? piles : { ...piles, [pile]: [...piles[pile], card] };
}
