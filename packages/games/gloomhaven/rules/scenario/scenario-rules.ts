import type { Rule } from '@tavolo/kernel';
import type { Gloom, Table } from '../../gloomhaven.ts';
import type { Figure } from '../../state.ts';
import type { HexId } from '../../vocabulary/ids.ts';
import type { Occasion, ScenarioEffect, ScenarioRule } from '../../vocabulary/scenarios.ts';
import { equated } from '../abilities/amounts.ts';
import { afflict } from '../abilities/conditions.ts';
import { shuffleIn } from '../attack/modifier-decks.ts';
import { perksOf } from '../cards/class-mats.ts';
import { sufferDamage } from '../damage.ts';
import { activeHeroes, heroOf } from '../figures.ts';
import { layoutIn, scenarioOf } from '../map/in-play.ts';
import { hexOf } from '../map/places.ts';
import { spawn } from './placing.ts';

/** Carries out the scenario's own rules for a moment; gives the doors that they open. They override the general ones. [gh/setup.23] */
export function* occasion(g: Gloom, now: Occasion): Rule<readonly string[]> {
  const { rules } = scenarioOf(g);
  const opening: string[] = [];
  for (const [place, rule] of rules.entries()) {
    if (!isDue(g, rule, place, now)) continue;
    if (isOnce(rule)) g.state.rulesDone.push(place);
    for (const effect of rule.do) yield* carryOut(g, effect, opening);
  }
  return opening;
}

/** Whether the scenario has a rule of its own for a moment. */
export const isAwaited = (g: Gloom, now: Occasion): boolean =>
  scenarioOf(g).rules.some((rule, place) => isDue(g, rule, place, now));

const isDue = (g: Gloom, { on }: ScenarioRule, place: number, now: Occasion): boolean =>
  isNow(g, on, now) && !g.state.rulesDone.includes(place);

const isOnce = ({ once, on }: ScenarioRule): boolean =>
  once === true || ['plates', 'door-opened', 'hex-entered'].includes(on.is);

function isNow(g: Gloom, on: Occasion, now: Occasion): boolean {
  if (on.is !== now.is) return false;
  switch (on.is) {
    case 'setup':
      return true;
    case 'door-opened':
      return now.is === on.is && on.door === now.door;
    case 'room-revealed':
      return now.is === on.is && on.room === now.room;
    case 'hex-entered':
      return now.is === on.is && on.at === now.at;
    case 'round-start':
    case 'round-end':
      return (
        !(on.odd === true && g.state.round % 2 === 0) &&
        !(on.untilDoor !== undefined && g.state.openDoors.includes(on.untilDoor))
      );
    case 'plates':
      return areHeld(g, on);
  }
}

/** A list for 2, 3 and 4 characters. */
const byCharacters = <T>(g: Gloom, lists: readonly [T, T, T]): T | undefined =>
  lists[Math.max(2, g.state.options.characters) - 2];

type Plates = Extract<Occasion, { is: 'plates' }>;

/** The plates that the characters still in play must hold, and how many of them at once. [gh/special.6b] */
export function platesWanted(
  { state }: Table,
  { plates }: Plates,
): {
  readonly names: readonly string[];
  readonly count: number;
} {
  const inPlay = activeHeroes(state).length;
  const names = plates[Math.max(2, inPlay) - 2] ?? [];
  return { names, count: Math.min(Math.max(1, inPlay), names.length) };
}

function areHeld(g: Gloom, on: Plates): boolean {
  const { names, count } = platesWanted(g, on);
  return names.filter((plate) => isHeld(g, plate)).length >= count;
}

/** A character stands on a plate of this name. [gh/special.6] */
const isHeld = (g: Gloom, plate: string): boolean =>
  scenarioOf(g)
    .map.plates.filter(({ id }) => id === plate)
    .some(({ cell }) => g.state.figures.some((it) => it.kind === 'character' && it.hex === hexOf(cell)));

const characters = (g: Gloom): readonly Figure[] =>
  g.state.figures.filter(({ kind }) => kind === 'character');

/** What the scenario does to the characters themselves as they begin is done to each that comes onto the map. [gh/setup.1] */
export function* beginAsTold(g: Gloom, figure: Figure): Rule {
  for (const rule of scenarioOf(g).rules)
    if (rule.on.is === 'setup') for (const effect of rule.do) yield* befall(g, effect, [figure]);
}

function* befall(g: Gloom, effect: ScenarioEffect, figures: readonly Figure[]): Rule {
  if (effect.is === 'characters-gain') {
    for (const figure of figures) if (!isSpared(g, figure)) afflict(g, figure, effect.condition, null);
  }
  if (effect.is === 'characters-suffer') {
    const damage = equated(g, effect.damage);
    for (const figure of figures) yield* sufferDamage(g, figure, { damage, cause: 'scenario', by: null });
  }
}

/** Doors are opened when all else is done. */
function* carryOut(g: Gloom, effect: ScenarioEffect, opening: string[]): Rule {
  switch (effect.is) {
    case 'open':
      opening.push(effect.door);
      return;
    case 'spawn':
      return yield* spawnAt(g, effect);
    case 'unlock':
      g.state.unlockedDoors.push(effect.door);
      return g.tell({ is: 'door-unlocked', door: effect.door }, 'gh/special.5');
    case 'characters-gain':
    case 'characters-suffer':
      return yield* befall(g, effect, characters(g));
    case 'shuffle-in':
      return addCards(g, effect);
    case 'story':
      if (!g.state.sectionsRead.includes(effect.section)) g.state.sectionsRead.push(effect.section);
      return g.tell({ is: 'story', section: effect.section }, 'gh/move.21');
  }
}

/** A perk lets a character ignore what a scenario does to its deck and its start. */
const isSpared = (g: Gloom, { id }: Pick<Figure, 'id'>): boolean => {
  const hero = heroOf(g.state, { id });
  return hero !== null && perksOf(g, hero).some(({ ignore }) => ignore === 'scenario-effects');
};

/** Curses and blessings come from their supply, other cards leave the deck after the scenario. [gh/setup.20, gh/components.33] */
function addCards(g: Gloom, { modifier, count }: Extract<ScenarioEffect, { is: 'shuffle-in' }>): void {
  const limited = (['bless', 'curse'] as const).find((it) => it === (modifier as string)); // the ids of both
  for (const hero of activeHeroes(g.state)) {
    const deck = g.state.decks.find(({ owner }) => owner === hero.id);
    if (deck === undefined || isSpared(g, hero)) continue;
    for (let n = 0; n < count; n++) {
      if (limited === undefined) deck.draw.push(modifier);
      else shuffleIn(g, deck, limited);
    }
    if (limited === undefined)
      g.tell({ is: 'shuffled-in', deck: deck.owner, card: modifier, count }, 'gh/setup.1');
  }
}

function* spawnAt(g: Gloom, { monster, at, ranks }: Extract<ScenarioEffect, { is: 'spawn' }>): Rule {
  const places = layoutIn(g).markers[at] ?? [];
  const list = byCharacters(g, ranks) ?? [];
  for (const [n, rank] of list.entries()) {
    const hex: HexId | undefined = places[n % Math.max(1, places.length)];
    if (hex === undefined) throw new Error(`nothing is marked ${at} `);
    yield* spawn(g, { monster, rank, hex, how: 'spawned' });
  }
}
