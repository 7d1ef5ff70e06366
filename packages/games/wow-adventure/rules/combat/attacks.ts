/** The attacks of the ranged and of the melee step. [wow/combat.7 to wow/combat.17] */
import type { Rule } from '@tavolo/kernel';
import type { Combat } from '../../state.ts';
import type { Effect } from '../../vocabulary/effects.ts';
import type { AttackType } from '../../vocabulary/terms.ts';
import type { Wow } from '../../wow.ts';
import { attackTypeOf } from '../base-numbers.ts';
import { type Hit, hurt } from '../damage.ts';
import { factSide, foeIn, whoOn } from '../foes.ts';
import { actsLast, numberOf, totalOf } from '../numbers.ts';
import { combatOf, heroOf, heroOn, otherSide, type SideName } from '../table.ts';
import { abilityOf, sidePowers } from '../wielded.ts';
import { rollAnew } from './dice.ts';
import { keepOrReroll } from './just-rolled.ts';
import { goesOn, isReady, settleDice, workAll, workForced } from './triggers.ts';

/** Defender first. [wow/powers.5] */
export const bothSides: readonly SideName[] = ['defending', 'attacking'];

/** The types that count are those at the start of the ranged step. [wow/combat.7] */
export function fixTypes(g: Wow): void {
  const combat = combatOf(g.state);
  const types = bothSides.map((side) => attackTypeOf(g, combat, side));
  bothSides.forEach((side, nth) => {
    combat[side].type = types[nth] ?? null;
  });
}

/** The sides that attack in a step. */
const attackersIn = (combat: Combat, type: AttackType): readonly SideName[] =>
  bothSides.filter((side) => combat[side].type === type && !combat[side].makesNoAttack);

/** A rule only where somebody attacks, as are the others. */
export function rangedStep(g: Wow): Rule | undefined {
  const combat = combatOf(g.state);
  for (const side of bothSides) {
    if (combat[side].makesNoAttack)
      g.tell({ is: 'made-no-attack', ...factSide(g.content, combat, side) }, 'wow/aim.8');
  }
  return exchangeOf(g, attackersIn(combat, 'ranged'));
}

/** Those that act last wait; then come those that attack once more. */
export function meleeStep(g: Wow): Rule | undefined {
  const combat = combatOf(g.state);
  return exchangeOf(
    g,
    attackersIn(combat, 'melee').filter((side) => !actsLast(g, combat, side)),
  );
}

export function lastMelee(g: Wow): Rule | undefined {
  const combat = combatOf(g.state);
  const last = attackersIn(combat, 'melee').filter((side) => actsLast(g, combat, side));
  const again = bothSides.filter((side) => combat[side].again && !combat[side].makesNoAttack);
  return last.length + again.length === 0 ? undefined : attackLast(g, combat, last);
}

function* attackLast(g: Wow, combat: Combat, sides: readonly SideName[]): Rule {
  yield* exchange(g, sides);
  if (goesOn(combat)) yield* attackAgain(g, combat);
}

/** Rolls anew and attacks once more, if both still stand. */
function* attackAgain(g: Wow, combat: Combat): Rule {
  const again = bothSides.filter((side) => combat[side].again && !combat[side].makesNoAttack);
  if (again.length === 0) return;
  for (const side of again) {
    combat[side].again = false;
    rollAnew(g, side, repeatedBy(g, combat, side));
  }
  for (const side of again) yield* keepOrReroll(g, combat, side);
  yield* settleDice(g, bothSides);
  if (goesOn(combat)) yield* exchange(g, again);
}

const exchangeOf = (g: Wow, sides: readonly SideName[]): Rule | undefined =>
  sides.length === 0 ? undefined : exchange(g, sides);

/** What lets a side attack once more: a card that its hero has played, or the encounter itself. */
const repeatedBy = ({ content }: Wow, combat: Combat, side: SideName): string =>
  combat[side].played.find((id) => abilityOf(content, id).do.some(({ is }) => is === 'attack-again')) ??
  whoOn(content, combat, side);

/** Attacks of one step are simultaneous: all are compared before any damage is done. [wow/combat.12] */
function* exchange(g: Wow, sides: readonly SideName[]): Rule {
  const combat = combatOf(g.state);
  const hits = sides.filter((side) => strikes(g, combat, side));
  const damages = hits.map((side) => ({ side, n: numberOf(g, combat, side, 'damage') }));
  const onHeroes: Hit[] = []; // the defender decides first what to prevent [wow/powers.5]
  for (const { side, n } of damages) {
    const struck = heroOn(g.state, combat, otherSide(side));
    if (struck !== null) onHeroes.unshift({ hero: struck, n, cause: causeOf(g, combat, side) });
    else if (n > 0) combat[otherSide(side)].fallen = true;
  }
  yield* hurt(
    g,
    onHeroes.filter(({ n }) => n > 0),
  );
  for (const side of hits) yield* afterHit(g, combat, side);
}

/** Whether an attack hits: its total equals or beats the defense. [wow/combat.8] */
function strikes(g: Wow, combat: Combat, side: SideName): boolean {
  const total = totalOf(g, combat, side);
  const defense = numberOf(g, combat, otherSide(side), 'defense');
  const hit = total >= defense;
  const own = combat[side];
  own.total = Math.max(0, total);
  own.hit ||= hit;
  own.missed = !hit;
  g.tell(
    { is: 'struck', ...factSide(g.content, combat, side), type: own.type ?? 'melee', total, defense, hit },
    'wow/combat.8',
  );
  return hit;
}

/** Whose doing the damage of an attack is. */
function causeOf({ content, state }: Wow, combat: Combat, side: SideName): Hit['cause'] {
  const hero = heroOn(state, combat, side);
  if (hero !== null) return { by: heroOf(state, hero.seat).seat, means: 'combat', source: hero.seat };
  return { by: null, means: 'encounter', source: foeIn(content, combat)?.id ?? '' };
}

/** Powers on a hit come after the damage; on a hero who just fell they do nothing. [wow/combat.17] */
function* afterHit(g: Wow, combat: Combat, side: SideName): Rule {
  const isGone = (one: SideName): boolean => combat[one].fallen && heroOn(g.state, combat, one) !== null;
  for (const wielded of sidePowers(g, combat, side, 'hit')) {
    if (!isReady(g, combat, side, wielded)) continue;
    const effects = wielded.power.do.filter((effect) => !isGone(concerned(effect, side)));
    if (effects.length === 0) continue;
    g.tell(
      { is: 'power-worked', source: wielded.from, key: wielded.key, ...factSide(g.content, combat, side) },
      'wow/combat.17',
    );
    yield* workForced(g, side, wielded, effects);
  }
  yield* workAll(g, otherSide(side), 'hit-taken');
}

/** The side that an effect of a power of a side is for. */
const concerned = (effect: Effect, side: SideName): SideName =>
  'who' in effect && effect.who === 'opponent' ? otherSide(side) : side;
