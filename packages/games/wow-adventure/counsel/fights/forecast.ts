/** How fights that have not begun would go. */
import { improved } from '../../rules/improvements.ts';
import type { Foe } from '../../vocabulary/challenge-cards.ts';
import type { Content } from '../../vocabulary/content.ts';
import type { Power } from '../../vocabulary/powers.ts';
import { type Level, levels } from '../../vocabulary/terms.ts';
import type { Table } from '../../wow.ts';
import type { Arms, Help } from './arms.ts';
import { type Facing, willHold } from './facing.ts';
import { type Fighter, plainFighter } from './fighter.ts';
import { diePowerOf, wardIn } from './in-combat.ts';
import { knownOdds } from './known-odds.ts';
import { type Odds, oddsOf } from './odds.ts';
import { type Clash, workOn } from './words.ts';

/** How a hero would fare against an encounter with the best card it can pay for; `null`: without one. */
export const oddsAgainst = (table: Table, arms: Arms, foe: Foe, help: Help | null): Odds =>
  knownOdds({ table, arms, foe, help }, () => reckonedOdds(table, arms, foe, help));

/** The same, thought through anew. */
export function reckonedOdds(table: Table, arms: Arms, foe: Foe, help: Help | null): Odds {
  const own = { ...arms.base };
  const other = plainFighter({
    attack: foe.attack.value,
    type: foe.attack.type,
    defense: foe.defense,
    damage: foe.damage,
  });
  if (help !== null) useHelp(own, other, help, arms.hero.level);
  const facing: Facing = { table, self: own, other, hero: arms.hero, rival: null, traits: foe.traits };
  const back: Facing = { table, self: other, other: own, hero: null, rival: arms.hero, traits: [] };
  return oddsOf({
    own: withPowers(facing, arms.powers),
    foe: withPowers(back, foe.powers),
    isSo: (conditions) => willHold(facing, conditions),
  });
}

/** How a hero would fare against another. */
export function oddsInDuel(table: Table, arms: Arms, theirs: Arms, help: Help | null): Odds {
  const [own, other] = [{ ...arms.base }, { ...theirs.base }];
  if (help !== null) useHelp(own, other, help, arms.hero.level);
  const facing: Facing = { table, self: own, other, hero: arms.hero, rival: theirs.hero, traits: [] };
  const back: Facing = { table, self: other, other: own, hero: theirs.hero, rival: arms.hero, traits: [] };
  return oddsOf({
    own: withPowers(facing, arms.powers),
    foe: withPowers(back, theirs.powers),
    isSo: (conditions) => willHold(facing, conditions),
  });
}

/** Lets what is always on work, and keeps what dice and damage set off. */
function withPowers(facing: Facing, powers: readonly Power[]): Fighter {
  const { self, other } = facing;
  const clash: Clash = { self, other, isEnded: false, isSo: (conditions) => willHold(facing, conditions) };
  const met = powers.filter(({ at }) => at === 'always' || at === 'die' || at === 'damage-taken');
  if (met.length === 0) return self;
  const dice = [...self.dice];
  const wards = [...self.wards];
  for (const power of met) {
    if (!willHold(facing, power.if)) continue;
    if (power.at === 'always') workOn(clash, power.do);
    else if (power.at === 'die') dice.push(diePowerOf(power));
    else if (power.cost === undefined) wards.push(...wardIn(power));
  }
  return Object.assign(self, { dice, wards });
}

/** Plays a card as a hero would before the roll. */
function useHelp(own: Fighter, other: Fighter, { ability }: Help, level: Level): void {
  if (ability.replacement !== null) {
    own.attack = ability.replacement.value;
    own.type = ability.replacement.type;
  }
  const clash: Clash = { self: own, other, isEnded: false, isSo: () => false };
  workOn(clash, improved(ability, level, 'do'));
}

/** The encounters of a level as they are on average, found once for what is printed. */
const typical = new WeakMap<object, { readonly [L in Level]: Foe }>();

export function typicalFoe(content: Content, level: Level): Foe {
  const known = typical.get(content) ?? averagesOf(content);
  typical.set(content, known);
  return known[level];
}

function averagesOf(content: Content): { readonly [L in Level]: Foe } {
  const of = (level: Level): Foe => {
    const foes = [...content.challenge.values()].flatMap((card) =>
      card.level === level && card.foe !== null ? [card.foe] : [],
    );
    const mean = (value: (foe: Foe) => number) =>
      foes.reduce((sum, foe) => sum + value(foe), 0) / Math.max(1, foes.length);
    const attack = { type: 'melee', value: mean(({ attack: { value } }) => value) } as const;
    const numbers = { attack, defense: mean((foe) => foe.defense), damage: mean((foe) => foe.damage) };
    return { id: level, traits: [], powers: [], ...numbers };
  };
  const [grey, green, yellow, red] = levels.map(of);
  if (grey === undefined || green === undefined || yellow === undefined || red === undefined)
    throw new Error('there are four levels');
  return { grey, green, yellow, red };
}
