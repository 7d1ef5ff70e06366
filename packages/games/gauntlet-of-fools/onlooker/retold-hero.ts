import type { Cards } from '../cards.ts';
import { freshFight } from '../state.ts';
import { abilityIn } from '../text/lookup.ts';
import { heroView, type View } from '../view.ts';
import { type HeroFact, tellingOf } from './tellings.ts';

/** The table once a fact about a hero is told; the same table when that shows nothing new. */
export function retoldHero(view: View, fact: HeroFact, cards: Cards): View {
  const seen = view.heroes.find(({ id }) => id === fact.hero);
  if (seen === undefined) return view;
  const tell = tellingOf(fact);
  const encounter = view.encounters[seen.side];
  const begins = seen.fight === null && encounter !== undefined && isInEncounter(fact, cards);
  if (tell === null && !begins) return view;
  const hero = heroView(seen);
  if (begins) {
    hero.playing = true;
    hero.fight = freshFight(encounter);
  }
  tell?.({ hero, view, cards });
  const heroes = view.heroes.map((other) => (other.id === hero.id ? hero : other));
  return { ...view, heroes, phase: begins ? 'face' : view.phase };
}

/** No fact tells that a hero faces its encounter: the first thing that happens to it there does. */
function isInEncounter(fact: HeroFact, cards: Cards): boolean {
  if (fact.is === 'used') return abilityIn(cards, fact.ability)?.ability.when !== 'commit';
  return !partsTaken.includes(fact.is);
}

/** Once something stands to be faced, heroes take their parts and bet before they face it. [gof/turn.3] */
const partsTaken: readonly HeroFact['is'][] = [
  'picked-a-side',
  'named-active',
  'bet',
  'plays-though-dead',
  'stays-dead',
];
