import type { Rule } from '@tavolo/kernel';
import { choose } from '../../ask.ts';
import type { Gloom } from '../../gloomhaven.ts';
import { wayOption } from '../../options.ts';
import type { Figure } from '../../state.ts';
import type { Ability, Attack, Move } from '../../vocabulary/abilities.ts';
import type { FigureId, HexId } from '../../vocabulary/ids.ts';
import type { MonsterCard } from '../../vocabulary/monsters.ts';
import { takeAdjustments } from '../abilities/adjustments.ts';
import { canGoOn, type Deed } from '../abilities/deed.ts';
import { infuse } from '../abilities/elements.ts';
import { lastDeeds } from '../abilities/last-deeds.ts';
import { hold } from '../abilities/predicates.ts';
import { reachOf, strikeAll, strikeOf } from '../attack/attack-ability.ts';
import { isAnybodyIn } from '../attack/attack-targets.ts';
import { battlefieldFor, fieldOf } from '../board.ts';
import { figureById, has, isOnMap, isStunned, statsOf } from '../figures.ts';
import { enterNext } from '../movement/entering.ts';
import { type Trail, tellTrail } from '../movement/trail.ts';
import { monsterDeckOf } from '../turns/monster-types.ts';
import { actorOf, type Doing, foesOf, type Intent, readingsOf } from './actor.ts';
import { aheadIn, isAble } from './ahead.ts';
import { type Decision, decide, type Outcome } from './decide.ts';
import { pathTo } from './moves.ts';
import { spelledOut } from './specials-of.ts';

/** The attack that a monster has moved for, or makes from where it stands. */
type Plan = {
  readonly attack: Attack;
  readonly intent: Intent;
  readonly targets: readonly FigureId[];
  readonly area: readonly HexId[];
};

/** The abilities of a card in printed order, as far as possible, or as whoever leads the monster likes. [gh/monsters.1] */
export function* runCard(g: Gloom, deed: Deed, card: MonsterCard): Rule {
  const abilities = spelledOut(g, deed.by, card.abilities);
  if (deed.automatic) yield* runAbilities(g, deed, abilities);
  else yield* deed.perform(g, deed, abilities);
  if (canGoOn(g, deed)) deed.by.under = card.id; // what lasts begins once the rest is done [gh/monsters.51]
  const deck = monsterDeckOf(g.state, card.deck);
  if (deck === null || deck.infused || card.infuse === undefined) return;
  if (!isOnMap(g.state, deed.by)) return; // the next of its type creates it [gh/A-52]
  deck.infused = true;
  yield* infuse(g, deed.by, card.infuse, deed.seat);
}

export function* runAbilities(g: Gloom, deed: Deed, abilities: readonly Ability[]): Rule {
  yield* focusAhead(g, deed, abilities);
  let plan: Plan | null = null;
  for (const [n, ability] of abilities.entries()) {
    if (!canGoOn(g, deed)) return;
    if (ability.do === 'move') plan = yield* move(g, deed, { ability, attack: nextAttack(abilities, n) });
    else if (ability.do === 'attack') {
      yield* strike(g, deed, ability, plan);
      plan = null;
    } else yield* deed.perform(g, deed, [ability]);
    yield* lastDeeds(g, deed.perform);
  }
}

/** The focus comes before the first ability; one that moves or attacks brings it itself. [gh/monsters.8, gh/monsters.22] */
function* focusAhead(g: Gloom, deed: Deed, abilities: readonly Ability[]): Rule {
  if (abilities[0]?.do === 'move' || abilities[0]?.do === 'attack') return;
  const ahead = aheadIn(g, deed, abilities);
  if (ahead.move === null && ahead.intent.attack === null) return;
  const decision = decisionOf(g, deed, ahead);
  if (decision !== null) yield* chooseFocus(g, deed, decision);
}

