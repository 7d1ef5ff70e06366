import type { Table } from '../../gloomhaven.ts';
import type { Figure } from '../../state.ts';
import type { Ability, Adjustment, Attack, Move } from '../../vocabulary/abilities.ts';
import type { Element, PrintedElement } from '../../vocabulary/terms.ts';
import type { Deed } from '../abilities/deed.ts';
import { elementsThere } from '../abilities/elements.ts';
import { has, statsOf } from '../figures.ts';
import { cardOfRound } from '../turns/monster-types.ts';
import type { Intent } from './actor.ts';
import { spelledOut } from './specials-of.ts';

/** What a figure is going to do first: a move and the attack that it serves, or an attack from where it stands. */
export type Ahead = { readonly move: Move | null; readonly intent: Intent };

/** Like a card that reads "Move +0, Attack +0". [gh/summons.8] */
export const plainCard: readonly Ability[] = [
  { do: 'move', value: { relative: 0 } },
  { do: 'attack', value: { relative: 0 } },
];

/** Its card prints a value and not "-"; what a character can do is said by its own cards. [gh/components.22] */
export function isAble(g: Table, figure: Figure, to: 'move' | 'attack'): boolean {
  const stats = statsOf(g, figure);
  return stats === null ? figure.kind === 'character' : stats[to] !== null;
}

/** What a figure's turn will be about if nothing changes before it; a monster without a card acts like a summon. */
export function aheadOf(g: Table, deed: Deed): Ahead {
  const card = deed.by.kind === 'monster' ? cardOfRound(g, deed.by) : null;
  return aheadIn(g, deed, card === null ? plainCard : spelledOut(g, deed.by, card.abilities));
}

/** What these abilities will be about. */
export function aheadIn(g: Table, deed: Deed, printed: readonly Ability[]): Ahead {
  const abilities = withBrought(g, deed.by, printed);
  const first = abilities.findIndex((it) => it.do === 'move' || it.do === 'attack');
  const move = abilities.find((it, n): it is Move => n === first && it.do === 'move') ?? null;
  const later = abilities.slice(Math.max(0, first));
  const attack = has(deed.by, 'disarm')
    ? null
    : (later.find((it): it is Attack => it.do === 'attack') ?? null);
  return { move, intent: intentOf(g, deed, attack) };
}

/** With those that an element will bring. */
function withBrought(g: Table, by: Figure, abilities: readonly Ability[]): readonly Ability[] {
  const there = [...elementsThere(g.state), ...consumedFor(g, by)];
  return abilities.flatMap((it) => {
    const brings = it.do === 'consume-then' && it.consume.every((element) => isAmong(there, element));
    return brings ? it.then : [it];
  });
}

/** What the figures that act on the same card have consumed for it. [gh/elements.15] */
function consumedFor(g: Table, by: Figure): readonly Element[] {
  const card = by.kind === 'monster' ? cardOfRound(g, by) : null;
  return g.state.monsterDecks.find((it) => it.card !== null && it.card === card?.id)?.consumed ?? [];
}

function intentOf(g: Table, deed: Deed, attack: Attack | null): Intent {
  const taken = attack === null ? [] : adjustmentsAhead(g, deed, attack.adjust ?? []);
  const area = taken.find((it) => it.area !== undefined)?.area;
  return { attack: attack === null || area === undefined ? attack : { ...attack, area }, taken };
}

/** The adjustments that will be in force: monsters consume what they can. [gh/elements.14, gh/elements.15] */
function adjustmentsAhead(g: Table, { by }: Deed, adjustments: readonly Adjustment[]): readonly Adjustment[] {
  const consumed = consumedFor(g, by);
  let left = elementsThere(g.state);
  return adjustments.filter(({ consume = [] }) => {
    if (consume.every((it) => isAmong(consumed, it))) return true;
    if (!consume.every((it) => isAmong(left, it))) return false;
    left = left.filter((it) => !consume.includes(it));
    return true;
  });
}

const isAmong = (elements: readonly Element[], wanted: PrintedElement): boolean =>
  wanted === 'any' ? elements.length > 0 : elements.includes(wanted);
