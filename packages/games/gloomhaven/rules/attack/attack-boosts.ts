import type { Rule } from '@tavolo/kernel';
import { choose } from '../../ask.ts';
import type { Gloom, Table } from '../../gloomhaven.ts';
import { bonusOption } from '../../options.ts';
import type { Figure } from '../../state.ts';
import type { Lasting } from '../../vocabulary/lasting.ts';
import { amountOf } from '../abilities/amounts.ts';
import type { Deed } from '../abilities/deed.ts';
import { canConsume, consume } from '../abilities/elements.ts';
import { destroyObstacle } from '../abilities/obstacles.ts';
import { hold } from '../abilities/predicates.ts';
import { hexesAround, pieceAt } from '../board.ts';
import { augmentsOf, augmentsOnRanged, concerns, type InForce, inForce, spendUse } from '../cards/lasting.ts';
import { halfOf } from '../cards/piles.ts';
import { alliesOf, theFigure } from '../figures.ts';
import { lastingUnder } from '../monsters/specials-of.ts';
import type { Strike } from './strike.ts';

type OnAttack = Extract<Lasting, { on: 'attack' }>;

/** A lasting effect that changes this attack, what it comes from, and what it adds to the value. */
export type Boost = {
  readonly effect: Partial<OnAttack>;
  /** A card by its id; `items` and `allies` in a word. */
  readonly from: string;
  readonly attack: number;
};

/**
 * Everything in force on the attacker's side that changes this attack. A bonus with use spaces is used whenever its
 * trigger occurs. [gh/bonuses.3]
 */
export function* boostsFor(g: Gloom, deed: Deed, strike: Strike, target: Figure): Rule<readonly Boost[]> {
  const boosts: Boost[] = [...monsterBoosts(g, deed)];
  for (const it of inForce(g, 'attack')) {
    if (!isInForce(g, deed, strike, { it, target })) continue;
    if (!(yield* paid(g, deed, it))) continue;
    boosts.push(boostOf(g, deed, { it, target }));
    spendUse(g, it);
  }
  return boosts;
}

/** Those of them for which nothing must be consumed or destroyed: what is known before anything is asked. */
export const boostsAhead = (g: Table, deed: Deed, strike: Strike, target: Figure): readonly Boost[] => [
  ...monsterBoosts(g, deed),
  ...inForce(g, 'attack')
    .filter((it) => isInForce(g, deed, strike, { it, target }) && isUnpaid(it.effect))
    .map((it) => boostOf(g, deed, { it, target })),
];

const isUnpaid = ({ consume, destroyObstacle }: OnAttack): boolean =>
  consume === undefined && destroyObstacle === undefined;

function boostOf(g: Table, deed: Deed, { it: { effect, hero, active }, target }: Asked): Boost {
  const owner = theFigure(g.state, hero.id);
  const attack = amountOf(g, { ...deed, by: owner }, effect.add?.attack ?? 0, { target });
  return { effect, from: active?.card ?? 'items', attack };
}

type Asked = { readonly it: InForce<OnAttack>; readonly target: Figure };

function isInForce(g: Table, deed: Deed, strike: Strike, { it, target }: Asked): boolean {
  const { effect, hero, active } = it;
  if (!isKind(g, deed, strike, it)) return false;
  const isLentAugment =
    strike.augmentsOf?.id === hero.id && active !== null && augmentsOf(g, hero).includes(active);
  if (!(isLentAugment || concerns(g, hero, effect.by, deed.by))) return false;
  return hold(g, deed, effect.when, target);
}

/** Melee or ranged; augments may reach further than melee. */
function isKind(g: Table, deed: Deed, strike: Strike, { effect, hero, active }: InForce<OnAttack>): boolean {
  if (effect.kind === 'any') return true;
  if (effect.kind === 'ranged') return strike.isRanged;
  if (!strike.isRanged) return true;
  const isAugment = active !== null && halfOf(g, active).augment === true;
  return isAugment && (strike.augmentsOf?.id === hero.id || augmentsOnRanged(g, deed.by));
}

/** What must be consumed or destroyed for it: elements if the player likes, an obstacle whenever there is one. */
function* paid(g: Gloom, deed: Deed, { effect, hero, active }: InForce<OnAttack>): Rule<boolean> {
  if (effect.destroyObstacle === true) return yield* destroyOneBeside(g, deed);
  if (effect.consume === undefined) return true;
  if (!canConsume(g, effect.consume)) return false;
  const use = yield* choose('reaction', {
    seat: hero.seat,
    rule: 'gh/elements.7',
    from: [...(active === null ? [] : [bonusOption(active.card)]), 'go-on'],
    about: () => ({
      moment: 'attack',
      figure: deed.by.id,
      damage: null,
      by: null,
      attack: null,
      target: null,
    }),
  });
  if (use === 'go-on') return false;
  yield* consume(g, deed.by, effect.consume, deed.seat);
  return true;
}

function* destroyOneBeside(g: Gloom, deed: Deed): Rule<boolean> {
  const beside = hexesAround(g, deed.by.hex).filter((hex) => pieceAt(g.state, hex, 'obstacle') !== null);
  if (beside.length === 0) return false;
  const hex = yield* choose('ability-hex', {
    seat: deed.seat,
    rule: 'gh/bonuses.3',
    from: beside,
    about: () => ({ figure: deed.by.id, ability: 'destroy-obstacle' }),
  });
  destroyObstacle(g, deed, hex);
  return true;
}

/** What the cards of other monsters give this one. */
const monsterBoosts = (g: Table, deed: Deed): readonly Boost[] =>
  deed.by.kind !== 'monster'
    ? []
    : alliesOf(g.state, deed.by).flatMap((ally) =>
        lastingUnder(g, ally).flatMap((it) =>
          it.on === 'allies-attack' ? [{ effect: {}, from: 'allies', attack: it.attack }] : [],
        ),
      );
