import type { EncounterId } from '../cards.ts';
import type { Fact } from '../facts.ts';
import type { HeroId } from '../state.ts';

/** When a hero died, and of what: the card that hit it last, or the poison. */
export type Epitaph = { readonly turn: number; readonly by: EncounterId | 'poison' | null };

/** The epitaphs of all who are dead, read from the log. */
export function epitaphsIn(facts: readonly Fact[]): ReadonlyMap<HeroId, Epitaph> {
  const epitaphs = new Map<HeroId, Epitaph>();
  const lastHurt = new Map<HeroId, EncounterId | 'poison'>();
  let turn = 0;
  for (const fact of facts) {
    if (fact.is === 'turn-began') {
      turn = fact.turn;
      lastHurt.clear();
    }
    if (fact.is === 'was-hit') lastHurt.set(fact.hero, fact.card);
    if (fact.is === 'poison-hurt') lastHurt.set(fact.hero, 'poison');
    if (fact.is === 'died') epitaphs.set(fact.hero, { turn, by: lastHurt.get(fact.hero) ?? null });
    if (fact.is === 'came-back') epitaphs.delete(fact.hero);
  }
  return epitaphs;
}
