/** Healing, disease and what lasts. [wow/damage.1, wow/resources.3] */
import type { RuleId } from '../rulebook.ts';
import type { Hero, Lasting } from '../state.ts';
import type { Wow } from '../wow.ts';
import { alwaysAdded } from './numbers.ts';
import { isActive } from './table.ts';
import { heroPowers } from './wielded.ts';

/** Removes damage, never below none; `more`: what the moment adds to it. */
export function heal(
  g: Wow,
  hero: Hero,
  n: number | 'all',
  { more = 0, rule }: { more?: number; rule: RuleId },
): void {
  if (hero.damage === 0 || hero.lasting.some(({ is }) => is === 'cannot-heal')) return;
  const wanted = (n === 'all' ? hero.damage : n) + more + alwaysAdded(g, hero, 'healing');
  const healed = Math.min(hero.damage, Math.max(0, wanted));
  if (healed === 0) return;
  hero.damage -= healed;
  g.tell({ is: 'healed', hero: hero.seat, n: healed, now: hero.damage }, rule);
}

/** Puts something off to a later moment. */
export function putOff(g: Wow, hero: Hero, lasting: Omit<Lasting, 'n'> & { readonly n?: number }): void {
  const turns = isActive(g.state, hero) ? 2 : 1;
  const n = lasting.n ?? (lasting.is === 'cannot-heal' ? turns : 1);
  hero.lasting.push({ is: lasting.is, n, by: lasting.by, source: lasting.source });
  g.tell({ is: 'will-suffer', hero: hero.seat, what: lasting.is, source: lasting.source }, 'wow/damage.9');
}

export const isImmuneToDisease = (g: Wow, hero: Hero): boolean =>
  heroPowers(g, hero).some(({ power }) => power.do.some(({ is }) => is === 'immune-to-disease'));

/** All Disease tokens go. [wow/A-48] */
export function cure(g: Wow, hero: Hero): void {
  if (hero.diseases === 0) return;
  for (let left = hero.diseases; left > 0; left--) giveBackDisease(g);
  hero.diseases = 0;
  g.tell({ is: 'was-cured', hero: hero.seat }, 'wow/resources.3');
}

/** Disease tokens that came from the board go back to those set aside, as far as there are any out. */
function giveBackDisease(g: Wow): void {
  const { content, state } = g;
  const all = content.discoveries.get('disease')?.copies ?? 0;
  const onBoard = state.tokens.filter(({ kind }) => kind === 'disease').length;
  const inPiles = [...state.pool, ...state.aside, ...state.revealed].filter(
    (kind) => kind === 'disease',
  ).length;
  if (onBoard + inPiles < all) state.aside.push('disease');
}
