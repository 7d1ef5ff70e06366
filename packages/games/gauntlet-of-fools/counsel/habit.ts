import {
  type Chance,
  forQuestion,
  type Habit,
  type HabitQuestion,
  type HabitQuestionOf,
  type OptionOf,
} from '@tavolo/kernel';
import type { Cards, Effect } from '../cards.ts';
import type { Table } from '../gauntlet.ts';
import type { GauntletKinds } from '../kinds.ts';
import { attack, attackDice, defense, monsterNumbers } from '../rules/numbers.ts';
import { heroById, monsterOf } from '../rules/table.ts';
import type { Hero, HeroId } from '../state.ts';
import { type Odds, oddsAgainst } from './odds.ts';
import { heroProspect } from './worth.ts';

type Asked = HabitQuestion<GauntletKinds>;

/** What is asked of a hero in the gauntlet. */
type AskedInGauntlet = Exclude<Asked, { readonly name: 'hero' | 'boasts' }>;

/** How a sensible player answers without thinking long; where it has no opinion, at random. */
export function habitWith(cards: Cards): Habit<GauntletKinds> {
  const odds = oddsAgainst(cards);
  const does = effectsOf(cards);
  return (asked, chance) => {
    const { state, seat } = asked;
    const table = { state, content: cards };
    if (asked.name === 'hero') return [bestHero(table, asked.options, odds)];
    if (asked.name === 'boasts') return fewest(asked, chance);
    const hero = state.heroes.find((candidate) => candidate.seat === seat && candidate.playing);
    const answer = hero === undefined ? undefined : opinionOn(asked, { table, hero, odds, does });
    return answer === undefined ? fewest(asked, chance) : [answer];
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

type Fewest = { readonly options: readonly string[]; readonly min: number };

/** As few as allowed, at random: one of the options, or for boasts none from the middle and one to steal. */
function fewest({ options, min }: Fewest, chance: Chance): readonly string[] {
  if (min === 1) return [chance.pick(options)];
  return min === 0 ? [] : chance.shuffle([...options]).slice(0, min);
}

/** The hero with the best prospects; one that must be stolen is handicapped by another boast. */
function bestHero(table: Table, options: readonly HeroId[], odds: Odds): string {
  let best: string = options[0] ?? '';
  let most = Number.NEGATIVE_INFINITY;
  for (const id of options) {
    const hero = heroById(table.state, id);
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
  readonly odds: Odds;
  readonly does: Does;
};

/** What is thought of each question: one of its options, or `undefined` for no opinion. */
type Opinions = {
  readonly [Name in AskedInGauntlet['name']]: (
    asked: HabitQuestionOf<GauntletKinds, Name>,
    situation: Situation,
  ) => OptionOf<GauntletKinds, Name> | undefined;
};

const opinionOn = (asked: AskedInGauntlet, situation: Situation): string | undefined =>
  forQuestion<AskedInGauntlet, [Situation], string | undefined>(opinions, asked, situation);

const none = () => undefined;

const opinions: Opinions = {
  'start-of-encounter': ({ options }, { table, hero, odds, does }) => {
    if (monsterOf(table, hero) === null) return 'go-on';
    const danger = isHit(table, hero) && killChance(table, hero, odds) < 0.4;
    const hurt = hero.wounds >= 2;
    return (
      options.find((id) => (danger && hurt && does(id, 'skip')) || (hurt && does(id, 'heal'))) ?? 'go-on'
    );
  },
  'before-rolling': ({ options }, { table, hero, odds, does }) => {
    if (monsterOf(table, hero) === null) return 'go-on';
    const chance = killChance(table, hero, odds);
    if (chance > 0.6 && !isHit(table, hero)) return 'go-on';
    const helps = (id: string): boolean =>
      chance < 0.5 ? does(id, 'kill') || does(id, 'dice') || id === 'one-use-dice' : does(id, 'dodge');
    return options.find(helps) ?? 'go-on';
  },
  'after-rolling': ({ options }, { table, hero }) => {
    if (monsterOf(table, hero) === null) return 'go-on';
    return attack(table, hero) >= monsterNumbers(table, hero).defense ? 'go-on' : options[0];
  },
  treasure: () => 'go-on',
  defense: ({ options }, { table, hero, does }) => {
    if (monsterOf(table, hero) === null) return options[0];
    const missing = monsterNumbers(table, hero).attack - defense(table, hero) + 1;
    if (missing <= 0) return 'go-on';
    return options.find((id) => does(id, 'dodge') || (does(id, 'defense') && missing <= 3)) ?? 'go-on';
  },
  damage: ({ options }) => options[0],
  'after-damage': ({ options }) => options[0],
  'after-encounter': ({ options }, { hero }) =>
    hero.wounds < 3 && hero.fight?.killed !== false ? options[0] : 'go-on',
  'end-of-turn': ({ options }, { hero }) => (hero.wounds > 0 ? options[0] : 'go-on'),
  'wound-for-gold': (_, { hero }) => (hero.wounds < 2 ? 'yes' : 'no'),
  'play-though-dead': () => 'yes',
  'face-privately': (_, { hero }) => (hero.wounds < 3 ? 'yes' : 'no'),
  'tokens-to-spend': ({ options }) => options[Math.min(1, options.length - 1)],
  choice: ({ options }, { hero }) =>
    options.includes('heal') ? (hero.wounds > 0 ? 'heal' : 'discard-penalties') : undefined,
  'active-hero': none,
  side: none,
  'card-to-remove': none,
  'card-on-top': none,
  bet: none,
  'one-use-dice-to-spend': none,
  'weapon-to-roll': none,
  'weapon-for-token': none,
  'weapon-to-lose-token': none,
  'dice-to-reroll': none,
};

const isHit = (table: Table, hero: Hero): boolean =>
  monsterNumbers(table, hero).attack >= defense(table, hero);

function killChance(table: Table, hero: Hero, odds: Odds): number {
  if (hero.turn.attackIsZero || hero.turn.makesNoAttack) return 0;
  if (hero.fight?.killed === true) return 1;
  const needed = Math.ceil(monsterNumbers(table, hero).defense / hero.turn.attackTimes) - hero.bonus.attack;
  return odds.reach(attackDice(table, hero), needed);
}
