/** A combat, stage by stage. Each stage is a step of its own: it can be saved, forked and undone. [wow/combat.1] */
import type { Rule } from '@tavolo/kernel';
import { choose } from '../../ask.ts';
import type { Combat } from '../../state.ts';
import type { Wow } from '../../wow.ts';
import { type At, act } from '../acts.ts';
import { foeIn } from '../foes.ts';
import { mightPlay, playOptions } from '../plays.ts';
import { useOptions } from '../powers.ts';
import { combatOf, heroOf, heroOn, type SideName } from '../table.ts';
import { bothSides, fixTypes, lastMelee, meleeStep, rangedStep } from './attacks.ts';
import { letDiceCount, rollDice } from './dice.ts';
import { endCombat } from './outcome.ts';
import { goesOn, settleDice, workAll } from './triggers.ts';

type Stage = Combat['stage'];

/** Carries out the stage the combat is at, and moves on. */
export function* fight(g: Wow): Rule {
  const combat = combatOf(g.state);
  switch (combat.stage) {
    case 'met':
      return yield* meet(g, combat);
    case 'start':
      return yield* start(g, combat);
    case 'before-defender':
      return yield* playOn(g, combat, { side: 'defending', next: 'before-attacker', ...beforeRoll });
    case 'before-attacker':
      return yield* playOn(g, combat, { side: 'attacking', next: 'roll', ...beforeRoll });
    case 'roll':
      rollDice(g);
      combat.stage = 'just-rolled';
      return;
    case 'just-rolled':
      for (const side of bothSides) yield* keepOrReroll(g, combat, side);
      letDiceCount(combat);
      return go(combat, 'powers-defender');
    case 'powers-defender':
      yield* settleDice(g, ['defending']);
      return go(combat, combat.rival === null ? 'powers-attacker' : 'plays-defender');
    case 'plays-defender':
      return yield* playOn(g, combat, { side: 'defending', next: 'powers-attacker', ...afterRoll });
    case 'powers-attacker':
      yield* settleDice(g, bothSides);
      return go(combat, 'plays-attacker');
    case 'plays-attacker':
      return yield* playOn(g, combat, { side: 'attacking', next: 'ranged', ...afterRoll });
    default:
      return yield* strike(g, combat);
  }
}

/** The attacks, and what comes after them. */
function* strike(g: Wow, combat: Combat): Rule {
  switch (combat.stage) {
    case 'ranged':
      fixTypes(g);
      yield* rangedStep(g);
      return go(combat, 'missed');
    case 'missed':
      for (const side of bothSides) yield* playAfterMiss(g, combat, side);
      return go(combat, 'melee');
    case 'melee':
      yield* meleeStep(g);
      return go(combat, 'melee-last');
    case 'melee-last':
      yield* lastMelee(g);
      return go(combat, combat.rival === null ? 'after-attacker' : 'after-defender');
    case 'after-defender':
      return yield* playOn(g, combat, { side: 'defending', next: 'after-attacker', ...afterAttack });
    case 'after-attacker':
      return yield* playOn(g, combat, { side: 'attacking', next: 'end', ...afterAttack });
    default:
      return yield* endCombat(g);
  }
}

/** To the next stage, or straight to the end when somebody has fallen. [wow/combat.14, wow/combat.15] */
function go(combat: Combat, next: Stage): void {
  combat.stage = goesOn(combat) ? next : 'end';
}

/** The hero may skip a fight that it has drawn or must fight. */
function* meet(g: Wow, combat: Combat): Rule {
  const hero = heroOf(g.state, combat.attacker);
  const at: At = { window: 'encounter-met', moment: 'combat-start' };
  if (mightPlay(g, hero, 'encounter-met')) {
    const option = yield* choose('encounter-met', {
      seat: hero.seat,
      rule: 'wow/challenge.6',
      evenIfForced: true,
      from: () => [...playOptions(g, hero, 'encounter-met'), 'fight'],
      about: () => ({ foe: foeIn(g.content, combat)?.id ?? '' }),
    });
    if (option !== 'fight') yield* act(g, hero, option, [at]);
  }
  go(combat, 'start');
}

/** The defender of a duel gets 1 energy. [wow/duels.4] */
function* start(g: Wow, combat: Combat): Rule {
  for (const side of bothSides) {
    const hero = heroOn(g.state, combat, side);
    if (hero === null) continue;
    hero.turn.fought = true;
    if (combat.rival === null) hero.account.fights++;
    else hero.account.duels++;
    if (side === 'defending') hero.energy = 1;
  }
  for (const side of bothSides) yield* workAll(g, side, 'combat-start');
  go(combat, combat.rival === null ? 'before-attacker' : 'before-defender');
}

const beforeRoll = { window: 'before-roll', moment: 'before-roll', asks: 'before-roll' } as const;
const afterRoll = { window: 'after-roll', moment: 'after-roll', asks: 'after-roll' } as const;
const afterAttack = { window: 'after-attack', moment: 'combat-end', asks: 'after-attack' } as const;

type Playing = (typeof beforeRoll | typeof afterRoll | typeof afterAttack) & {
  readonly side: SideName;
  readonly next: Stage;
};

/** One play of a side in a window, or the end of the window. The defender is done before the attacker begins. [wow/A-23] */
function* playOn(g: Wow, combat: Combat, { side, next, window, moment, asks }: Playing): Rule {
  const hero = heroOn(g.state, combat, side);
  const isUsed = asks !== 'after-attack';
  if (hero === null) return go(combat, next);
  const uses = isUsed ? useOptions(g, hero, moment) : [];
  if (uses.length === 0 && !mightPlay(g, hero, window)) return go(combat, next);
  const option = yield* choose(asks, {
    seat: hero.seat,
    rule: 'wow/abilities.4',
    evenIfForced: true,
    from: () => [...playOptions(g, hero, window), ...uses, 'done'],
  });
  if (option === 'done') return go(combat, next);
  yield* act(g, hero, option, [{ window, moment }]);
  if (asks === 'after-roll') yield* settleDice(g, side === 'attacking' ? bothSides : ['defending']);
  if (!goesOn(combat)) combat.stage = 'end';
}

/** Tokens that roll a die again which was just rolled, before any power. [wow/combat.4] */
function* keepOrReroll(g: Wow, combat: Combat, side: SideName): Rule {
  const hero = heroOn(g.state, combat, side);
  if (hero === null) return;
  for (;;) {
    const uses = useOptions(g, hero, 'just-rolled');
    if (uses.length === 0) return;
    const option = yield* choose('just-rolled', {
      seat: hero.seat,
      rule: 'wow/combat.4',
      from: [...uses, 'keep'],
      about: () => ({ face: combat[side].die ?? 0 }),
    });
    if (option === 'keep') return;
    yield* act(g, hero, option, [{ window: 'after-roll', moment: 'just-rolled' }]);
  }
}

/** After the own ranged attack missed. */
function* playAfterMiss(g: Wow, combat: Combat, side: SideName): Rule {
  const hero = heroOn(g.state, combat, side);
  const own = combat[side];
  if (hero === null || !own.missed || own.type !== 'ranged' || own.makesNoAttack) return;
  if (!mightPlay(g, hero, 'on-miss')) return;
  const at: At = { window: 'on-miss', moment: 'just-rolled' };
  const option = yield* choose('after-miss', {
    seat: hero.seat,
    rule: 'wow/abilities.4',
    evenIfForced: true,
    from: () => [...playOptions(g, hero, 'on-miss'), 'done'],
  });
  if (option !== 'done') yield* act(g, hero, option, [at]);
}
