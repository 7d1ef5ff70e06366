import type { Rule } from '@tavolo/kernel';
import { choose } from '../../ask.ts';
import type { Gloom } from '../../gloomhaven.ts';
import { type BonusOption, bonusOption, type ItemOption, itemOption } from '../../options.ts';
import type { Equipped, Hero } from '../../state.ts';
import type { CardId } from '../../vocabulary/ids.ts';
import type { Lasting } from '../../vocabulary/lasting.ts';
import { isUsable, itemOf, markUsed } from '../cards/items.ts';
import { type InForce, inForce, preventionFor, spendUse } from '../cards/lasting.ts';
import { figureById, isStunned } from '../figures.ts';

type Answer = { readonly value: number; readonly range: number };

/** Something that takes damage off an attack when it is used: a bonus with use spaces, or an item. */
type Ward = {
  readonly option: ItemOption | BonusOption;
  /** It is used whenever there is damage left; the others are used if the player likes. [gh/bonuses.3, gh/items.10] */
  readonly isForced: boolean;
  readonly shield: number;
  readonly answer: Answer | null;
  readonly use: () => void;
};

/** Damage of an attack against which wards are used, and the PIERCE that is left against their Shield. */
type Incoming = { readonly damage: number; readonly pierce: number };
type Softened = { readonly damage: number; readonly answers: readonly Answer[] };

/**
 * Damage is known: wards are used in the order the player likes, as long as there is damage left.
 * [gh/bonuses.14, gh/bonuses.16]
 */
export function* useWards(g: Gloom, hero: Hero, incoming: Incoming): Rule<Softened> {
  let { damage, pierce } = incoming;
  let left = [...cardWards(g, hero), ...itemWards(g, hero)];
  const answers: Answer[] = [];
  while (damage > 0) {
    const ward = yield* nextWard(hero, left, damage);
    if (ward === null) break;
    left = left.filter((it) => it !== ward);
    ward.use();
    if (ward.answer !== null) answers.push(ward.answer);
    damage = Math.max(0, damage - Math.max(0, ward.shield - pierce));
    pierce = Math.max(0, pierce - ward.shield);
  }
  const answer = damage > 0 ? preventionFor(g, hero, true)?.effect.retaliate : undefined;
  return { damage, answers: answer === undefined ? answers : [...answers, answer] };
}

/** Asked where the order matters, or where nothing needs to be used. [gh/bonuses.16] */
function* nextWard(hero: Hero, wards: readonly Ward[], damage: number): Rule<Ward | null> {
  const forced = wards.filter(({ isForced }) => isForced);
  const all = wards.reduce((sum, { shield }) => sum + shield, 0);
  if (forced[0] !== undefined && (wards.length === 1 || all <= damage)) return forced[0];
  if (wards.length === 0) return null;
  const answer = yield* choose('reaction', {
    seat: hero.seat,
    rule: 'gh/items.4',
    from: [...wards.map(({ option }) => option), ...(forced.length === 0 ? (['go-on'] as const) : [])],
    about: () => ({ moment: 'attack-damage', figure: hero.id, damage, by: null, attack: null, target: null }),
  });
  return wards.find(({ option }) => option === answer) ?? null;
}

const cardWards = (g: Gloom, hero: Hero): readonly Ward[] =>
  inForce(g, 'damage')
    .filter(({ hero: owner, effect }) => owner.id === hero.id && effect.prevent !== true)
    .flatMap((it) => (it.active === null ? [] : [cardWard(g, it, it.active.card)]));

const cardWard = (g: Gloom, it: InForce<Extract<Lasting, { on: 'damage' }>>, card: CardId): Ward => ({
  option: bonusOption(card),
  isForced: true,
  shield: it.effect.shield ?? 0,
  answer: it.effect.retaliate ?? null,
  use: () => spendUse(g, it),
});

/** No item works while stunned. [gh/items.4, gh/A-07] */
const itemWards = (g: Gloom, hero: Hero): readonly Ward[] =>
  isStunnedHero(g, hero) ? [] : hero.items.flatMap((equipped) => itemWard(g, hero, equipped));

function itemWard(g: Gloom, hero: Hero, equipped: Equipped): readonly Ward[] {
  const { circles, uses } = itemOf(g, equipped.item);
  const use = uses.find((it) => it.when === 'attack-damage');
  if (use?.when !== 'attack-damage' || !isUsable(g, equipped)) return [];
  return [
    {
      option: itemOption(equipped.item),
      isForced: circles !== undefined,
      shield: use.prevent === true ? Number.POSITIVE_INFINITY : (use.shield ?? 0),
      answer: use.retaliate === undefined ? null : { value: use.retaliate, range: 1 },
      use: () => markUsed(g, hero, equipped),
    },
  ];
}

export function isStunnedHero(g: Gloom, hero: Hero): boolean {
  const figure = figureById(g.state, hero.id);
  return figure !== null && isStunned(figure);
}
