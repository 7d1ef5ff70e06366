import { signed } from '@tavolo/language';
import type { Condition } from '../../vocabulary/conditions.ts';
import type { Until } from '../../vocabulary/effects.ts';
import type { Who } from '../../vocabulary/who.ts';
import { effectIcons } from '../card-icons.ts';
import type { Line } from '../card-parts.ts';
import type { Clause } from '../phrases/clauses.ts';
import type { CardPhrases, Gain, OwnChange, Price } from '../phrases/phrases.ts';
import type { Scene } from '../phrases/scene.ts';
import { isAgainst, isOwnChange } from './changes.ts';
import { whilePart } from './conditions.ts';
import type { LooseClause, Piece } from './pieces.ts';
import { momentScene } from './scenes.ts';

/** A clause of its own. */
export const loose = (clause: Clause): LooseClause => ({
  ...clause,
  side: ownSide(clause),
  until: '',
  icons: [],
  value: null,
  isAttack: false,
});

const ownSide = ({ side, subject }: Clause): string => side ?? subject;

/** Whose clause it is; whoever is aimed at stays the same, by whatever words. */
export const sideOf = (clause: Clause, who: Who | undefined): string =>
  who === 'target' && clause.subject !== '' ? 'target' : ownSide(clause);

/** Values of a unit that rise or fall together. */
export function gainsPiece(phrases: CardPhrases, gains: readonly [Gain, ...Gain[]], scene: Scene): Piece {
  const [first, ...others] = gains;
  const { effects } = phrases;
  const against = isAgainst(first.if) ? (first.if ?? null) : null;
  const clause =
    first.until === 'this-roll' ? effects.rollChange(first.by) : effects.gains(gains, scene, against);
  return {
    before: against === null ? conditionLine(phrases, first.if, scene) : [],
    clause: {
      ...loose(clause),
      side: sideOf(clause, first.who),
      until: effects.until[first.until],
      icons: gains.flatMap(effectIcons),
      value: others.length === 0 ? signed(first.by) : null,
    },
    tail: [],
  };
}

/** What must be so for as long as it lasts. */
export const conditionLine = (phrases: CardPhrases, condition: Condition | undefined, scene: Scene): Line =>
  condition === undefined ? [] : [whilePart(phrases, condition, momentScene(scene))];

/** Prices that rise or fall together. */
export const pricesPiece = (
  phrases: CardPhrases,
  prices: readonly [Price, ...Price[]],
  scene: Scene,
): Piece => ({
  before: conditionLine(phrases, prices[0].if, scene),
  clause: {
    ...loose(phrases.effects.prices(prices, scene)),
    until: untilOf(phrases, prices[0]),
    icons: effectIcons(prices[0]),
  },
  tail: [],
});

/** What counts once only says itself how long it may. */
export const untilOf = (
  { effects }: CardPhrases,
  { until, times }: { readonly until: Until; readonly times?: 'once' | 'once-per-turn' },
): string => (times === 'once' ? '' : effects.until[until]);

/** A change of a value by itself. */
export function changePiece(phrases: CardPhrases, change: Gain | OwnChange, scene: Scene): Piece {
  if (!isOwnChange(change)) return gainsPiece(phrases, [change], scene);
  const { effects } = phrases;
  return {
    before: conditionLine(phrases, change.if, scene),
    clause: {
      ...loose(effects.changes[change.value](change, scene)),
      until: effects.until[change.until],
      icons: effectIcons(change),
    },
    tail: [],
  };
}
