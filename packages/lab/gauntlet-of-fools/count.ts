import {
  type BoastId,
  epitaphsIn,
  type Fact,
  type GauntletKinds,
  type Hero,
  type HeroId,
} from '@tavolo/gauntlet-of-fools';
import type { Match } from '@tavolo/kernel';
import type { Counted } from '../simulate/tally.ts';

/** The groups of things that are counted, each by the gold, the turns and the fate of the hero that had it. */
export const groups = ['class', 'weapon', 'boast'] as const;

/** How long a match was, and how each class, weapon and boast fared. */
export function count(match: Match<GauntletKinds>): {
  readonly length: number;
  readonly counted: readonly Counted[];
} {
  const { heroes, turn } = match.state;
  const facts = match.log.map(({ fact }) => fact);
  const epitaphs = epitaphsIn(facts);
  const boasts = boastsMade(facts);
  const { winners } = match.result;
  const counted = heroes.flatMap((hero) => {
    const turns = epitaphs.get(hero.id)?.turn ?? turn;
    const won = winners.some((seat) => seat === hero.seat);
    const values = [hero.gold, turns, hero.dead ? 0 : 1, won ? 1 : 0];
    return namesOf(hero, boasts.get(hero.id) ?? []).map((thing) => ({ ...thing, values }));
  });
  return { length: turn, counted };
}

const namesOf = (
  hero: Hero,
  boasts: readonly BoastId[],
): readonly { readonly group: string; readonly id: string }[] => [
  { group: 'class', id: hero.class },
  ...hero.weapons.map(({ card }) => ({ group: 'weapon', id: card })),
  ...(boasts.length === 0 ? [{ group: 'boast', id: 'none' }] : []),
  ...boasts.map((id) => ({ group: 'boast', id })),
];

/** The boasts that each hero entered the gauntlet with; some are dropped on the way. */
function boastsMade(facts: readonly Fact[]): ReadonlyMap<HeroId, readonly BoastId[]> {
  const made = new Map<HeroId, readonly BoastId[]>();
  for (const fact of facts) {
    if (fact.is === 'took' || fact.is === 'stole')
      made.set(fact.hero, [...(made.get(fact.hero) ?? []), ...fact.boasts]);
  }
  return made;
}
