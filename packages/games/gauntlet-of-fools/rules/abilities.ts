import { type Rule, silence } from '@tavolo/kernel';
import { choose } from '../ask.ts';
import type { Ability, AbilityId, Condition, Window } from '../cards.ts';
import type { Gauntlet, Table } from '../gauntlet.ts';
import { amountOf, amountOptions } from '../options.ts';
import type { WindowOption, WindowQuestion } from '../questions.ts';
import type { RuleId } from '../rulebook.ts';
import type { Hero } from '../state.ts';
import { carryOut } from './effects.ts';
import { helps } from './helps.ts';
import { monsterNumbers } from './numbers.ts';
import { classesOf } from './passives.ts';
import { fightOf, monsterOf, seatOf, traitOf } from './table.ts';

/** An ability that a hero may use now, and the place of the weapon that pays for it; -1 when the class pays. */
export type Use = { readonly ability: Ability; readonly weapon: number };

/** The abilities a hero may use in a window and can pay for. [gof/abilities.1, gof/abilities.3] */
export function usable(g: Table, hero: Hero, window: Window): readonly Use[] {
  const uses: Use[] = [];
  if (hero.classTokens > 0) {
    for (const card of classesOf(g, hero))
      addUses(g, hero, window, { abilities: card.abilities, weapon: -1, uses });
  }
  if (hero.turn.usesNoWeaponTokens) return uses;
  for (let weapon = 0; weapon < hero.weapons.length; weapon++) {
    const held = hero.weapons[weapon];
    if (held === undefined || held.tokens === 0) continue;
    const abilities = g.content.weapons.get(held.card)?.abilities ?? [];
    addUses(g, hero, window, { abilities, weapon, uses });
  }
  return uses;
}

type Found = { readonly abilities: readonly Ability[]; readonly weapon: number; readonly uses: Use[] };

function addUses(g: Table, hero: Hero, window: Window, { abilities, weapon, uses }: Found): void {
  for (const ability of abilities) if (allows(g, hero, ability, window)) uses.push({ ability, weapon });
}

const none: readonly Use[] = [];

function allows(g: Table, hero: Hero, ability: Ability, window: Window): boolean {
  if (ability.when !== window || isBarred(g, hero, ability)) return false;
  if (ability.once === 'fight' && fightOf(hero).used.includes(ability.id)) return false;
  if (ability.needs !== null && !holds(g, hero, ability.needs)) return false;
  return ability.does.some((effect) => helps(g, hero, effect, ability));
}

const outsideTheFight: readonly Window[] = ['start-of-turn', 'commit', 'after-encounter', 'end-of-turn'];

/** Against some monsters no ability that costs a token can be used in the fight itself. [gof/E-DEM-1, gof/A-15] */
function isBarred(g: Table, hero: Hero, ability: Ability): boolean {
  if (ability.ignoresText || outsideTheFight.includes(ability.when)) return false;
  return traitOf(monsterOf(g, hero), 'no-token-abilities') !== null;
}

/** A condition must be true when the ability is used. [gof/abilities.4] */
function holds(g: Table, hero: Hero, condition: Condition): boolean {
  switch (condition.is) {
    case 'killed':
      return fightOf(hero).killed;
    case 'not-killed':
      return !fightOf(hero).killed;
    case 'killed-and-dodged':
      return hero.turn.killedAndDodged;
    case 'damaged':
      return fightOf(hero).damaged;
    case 'dead':
      return hero.dead;
    case 'others-dead':
      return g.state.heroes.some((other) => other !== hero && other.deadAtStart);
    case 'attack-below-defense': {
      if (monsterOf(g, hero) === null) return false;
      const numbers = monsterNumbers(g, hero);
      return numbers.attack < numbers.defense;
    }
    case 'attack-at-least':
      return monsterOf(g, hero) !== null && monsterNumbers(g, hero).attack >= condition.attack;
  }
}

/** What else a window offers beside abilities, once: an option's id, whether it is open, and what it does. */
export type Extra = {
  readonly id: Exclude<WindowOption, AbilityId | 'go-on'>;
  readonly open: () => boolean;
  readonly take: () => Rule;
};

