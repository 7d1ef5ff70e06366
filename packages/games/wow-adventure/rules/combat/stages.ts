/** A combat, stage by stage. Each stage is a step of its own: it can be saved, forked and undone. [wow/combat.1] */
import type { Rule } from '@tavolo/kernel';
import { choose } from '../../ask.ts';
import type { ActOption } from '../../options.ts';
import type { Combat, Hero } from '../../state.ts';
import type { Wow } from '../../wow.ts';
import { act } from '../acts.ts';
import { foeIn } from '../foes.ts';
import { mightPlay, playOptions } from '../plays.ts';
import { useOptions } from '../powers.ts';
import { combatOf, heroOf, heroOn, type SideName } from '../table.ts';
import { bothSides, fixTypes, lastMelee, meleeStep, rangedStep } from './attacks.ts';
import { letDiceCount, rollDice } from './dice.ts';
import { keepOrReroll } from './just-rolled.ts';
import { endCombat } from './outcome.ts';
import { goesOn, setOffOn, settleDice, workAll } from './triggers.ts';

type Stage = Combat['stage'];

/** Carries out the stage the combat is at, and moves on. Where nobody can be asked, it is done at once and there is no rule. */
export function fight(g: Wow): Rule | undefined {
  const combat = combatOf(g.state);
  switch (combat.stage) {
    case 'met':
      return then(combat, 'start', meet(g, combat));
    case 'start':
      return start(g, combat);
    case 'before-defender':
      return playOn(g, combat, { side: 'defending', next: 'before-attacker', ...beforeRoll });
    case 'before-attacker':
      return playOn(g, combat, { side: 'attacking', next: 'roll', ...beforeRoll });
    case 'roll':
      rollDice(g);
      return to(combat, 'just-rolled');
    case 'just-rolled':
      return keepOrRerollAll(g, combat);
    case 'powers-defender':
      return settle(g, combat, ['defending'], combat.rival === null ? 'powers-attacker' : 'plays-defender');
    case 'plays-defender':
      return playOn(g, combat, { side: 'defending', next: 'powers-attacker', ...afterRoll });
    case 'powers-attacker':
      return settle(g, combat, bothSides, 'plays-attacker');
    case 'plays-attacker':
      return playOn(g, combat, { side: 'attacking', next: 'ranged', ...afterRoll });
    default:
      return strike(g, combat);
  }
}

/** The attacks, and what comes after them. */
function strike(g: Wow, combat: Combat): Rule | undefined {
  switch (combat.stage) {
    case 'ranged':
      fixTypes(g);
      return then(combat, 'missed', rangedStep(g));
    case 'missed':
      return then(combat, 'melee', playAfterMisses(g, combat));
    case 'melee':
      return then(combat, 'melee-last', meleeStep(g));
    case 'melee-last':
      return then(combat, combat.rival === null ? 'after-attacker' : 'after-defender', lastMelee(g));
    case 'after-defender':
      return playOn(g, combat, { side: 'defending', next: 'after-attacker', ...afterAttack });
    case 'after-attacker':
      return playOn(g, combat, { side: 'attacking', next: 'end', ...afterAttack });
    default:
      return endCombat(g);
  }
}

/** To the next stage, or straight to the end when somebody has fallen. [wow/combat.14, wow/combat.15] */
function to(combat: Combat, next: Stage): undefined {
  combat.stage = goesOn(combat) ? next : 'end';
}

/** To the next stage after a rule, if there is one. */
const then = (combat: Combat, next: Stage, rule: Rule | undefined): Rule | undefined =>
  rule === undefined ? to(combat, next) : after(rule, combat, next);

function* after(rule: Rule, combat: Combat, next: Stage): Rule {
  yield* rule;
  to(combat, next);
}

/** The hero may skip a fight that it has drawn or must fight. */
function meet(g: Wow, combat: Combat): Rule | undefined {
  const hero = heroOf(g.state, combat.attacker);
  return mightPlay(g, hero, 'encounter-met') ? fightOrNot(g, combat, hero) : undefined;
}

