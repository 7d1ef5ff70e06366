import type { Rank } from '../../vocabulary/terms.ts';

/** What there is with 2, 3 and 4 characters. */
export type ByTwoThreeFour<What> = readonly [
  two: readonly What[],
  three: readonly What[],
  four: readonly What[],
];

/** The same for all, or a list for 2, 3 and 4 characters. */
export const isByCharacters = (
  ranks: readonly Rank[] | ByTwoThreeFour<Rank>,
): ranks is ByTwoThreeFour<Rank> => Array.isArray(ranks[0]);

/** Numbers of characters that see the same, together; `'all'` where it is the same for all. Nobody is left out. */
export function grouped<What>(
  lists: ByTwoThreeFour<What>,
): readonly { readonly what: readonly What[]; readonly characters: readonly number[] | 'all' }[] {
  const groups: { what: readonly What[]; characters: number[] }[] = [];
  lists.forEach((what, place) => {
    const known = groups.find((group) => group.what.join() === what.join());
    if (known === undefined) groups.push({ what, characters: [place + 2] });
    else known.characters.push(place + 2);
  });
  return groups
    .filter(({ what }) => what.length > 0)
    .map(({ what, characters }) => ({ what, characters: characters.length === 3 ? 'all' : characters }));
}