/** Lets a hero use what a window offers, again and again, until it goes on. [gof/abilities.2] */
export function offer(g: Gauntlet, hero: Hero, window: WindowQuestion, extra: Extra | null = null): Rule {
  const uses = hasTokens(hero) ? usable(g, hero, window) : none;
  return uses.length > 0 || extra?.open() === true ? offering(g, hero, window, { uses, extra }) : silence;
}

function hasTokens(hero: Hero): boolean {
  if (hero.classTokens > 0) return true;
  for (const weapon of hero.weapons) if (weapon.tokens > 0) return true;
  return false;
}

type Offered = { readonly uses: readonly Use[]; readonly extra: Extra | null };

function* offering(g: Gauntlet, hero: Hero, window: WindowQuestion, { uses, extra }: Offered): Rule {
  const spent: WindowOption[] = [];
  const seat = seatOf(hero);
  const rule = windowRules[window];
  for (let left = uses; !isSettled(hero, window); left = usable(g, hero, window).filter(isLeft)) {
    const more = extra !== null && !spent.includes(extra.id) && extra.open() ? [extra.id] : [];
    if (left.length + more.length === 0) return;
    const all = [...left, ...usableEarly(g, hero, window)];
    const from = [...all.map(({ ability }) => ability.id), ...more, 'go-on'] as const;
    const picked = yield* choose(window, { seat, rule, from, about: about(hero) });
    if (picked === 'go-on') return;
    const chosen = all.find(({ ability }) => ability.id === picked);
    if (chosen !== undefined) yield* use(g, hero, chosen);
    else if (extra !== null) yield* extra.take();
    if (chosen?.ability.many !== false) spent.push(picked);
  }
  function isLeft({ ability }: Use): boolean {
    return !spent.includes(ability.id);
  }
}

/** What belongs to the hit check and may be used before it, where a window is open anyway. [gof/A-31] */
const usableEarly = (g: Table, hero: Hero, window: Window): readonly Use[] =>
  beforeTheHitCheck.includes(window)
    ? usable(g, hero, 'defense').filter(({ ability }) => ability.early)
    : none;

const beforeTheHitCheck: readonly Window[] = ['start-of-encounter', 'before-rolling', 'after-rolling'];

/** An encounter that was skipped offers nothing more at its start, nor one that is to be faced again at its end. */
function isSettled({ fight }: Hero, window: Window): boolean {
  if (window === 'start-of-encounter') return fight?.skipped === true;
  return window === 'after-encounter' && fight?.again === true;
}

/** The rule that opens each window. */
const windowRules: { readonly [W in WindowQuestion]: RuleId } = {
  'start-of-encounter': 'gof/turn.4',
  'before-rolling': 'gof/turn.6.1',
  'after-rolling': 'gof/turn.6.3',
  treasure: 'gof/turn.6.4',
  defense: 'gof/turn.7.1',
  damage: 'gof/turn.7.4',
  'after-damage': 'gof/turn.7.5',
  'after-encounter': 'gof/turn.8',
  'end-of-turn': 'gof/turn.9.2',
};

/** What a prompt needs to know beside the options. */
const about = (hero: Hero) => () => ({
  hero: hero.id,
  card: hero.fight?.encounter.card ?? null,
  modifiers: hero.fight?.encounter.modifiers ?? [],
  killed: hero.fight?.killed ?? false,
});

/** Pays for an ability and carries it out; where several tokens may be spent in one go, asks how many. */
export function* use(g: Gauntlet, hero: Hero, { ability, weapon }: Use): Rule {
  const tokens = ability.many ? yield* tokensToSpend(hero, { ability, weapon }) : 1;
  const held = hero.weapons[weapon];
  if (held === undefined) hero.classTokens -= tokens;
  else held.tokens -= tokens;
  hero.fight?.used.push(ability.id);
  g.tell({ is: 'used', hero: hero.id, ability: ability.id, tokens }, 'gof/abilities.1');
  for (let spent = 0; spent < tokens; spent++)
    for (const effect of ability.does) yield* carryOut(g, hero, effect);
}

function* tokensToSpend(hero: Hero, { ability, weapon }: Use): Rule<number> {
  const most = hero.weapons[weapon]?.tokens ?? hero.classTokens;
  const spent = yield* choose('tokens-to-spend', {
    seat: seatOf(hero),
    rule: 'gof/abilities.2',
    from: amountOptions(1, most),
    about: () => ({ hero: hero.id, ability: ability.id }),
  });
  return amountOf(spent);
}
