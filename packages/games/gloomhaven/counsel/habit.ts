import type { Chance, Habit, HabitQuestion } from '@tavolo/kernel';
import type { Table } from '../gloomhaven.ts';
import type { GloomKinds } from '../kinds.ts';
import type { Hero } from '../state.ts';
import type { Content } from '../vocabulary/content.ts';
import { keptCards } from './kept-cards.ts';
import { negating } from './negating.ts';
import { bestNext } from './next.ts';
import { favouriteClass, handFrom, outfitFrom } from './outfit.ts';
import { wantsShortRest } from './resting.ts';
import { leadingCard, secondCard } from './round-cards.ts';
import { type Situation, situationOf } from './situation.ts';
import { abilityTarget, attackTarget } from './targets.ts';
import { whereTo } from './where-to.ts';

type Asked = HabitQuestion<GloomKinds>;

/** How a sensible player answers without thinking long; where it has no opinion, at random. */
export const habitWith =
  (content: Content): Habit<GloomKinds> =>
  (asked, chance) => {
    const g = { state: asked.state, content };
    const hero = heroAsked(g, asked);
    const answer = hero === null ? null : opinion(g, hero, asked, chance);
    return answer ?? anything(asked, chance);
  };

/** The character that the question names, or whose turn it is, or the first that the seat leads. */
function heroAsked({ state }: Table, { seat, about }: Asked): Hero | null {
  const own = state.heroes.filter((hero) => hero.seat === seat && !hero.exhausted);
  if (own.length < 2) return own[0] ?? null;
  const { figure } = about();
  return (
    own.find(({ id }) => id === figure) ?? own.find(({ id }) => id === state.turn?.figure) ?? own[0] ?? null
  );
}

function opinion(g: Table, hero: Hero, asked: Asked, chance: Chance): readonly string[] | null {
  switch (asked.name) {
    case 'leading-card':
    case 'second-card':
    case 'next':
    case 'move-to':
    case 'attack-target':
    case 'ability-target': {
      const s = situationOf(g, hero);
      return s === null ? null : inFight(s, asked, chance);
    }
    case 'ability-use':
      return ['perform'];
    case 'negate-damage':
      return [negating(g, hero, asked)];
    case 'short-rest':
      return [wantsShortRest(g, hero) ? 'yes' : 'no'];
    case 'give-up':
      return [asked.about().how === 'propose' ? 'no' : 'yes'];
    case 'redraw-rest-card':
      return ['no'];
    default:
      return ofThings(g, asked, chance);
  }
}

/** What is decided by where everybody stands. */
function inFight(s: Situation, asked: Asked, chance: Chance): readonly string[] {
  const { name, options, about } = asked;
  switch (name) {
    case 'leading-card':
      return [leadingCard(s, options, chance)];
    case 'second-card':
      return [secondCard(s, options, about().card, chance)];
    case 'next':
      return [bestNext(s, options)];
    case 'move-to':
      return [whereTo(s, options, Number(about().points ?? 0))];
    case 'attack-target':
      return [attackTarget(s, options)];
    default:
      return [abilityTarget(s, options, about())];
  }
}

/** What is decided about cards and items. */
function ofThings(g: Table, asked: Asked, chance: Chance): readonly string[] | null {
  const { name, options, min, max } = asked;
  switch (name) {
    case 'class':
      return [favouriteClass(options)];
    case 'items-to-buy':
      return outfitFrom(options);
    case 'hand':
      return handFrom(g, options, min);
    case 'rest-card':
    case 'card-to-lose':
      return [keptCards(g, options, chance)[0] ?? ''];
    case 'discards-to-lose':
      return inOrder(options, keptCards(g, options, chance).slice(0, 2));
    case 'cards-to-recover':
      return inOrder(options, keptCards(g, options, chance).slice(-max));
    case 'augments':
    case 'attack-items':
      return options.slice(0, 1);
    case 'reaction':
      return [options[0] ?? ''];
    default:
      return null;
  }
}

const inOrder = (options: readonly string[], wanted: readonly string[]): readonly string[] =>
  options.filter((it) => wanted.includes(it));

/** As few as allowed, any of them. */
function anything({ options, min, max }: Asked, chance: Chance): readonly string[] {
  if (max === 1 && min === 1) return [chance.pick(options)];
  const picked = chance.shuffle([...options]).slice(0, min);
  return options.filter((it) => picked.includes(it));
}