function* fightOrNot(g: Wow, combat: Combat, hero: Hero): Rule {
  const option = yield* choose('encounter-met', {
    seat: hero.seat,
    rule: 'wow/challenge.6',
    evenIfForced: true,
    from: () => [...playOptions(g, hero, 'encounter-met'), 'fight'],
    about: () => ({ foe: foeIn(g.content, combat)?.id ?? '' }),
  });
  if (option !== 'fight') yield* act(g, hero, option, [{ window: 'encounter-met', moment: 'combat-start' }]);
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
  to(combat, combat.rival === null ? 'before-attacker' : 'before-defender');
}

/** The powers that the dice have set off. */
const settle = (g: Wow, combat: Combat, sides: readonly SideName[], next: Stage): Rule | undefined =>
  then(combat, next, setOffOn(g, combat, sides) === undefined ? undefined : settleDice(g, sides));

const beforeRoll = { window: 'before-roll', moment: 'before-roll', asks: 'before-roll' } as const;
const afterRoll = { window: 'after-roll', moment: 'after-roll', asks: 'after-roll' } as const;
const afterAttack = { window: 'after-attack', moment: 'combat-end', asks: 'after-attack' } as const;

type Playing = (typeof beforeRoll | typeof afterRoll | typeof afterAttack) & {
  readonly side: SideName;
  readonly next: Stage;
};

/** One play of a side in a window, or the end of the window. The defender is done before the attacker begins. [wow/A-23] */
function playOn(g: Wow, combat: Combat, playing: Playing): Rule | undefined {
  const hero = heroOn(g.state, combat, playing.side);
  if (hero === null) return to(combat, playing.next);
  const uses = playing.asks === 'after-attack' ? [] : useOptions(g, hero, playing.moment);
  if (uses.length === 0 && !mightPlay(g, hero, playing.window)) return to(combat, playing.next);
  return playOrDone(g, combat, { ...playing, hero, uses });
}

function* playOrDone(
  g: Wow,
  combat: Combat,
  { hero, uses, side, next, window, moment, asks }: Playing & Options,
): Rule {
  const option = yield* choose(asks, {
    seat: hero.seat,
    rule: 'wow/abilities.4',
    evenIfForced: true,
    from: () => [...playOptions(g, hero, window), ...uses, 'done'],
  });
  if (option === 'done') return to(combat, next);
  yield* act(g, hero, option, [{ window, moment }]);
  if (asks === 'after-roll') yield* settleDice(g, side === 'attacking' ? bothSides : ['defending']);
  if (!goesOn(combat)) combat.stage = 'end';
}

type Options = { readonly hero: Hero; readonly uses: readonly ActOption[] };

/** Whoever may roll a die again does so; then the faces count. [wow/combat.4] */
function* keepOrRerollAll(g: Wow, combat: Combat): Rule {
  for (const side of bothSides) yield* keepOrReroll(g, combat, side);
  letDiceCount(combat);
  to(combat, 'powers-defender');
}

/** After the own ranged attack missed. */
function playAfterMisses(g: Wow, combat: Combat): Rule | undefined {
  const missed = bothSides.flatMap((side) => {
    const { missed, type, makesNoAttack } = combat[side];
    const hero = heroOn(g.state, combat, side);
    return hero !== null && missed && type === 'ranged' && !makesNoAttack ? [hero] : [];
  });
  return missed.length === 0 ? undefined : playAfterMiss(g, missed);
}

function* playAfterMiss(g: Wow, heroes: readonly Hero[]): Rule {
  for (const hero of heroes) {
    if (!mightPlay(g, hero, 'on-miss')) continue;
    const option = yield* choose('after-miss', {
      seat: hero.seat,
      rule: 'wow/abilities.4',
      evenIfForced: true,
      from: () => [...playOptions(g, hero, 'on-miss'), 'done'],
    });
    if (option !== 'done') yield* act(g, hero, option, [{ window: 'on-miss', moment: 'just-rolled' }]);
  }
}
