/** Words that are made of other words. */
import { type Rule, together } from '@tavolo/kernel';
import { choose } from '../../ask.ts';
import type { Hero } from '../../state.ts';
import type { Choice, Effect, Group } from '../../vocabulary/effects.ts';
import type { SpaceId } from '../../vocabulary/ids.ts';
import type { Wow } from '../../wow.ts';
import { holds } from '../conditions.ts';
import { canPay, energyIn, type Price, pay } from '../costs.ts';
import { seeWhetherPriceDefeats } from '../damage.ts';
import { type Deed, heroMeant } from '../deeds.ts';
import { rowOf } from '../extra-dice.ts';
import { activeHero, clockwiseFrom, itemsOf, rivalsOf } from '../table.ts';
import type { WordsFor } from './words.ts';

export const onChoices: WordsFor<'choose' | 'when' | 'each' | 'roll' | 'contest'> = {
  choose: chooseWord,
  when: ({ if: conditions, do: effects }, g, deed) =>
    holds(g, deed.it === undefined ? deed : { ...deed, hero: deed.it }, conditions)
      ? deed.perform(g, deed, effects)
      : undefined,
  each: eachWord,
  roll: rollWord,
  contest,
};

/** One option that can be carried out. */
function* chooseWord({ by, of }: Extract<Effect, { is: 'choose' }>, g: Wow, deed: Deed): Rule {
  const chooser = heroMeant(g, deed, by);
  if (chooser === null) return;
  const possible = of.filter((choice) => canBeDone(g, chooser, choice));
  if (possible.length === 0) return;
  const picked = yield* choose('choice', {
    seat: chooser.seat,
    rule: 'wow/aim.8',
    from: possible.map(({ id }) => id),
    about: () => ({ source: deed.source }),
  });
  const choice = possible.find(({ id }) => id === picked);
  if (choice === undefined) return;
  yield* pay(g, chooser, { ...priceOfChoice(choice), source: deed.source, withMana: false, discardThis });
  yield* seeWhetherPriceDefeats(g, chooser, choice.cost ?? [], deed.source);
  yield* deed.perform(g, deed, choice.do);
}

/** What is chosen is no card that could be discarded for it. */
const discardThis = (): void => {};

const priceOfChoice = ({ cost = [] }: Choice): Price => ({
  energy: energyIn(cost),
  costs: cost,
  item: null,
  takesMana: false,
  cardsSpent: 0,
});

/** Nobody can choose what costs too much, or to discard what is not there. */
const canBeDone = (g: Wow, hero: Hero, choice: Choice): boolean =>
  canPay(g, hero, priceOfChoice(choice)) &&
  choice.do.every((effect) => {
    if (effect.is === 'discard' && effect.n !== 'half') return hero.hand.length >= effect.n;
    if (effect.is === 'discard-item')
      return (effect.from === 'backpack' ? hero.backpack : itemsOf(hero)).length >= effect.n;
    return true;
  });

/** One after the other; what everybody discards, at once: nobody waits for a neighbour. */
function* eachWord({ of, do: effects }: Extract<Effect, { is: 'each' }>, g: Wow, deed: Deed): Rule {
  const heroes = yield* heroesIn(g, of, deed);
  const parts = heroes.map((it) => ({ seat: it.seat, rule: deed.perform(g, { ...deed, it }, effects) }));
  if (effects.every(({ is }) => is === 'discard')) yield* together(parts);
  else for (const { rule } of parts) yield* rule;
}

/** The heroes of a group, clockwise from the one who acts. */
function* heroesIn(g: Wow, group: Group, { hero, source }: Deed): Rule<readonly Hero[]> {
  const acting = hero ?? activeHero(g.state);
  const { distance } = g.content.board;
  switch (group.is) {
    case 'heroes':
      return clockwiseFrom(g.state, acting);
    case 'rivals':
      return rivalsOf(g.state, acting);
    case 'rivals-within':
      return rivalsOf(g.state, acting).filter(({ space }) => distance(acting.space, space) <= group.spaces);
    case 'rivals-here':
      return rivalsOf(g.state, acting).filter(({ space }) => space === acting.space);
    case 'heroes-here':
      return clockwiseFrom(g.state, acting).filter(({ space }) => space === acting.space);
    case 'heroes-in-space': {
      const rivals = rivalsOf(g.state, acting);
      const near = rivals
        .map(({ space }) => space)
        .filter((space) => distance(acting.space, space) <= group.spaces);
      if (near.length === 0) return [];
      const space = yield* choose('where', {
        seat: acting.seat,
        rule: 'wow/aim.8',
        from: [...new Set<SpaceId>(near)],
        about: () => ({ source, why: 'blast' as const, hero: acting.seat }),
      });
      return rivals.filter((rival) => rival.space === space);
    }
  }
}

function* rollWord({ rows }: Extract<Effect, { is: 'roll' }>, g: Wow, deed: Deed): Rule {
  const roller = deed.hero ?? activeHero(g.state);
  yield* deed.perform(g, deed, rowOf(g, roller, rows, deed.source));
}

/** Every hero rolls; of several with the same face the nearest clockwise from the one who acts counts. */
function* contest({ highest, lowest }: Extract<Effect, { is: 'contest' }>, g: Wow, deed: Deed): Rule {
  const acting = deed.hero ?? activeHero(g.state);
  const rolls = clockwiseFrom(g.state, acting).map((hero) => ({
    hero,
    face: 1 + g.chance.stream('extra').below(6),
  }));
  g.tell({ is: 'contested', rolls: rolls.map(({ hero, face }) => ({ seat: hero.seat, face })) }, 'wow/aim.8');
  const most = Math.max(...rolls.map(({ face }) => face));
  const least = Math.min(...rolls.map(({ face }) => face));
  const best = rolls.find(({ face }) => face === most)?.hero;
  const worst = rolls.find(({ face }) => face === least)?.hero;
  if (best !== undefined) yield* deed.perform(g, { ...deed, hero: best, it: best }, highest);
  if (worst !== undefined) yield* deed.perform(g, { ...deed, hero: worst, it: worst }, lowest);
}
