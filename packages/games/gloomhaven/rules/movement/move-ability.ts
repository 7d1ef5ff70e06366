import type { Rule } from '@tavolo/kernel';
import { choose } from '../../ask.ts';
import type { Gloom } from '../../gloomhaven.ts';
import { bonusOption, type ItemOption, itemIn, itemOption } from '../../options.ts';
import type { Equipped, Figure, Hero } from '../../state.ts';
import type { Move } from '../../vocabulary/abilities.ts';
import type { HexId } from '../../vocabulary/ids.ts';
import { added, takeAdjustments } from '../abilities/adjustments.ts';
import { amountOf } from '../abilities/amounts.ts';
import type { Deed } from '../abilities/deed.ts';
import { lootHexes } from '../abilities/loot.ts';
import { pieceAt } from '../board.ts';
import { idleLast } from '../cards/idle-items.ts';
import { isUsable, itemOf, markUsed } from '../cards/items.ts';
import { isSummoning, itemsAtAnyTime, useItem } from '../cards/items-in-action.ts';
import { inForce } from '../cards/lasting.ts';
import { gainXp, has, heroOf, isOnMap, isStunned, statsOf } from '../figures.ts';
import { layoutIn } from '../map/in-play.ts';
import { openDoor } from '../scenario/rooms.ts';
import { enterHex, enterNext } from './entering.ts';
import { isFlying } from './flying.ts';
import { isStraight } from './lines.ts';
import { canStop, destinations, type Moving, wayTo } from './moving.ts';
import { type Trail, tellTrail } from './trail.ts';

/** Up to X hexes, in as many legs as the player likes; doors, traps and items come up on the way. [gh/move.1, gh/move.2] */
export function* moveAbility(g: Gloom, deed: Deed, ability: Move): Rule {
  if (isHeld(deed.by)) return;
  const taken = yield* takeAdjustments(g, deed, ability);
  for (const { xp } of taken) gainXp(g, deed.by, xp ?? 0);
  const value =
    amountOf(g, deed, ability.value, { base: statsOf(g, deed.by)?.move ?? 0 }) +
    added(g, deed, { taken, of: 'move' });
  const replacing = yield* replacement(g, deed, value);
  if (replacing) return;
  const jumps = ability.jump === true;
  const moving: Moving = {
    ability,
    figure: deed.by,
    side: deed.side,
    isInAir: false,
    left: value,
    movement: isFlying(g, deed.by) ? 'fly' : jumps ? 'jump' : 'walk',
    hero: deed.automatic ? null : heroOf(g.state, deed.by),
  };
  deed.performed = true; // [gh/A-11]
  deed.entered = [];
  deed.movedThrough = [];
  deed.beganAt = deed.by.hex;
  yield* legs(g, deed, moving);
  deed.movedStraight = isStraight([deed.beganAt, ...deed.entered]);
  for (const it of taken) if (it.then !== undefined) yield* deed.perform(g, deed, it.then);
}

const isHeld = (figure: Figure): boolean => has(figure, 'immobilize') || isStunned(figure);

/** A bonus may let another ability be performed instead. */
function* replacement(g: Gloom, deed: Deed, value: number): Rule<boolean> {
  for (const { hero, active, effect } of inForce(g, 'move-ability')) {
    if (hero.id !== deed.by.id || active === null) continue;
    const use = yield* choose('reaction', {
      seat: hero.seat,
      rule: 'gh/bonuses.11',
      from: [bonusOption(active.card), 'go-on'],
      about: () => ({
        moment: 'move',
        figure: deed.by.id,
        damage: null,
        by: null,
        attack: null,
        target: null,
      }),
    });
    if (use === 'go-on') continue;
    deed.replacedValue = value;
    yield* deed.perform(g, deed, [effect.instead]);
    return true;
  }
  return false;
}

/** Leg by leg, until the player stops, no point is left or something holds the figure. [gh/move.5, gh/move.6] */
function* legs(g: Gloom, deed: Deed, moving: Moving): Rule {
  while (isOnMap(g.state, moving.figure) && !isHeld(moving.figure)) {
    const answer = yield* nextLeg(g, deed, moving);
    if (answer === 'stop') break;
    yield* carryOn(g, deed, moving, answer);
  }
  yield* land(g, moving);
}

/** What the player wants next: a hex, an item, or no more. */
function* nextLeg(g: Gloom, deed: Deed, moving: Moving): Rule<HexId | ItemOption | 'stop'> {
  const { figure, hero } = moving;
  const hexes = destinations(g, deed, moving);
  const helping = hero === null ? [] : moveItems(g, hero, moving);
  if (hexes.length + helping.length === 0) {
    if (!canStop(g, moving)) throw new Error(`${figure.id} cannot stop on ${figure.hex}, nor go on`);
    return 'stop';
  }
  const usable = hero === null ? [] : [...helping, ...itemsOnTheWay(g, hero, moving)];
  const items = usable.map(({ item }) => itemOption(item));
  const all = [...hexes, ...items, ...(canStop(g, moving) ? (['stop'] as const) : [])];
  return yield* choose('move-to', {
    seat: deed.seat,
    rule: 'gh/move.1',
    from: hero === null ? all : idleLast(g, hero, all),
    about: () => ({ figure: figure.id, points: moving.left, movement: moving.movement }),
  });
}