/** The attack that a move serves: the first after it and before another move. [gh/monsters.24] */
function nextAttack(abilities: readonly Ability[], from: number): Attack | null {
  for (const ability of abilities.slice(from + 1)) {
    if (ability.do === 'attack') return ability;
    if (ability.do === 'move') return null;
  }
  return null;
}

type Going = { readonly ability: Move; readonly attack: Attack | null };

/** To where it attacks its focus best, or as near as it gets. [gh/monsters.23, gh/monsters.31] */
function* move(g: Gloom, deed: Deed, { ability, attack }: Going): Rule<Plan | null> {
  if (!isAble(g, deed.by, 'move')) return null;
  const intent = yield* intentOf(g, deed, has(deed.by, 'disarm') ? null : attack);
  const chosen = yield* chooseOutcome(g, deed, { move: ability, intent });
  if (chosen === null) return null;
  deed.performed = true;
  if (!has(deed.by, 'immobilize')) yield* walk(g, deed, ability, chosen.end);
  if (attack === null || chosen.targets.length === 0 || deed.by.hex !== chosen.end) return null;
  return { attack, intent, targets: chosen.targets, area: chosen.area };
}

/** The attack with what its card adds to it now. */
function* intentOf(g: Gloom, deed: Deed, attack: Attack | null): Rule<Intent> {
  const taken = attack === null ? [] : yield* takeAdjustments(g, deed, attack);
  const area = taken.find((it) => it.area !== undefined)?.area;
  const changed = attack === null || area === undefined ? attack : { ...attack, area };
  return { attack: changed, taken };
}

type Chosen = { readonly end: HexId; readonly targets: readonly FigureId[]; readonly area: readonly HexId[] };

/** What it does; where several ways are equally good the players choose. [gh/monsters.55] */
function* chooseOutcome(g: Gloom, deed: Deed, doing: Omit<Doing, 'focus'>): Rule<Chosen | null> {
  const decision = decisionOf(g, deed, doing);
  const focus = decision === null ? null : yield* chooseFocus(g, deed, decision);
  if (decision === null || focus === null) return null;
  const field = fieldOf(g);
  const outcomes = decision.outcomes.filter(({ foci }) => foci.includes(focus));
  const id = ({ end, targets }: Outcome) => wayOption(field.id(end), targets as readonly FigureId[]); // foes are named by figures
  const picked = yield* choose('monster-way', {
    seat: deed.seat,
    rule: 'gh/monsters.55',
    from: [...new Set(outcomes.map(id))],
    about: () => ({ figure: deed.by.id, focus }),
  });
  const outcome = outcomes.find((it) => id(it) === picked);
  if (outcome === undefined) return null;
  return {
    end: field.id(outcome.end),
    targets: focusFirst(outcome.targets as readonly FigureId[], focus), // foes are named by figures
    area: (outcome.area ?? []).map(([q, r]): HexId => `${q},${r}`),
  };
}

/** `null` where it stands nowhere on the map. */
function decisionOf(g: Gloom, deed: Deed, doing: Omit<Doing, 'focus'>): Decision | null {
  const battlefield = battlefieldFor(g, deed.by, deed.side);
  const { field } = battlefield;
  if (field.cell(deed.by.hex) < 0) return null;
  const actor = actorOf(g, deed, field, { ...doing, focus: deed.focus });
  return decide(battlefield, actor, foesOf(g, deed, field), readingsOf(g));
}

/** It attacks its focus first. [gh/monsters.39] */
const focusFirst = (targets: readonly FigureId[], focus: FigureId): readonly FigureId[] =>
  targets.toSorted((one, other) => Number(other === focus) - Number(one === focus));

