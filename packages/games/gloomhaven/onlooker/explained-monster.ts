import { silence } from '@tavolo/kernel';
import type { Table } from '../gloomhaven.ts';
import { added } from '../rules/abilities/adjustments.ts';
import { baseAttack } from '../rules/abilities/amounts.ts';
import { type Deed, newDeed } from '../rules/abilities/deed.ts';
import { leadOf } from '../rules/abilities/taken-over.ts';
import { reachOf, strikeOf } from '../rules/attack/attack-ability.ts';
import { monsterBoosts } from '../rules/attack/attack-boosts.ts';
import { shieldOf } from '../rules/attack/shield.ts';
import { battlefieldFor } from '../rules/board.ts';
import { figureById, has, isStunned, statsOf } from '../rules/figures.ts';
import { actorOf, foesOf, readingsOf } from '../rules/monsters/actor.ts';
import { type Ahead, aheadOf } from '../rules/monsters/ahead.ts';
import type { Battlefield } from '../rules/monsters/battlefield.ts';
import { decide, type Outcome } from '../rules/monsters/decide.ts';
import { explain, type Reason } from '../rules/monsters/explain.ts';
import type { Movement } from '../rules/monsters/ground.ts';
import { pathTo } from '../rules/monsters/moves.ts';
import { cardOfRound } from '../rules/turns/monster-types.ts';
import type { Figure } from '../state.ts';
import type { Attack } from '../vocabulary/abilities.ts';
import type { FigureId, HexId, MonsterCardId, MonsterId } from '../vocabulary/ids.ts';
import { type Seen, tableOf } from './table-of-view.ts';

/** What a figure that no player leads would do if its turn began now, and everything that was compared for it. */
export type MonsterExplained = {
  readonly figure: FigureId;
  /** Its card of the round; `null`: none is drawn, and it is taken to read "Move +0, Attack +0". */
  readonly card: MonsterCardId | null;
  /** It loses its turn: the rest says what it would do otherwise. [gh/conditions.21] */
  readonly isStunned: boolean;
  readonly move: number;
  readonly movement: Movement;
  /** Whom it focuses on; several: the players choose; none: it neither moves nor attacks. [gh/monsters.19] */
  readonly foci: readonly FigureId[];
  /** All that it may do; several: the players choose. [gh/monsters.55] */
  readonly ways: readonly Way[];
  readonly attack: AttackExplained | null;
  readonly foes: readonly FoeExplained[];
  readonly hexes: readonly HexExplained[];
  readonly ends: readonly EndExplained[];
};

export type Way = {
  readonly foci: readonly FigureId[];
  readonly path: readonly HexId[];
  readonly end: HexId;
  readonly blows: readonly Blow[];
  readonly area: readonly HexId[];
  /** The attack hexes that it is heading for, if it cannot attack this turn. */
  readonly towards: readonly HexId[];
};

/** One attack as it is expected: its value before a modifier card is drawn. [gh/monsters.41] */
export type Blow = {
  readonly on: FigureId;
  readonly value: number;
  readonly parts: readonly Part[];
  readonly shield: number;
  readonly edge: 'advantage' | 'disadvantage' | 'none';
};

/** What a value is made of; `card` is what the ability card adds, or its value where it replaces the base. */
type Part = { readonly of: 'base' | 'card' | 'poison' | 'bonus' | 'allies'; readonly value: number };

type AttackExplained = {
  readonly is: 'melee' | 'ranged';
  readonly range: number;
  readonly targets: number | 'all';
};

type OnMap<Compared> = Omit<Compared, 'hex' | 'end' | 'towards'>;
type Explained = ReturnType<typeof explain>;
type FoeExplained = OnMap<Explained['foes'][number]> & { readonly hex: HexId | null };
type HexExplained = OnMap<Explained['hexes'][number]> & { readonly hex: HexId };
type EndExplained = OnMap<Explained['ends'][number]> & {
  readonly end: HexId;
  readonly towards: HexId;
};

export type { Reason };

/**
 * Why a monster or a summon would do what, from what an onlooker sees; `null` for any other figure, and where the view
 * names something that is not in the box.
 */
