/** How often abilities with a limit were used. [ma/effects.2] */
import type { Table } from '../../machina.ts';
import type { State } from '../../state.ts';
import type { Ability } from '../../vocabulary/abilities.ts';
import type { CardId, UnitId } from '../../vocabulary/ids.ts';

type Uses = State['uses'][number];
const none = { turn: 0, round: 0, chapter: 0 };

/** On a card that everybody may use, a limit counts for the whole group. [ma/actions.6.2] */
function counter(
  { state, content }: Table,
  unit: UnitId | null,
  card: CardId,
  perExplorer: boolean,
): UnitId | 'group' {
  const isShared = content.chapters.has(card as never) || isCurrent(state, card); // other ids are in no chapter
  return unit === null || (isShared && !perExplorer) ? 'group' : unit;
}

const isCurrent = ({ currentExplorerEvent }: State, card: CardId): boolean => card === currentExplorerEvent;

/** An ability of a card that a unit uses; `perExplorer`: also of a card that everybody may use, each counts alone. */
type UseOf = {
  readonly unit: UnitId | null;
  readonly card: CardId;
  readonly ability: string;
  readonly perExplorer: boolean;
};

/** How often a unit has used an ability in this turn, this round, this chapter. */
export function timesUsed(
  g: Table,
  { unit, card, ability, perExplorer }: UseOf,
): Pick<Uses, 'turn' | 'round' | 'chapter'> {
  const by = counter(g, unit, card, perExplorer);
  return g.state.uses.find((one) => one.by === by && one.card === card && one.ability === ability) ?? none;
}

/** Whether its limit lets a unit use an ability once more. */
export function isWithinLimit(g: Table, unit: UnitId | null, card: CardId, ability: Ability): boolean {
  const limit = 'limit' in ability ? ability.limit : undefined;
  if (limit === undefined) return true;
  const use = { unit, card, ability: ability.id, perExplorer: limit.per === 'chapter' };
  return timesUsed(g, use)[limit.per] < limit.times;
}

/** Counts one more use. */
export function noteUse(
  g: Table,
  unit: UnitId | null,
  card: CardId,
  ability: Pick<Ability, 'id'> & Partial<Ability>,
): void {
  const perExplorer = 'limit' in ability && ability.limit?.per === 'chapter';
  const by = counter(g, unit, card, perExplorer);
  const found = g.state.uses.find((one) => one.by === by && one.card === card && one.ability === ability.id);
  if (found === undefined) {
    g.state.uses.push({ by, card, ability: ability.id, turn: 1, round: 1, chapter: 1 });
    return;
  }
  found.turn++;
  found.round++;
  found.chapter++;
}

/** A turn, a round or a chapter is over. A chapter may end in the middle of a turn. [ma/chapters.10] */
export function forgetUses(s: State, of: 'turn' | 'round' | 'chapter'): void {
  for (const one of s.uses) {
    if (of === 'chapter') one.chapter = 0;
    else one.turn = 0;
    if (of === 'round') one.round = 0;
  }
  s.uses = s.uses.filter(({ turn, round, chapter }) => turn + round + chapter > 0);
}

/** A turn of one unit is over, or it begins another inside somebody else's. */
export function forgetTurnOf(s: State, unit: UnitId): void {
  for (const one of s.uses) if (one.by === unit) one.turn = 0;
  s.uses = s.uses.filter(({ turn, round, chapter }) => turn + round + chapter > 0);
}
