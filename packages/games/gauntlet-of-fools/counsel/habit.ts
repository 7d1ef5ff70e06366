import type { Chance, Habit, HabitQuestion } from '@tavolo/kernel';
import type { Cards, Effect } from '../cards.ts';
import type { Table } from '../gauntlet.ts';
import { attack, attackDice, defense, monsterNumbers } from '../rules/numbers.ts';
import { heroById, monsterOf } from '../rules/table.ts';
import type { Hero, HeroId, State } from '../state.ts';
import { type Odds, oddsAgainst } from './odds.ts';
import { heroProspect } from './worth.ts';

/** How a sensible player answers without thinking long; where it has no opinion, at random. */
export function habitWith(cards: Cards): Habit<State> {
  const odds = oddsAgainst(cards);
  const does = effectsOf(cards);
  return (question, chance) => {
    const { state, seat, name, options } = question;
    const table = { state, content: cards };
    if (name === 'hero') return [bestHero(table, options, odds)];
    if (name === 'boasts') return fewest(question, chance);
    const hero = state.heroes.find((candidate) => candidate.seat === seat && candidate.playing);
    const answer = hero === undefined ? undefined : opinions[name]?.({ table, hero, options, odds, does });
    return answer === undefined ? fewest(question, chance) : [answer];
  };
}

/** Whether the ability behind an option has an effect of a kind. */
type Does = (option: string, is: Effect['is']) => boolean;

function effectsOf(cards: Cards): Does {
  const effects = new Map<string, Set<string>>();
  for (const { abilities } of [...cards.classes.values(), ...cards.weapons.values()]) {
    for (const { id, does } of abilities) effects.set(id, new Set(does.map(({ is }) => is)));
  }
  return (option, is) => effects.get(option)?.has(is) ?? false;
}

/** As few as allowed, at random: one of the options, or for boasts none from the middle and one to steal. */
function fewest({ options, min }: HabitQuestion<State>, chance: Chance): readonly string[] {
  if (min === 1) return [chance.pick(options)];
  return min === 0 ? [] : chance.shuffle([...options]).slice(0, min);
}

/** The hero with the best prospects; one that must be stolen is handicapped by another boast. */
function bestHero(table: Table, options: readonly string[], odds: Odds): string {
  let best = options[0] ?? '';
  let most = Number.NEGATIVE_INFINITY;
  for (const id of options) {
    const hero = heroById(table.state, id as HeroId); // the options of this question are heroes
    const value = heroProspect(table, hero, odds) - (hero.seat === null ? 0 : 1);
    if (value <= most) continue;
    most = value;
    best = id;
  }
  return best;
}

type Situation = {
  readonly table: Table;
  readonly hero: Hero;
  readonly options: readonly string[];
  readonly odds: Odds;
  readonly does: Does;
};

/** A view on a question: one of its options, or `undefined` for none. */
type Opinion = (situation: Situation) => string | undefined;

const opinions: { readonly [question: string]: Opinion } = {
  'start-of-encounter': ({ table, hero, options, odds, does }) => {
    if (monsterOf(table, hero) === null) return 'go-on';
    const danger = isHit(table, hero) && killChance(table, hero, odds) < 0.4;
    const hurt = hero.wounds >= 2;
    return (
      options.find((id) => (danger && hurt && does(id, 'skip')) || (hurt && does(id, 'heal'))) ?? 'go-on'
    );
  },
  'before-rolling': ({ table, hero, options, odds, does }) => {
    if (monsterOf(table, hero) === null) return 'go-on';
    const chance = killChance(table, hero, odds);
    if (chance > 0.6 && !isHit(table, hero)) return 'go-on';
    const helps = (id: string): boolean =>
      chance < 0.5 ? does(id, 'kill') || does(id, 'dice') || id === 'one-use-dice' : does(id, 'dodge');
    return options.find(helps) ?? 'go-on';
  },
  'after-rolling': ({ table, hero, options }) => {
    if (monsterOf(table, hero) === null) return 'go-on';
    return attack(table, hero) >= monsterNumbers(table, hero).defense ? 'go-on' : options[0];
  },
  treasure: () => 'go-on',
  defense: ({ table, hero, options, does }) => {
    if (monsterOf(table, hero) === null) return options[0];
    const missing = monsterNumbers(table, hero).attack - defense(table, hero) + 1;
    if (missing <= 0) return 'go-on';
    return options.find((id) => does(id, 'dodge') || (does(id, 'defense') && missing <= 3)) ?? 'go-on';
  },
  damage: ({ options }) => options[0],
  'after-damage': ({ options }) => options[0],
  'after-encounter': ({ hero, options }) =>
    hero.wounds < 3 && hero.fight?.killed !== false ? options[0] : 'go-on',
  'end-of-turn': ({ hero, options }) => (hero.wounds > 0 ? options[0] : 'go-on'),
  'wound-for-gold': ({ hero }) => (hero.wounds < 2 ? 'yes' : 'no'),
  'play-though-dead': () => 'yes',
  'face-privately': ({ hero }) => (hero.wounds < 3 ? 'yes' : 'no'),
  'tokens-to-spend': ({ options }) => options[Math.min(1, options.length - 1)],
  choice: ({ hero, options }) =>
    options.includes('heal') ? (hero.wounds > 0 ? 'heal' : 'discard-penalties') : undefined,
};

const isHit = (table: Table, hero: Hero): boolean =>
  monsterNumbers(table, hero).attack >= defense(table, hero);

function killChance(table: Table, hero: Hero, odds: Odds): number {
  if (hero.turn.attackIsZero || hero.turn.makesNoAttack) return 0;
  if (hero.fight?.killed === true) return 1;
  const needed = Math.ceil(monsterNumbers(table, hero).defense / hero.turn.attackTimes) - hero.bonus.attack;
  return odds.reach(attackDice(table, hero), needed);
}
