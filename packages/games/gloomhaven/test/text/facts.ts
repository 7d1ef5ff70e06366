import type { Fact } from '../../facts.ts';
import type { FigureId, HexId } from '../../vocabulary/ids.ts';
import { id } from './table.ts';

type Of<Is> = Fact extends infer One
  ? One extends { readonly is: infer Tag }
    ? Is extends Tag
      ? Omit<One, 'is'>
      : never
    : never
  : never;

const brute = id<FigureId>('brute');
const scoundrel = id<FigureId>('scoundrel');
const guard = id<FigureId>('bandit-guard-3');
const here = id<HexId>('2,0');
const piece = id<never>('piece-1');

/** One fact of each kind. A kind that is missing does not compile. */
const samples: { readonly [Is in Fact['is']]: Of<Is> } = {
  'class-chosen': { hero: brute, class: id('brute'), seat: 'Ana' },
  'level-chosen': { hero: brute, level: 2 },
  'goal-dealt': { hero: scoundrel, goals: [id('streamliner'), id('layabout')] },
  equipped: { hero: brute, items: [id('boots-of-striding')] },
  'hand-chosen': { hero: brute, count: 10 },
  placed: { figure: brute, hex: here },
  'scenario-begins': { scenario: 'black-barrow', level: 1 },
  story: { section: 1 },
  'round-begins': { round: 3 },
  picked: { hero: scoundrel },
  initiative: { hero: brute, value: 72, cards: [id('trample'), id('shield-bash')] },
  'goes-first': { hero: scoundrel, why: 'chance' },
  'rests-long': { hero: brute },
  rested: { hero: brute, how: 'short', lost: id('trample') },
  'rest-redrawn': { hero: brute, kept: id('trample') },
  'monster-card': { deck: id('bandit-guard'), card: id('bandit-guard-1'), initiative: 30 },
  'turn-begins': { figure: scoundrel },
  'turn-skipped': { figure: guard, why: 'stunned' },
  action: { figure: brute, card: id('trample'), half: 'top', basic: false },
  'item-used': { figure: brute, item: id('boots-of-striding') },
  'items-refreshed': { figure: brute, items: [id('boots-of-striding')] },
  'taken-over': { figure: guard, by: scoundrel },
  focused: { figure: guard, on: scoundrel },
  moved: { figure: scoundrel, path: [here], how: 'push' },
  'door-opened': { door: 'a', by: brute },
  'door-unlocked': { door: 'a' },
  'room-revealed': { room: 1 },
  appeared: { figure: guard, hex: here, how: 'summoned' },
  attack: { by: brute, on: guard, value: 3, edge: 'advantage' },
  drawn: { by: brute, deck: brute, cards: [id('+1'), id('curse')], used: [id('+1')] },
  hit: { by: brute, on: guard, total: 5, shield: 1, damage: 4 },
  redirected: { by: guard, from: scoundrel, to: brute },
  suffered: { figure: scoundrel, damage: 1, cause: 'retaliate', by: guard, hp: 7 },
  prevented: { figure: brute, damage: 2, with: 'boots-of-striding' },
  negated: { figure: brute, damage: 6, cards: [id('trample'), id('shield-bash')] },
  healed: { figure: scoundrel, amount: 3, by: brute, cured: ['wound'] },
  condition: { figure: scoundrel, condition: 'stun', by: guard, fresh: false },
  immune: { figure: guard, condition: 'poison' },
  'condition-ends': { figure: guard, condition: 'muddle' },
  bonus: { figure: brute, bonus: 'retaliate', value: 2, range: 3, source: 'round' },
  died: { side: 'monsters', figure: guard, by: scoundrel },
  exhausted: { figure: scoundrel, why: 'hp' },
  gone: { figure: guard },
  xp: { figure: brute, value: 1 },
  coins: { figure: brute, count: 2 },
  'coins-taken': { figure: guard, count: 1 },
  treasure: { figure: brute, treasure: 7 },
  found: { figure: brute, what: id('boots-of-striding'), value: 1 },
  infused: { element: 'fire', by: brute },
  strong: { element: 'dark' },
  consumed: { element: 'ice', by: guard },
  'trap-sprung': { figure: guard, trap: piece, hex: here },
  'trap-made': { figure: brute, piece, hexes: [here] },
  'obstacle-made': { figure: brute, piece, hexes: [here, id('3,0'), id('3,1')] },
  'trap-disarmed': { figure: brute, piece, hexes: [here] },
  'obstacle-destroyed': { figure: brute, piece, hexes: [here] },
  'obstacle-moved': { figure: brute, piece, to: here },
  'card-to': { hero: brute, card: id('trample'), pile: 'active', wasInHand: false },
  'use-spent': { hero: brute, card: id('trample'), left: 2 },
  recovered: { hero: scoundrel, cards: [id('trample')] },
  'shuffled-in': { deck: scoundrel, card: id('curse'), count: 1 },
  'no-avail': { figure: guard },
  'none-left': { card: id('bless') },
  reshuffled: { deck: 'monsters' },
  'elements-wane': {},
  'round-ends': { round: 3 },
  ending: { ending: 'failure', why: 'exhausted' },
  'goal-met': { hero: brute, goal: id('streamliner'), checks: 1 },
  'goal-missed': { hero: scoundrel, goal: id('layabout'), checks: 0 },
  reckoned: { hero: brute, xp: 9, bonusXp: 6, gold: 12, coins: 4 },
  'scenario-ends': { outcome: 'success' },
};

export const facts: readonly Fact[] = Object.entries(samples).map(
  ([is, rest]) => ({ is, ...rest }) as unknown as Fact, // each is a fact of its own kind
);
