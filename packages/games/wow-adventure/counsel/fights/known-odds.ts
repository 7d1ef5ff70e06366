/**
 * Odds that have been found before. Most heroes meet the same encounters with the same arms from question to question, and
 * in one imagined match after the other.
 */
import { holds } from '../../rules/conditions.ts';
import type { Foe } from '../../vocabulary/challenge-cards.ts';
import type { Condition } from '../../vocabulary/conditions.ts';
import type { Content } from '../../vocabulary/content.ts';
import type { Power } from '../../vocabulary/powers.ts';
import type { Table } from '../../wow.ts';
import type { Arms, Help } from './arms.ts';
import { conditionsOfNow } from './facing.ts';
import type { Odds } from './odds.ts';

/** Odds by the encounter that is met. */
type Known = WeakMap<Foe, Odds>;

/** So many different arms are kept in mind; then all are forgotten. */
const mostArms = 20_000;

const byContent = new WeakMap<Content, Map<string, Known>>();

/** A hero who meets an encounter with the best card it can pay for; `null`: without one. */
type Meeting = { readonly table: Table; readonly arms: Arms; readonly foe: Foe; readonly help: Help | null };

/** The odds of a meeting: as they were found before, or found now. */
export function knownOdds({ table, arms, foe, help }: Meeting, find: () => Odds): Odds {
  if (foe.powers.some((power) => nowIn(power).length > 0)) return find();
  const known = knownFor(table, arms, help);
  const before = known.get(foe);
  if (before !== undefined) return before;
  const found = find();
  known.set(foe, found);
  return found;
}

/** What is known of arms, with one card or another; found once for them. */
const ofArms = new WeakMap<Arms, Map<string, Known>>();

function knownFor(table: Table, arms: Arms, help: Help | null): Known {
  const own = ofArms.get(arms) ?? new Map<string, Known>();
  ofArms.set(arms, own);
  const card = help?.ability.id ?? '';
  const known = own.get(card) ?? sharedFor(table.content, `${card} ${keyOf(table, arms)}`);
  own.set(card, known);
  return known;
}

function sharedFor(content: Content, key: string): Known {
  const all = byContent.get(content) ?? new Map<string, Known>();
  byContent.set(content, all);
  if (all.size > mostArms) all.clear();
  const known = all.get(key) ?? new WeakMap<Foe, Odds>();
  all.set(key, known);
  return known;
}

/** Everything that the odds of a hero against an encounter depend on, except the encounter. */
function keyOf(table: Table, { hero, base, powers }: Arms): string {
  const { attack, type, defense, damage, left, chargesFrom } = base;
  const { character, level, weapon, armor, backpack, turn } = hero;
  const worn = `${weapon === null} ${armor === null} ${backpack.length} ${turn.left}`;
  let key = `${character} ${level} ${attack} ${type} ${defense} ${damage} ${left} ${hero.damage} ${chargesFrom} ${worn}`;
  for (const power of powers) {
    key += ` ${numberOf(power)}`;
    for (const condition of nowIn(power)) key += holds(table, { hero, side: null }, [condition]) ? '+' : '-';
  }
  return key;
}

/** Powers are told apart by numbers of their own. */
const numbers = new WeakMap<Power, number>();
const given = { count: 0 };

function numberOf(power: Power): number {
  const before = numbers.get(power);
  if (before !== undefined) return before;
  given.count++;
  numbers.set(power, given.count);
  return given.count;
}

const nowByPower = new WeakMap<Power, readonly Condition[]>();

/** The conditions somewhere in a power that depend on how things are now. */
function nowIn(power: Power): readonly Condition[] {
  const before = nowByPower.get(power);
  if (before !== undefined) return before;
  const found = conditionsIn(power);
  nowByPower.set(power, found);
  return found;
}

function conditionsIn(thing: unknown): readonly Condition[] {
  if (typeof thing !== 'object' || thing === null) return [];
  const inside = Object.values(thing).flatMap(conditionsIn);
  return isOfNow(thing) ? [thing, ...inside] : inside;
}

const isOfNow = (thing: object): thing is Condition =>
  'is' in thing && typeof thing.is === 'string' && conditionsOfNow.has(thing.is);
