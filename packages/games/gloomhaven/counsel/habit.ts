import { type Chance, type ForQuestions, forQuestion, type Habit, type HabitQuestion } from '@tavolo/kernel';
import type { Table } from '../gloomhaven.ts';
import type { GloomKinds } from '../kinds.ts';
import { figureAsked } from '../onlooker/asked-about.ts';
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
    const answer =
      hero === null ? null : forQuestion<Asked, [Mind], Opinion>(opinions, asked, { g, hero, chance });
    return answer ?? anything(asked, chance);
  };

/** The character that the question names, or whose turn it is, or the first that the seat leads. */
function heroAsked({ state }: Table, { seat, about }: Asked): Hero | null {
  const own = state.heroes.filter((hero) => hero.seat === seat && !hero.exhausted);
  if (own.length < 2) return own[0] ?? null;
  const figure = figureAsked(about());
  return (
    own.find(({ id }) => id === figure) ?? own.find(({ id }) => id === state.turn?.figure) ?? own[0] ?? null
  );
}

/** The table, the character that is asked, and what decides between equals. */
type Mind = { readonly g: Table; readonly hero: Hero; readonly chance: Chance };

/** Picks, or `null` for no opinion. */
type Opinion = readonly string[] | null;

const none = (): Opinion => null;

/** What is decided by where everybody stands; no opinion of a character that stands nowhere. */
const inFight =
  <Question>(pick: (s: Situation, question: Question, chance: Chance) => string) =>
  (question: Question, { g, hero, chance }: Mind): Opinion => {
    const s = situationOf(g, hero);
    return s === null ? null : [pick(s, question, chance)];
  };

type Offering = { readonly options: readonly string[] };

const leastUseful = ({ options }: Offering, { g, chance }: Mind): Opinion => [
  keptCards(g, options, chance)[0] ?? '',
];

const theFirst = ({ options }: Offering): Opinion => options.slice(0, 1);

const opinions: ForQuestions<Asked, [mind: Mind], Opinion> = {
  // Preparing.
  class: ({ options }) => [favouriteClass(options)],
  'items-to-buy': ({ options }) => outfitFrom(options),
  hand: ({ options, min }, { g }) => handFrom(g, options, min),
  'character-level': none,
  perk: none,
  'level-card': none,
  'battle-goal': none,
  'starting-hex': none,
  'dungeon-gate': none,
  'penalty-target': none,

  // Planning a round.
  'leading-card': inFight((s, { options }, chance) => leadingCard(s, options, chance)),
  'second-card': inFight((s, { options, about }, chance) => secondCard(s, options, about().card, chance)),
  'short-rest': (_, { g, hero }) => [wantsShortRest(g, hero) ? 'yes' : 'no'],
  'give-up': ({ about }) => [about().how === 'propose' ? 'no' : 'yes'],
  'redraw-rest-card': () => ['no'],
  'rest-card': leastUseful,
  'initiative-change': none,
  'tie-order': none,

  // On the turn.
  next: inFight((s, { options }) => bestNext(s, options)),
  'move-to': inFight((s, { options, about }) => whereTo(s, options, about().points)),
  'attack-target': inFight((s, { options }) => attackTarget(s, options)),
  'ability-target': inFight((s, { options, about }) => abilityTarget(s, options, about().ability)),
  'ability-use': () => ['perform'],
  augments: theFirst,
  'attack-items': theFirst,
  'ability-hex': none,
  'push-to': none,
  'pull-to': none,
  element: none,
  'change-order': none,
  'card-to-play': none,
  'augment-to-discard': none,

  // Whoever acts.
  reaction: ({ options }) => [options[0] ?? ''],
  'negate-damage': ({ options, about }) => [negating(options, about())],
  'card-to-lose': leastUseful,
  'discards-to-lose': ({ options }, { g, chance }) =>
    inOrder(options, keptCards(g, options, chance).slice(0, 2)),
  'cards-to-recover': ({ options, max }, { g, chance }) =>
    inOrder(options, keptCards(g, options, chance).slice(-max)),
  'cards-to-discard': none,
  'items-to-refresh': none,
  'hex-nearby': none,

  // For monsters.
  'monster-focus': none,
  'monster-way': none,
  'monster-target': none,
  'monster-hex': none,
};

const inOrder = (options: readonly string[], wanted: readonly string[]): readonly string[] =>
  options.filter((it) => wanted.includes(it));

type Fewest = { readonly options: readonly string[]; readonly min: number; readonly max: number };

/** As few as allowed, any of them. */
function anything({ options, min, max }: Fewest, chance: Chance): readonly string[] {
  if (max === 1 && min === 1) return [chance.pick(options)];
  const picked = chance.shuffle([...options]).slice(0, min);
  return options.filter((it) => picked.includes(it));
}
