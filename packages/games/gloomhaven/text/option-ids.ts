import type { Asked } from './asked.ts';

/** An option that is a word and what it is about: `top:trample`, or one word alone. */
export type Tagged = { readonly tag: string; readonly rest: string };

export function tagged(id: string): Tagged {
  const colon = id.indexOf(':');
  return colon < 0 ? { tag: id, rest: '' } : { tag: id.slice(0, colon), rest: id.slice(colon + 1) };
}

/** An area laid out, as `place:q,r:n` names it: a hex of it, and which way it is turned, counted from 1. */
export function placement(rest: string): { readonly hex: string; readonly turn: number } {
  const [hex = '', turn = '0'] = rest.split(':');
  return { hex, turn: Number(turn) + 1 };
}

/** Whom a placement hits, and whether another one hits the same; `null` when the question does not say. */
export function hitBy(id: string, { options, hits }: Asked): Hit | null {
  const hit = hits[options.filter((option) => option.startsWith('place:')).indexOf(id)];
  if (hit === undefined || hit === '') return null;
  return { figures: hit.split('+'), isOnly: hits.filter((other) => other === hit).length === 1 };
}
type Hit = { readonly figures: readonly string[]; readonly isOnly: boolean };

/** What a monster can come to, as `q,r>brute+scoundrel` names it: where it ends, and whom it attacks. */
export function outcome(id: string): { readonly hex: string; readonly targets: readonly string[] } {
  const [hex = '', targets = ''] = id.split('>');
  return { hex, targets: targets.split('+').filter((target) => target !== '') };
}

/** What an attack comes to when its changes are made in an order; `null` when the question does not say them. */
export function attackInOrder(order: string, { base, more, factor }: Asked): number | null {
  if (base === null || more === null || factor === null) return null;
  return order === 'add-first' ? factor * (base + more) : factor * base + more;
}

/** The hexes of an option: one, or several that belong together. */
export const hexesIn = (id: string): readonly string[] => id.split('|');

/** The items of options that are items: `item:hide-armor`, or the item alone. */
export const itemsIn = (ids: readonly string[]): readonly string[] =>
  ids.map((id) => {
    const { tag, rest } = tagged(id);
    return tag === 'item' && rest !== '' ? rest : id;
  });
