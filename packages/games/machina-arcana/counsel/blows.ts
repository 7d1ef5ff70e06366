/** What a monster could do to an explorer in one turn, read from its card. */
import type { Table } from '../machina.ts';
import { chanceOf } from '../rules/outlook/odds.ts';
import { monsterCard } from '../rules/units.ts';
import { figureOf } from '../rules/values/values.ts';
import type { Explorer, Monster } from '../state.ts';
import type { Active } from '../vocabulary/abilities.ts';
import type { Effect } from '../vocabulary/effects.ts';

/** An attack: what it costs, how often it can be made, how far it reaches, and its chance against an explorer. */
export type Blow = {
  readonly stamina: number;
  readonly times: number;
  readonly range: number;
  readonly chance: number;
};

/** A push or pull: how far it reaches and how far it moves an explorer that it catches, and how likely it does. */
export type Grip = { readonly range: number; readonly n: number; readonly chance: number };

export const blowsOf = (
  g: Table,
  { monster }: Pick<Monster, 'monster'>,
  explorer: Explorer,
): readonly Blow[] => {
  const [armor, will] = [figureOf(g, explorer.explorer, 'armor'), figureOf(g, explorer.explorer, 'will')];
  return abilitiesOf(g, monster).flatMap((ability): readonly Blow[] => {
    const attack = deep(ability.do).find(isAttack);
    if (attack === undefined) return [];
    const defence =
      attack.mode === 'normal' ? armor : attack.mode === 'arcane' ? will : Math.min(armor, will);
    const chance = chanceOf(attack.dice, defence - (attack.bonus ?? 0));
    const times = ability.limit?.per === 'turn' ? ability.limit.times : Number.POSITIVE_INFINITY;
    return [{ stamina: Math.max(1, ability.cost.stamina ?? 1), times, range: rangeOf(ability), chance }];
  });
};

export const gripsOf = (g: Table, { monster }: Pick<Monster, 'monster'>): readonly Grip[] =>
  abilitiesOf(g, monster).flatMap((ability) =>
    deep(ability.do)
      .filter(isShove)
      .filter(({ stopsBeforePit }) => stopsBeforePit !== true)
      .map(({ n }) => ({ range: rangeOf(ability), n, chance: deep(ability.do).some(isAttack) ? 0.5 : 1 })),
  );

const abilitiesOf = ({ content }: Table, monster: Monster['monster']): readonly Active[] =>
  monsterCard(content, monster).abilities.filter((ability) => ability.is === 'active');

const rangeOf = ({ aim }: Active): number => (aim !== null && 'range' in aim ? aim.range : 1);

type Word<Is extends Effect['is']> = Extract<Effect, { is: Is }>;

export const isAttack = (effect: Effect): effect is Word<'attack'> => effect.is === 'attack';
const isShove = (effect: Effect): effect is Word<'push' | 'pull'> =>
  effect.is === 'push' || effect.is === 'pull';

/** Effects, and all those within them. */
export const deep = (effects: readonly Effect[]): readonly Effect[] =>
  effects.flatMap((effect) => [effect, ...deep(within(effect))]);

const within = (effect: Effect): readonly Effect[] => [
  ...('do' in effect ? effect.do : []),
  ...(effect.is === 'if' || effect.is === 'roll' ? (effect.else ?? []) : []),
  ...(effect.is === 'attack' ? (effect.onHit ?? []) : []),
];
