import type { Gloom, Table } from '../../gloomhaven.ts';
import type { ActiveCard, Figure, Hero } from '../../state.ts';
import type { Lasting, Whose } from '../../vocabulary/lasting.ts';
import { isAdjacent, range } from '../board.ts';
import { figureById, gainXp, heroOf } from '../figures.ts';
import { effectsOf, halfOf, retire } from './piles.ts';

/** An effect in force: whose it is, and the active card it comes from; `null`: an item. */
export type InForce<L extends Lasting = Lasting> = {
  readonly hero: Hero;
  readonly active: ActiveCard | null;
  readonly effect: L;
};

/** All effects in force for one moment, of all characters. Nothing is stored: they are found anew each time. */
export function inForce<On extends Lasting['on']>(
  g: Table,
  on: On,
): readonly InForce<Extract<Lasting, { on: On }>>[] {
  const found: InForce<Extract<Lasting, { on: On }>>[] = [];
  for (const hero of g.state.heroes) {
    if (hero.exhausted) continue;
    for (const active of hero.active) collect(found, on, { hero, active, effects: effectsOf(g, active) });
    for (const { item } of hero.items) collect(found, on, { hero, active: null, effects: worn(g, item) });
  }
  return found;
}

/** What an item keeps in force. */
const worn = (g: Table, item: Hero['items'][number]['item']): readonly Lasting[] =>
  (g.content.items.get(item)?.uses ?? []).flatMap((use) =>
    use.when === 'always' ? (use.lasting ?? []) : [],
  );

type Source = {
  readonly hero: Hero;
  readonly active: ActiveCard | null;
  readonly effects: readonly Lasting[];
};

function collect<On extends Lasting['on']>(
  into: InForce<Extract<Lasting, { on: On }>>[],
  on: On,
  { hero, active, effects }: Source,
): void {
  const isOn = (effect: Lasting): effect is Extract<Lasting, { on: On }> => effect.on === on;
  for (const effect of effects) if (isOn(effect)) into.push({ hero, active, effect });
}

/** Whether a figure is one of those that an effect of `hero` speaks of. [gh/bonuses.11] */
export function concerns(g: Table, hero: Hero, whose: Whose, figure: Figure): boolean {
  const owner = figureById(g.state, hero.id);
  if (owner === null) return false;
  if (whose === 'self') return figure.id === owner.id;
  if (figure.side !== owner.side) return false;
  if (whose === 'self-and-adjacent-allies') {
    return figure.id === owner.id || isAdjacent(g, owner.hex, figure.hex);
  }
  if (figure.id === owner.id) return false;
  if (whose === 'allies') return true;
  if (whose === 'adjacent-allies') return isAdjacent(g, owner.hex, figure.hex);
  return range(g, owner.hex, figure.hex) <= whose.alliesWithin;
}

/** One use space is left; after the last the card goes to its pile. [gh/bonuses.2, gh/bonuses.9] */
export function spendUse(g: Gloom, { hero, active }: Pick<InForce, 'hero' | 'active'>): void {
  if (active === null) return;
  const { uses } = halfOf(g, active);
  if (uses === undefined) return;
  const figure = figureById(g.state, hero.id);
  if (figure !== null) gainXp(g, figure, uses[active.used] ?? 0);
  active.used++;
  g.tell(
    { is: 'use-spent', hero: hero.id, card: active.card, left: uses.length - active.used },
    'gh/bonuses.2',
  );
  if (active.used >= uses.length) retire(g, hero, active);
}

/** The bonus that keeps a character from damage of this cause, if one is in force. [gh/bonuses.3, gh/bonuses.4] */
export const preventionFor = (
  g: Table,
  hero: Hero,
  isAttack: boolean,
): InForce<Extract<Lasting, { on: 'damage' }>> | null =>
  inForce(g, 'damage').find(
    ({ hero: owner, effect }) =>
      owner.id === hero.id && effect.prevent === true && (effect.from === 'any' || isAttack),
  ) ?? null;

/** Round bonuses end with the round. [gh/clean-up.5] */
export function endRoundBonuses(g: Gloom): void {
  for (const hero of g.state.heroes) {
    for (const active of [...hero.active]) {
      const half = halfOf(g, active);
      const staysForGood = half.stays === 'persistent';
      if (!staysForGood) retire(g, hero, active);
    }
  }
  for (const figure of g.state.figures) {
    figure.bonuses = figure.bonuses.filter(({ source }) => source !== 'round');
    figure.under = null;
    figure.takenOver = null;
  }
}

export const augmentLimit = (g: Table, hero: Hero): number =>
  Math.max(
    1,
    ...inForce(g, 'always')
      .filter((it) => it.hero.id === hero.id)
      .map(({ effect }) => ('augmentLimit' in effect ? effect.augmentLimit : 1)),
  );

/** Active augments of a character; they are kept apart from its other active cards. */
export const augmentsOf = (g: Table, hero: Hero): readonly ActiveCard[] =>
  hero.active.filter((it) => halfOf(g, it).augment === true);

export const augmentsOnRanged = (g: Table, figure: Figure): boolean => {
  const hero = heroOf(g.state, figure);
  return (
    hero !== null &&
    inForce(g, 'always').some((it) => it.hero.id === hero.id && 'augmentsOnRanged' in it.effect)
  );
};
