import type { Rule } from '@tavolo/kernel';
import { choose } from '../../ask.ts';
import type { Gloom, Table } from '../../gloomhaven.ts';
import { bonusOption } from '../../options.ts';
import type { Lasting } from '../../vocabulary/lasting.ts';
import type { Deed } from '../abilities/deed.ts';
import { canConsume, consume } from '../abilities/elements.ts';
import { type InForce, inForce, spendUse } from '../cards/lasting.ts';

/** A bonus to whole attack abilities: more targets, more range. */
export type AbilityBonus = InForce<Extract<Lasting, { on: 'attack-ability' }>>;

/** The attacker's bonuses to attack abilities of this kind, as far as their elements are there. */
export const abilityBonuses = (g: Table, { by }: Deed, isRanged: boolean): readonly AbilityBonus[] =>
  inForce(g, 'attack-ability').filter(
    ({ hero, effect }) =>
      hero.id === by.id &&
      (effect.kind === 'any' || (effect.kind === 'ranged') === isRanged) &&
      canConsume(g, effect.consume ?? []),
  );

/** Used whenever there is an attack, whether the player likes it or not. [gh/bonuses.3] */
export const isForced = ({ effect }: AbilityBonus): boolean => effect.consume === undefined;

/** What bonuses add to the range or to the number of targets. */
export const givenBy = (bonuses: readonly AbilityBonus[], of: 'range' | 'targets'): number =>
  bonuses.reduce((sum, { effect }) => {
    const more = effect.add[of];
    return sum + (typeof more === 'number' ? more : 0);
  }, 0);

/** Those that are forced, and those for which the player will consume elements. [gh/elements.7] */
export function* chooseBonuses(
  g: Gloom,
  deed: Deed,
  offered: readonly AbilityBonus[],
): Rule<readonly AbilityBonus[]> {
  const chosen: AbilityBonus[] = [];
  for (const it of offered) {
    if (!canConsume(g, costOf([...chosen, it]))) continue;
    if (isForced(it) || (yield* isWanted(deed, it))) chosen.push(it);
  }
  return chosen;
}

const costOf = (bonuses: readonly AbilityBonus[]) => bonuses.flatMap(({ effect }) => effect.consume ?? []);

function* isWanted({ by }: Deed, { hero, active }: AbilityBonus): Rule<boolean> {
  const use = yield* choose('reaction', {
    seat: hero.seat,
    rule: 'gh/elements.7',
    from: [...(active === null ? [] : [bonusOption(active.card)]), 'go-on'],
    about: () => ({
      moment: 'attack-ability',
      figure: by.id,
      damage: null,
      by: null,
      attack: null,
      target: null,
    }),
  });
  return use !== 'go-on';
}

/** There is an attack: now they are used. [gh/bonuses.3, gh/elements.19] */
export function* useBonuses(g: Gloom, deed: Deed, bonuses: readonly AbilityBonus[]): Rule {
  for (const it of bonuses) {
    yield* consume(g, deed.by, it.effect.consume ?? [], deed.seat);
    spendUse(g, it);
  }
}
