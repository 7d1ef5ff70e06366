import { type Rule, together } from '@tavolo/kernel';
import { choose } from '../../ask.ts';
import type { Gloom, Table } from '../../gloomhaven.ts';
import type { RuleId } from '../../rulebook.ts';
import type { Figure, Hero } from '../../state.ts';
import type { FigureId, MonsterDeckId, MonsterId } from '../../vocabulary/ids.ts';
import { activeHeroes, tableDecider } from '../figures.ts';
import { monsterDeckOf } from './monster-types.ts';

/** Heroes or monster types with the same place in the round, by their ids. */
type Tie = { readonly rule: RuleId; readonly ids: readonly Tied[] };

type Tied = FigureId | MonsterId;

/**
 * What is tied once all cards are shown is ordered by the players: heroes among themselves, monster types among
 * themselves. Types that share a deck keep the order they were once given. [gh/initiative.4, gh/initiative.6, gh/A-01]
 */
export function* settleTies(g: Gloom): Rule {
  g.state.tieOrder = g.state.tieOrder.filter((id) => sharesDeck(g, id, g.state.tieOrder));
  for (const tie of [...tiedHeroes(g), ...tiedTypes(g)]) yield* order(g, tie);
}

/** Ties of types that came in mid-round with others that are still to act. [gh/initiative.6, gh/initiative.13] */
export const newTies = (g: Table): readonly Tie[] =>
  tiedTypes(g, (it) => !it.acted).filter(({ ids }) => ids.some((id) => !g.state.tieOrder.includes(id)));

/** Equal leading cards and equal second cards; resting characters have neither. [gh/initiative.4, gh/initiative.7] */
const tiedHeroes = (g: Table): readonly Tie[] =>
  tied(
    activeHeroes(g.state).map(({ id, initiative, second }) => ({ id, at: initiative * 100 + second })),
    'gh/initiative.4',
  );

const tiedTypes = (g: Table, counts: (figure: Figure) => boolean = () => true): readonly Tie[] =>
  tied(
    g.state.met
      .filter((type) => g.state.figures.some((it) => it.type === type && counts(it)))
      .flatMap((id) => {
        const at = initiativeOfType(g, id);
        return at === null ? [] : [{ id, at }];
      }),
    'gh/initiative.6',
  );

const deckOfType = ({ content }: Table, id: string): MonsterDeckId | null =>
  content.monsters.get(id as MonsterId)?.deck ?? null; // a hero's id is no monster's, and has no deck

function sharesDeck(g: Table, id: string, others: readonly string[]): boolean {
  const deck = deckOfType(g, id);
  return deck !== null && others.some((it) => it !== id && deckOfType(g, it) === deck);
}

/** `null` for a type that has no card this round: it takes no turn. */
function initiativeOfType(g: Table, type: MonsterId): number | null {
  const deck = deckOfType(g, type);
  const card = deck === null ? null : (monsterDeckOf(g.state, deck)?.card ?? null);
  return card === null ? null : (g.content.monsterCards.get(card)?.initiative ?? null);
}

function tied(all: readonly { readonly id: Tied; readonly at: number }[], rule: RuleId): readonly Tie[] {
  const byPlace = new Map<number, Tied[]>();
  for (const { id, at } of all) byPlace.set(at, [...(byPlace.get(at) ?? []), id]);
  return [...byPlace.values()].filter((ids) => ids.length > 1).map((ids) => ({ rule, ids }));
}

const isOneOf = (ids: readonly Tied[], id: string): boolean => ids.some((it) => it === id);

/** The first of all, then the next, until one is left. A type comes after those that it was once put behind. */
export function* order(g: Gloom, { rule, ids }: Tie): Rule {
  const before = g.state.tieOrder.filter((id) => isOneOf(ids, id));
  const chosen: Tied[] = [];
  while (chosen.length < ids.length) {
    const left = ids.filter((id) => !chosen.includes(id));
    const isBehind = (id: string): boolean =>
      before.slice(0, before.indexOf(id) + 1).some((it) => isOneOf(left, it) && sharesDeck(g, id, [it]));
    const from = left.filter((id) => !isBehind(id));
    chosen.push(yield* firstOf(g, rule, from));
  }
  g.state.tieOrder = [...g.state.tieOrder.filter((id) => !isOneOf(ids, id)), ...chosen];
}

/** Tied players agree, otherwise chance decides, or at once if the table likes; for monsters the table chooses. [gh/A-32, gh/A-33] */
function* firstOf(g: Gloom, rule: RuleId, from: readonly Tied[]): Rule<Tied> {
  const heroes = g.state.heroes.filter(({ id }) => from.includes(id));
  const seats = [...new Set(heroes.map(({ seat }) => seat))];
  const [seat = tableDecider(g.state)] = seats;
  if (seats.length < 2)
    return yield* choose('tie-order', { seat, rule, from, about: () => ({ how: 'decide' }) });
  if (!g.state.options.tiesAgreed) return firstByLot(g, heroes);
  const about = () => ({ how: 'vote' as const });
  const wishes = yield* together(
    seats.map((each) => ({ seat: each, rule: choose('tie-order', { seat: each, rule, from, about }) })),
  );
  const wished = heroes.map(({ id }) => id).filter((id) => [...wishes.values()].includes(id));
  const [agreed, ...others] = wished;
  const isAgreed = agreed !== undefined && others.length === 0;
  const first = isAgreed ? agreed : g.chance.stream('ties').pick(wished);
  g.tell({ is: 'goes-first', hero: first, why: isAgreed ? 'agreed' : 'chance' }, 'gh/A-33');
  return first;
}

function firstByLot(g: Gloom, heroes: readonly Hero[]): FigureId {
  const { id } = g.chance.stream('ties').pick(heroes);
  g.tell({ is: 'goes-first', hero: id, why: 'lot' }, 'gh/A-33');
  return id;
}
