import type { Rule } from '@tavolo/kernel';
import { choose, chooseSome } from '../ask.ts';
import type { Cause } from '../facts.ts';
import type { Gloom } from '../gloomhaven.ts';
import { itemIn, itemOption } from '../options.ts';
import type { Figure, Hero } from '../state.ts';
import type { CardId, FigureId } from '../vocabulary/ids.ts';
import { draughtsOf, drink } from './cards/draughts.ts';
import { preventionFor, spendUse } from './cards/lasting.ts';
import { countedAs, putCard } from './cards/piles.ts';
import { die } from './death.ts';
import { countTally, heroOf, isOnMap, summonOf, theFigure } from './figures.ts';

/** Damage about to be suffered: how much, of what kind, and whose deed it is. */
export type Hurt = {
  readonly damage: number;
  readonly cause: Cause;
  /** Who is credited if it kills. [gh/attack.49] */
  readonly by: FigureId | null;
  /** A price: it can be neither prevented nor negated. [gh/A-09] */
  readonly isPrice?: true;
};

/** One instance of damage; gives what was suffered. Bonuses come before cards. [gh/damage.1, gh/damage.10] */
export function* sufferDamage(g: Gloom, figure: Figure, hurt: Hurt): Rule<number> {
  if (hurt.damage <= 0 || !isOnMap(g.state, figure)) return 0;
  if (isInvulnerable(g, figure)) return tellUnhurt(g, figure, hurt);
  const hero = heroOf(g.state, figure);
  if (hero !== null && hurt.isPrice !== true) {
    if (preventedByBonus(g, hero, hurt)) return 0;
    if (yield* negated(g, hero, hurt)) return 0;
  }
  return lose(g, figure, hurt);
}

/** [gh/bosses.12] */
const isInvulnerable = (g: Gloom, figure: Figure): boolean =>
  figure.kind === 'summon' && summonOf(g, figure).invulnerable === true;

function tellUnhurt(g: Gloom, { id }: Figure, { damage }: Hurt): 0 {
  g.tell({ is: 'prevented', figure: id, damage, with: '' }, 'gh/bosses.12');
  return 0;
}

function lose(g: Gloom, figure: Figure, { damage, cause, by }: Hurt): number {
  const before = figure.hp;
  figure.hp = Math.max(0, before - damage);
  g.tell({ is: 'suffered', figure: figure.id, damage, cause, by, hp: figure.hp }, 'gh/damage.1');
  noteHurt(g, figure, damage, by);
  if (figure.hp === 0)
    die(g, figure, { by, overkill: damage - before, fromFull: before === figure.maxHp, cause });
  return damage;
}

function noteHurt(g: Gloom, figure: Figure, damage: number, by: FigureId | null): void {
  const hero = heroOf(g.state, figure);
  if (hero !== null && figure.hp < Math.ceil(figure.maxHp / 2)) countTally(hero, 'below-half');
  const { turn } = g.state;
  if (turn !== null && by === turn.figure && figure.id !== by) turn.damageDone += damage;
}

/** A use-space bonus must be used whenever its trigger occurs. [gh/bonuses.3, gh/bonuses.4] */
function preventedByBonus(g: Gloom, hero: Hero, { damage, cause }: Hurt): boolean {
  const preventing = preventionFor(g, hero, cause === 'attack');
  if (preventing === null) return false;
  g.tell({ is: 'prevented', figure: hero.id, damage, with: preventing.active?.card ?? '' }, 'gh/bonuses.2');
  spendUse(g, preventing);
  return true;
}

/**
 * A card from hand, or two discards, for any one instance of damage; on the own turn a draught may come before it.
 * [gh/damage.2, gh/damage.4, gh/damage.5, gh/items.2]
 */
function* negated(g: Gloom, hero: Hero, hurt: Hurt): Rule<boolean> {
  const { damage, cause } = hurt;
  const discards = countedAs(g, hero, 'discard');
  const ways = [
    'suffer',
    ...(unpicked(hero).length > 0 ? (['lose-card'] as const) : []),
    ...(discards.length > 1 ? (['lose-discards'] as const) : []),
  ] as const;
  const figure = theFigure(g.state, hero.id);
  const draughts = cause === 'wound' ? [] : draughtsOf(g, hero);
  if (ways.length === 1 && (draughts.length === 0 || damage < figure.hp)) return false;
  const way = yield* choose('negate-damage', {
    seat: hero.seat,
    rule: 'gh/damage.2',
    from: [...ways, ...draughts.map(({ equipped }) => itemOption(equipped.item))],
    about: () => ({ figure: hero.id, damage, hp: figure.hp, maxHp: figure.maxHp, cause }),
  });
  if (way === 'suffer') return false;
  const draught = draughts.find(({ equipped }) => equipped.item === itemIn(way));
  if (draught !== undefined) {
    drink(g, hero, draught);
    return yield* negated(g, hero, hurt);
  }
  const cards = yield* cardsGiven(hero, way === 'lose-card' ? null : discards);
  for (const card of cards) {
    show(g, hero, card);
    putCard(g, hero, card, 'lost');
  }
  g.tell({ is: 'negated', figure: hero.id, damage, cards }, 'gh/damage.2');
  return true;
}

/** One of the hand, or two of the discards. */
function* cardsGiven(hero: Hero, discards: readonly CardId[] | null): Rule<readonly CardId[]> {
  const asking = { seat: hero.seat, rule: 'gh/damage.2', about: () => ({ figure: hero.id }) } as const;
  if (discards !== null) {
    return yield* chooseSome('discards-to-lose', { ...asking, from: discards, min: 2, max: 2 });
  }
  return [yield* choose('card-to-lose', { ...asking, from: () => unpicked(hero), secret: true })];
}

/** Cards chosen for the round are not in hand, even before they are shown. [gh/damage.4] */
const unpicked = ({ hand, picked }: Hero): readonly CardId[] => hand.filter((card) => !picked.includes(card));

/** Everybody sees this card now; what was answered before can't be freely taken back. */
export function show(g: Gloom, hero: Hero, card: Hero['hand'][number]): void {
  g.reveal();
  if (!hero.shown.includes(card)) hero.shown.push(card);
}