/** Once a turn; a focus that is gone is replaced. [gh/monsters.22, gh/A-13] */
function* chooseFocus(g: Gloom, deed: Deed, { foci }: Decision): Rule<FigureId | null> {
  if (deed.focus !== null && foci.includes(deed.focus)) return deed.focus;
  if (foci.length === 0) return null;
  const focus = yield* choose('monster-focus', {
    seat: deed.seat,
    rule: 'gh/monsters.16',
    from: foci as readonly FigureId[], // foes are named by figures
    about: () => ({ figure: deed.by.id }),
  });
  if (deed.focus !== focus) g.tell({ is: 'focused', figure: deed.by.id, on: focus }, 'gh/monsters.9');
  deed.focus = focus;
  return focus;
}

/** Hex by hex along the path with the fewest negative hexes. [gh/monsters.17] */
function* walk(g: Gloom, deed: Deed, ability: Move, end: HexId): Rule {
  const figure = deed.by;
  const battlefield = battlefieldFor(g, figure, deed.side);
  const { field } = battlefield;
  const { movement, move: points } = actorOf(g, deed, field, {
    move: ability,
    intent: { attack: null, taken: [] },
    focus: null,
  });
  const path =
    pathTo(battlefield, { at: field.cell(figure.hex), move: points, movement }, field.cell(end), 'wary') ??
    [];
  const trail: Trail = { figure, how: movement, rule: 'gh/monsters.24', untold: [] };
  deed.entered = [];
  for (const [n, cell] of path.entries()) {
    const hex = field.id(cell);
    figure.hex = hex;
    deed.entered.push(hex);
    trail.untold.push(hex);
    if (g.state.turn?.figure === figure.id) g.state.turn.hexesMoved++;
    const isLast = n === path.length - 1;
    const how =
      movement === 'walk' || (movement === 'jump' && isLast) ? 'walk' : movement === 'fly' ? 'fly' : 'over';
    yield* enterNext(g, trail, { hex, how, by: null });
    if (!isOnMap(g.state, figure) || isStunned(figure) || has(figure, 'immobilize')) break;
  }
  tellTrail(g, trail);
}

/**
 * An attack that is not a line of the card itself: what an element brings, or what a figure does as it dies. It is on
 * the focus and as many others as possible, and nobody leaves it out. [gh/monsters.1, gh/monsters.39, gh/monsters.40]
 */
export function* attackByItself(g: Gloom, deed: Deed, attack: Attack): Rule {
  if (!hold(g, deed, attack.when, null)) return;
  // A monster that has died does not look for an enemy out of its reach.
  if (deed.isLast && !isAnybodyIn(g, deed, attack, reachOf(g, deed, attack))) return;
  yield* strike(g, deed, attack, null);
}

/** The attack as planned with the move, or as it is found from here. [gh/monsters.39, gh/monsters.44] */
function* strike(g: Gloom, deed: Deed, attack: Attack, planned: Plan | null): Rule {
  if (has(deed.by, 'disarm') || !isAble(g, deed.by, 'attack')) return;
  const plan = planned?.attack === attack ? planned : yield* planHere(g, deed, attack);
  if (plan === null || plan.intent.attack === null) return;
  const targets = plan.targets.flatMap((id) => figureById(g.state, id) ?? []);
  if (targets.length === 0) return;
  deed.area = plan.area;
  const blows =
    attack.allOnFocus === true ? repeated(targets[0], statsOf(g, deed.by)?.targets ?? 1) : targets;
  yield* strikeAll(
    g,
    deed,
    strikeOf(g, deed, plan.intent.attack, { taken: plan.intent.taken, items: [], hero: null }),
    blows,
  );
}

const repeated = (target: Figure | undefined, times: number): readonly Figure[] =>
  target === undefined ? [] : Array.from({ length: times }, () => target);

function* planHere(g: Gloom, deed: Deed, attack: Attack): Rule<Plan | null> {
  const intent = yield* intentOf(g, deed, attack);
  const chosen = yield* chooseOutcome(g, deed, { move: null, intent });
  return chosen === null || chosen.targets.length === 0
    ? null
    : { attack, intent, targets: chosen.targets, area: chosen.area };
}
