import type { Rule } from '@tavolo/kernel';
import { choose } from '../../ask.ts';
import type { Gloom } from '../../gloomhaven.ts';
import type { TargetAbility, TargetsAsked } from '../../questions.ts';
import type { RuleId } from '../../rulebook.ts';
import type { Figure } from '../../state.ts';
import type { FigureId, HexId } from '../../vocabulary/ids.ts';
import type { Targets, Where } from '../../vocabulary/targets.ts';
import type { Strike } from '../attack/strike.ts';
import { isHidden, layoutRooms, range, sees } from '../board.ts';
import { chooseOrUse } from '../cards/items-in-action.ts';
import { enemiesOf, figureById, statsOf } from '../figures.ts';
import { orderOf } from '../turns/initiative-order.ts';
import { amountOf } from './amounts.ts';
import type { Deed } from './deed.ts';
import { hold } from './predicates.ts';

type Figures = Extract<Targets, { is: 'figures' }>;

/** Everybody an ability could concern. Enemies that are invisible are not. [gh/conditions.31] */
export function candidates(g: Gloom, deed: Deed, targets: Targets): readonly Figure[] {
  if (targets.is === 'self') return [deed.by];
  return g.state.figures.filter(
    (it) =>
      isOfSide(deed, targets.side, it) &&
      !(it.side !== deed.side && isHidden(g, it)) &&
      isThere(g, deed, targets.where, it) &&
      hold(g, deed, targets.when, it),
  );
}

function isOfSide({ by, side }: Deed, wanted: Figures['side'], figure: Figure): boolean {
  const isSelf = figure.id === by.id;
  switch (wanted) {
    case 'enemies':
      return !isSelf && figure.side !== side;
    case 'allies':
      return !isSelf && figure.side === side;
    case 'self-and-allies':
      return isSelf || figure.side === side;
    case 'allies-and-enemies':
      return !isSelf;
    case 'summons':
      return !isSelf && figure.side === side && figure.kind === 'summon';
  }
}

function isThere(g: Gloom, deed: Deed, where: Where, figure: Figure): boolean {
  switch (where.is) {
    case 'within':
      return isWithin(g, deed, where, figure);
    case 'in-area':
      return deed.area.includes(figure.hex);
    case 'moved-through':
      return deed.movedThrough.includes(figure.id);
    case 'in-same-room':
      return layoutRooms(g, deed.by.hex).some((room) => layoutRooms(g, figure.hex).includes(room));
    case 'anywhere':
      return true;
    case 'just-chosen':
      return deed.targets.includes(figure.id);
  }
}

function isWithin(g: Gloom, deed: Deed, where: Extract<Where, { is: 'within' }>, figure: Figure): boolean {
  const most = amountOf(g, deed, where.range, { base: statsOf(g, deed.by)?.range ?? 1 });
  const from = anchors(deed, where.of);
  const near = (hex: HexId): boolean =>
    range(g, hex, figure.hex) <= most && (!where.needsSight || sees(g, hex, figure.hex));
  // An ability around a target affects the figures around it, not the target itself.
  const isTheTarget =
    where.of === 'target' && deed.targets.includes(figure.id) && figure.hex === deed.targetHex;
  return !isTheTarget && from.some(near);
}

function anchors(deed: Deed, of: Extract<Where, { is: 'within' }>['of']): readonly HexId[] {
  switch (of) {
    case 'performer':
      return [deed.by.hex];
    case 'target':
      return deed.targetHex === null ? [] : [deed.targetHex];
    case 'killed-target':
      return deed.killedAt === null ? [] : [deed.killedAt];
    case 'chosen-hex':
      return deed.chosenHex === null ? [] : [deed.chosenHex];
    case 'worked-obstacles':
      return deed.obstacles;
    case 'entered-hexes':
      return deed.entered;
  }
}

/** The enemies that an attack could target: in range and sight, not invisible. [gh/attack.1, gh/attack.47] */
export const enemiesInReach = (
  g: Gloom,
  { by, side }: Deed,
  { range: most }: Pick<Strike, 'range'>,
): readonly Figure[] =>
  enemiesOf(g.state, side).filter(
    (it) =>
      it.id !== by.id && !isHidden(g, it) && range(g, by.hex, it.hex) <= most && sees(g, by.hex, it.hex),
  );

