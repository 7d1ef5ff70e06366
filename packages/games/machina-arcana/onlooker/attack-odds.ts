/** How likely attacks hit, as anybody at the table can tell. [ma/attacks.2] */
import type { Table } from '../machina.ts';
import type { Target } from '../options.ts';
import { lackOf } from '../rules/attacks/against.ts';
import type { Attack } from '../rules/attacks/attack-under-way.ts';
import { mannerOf } from '../rules/attacks/manner.ts';
import { mostDice } from '../rules/dice.ts';
import { chanceOf } from '../rules/outlook/odds.ts';
import { abilityOf } from '../rules/values/in-force.ts';
import { changesOn, figureOf } from '../rules/values/values.ts';
import type { View } from '../view.ts';
import type { Effect } from '../vocabulary/effects.ts';
import type { CardId, UnitId } from '../vocabulary/ids.ts';
import type { AttackMode, Dice } from '../vocabulary/terms.ts';
import { seenTable } from './seen-table.ts';

/** An ability of a card, played by a unit. */
export type Playing = { readonly by: UnitId; readonly card: CardId; readonly ability: string };

type AttackEffect = Extract<Effect, { is: 'attack' }>;

/** How likely the first attack of an ability hits a target; `null`: it does not attack. */
export function chanceToHit(g: Table, playing: Playing, target: Target): number | null {
  const effect = attackOf(g, playing);
  if (effect === null) return null;
  const attack = aboutToRoll(g, playing, effect, target);
  return chanceOf(diceOf(g, playing.by, attack, effect.dice), lackOf(g, attack, target));
}

/** The same, for whoever looks on. */
export const chanceSeen = (view: View, playing: Playing, target: Target): number | null =>
  chanceToHit(seenTable(view), playing, target);

/** The first attack among what an ability does, also behind a condition. */
function attackOf({ content }: Table, { card, ability }: Playing): AttackEffect | null {
  const within = (effects: readonly Effect[]): readonly AttackEffect[] =>
    effects.flatMap((effect) => {
      if (effect.is === 'attack') return [effect];
      return effect.is === 'if' || effect.is === 'repeat' || effect.is === 'for-each'
        ? within(effect.do)
        : [];
    });
  return within(abilityOf(content, card, ability).do)[0] ?? null;
}

/** The attack as it stands when no die has fallen yet. */
function aboutToRoll(g: Table, { by, card, ability }: Playing, effect: AttackEffect, target: Target): Attack {
  const manner = mannerOf(g, card, ability, effect.mode);
  const isArcane = changesOn(g, by, 'attack-mode', { within: { manner, attack: null } }).length > 0;
  return {
    by,
    source: card,
    manner: isArcane ? { ...manner, mode: 'arcane' } : manner,
    targets: [target],
    raisers: [],
    white: [],
    black: [],
    bonus: effect.bonus ?? 0,
    isRaised: false,
    defender: target.is === 'unit' ? target.unit : null,
    wereHurt: [],
  };
}

/** The dice that an attack has and those that cards add. [ma/dice.5] */
function diceOf(g: Table, by: UnitId, { manner }: Attack, dice: Dice): Dice {
  const added = changesOn(g, by, 'add-dice', { within: { manner, attack: null } });
  const total = (colour: keyof Dice): number =>
    Math.min(
      mostDice,
      added.reduce((sum, { effect }) => sum + effect[colour], dice[colour]),
    );
  return { white: total('white'), black: total('black') };
}

/** What an attack of some kind must reach, for whoever looks on. */
export function defenceSeen(view: View, unit: UnitId, mode: AttackMode): number {
  const g = seenTable(view);
  const [armor, will] = [figureOf(g, unit, 'armor'), figureOf(g, unit, 'will')];
  return { normal: armor, arcane: will, lower: Math.min(armor, will) }[mode];
}
