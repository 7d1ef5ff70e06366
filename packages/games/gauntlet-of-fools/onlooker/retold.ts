import type { Cards, EncounterId } from '../cards.ts';
import type { Fact } from '../facts.ts';
import { outfit } from '../rules/ready.ts';
import { freshTurn } from '../state.ts';
import { type HeroView, heroView, type View } from '../view.ts';
import { retoldHero } from './retold-hero.ts';

/**
 * How a table looks once one more fact of the log is told, so that what happened between two views can be played
 * out fact by fact. The view that was given stays as it is, and is given back when nothing on it changes. What no
 * fact tells is put right by the next true view: a bet that is over, that a hero faces its encounter before anything
 * has happened to it there, that a card has been removed which only its owner knows, most phases.
 */
export const retoldWith =
  (cards: Cards) =>
  (view: View, fact: Fact): View => {
    switch (fact.is) {
      case 'dealt':
        return view.phase === 'deal' ? { ...view, phase: 'boasting' } : view;
      case 'entered-the-gauntlet':
        return enterTheGauntlet(view, cards);
      case 'turn-began':
        return beginTurn(view, fact.turn);
      case 'saw':
        return { ...view, known: [...fact.cards] };
      case 'removed-a-card':
        return { ...view, deckSize: view.deckSize - 1 };
      case 'removed':
        // Only the player who removed it is told which it was. [gof/A-22]
        return { ...view, removed: [...view.removed, fact.card] };
      case 'turned-over':
        return turnOver(view, fact.card, cards);
      case 'modifier-waits':
        return { ...view, waiting: [...view.waiting, fact.card] };
      case 'deck-ran-out':
        return { ...view, phase: 'over' };
      case 'ended':
        return view.phase === 'over' ? view : { ...endTurn(view), phase: 'over' };
      case 'passage-opens':
      case 'encounter-stands':
      case 'looked-ahead':
        return view;
      default:
        return retoldHero(view, fact, cards);
    }
  };

/** Heroes stand in order from the first player, each with what it starts with. [gof/ready.1] */
function enterTheGauntlet(view: View, cards: Cards): View {
  const { seats, first } = view;
  const place = ({ seat }: HeroView): number =>
    seat === null || first === null
      ? seats.length
      : (seats.indexOf(seat) - seats.indexOf(first) + seats.length) % seats.length;
  const equip = (hero: HeroView): HeroView => {
    const { classTokens, weaponTokens, gold, wounds } = outfit({ state: view, content: cards }, hero);
    const weapons = hero.weapons.map(({ card }, index) => ({ card, tokens: weaponTokens[index] ?? 0 }));
    return { ...hero, classTokens, weapons, gold, wounds };
  };
  const heroes = [...view.heroes].sort((one, other) => place(one) - place(other)).map(equip);
  return { ...view, heroes, phase: 'turn-start' };
}

/** A turn begins where another, if there was one, has ended. [gof/turn.1] */
function beginTurn(view: View, turn: number): View {
  const ended = turn > 1 ? endTurn(view) : view;
  const heroes = ended.heroes.map((hero) => ({
    ...hero,
    deadAtStart: hero.dead,
    playing: false,
    side: 0,
    fight: null,
  }));
  return { ...ended, heroes, turn, encounters: [], phase: 'turn-over' };
}

/** What held for the turn ends, and the gold goes into the ledger; no fact tells it by itself. [gof/turn.9.6] */
function endTurn(view: View): View {
  const windDown = (hero: HeroView): HeroView => {
    if (!hasPlayed(hero, view)) return hero;
    const turn = freshTurn(hero.turn.noAttackNext, hero.turn.damageTimesNext);
    return heroView({ ...hero, cannotDieYet: false, turn });
  };
  const gold = view.heroes.map((hero) => hero.gold);
  return { ...view, heroes: view.heroes.map(windDown), ledger: [...view.ledger, gold] };
}

/** With one hero each, all the living play, even those to whom nothing happened. */
const hasPlayed = ({ playing, deadAtStart }: HeroView, { seats }: View): boolean =>
  playing || (seats.length > 2 && !deadAtStart);

/** A card leaves the deck for all to see, and is faced by all unless it is a modifier or somebody's own. [gof/turn.2] */
function turnOver(view: View, card: EncounterId, cards: Cards): View {
  const turned: View = {
    ...view,
    deckSize: view.deckSize - 1,
    known: view.known.filter((id) => id !== card),
    discards: [...view.discards, card],
  };
  const is = cards.encounters.get(card)?.is;
  const isPrivate = view.heroes.some(({ playing }) => playing);
  if (is === 'modifier' || isPrivate) return turned;
  const [modifiers, waiting] = is === 'monster' ? [view.waiting, []] : [[], view.waiting];
  return { ...turned, waiting, encounters: [...view.encounters, { card, modifiers }] };
}