function* carryOn(g: Gloom, deed: Deed, moving: Moving, answer: HexId | ItemOption): Rule {
  const { hero } = moving;
  const used = itemIn(answer);
  const item = hero?.items.find((it) => it.item === used);
  if (hero !== null && item !== undefined) yield* useInMove(g, deed, moving, { hero, item });
  else yield* leg(g, deed, moving, answer as HexId); // every other option is a hex
}

/** The last hex of a jump is entered like any other. [gh/move.9, gh/move.10] */
function* land(g: Gloom, { figure, isInAir }: Moving): Rule {
  if (!isInAir || !isOnMap(g.state, figure)) return;
  yield* enterHex(g, figure, { hex: figure.hex, how: 'walk', by: null });
}

/** Hex by hex, until it is there or something stops it. [gh/move.5] */
function* leg(g: Gloom, deed: Deed, moving: Moving, to: HexId): Rule {
  const { figure, movement, ability } = moving;
  const walked: HexId[] = [];
  const trail: Trail = { figure, how: movement, rule: 'gh/move.1', untold: [] };
  moving.isInAir = movement === 'jump';
  for (const hex of wayTo(g, moving, to)) {
    noteStep(g, deed, figure, hex);
    walked.push(hex);
    trail.untold.push(hex);
    moving.left -= costOf(g, moving, hex);
    const isNewDoor = yield* stepThrough(g, moving, trail, hex);
    yield* enterNext(g, trail, { hex, how: movement === 'jump' ? 'over' : movement, by: null });
    if (isNewDoor || !isOnMap(g.state, figure) || isHeld(figure)) break;
  }
  tellTrail(g, trail);
  if (ability.looting === true) yield* lootHexes(g, figure, walked, { by: 'ability' });
}

/** [gh/terrain.22] */
const costOf = (g: Gloom, { movement }: Moving, hex: HexId): number =>
  movement === 'walk' && pieceAt(g.state, hex, 'difficult') !== null ? 2 : 1;

function noteStep(g: Gloom, deed: Deed, figure: Figure, hex: HexId): void {
  const passed = g.state.figures.find((it) => it.hex === hex && it.id !== figure.id);
  if (passed !== undefined && !deed.movedThrough.includes(passed.id)) deed.movedThrough.push(passed.id);
  figure.hex = hex;
  deed.entered.push(hex);
  if (g.state.turn?.figure === figure.id) g.state.turn.hexesMoved++;
}

/** A closed door opens as a character enters it; the movement is paused, not ended. [gh/move.15, gh/move.16] */
function* stepThrough(g: Gloom, { hero, figure }: Moving, trail: Trail, hex: HexId): Rule<boolean> {
  if (hero === null) return false;
  const door = [...layoutIn(g).doors.values()].find((it) => it.hex === hex);
  if (door === undefined || g.state.openDoors.includes(door.id)) return false;
  tellTrail(g, trail);
  yield* openDoor(g, door.id, figure);
  return true;
}

/** Items for the figure's own turn; one that can't stay where it is may not put anybody where it must land. [gh/items.2, gh/move.9] */
const itemsOnTheWay = (g: Gloom, hero: Hero, moving: Moving): readonly Equipped[] =>
  itemsAtAnyTime(g, hero).filter((it) => canStop(g, moving) || !isSummoning(g, it));

/** Items that help during a move. [gh/items.2] */
const moveItems = (g: Gloom, hero: Hero, { movement }: Moving): readonly Equipped[] =>
  hero.items.filter(
    (equipped) =>
      isUsable(g, equipped) &&
      itemOf(g, equipped.item).uses.some(
        (use) => use.when === 'move' && (use.add !== undefined || movement === 'walk'),
      ),
  );

type Using = { readonly hero: Hero; readonly item: Equipped };

function* useInMove(g: Gloom, deed: Deed, moving: Moving, { hero, item }: Using): Rule {
  if (itemsAtAnyTime(g, hero).includes(item)) yield* useItem(g, hero, item, deed);
  else useMoveItem(g, hero, item, moving);
}

function useMoveItem(g: Gloom, hero: Hero, equipped: Equipped, moving: Moving): void {
  markUsed(g, hero, equipped);
  for (const use of itemOf(g, equipped.item).uses) {
    if (use.when !== 'move') continue;
    moving.left += use.add ?? 0;
    if (use.jump === true && moving.movement === 'walk') moving.movement = 'jump';
  }
}
