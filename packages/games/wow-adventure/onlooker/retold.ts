import type { Seat } from '@tavolo/kernel';
import type { Fact } from '../facts.ts';
import type { HeroView, View } from '../view.ts';
import { beaten, diceFell, dieFellAgain, struck } from './retold-combat.ts';

/**
 * How a table looks once one more fact of the log is told: where figures stand, how hurt they are, what the dice show.
 * The view that was given stays as it is; whatever no fact tells is put right by the next true view.
 */
export function retold(view: View, fact: Fact): View {
  switch (fact.is) {
    case 'turn-began':
      return { ...view, active: fact.hero, turn: fact.turn };
    case 'rolled-movement':
      return withHero(view, fact.hero, (hero) => ({
        energy: fact.energy,
        turn: { ...hero.turn, rolled: fact.face, steps: fact.steps },
      }));
    case 'walked':
    case 'moved':
      return withHero(view, fact.hero, () => ({ space: fact.to }));
    case 'hurt':
    case 'healed':
      return withHero(view, fact.hero, () => ({ damage: fact.now }));
    case 'was-defeated':
      return withHero(view, fact.hero, () => ({ space: fact.city, damage: 0, reversed: false }));
    case 'rose-to':
      return withHero(view, fact.hero, () => ({ level: fact.level, damage: 0 }));
    case 'caught-disease':
      return withHero(view, fact.hero, () => ({ diseases: fact.now }));
    case 'event-lies':
      return fact.where === 'everywhere' ? { ...view, globalEvent: fact.card } : view;
    case 'rolled-combat':
      return diceFell(view, fact);
    case 'rerolled':
      return dieFellAgain(view, fact);
    case 'struck':
      return struck(view, fact);
    case 'beat':
      return beaten(view);
    case 'won':
      return { ...view, winners: fact.winners, phase: 'over' };
    default:
      return view;
  }
}

/** The same view with something changed on one hero. */
function withHero(view: View, seat: Seat, change: (hero: HeroView) => Partial<HeroView>): View {
  const heroes = view.heroes.map((hero) => (hero.seat === seat ? { ...hero, ...change(hero) } : hero));
  return { ...view, heroes };
}