/** How a choice of targets is asked. */
export type Asking = {
  readonly ability: TargetAbility;
  readonly rule: RuleId;
  readonly value?: number;
  /** More targets than the card prints. */
  readonly more?: number;
  /** Only those who have cards and items can be concerned. [gh/recover.1, gh/recover.5] */
  readonly charactersOnly?: true;
  /** It harms the performer's side: it can't be left out. [gh/turn.5] */
  readonly isMandatory?: boolean;
};

/**
 * The figures that an ability concerns, as its player or the table chooses. Parts of an action may be left out, by
 * players, not by cards that run themselves. [gh/turn.5, gh/monsters.55]
 */
export function* pickTargets(
  g: Gloom,
  deed: Deed,
  targets: Targets,
  asking: Asking,
): Rule<readonly Figure[]> {
  const all = candidates(g, deed, targets).filter(
    ({ kind }) => asking.charactersOnly !== true || kind === 'character',
  );
  const count = targets.is === 'self' ? 'all' : targets.count;
  const picked =
    all.length === 0 || isGiven(targets)
      ? all
      : count === 'all'
        ? yield* wholeGroup(g, deed, all, asking)
        : yield* someOf(g, deed, { all, most: count + (asking.more ?? 0) }, asking);
  deed.targets = picked.map(({ id }) => id);
  return picked;
}

/** Those that were chosen before are not asked for again. */
const isGiven = (targets: Targets): boolean => targets.is === 'figures' && targets.where.is === 'just-chosen';

function* wholeGroup(g: Gloom, deed: Deed, all: readonly Figure[], asking: Asking): Rule<readonly Figure[]> {
  if (deed.automatic || asking.isMandatory === true) return all;
  const about = () => ({
    figure: deed.by.id,
    ability: asking.ability,
    value: asking.value ?? null,
    figures: all.map(({ id }) => id),
  });
  const use = yield* chooseOrUse<'perform' | 'skip'>(
    g,
    deed,
    () => ['perform', 'skip'],
    (from) => choose('ability-use', { seat: deed.seat, rule: asking.rule, from, about }),
  );
  return use === 'perform' ? all : [];
}

type Choice = { readonly all: readonly Figure[]; readonly most: number };

function* someOf(g: Gloom, deed: Deed, { all, most }: Choice, asking: Asking): Rule<readonly Figure[]> {
  const picked: Figure[] = [];
  const mayStop = !(deed.automatic || asking.isMandatory === true);
  while (picked.length < most && picked.length < all.length) {
    const others = all.filter((it) => !picked.includes(it));
    const left = (deed.automatic ? preferred(g, deed, others) : others).map(({ id }) => id);
    const stop = picked.length === 0 ? 'skip' : 'done';
    const asked = { seat: deed.seat, rule: asking.rule };
    const about = (): TargetsAsked => ({
      ability: asking.ability,
      value: asking.value ?? null,
      left: most - picked.length,
      figure: deed.by.id,
    });
    const answer = deed.automatic
      ? yield* choose('monster-target', { ...asked, from: left, about: () => ({ ...about(), blows: [] }) })
      : yield* chooseOrUse<FigureId | 'skip' | 'done'>(
          g,
          deed,
          () => (mayStop ? [...left, stop] : left),
          (from) => choose('ability-target', { ...asked, from, about }),
        );
    if (answer === 'skip' || answer === 'done') return picked;
    const figure = figureById(g.state, answer);
    if (figure !== null) picked.push(figure);
  }
  return picked;
}

/**
 * Of enemies a figure that acts by itself prefers its focus, then the nearest, then the earliest in initiative; more
 * than one only where the players decide. Of its own side anybody will do. [gh/monsters.40, gh/A-53]
 */
export function preferred(g: Gloom, deed: Deed, figures: readonly Figure[]): readonly Figure[] {
  if (figures.some(({ side }) => side === deed.side)) return figures;
  const focus = figures.find(({ id }) => id === deed.focus);
  if (focus !== undefined) return [focus];
  const nearest = leastBy(figures, (it) => range(g, deed.by.hex, it.hex));
  return leastBy(nearest, (it) => orderOf(g, it));
}

function leastBy(figures: readonly Figure[], value: (figure: Figure) => number): readonly Figure[] {
  const least = Math.min(...figures.map(value));
  return figures.filter((it) => value(it) === least);
}