export function explainMonster(seen: Seen, id: FigureId): MonsterExplained | null {
  if (!isInBox(seen)) return null;
  const g = tableOf(seen);
  const figure = figureById(g.state, id);
  if (figure === null || (figure.kind !== 'monster' && figure.kind !== 'summon')) return null;
  const deed = newDeed(g, figure, () => silence, { ...leadOf(g, figure), automatic: true });
  const ahead = aheadOf(g, deed);
  const battlefield = battlefieldFor(g, figure, deed.side);
  const { field } = battlefield;
  if (field.cell(figure.hex) < 0) return null;
  const actor = actorOf(g, deed, field, { ...ahead, focus: null });
  const foes = foesOf(g, deed, field);
  const { foci, outcomes } = decide(battlefield, actor, foes, readingsOf(g));
  const compared = explain(battlefield, actor, foes, readingsOf(g));
  const { attack } = actor;
  return {
    figure: id,
    card: figure.kind === 'monster' ? (cardOfRound(g, figure)?.id ?? null) : null,
    isStunned: isStunned(figure),
    move: actor.move,
    movement: actor.movement,
    foci: foci as readonly FigureId[], // foes are named by figures
    ways: outcomes.map((outcome) => wayOf(g, { deed, ahead, battlefield }, { outcome, mover: actor })),
    attack: attack === null ? null : { is: attack.is, range: attack.range, targets: attack.targets },
    ...onMap(battlefield, compared),
  };
}

/** Whether everything that is reckoned with is printed. */
const isInBox = ({ view: { options, heroes, figures }, content }: Seen): boolean =>
  content.scenarios.has(options.scenario) &&
  heroes.every(({ active }) => active.every(({ card }) => content.cards.has(card))) &&
  figures.every(({ kind, type }) => kind !== 'monster' || content.monsters.has(type as MonsterId)); // of monsters it is one

/** Everything compared, with hexes by their names. */
function onMap({ field }: Battlefield, { foes, hexes, ends }: Explained) {
  return {
    foes: foes.map((it) => ({ ...it, hex: it.hex === null ? null : field.id(it.hex) })),
    hexes: hexes.map((it) => ({ ...it, hex: field.id(it.hex) })),
    ends: ends.map((it) => ({ ...it, end: field.id(it.end), towards: field.id(it.towards) })),
  };
}

type Turn = { readonly deed: Deed; readonly ahead: Ahead; readonly battlefield: Battlefield };
type Going = { readonly outcome: Outcome; readonly mover: ReturnType<typeof actorOf> };

function wayOf(g: Table, turn: Turn, { outcome, mover }: Going): Way {
  const { deed, ahead, battlefield } = turn;
  const { field } = battlefield;
  const end = field.id(outcome.end);
  const { attack } = ahead.intent;
  const targets = outcome.targets.flatMap((id) => figureById(g.state, id as FigureId) ?? []); // foes are named by figures
  return {
    foci: outcome.foci as readonly FigureId[], // foes are named by figures
    path: (pathTo(battlefield, mover, outcome.end, 'wary') ?? []).map((cell) => field.id(cell)),
    end,
    blows: attack === null ? [] : targets.map((target) => blowOf(g, deed, { ahead, attack, target, end })),
    area: (outcome.area ?? []).map(([q, r]): HexId => `${q},${r}`),
    towards: outcome.towards.map((cell) => field.id(cell)),
  };
}

type Aimed = { readonly ahead: Ahead; readonly attack: Attack; readonly target: Figure; readonly end: HexId };

/** The value of an attack from the hex where the move ends. [gh/attack.12, gh/monsters.41] */
function blowOf(g: Table, deed: Deed, { ahead, attack, target, end }: Aimed): Blow {
  const there: Deed = { ...deed, by: { ...deed.by, hex: end } };
  const { taken } = ahead.intent;
  const strike = strikeOf(g, there, attack, { taken, items: [], hero: null });
  const value = strike.value(target);
  const base = isRelative(attack) ? Math.min(value, baseAttack(g, there)) : 0;
  const parts: readonly Part[] = [
    { of: 'base', value: base },
    { of: 'card', value: value - base },
    { of: 'poison', value: has(target, 'poison') ? 1 : 0 },
    { of: 'bonus', value: added(g, there, { taken, of: 'attack', target }) },
    { of: 'allies', value: monsterBoosts(g, there).reduce((sum, it) => sum + it.attack, 0) },
  ];
  return {
    on: target.id,
    value: Math.max(
      0,
      parts.reduce((sum, part) => sum + part.value, 0),
    ),
    parts: parts.filter((part) => part.value !== 0),
    shield: Math.max(0, shieldOf(g, target) - strike.pierce),
    edge: edgeOf(g, there, attack, target),
  };
}

const isRelative = ({ value }: Attack): boolean => typeof value !== 'number' && 'relative' in value;

/** [gh/attack.4, gh/attack.33] */
function edgeOf(g: Table, deed: Deed, attack: Attack, target: Figure): Blow['edge'] {
  const { field } = battlefieldFor(g, deed.by);
  const distance = field.range(field.cell(deed.by.hex), field.cell(target.hex));
  const isPoint = reachOf(g, deed, attack).isRanged && distance === 1;
  const advantage = has(deed.by, 'strengthen') || statsOf(g, deed.by)?.advantage === true;
  const disadvantage = has(deed.by, 'muddle') || statsOf(g, target)?.elusive === true || isPoint;
  if (advantage === disadvantage) return 'none';
  return advantage ? 'advantage' : 'disadvantage';
}
