import { silence } from '@tavolo/kernel';
import type { Table } from '../gloomhaven.ts';
import type { ExpectedBlow } from '../questions.ts';
import { baseAttack } from '../rules/abilities/amounts.ts';
import { type Deed, newDeed } from '../rules/abilities/deed.ts';
import { leadOf } from '../rules/abilities/taken-over.ts';
import { strikeOf } from '../rules/attack/attack-ability.ts';
import { expectedBlow } from '../rules/attack/expected.ts';
import { battlefieldFor } from '../rules/board.ts';
import { figureById } from '../rules/figures.ts';
import { actorOf, foesOf, readingsOf } from '../rules/monsters/actor.ts';
import { type Ahead, aheadOf, isAble } from '../rules/monsters/ahead.ts';
import type { Battlefield } from '../rules/monsters/battlefield.ts';
import { decide, type Outcome } from '../rules/monsters/decide.ts';
import { explain, type Reason } from '../rules/monsters/explain.ts';
import type { Movement } from '../rules/monsters/ground.ts';
import { pathTo } from '../rules/monsters/moves.ts';
import { cardOfRound } from '../rules/turns/monster-types.ts';
import type { Figure } from '../state.ts';
import type { Attack } from '../vocabulary/abilities.ts';
import type { FigureId, HexId, MonsterCardId, MonsterId } from '../vocabulary/ids.ts';
import { type Hindrance, hindrancesOf } from './hindrances.ts';
import { type Seen, tableOf } from './table-of-view.ts';

/** What a figure that no player leads would do if its turn began now, and everything that was compared for it. */
export type MonsterExplained = {
  readonly figure: FigureId;
  /** Its card of the round; `null`: none is drawn, and it is taken to read "Move +0, Attack +0". */
  readonly card: MonsterCardId | null;
  /** What its conditions keep it from; without its turn, the rest says what it would do otherwise. */
  readonly hindrances: readonly Hindrance[];
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
  readonly blows: readonly ExpectedBlow[];
  readonly area: readonly HexId[];
  /** The attack hexes that it is heading for, if it cannot attack this turn. */
  readonly towards: readonly HexId[];
};

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
  const ahead = ableAhead(g, deed);
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
    hindrances: hindrancesOf(g, deed),
    move: actor.move,
    movement: actor.movement,
    foci: foci as readonly FigureId[], // foes are named by figures
    ways: outcomes.map((outcome) => wayOf(g, { deed, ahead, battlefield }, { outcome, mover: actor })),
    attack: attack === null ? null : { is: attack.is, range: attack.range, targets: attack.targets },
    ...onMap(battlefield, compared),
  };
}

/** A figure whose card prints no attack makes none. [gh/summons.3] */
function ableAhead(g: Table, deed: Deed): Ahead {
  const ahead = aheadOf(g, deed);
  return isAble(g, deed.by, 'attack') ? ahead : { ...ahead, intent: { attack: null, taken: [] } };
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
    blows:
      attack === null ? [] : targets.flatMap((target) => blowsOn(g, deed, { ahead, attack, target, end })),
    area: (outcome.area ?? []).map(([q, r]): HexId => `${q},${r}`),
    towards: outcome.towards.map((cell) => field.id(cell)),
  };
}

type Aimed = { readonly ahead: Ahead; readonly attack: Attack; readonly target: Figure; readonly end: HexId };

/** An attack from the hex where the move ends; its value is parted into what is printed on stat card and ability card. [gh/monsters.41] */
function blowsOn(g: Table, deed: Deed, { ahead, attack, target, end }: Aimed): readonly ExpectedBlow[] {
  const there: Deed = { ...deed, by: { ...deed.by, hex: end } };
  const strike = strikeOf(g, there, attack, { taken: ahead.intent.taken, items: [], hero: null });
  const blow = expectedBlow(g, there, strike, target);
  if (blow === null) return [];
  const value = strike.value(target);
  const base = isRelative(attack) ? Math.min(value, baseAttack(g, there)) : 0;
  const printed = [
    { of: 'base', value: base },
    { of: 'card', value: value - base },
  ];
  const parts = [...printed, ...blow.parts.filter(({ of }) => of !== 'ability')];
  return [{ ...blow, parts: parts.filter((part) => part.value !== 0) }];
}

const isRelative = ({ value }: Attack): boolean => typeof value !== 'number' && 'relative' in value;
