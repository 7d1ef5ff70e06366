import { axialOf, looseOrientations, orientations, type Shape } from '@tavolo/hexes';
import { placementIn } from '../options.ts';
import type { TargetAbility } from '../questions.ts';
import type { Figure } from '../state.ts';
import type { Area } from '../vocabulary/area.ts';
import { escortIn } from './escorts.ts';
import type { Foe } from './foes.ts';
import { gainOn, type Strike } from './hits.ts';
import type { Situation } from './situation.ts';

/** A blow like most. */
const usualStrike: Strike = { value: 3, range: 1, count: 1, pierce: 0, conditions: [] };

const worthOn = (foe: Foe): number => gainOn(foe, usualStrike) + 0.3 * foe.threat - 0.1 * foe.figure.hp;

/** The enemy on whom a blow does most, or the way to lay an area over the most such. */
export function attackTarget(s: Situation, options: readonly string[]): string {
  const byId = new Map<string, Foe>(s.foes.map((foe) => [foe.figure.id, foe]));
  const areas = areasPlayed(s);
  return highest(options, (option) => {
    const foe = byId.get(option);
    if (foe !== undefined) return worthOn(foe);
    const placement = placementIn(option);
    return placement === null ? -1 : placementWorth(s, areas, placement);
  });
}

/** Whom another ability concerns: the most hurt friend, the enemy that matters most. */
export function abilityTarget(s: Situation, options: readonly string[], ability: TargetAbility): string {
  const byId = new Map<string, Figure>(s.g.state.figures.map((figure) => [figure.id, figure]));
  const foes = new Map<string, Foe>(s.foes.map((foe) => [foe.figure.id, foe]));
  const escort = escortIn(s.g);
  const isHealing = ability === 'heal';
  return highest(options, (option) => {
    const foe = foes.get(option);
    if (foe !== undefined) return isHealing ? -2 : worthOn(foe) + foe.threat;
    const figure = byId.get(option);
    if (figure === undefined) return placementIn(option) === null ? -1 : 1;
    if (ability === 'damage') return -2;
    return needOf(figure, escort);
  });
}

/** How much a friend is in need: the hit points of one that must live count double. */
const needOf = (figure: Figure, escort: Figure | null): number =>
  (figure.maxHp - figure.hp) * (figure === escort ? 2 : 1) + (figure.kind === 'character' ? 0.5 : 0);

/** The first of the options that are rated highest. */
function highest(options: readonly string[], rate: (option: string) => number): string {
  let best = options[0] ?? '';
  let most = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    const rated = rate(option);
    if (rated > most) [best, most] = [option, rated];
  }
  return best;
}

/** The areas of the halves that may be in play now. */
function areasPlayed({ g, hero }: Situation): readonly Area[] {
  const { turn } = g.state;
  return hero.picked.flatMap((card) => {
    const printed = g.content.cards.get(card);
    if (printed === undefined || turn === null) return [];
    const halves = [...(turn.topUsed ? [printed.top] : []), ...(turn.bottomUsed ? [printed.bottom] : [])];
    return halves.flatMap(({ abilities }) =>
      abilities.flatMap((it) => (it.do === 'attack' && it.area !== undefined ? [it.area] : [])),
    );
  });
}

type Placement = NonNullable<ReturnType<typeof placementIn>>;

function placementWorth(s: Situation, areas: readonly Area[], { origin, way }: Placement): number {
  const at = axialOf(origin);
  if (at === null) return 0;
  let most = 0;
  for (const area of areas) {
    let worth = 0;
    for (const [q, r] of waysOf(area)[way] ?? []) {
      const foe = s.foes.find(({ figure }) => figure.hex === `${at[0] + q},${at[1] + r}`);
      if (foe !== undefined) worth += gainOn(foe, usualStrike);
    }
    most = Math.max(most, worth);
  }
  return most;
}

const waysByArea = new WeakMap<Area, readonly Shape[]>();

function waysOf(area: Area): readonly Shape[] {
  const known = waysByArea.get(area);
  if (known !== undefined) return known;
  const ways = area.from === 'self' ? orientations(area.hexes, true) : looseOrientations(area.hexes, true);
  waysByArea.set(area, ways);
  return ways;
}
