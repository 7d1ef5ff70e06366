import { seat } from '@tavolo/kernel';
import { content } from '../../content/content.ts';
import type { Hero } from '../../state.ts';
import type { CardId, ClassId, FigureId, GoalId, ItemId } from '../../vocabulary/ids.ts';
import type { HeroLead } from './cast.ts';

// Tests write ids as plain words; the words of a character are branded here.
const seatsInOrder = ['ana', 'bea', 'carl', 'dan'];

/** Who plays the n-th character of a cast. */
export const seatOf = (lead: HeroLead, n: number): Hero['seat'] =>
  seat(lead.seat ?? seatsInOrder[n] ?? 'zoe');

/** A character beside the map, prepared and in the middle of a round. */
export function heroFor(lead: HeroLead, n: number): Hero {
  const pool = [...content.cards.values()].filter((it) => it.class === lead.class).map(({ id }) => id);
  const cards = (ids: readonly string[] = []): CardId[] => ids.map((id) => known(pool, id));
  const mat = content.classes.get(lead.class as ClassId);
  if (mat === undefined) throw new Error(`there is no class ${lead.class}`);
  return {
    id: lead.class as FigureId,
    seat: seatOf(lead, n),
    class: mat.id,
    level: lead.level ?? 1,
    ready: 'done',
    perks: mat.perks.map(() => 0),
    pool,
    hand: cards(lead.hand),
    discard: cards(lead.discard),
    lost: cards(lead.lost),
    active: (lead.active ?? []).map((it) => activeFor(pool, it)),
    picked: cards(lead.picked),
    resting: lead.resting ?? false,
    shown: [],
    initiative: lead.initiative ?? 50 + n,
    second: lead.second ?? 99,
    items: (lead.items ?? []).map((it) => equippedFor(it)),
    found: [],
    goalsDealt: [],
    goal: (lead.goal ?? null) as GoalId | null,
    xp: lead.xp ?? 0,
    coins: lead.coins ?? 0,
    gold: 0,
    exhausted: false,
    hpLeft: null,
    tally: {},
    checks: 0,
  };
}

function known(pool: readonly CardId[], id: string): CardId {
  const card = pool.find((it) => it === id);
  if (card === undefined) throw new Error(`there is no card ${id} in this class`);
  return card;
}

function activeFor(pool: readonly CardId[], written: string): Hero['active'][number] {
  const [card = '', half = ''] = written.replace('*', '').split(' ');
  return {
    card: known(pool, card),
    half: half === 'top' ? 'top' : 'bottom',
    used: 0,
    boosted: written.endsWith('*'),
  };
}

function equippedFor(
  written: string | { readonly item: string; readonly state: 'spent' | 'consumed' },
): Hero['items'][number] {
  const { item, state } = typeof written === 'string' ? { item: written, state: 'ready' as const } : written;
  if (!content.items.has(item as ItemId)) throw new Error(`there is no item ${item}`);
  return { item: item as ItemId, state, marked: 0 };
}
