/** Fights that have not begun: what a hero brings to them, and how they would go. */
import { healthOf } from '../../rules/base-numbers.ts';
import { itemOf } from '../../rules/table.ts';
import { cardSide, heroPowers, improved } from '../../rules/wielded.ts';
import type { Hero } from '../../state.ts';
import type { Ability } from '../../vocabulary/abilities.ts';
import type { Foe } from '../../vocabulary/challenge-cards.ts';
import type { Content } from '../../vocabulary/content.ts';
import type { Power } from '../../vocabulary/powers.ts';
import { type Level, levels } from '../../vocabulary/terms.ts';
import type { Table } from '../../wow.ts';
import { type Facing, willHold } from './facing.ts';
import { type Fighter, plainFighter } from './fighter.ts';
import { diePowerOf, wardIn } from './in-combat.ts';
import { type Odds, oddsOf } from './odds.ts';
import { type Clash, workOn } from './words.ts';

/** A hero as it goes into a fight: its numbers, and what works for it in some fights. */
export type Arms = { readonly hero: Hero; readonly base: Fighter; readonly powers: readonly Power[] };

export function armsOf(table: Table, hero: Hero): Arms {
  const { content } = table;
  const side = cardSide(content, hero);
  const weapon = hero.weapon === null ? null : itemOf(content, hero.weapon);
  const armor = hero.armor === null ? null : itemOf(content, hero.armor);
  const attack = weapon?.attack ?? side.attack;
  const left = healthOf(table, hero) - hero.damage;
  const numbers = { attack: attack.value, type: attack.type, damage: side.damage };
  const base = plainFighter(
    { ...numbers, defense: armor?.defense ?? side.defense },
    { left, chargesFrom: hero.turn.charging ? 4 : 7 },
  );
  return { hero, base, powers: heroPowers(table, hero).map(({ power }) => power) };
}

/** A card that helps in fights, as far as its level goes. */
export type Help = { readonly ability: Ability; readonly cost: number };

/** How a hero would fare against an encounter with the best card it can pay for; `null`: without one. */
export function oddsAgainst(table: Table, arms: Arms, foe: Foe, help: Help | null): Odds {
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

/** The card of a hand that would help most in fights, if there is so much energy. */
export function bestHelp({ abilities }: Content, { hero, base }: Arms, energy: number): Help | null {
  let best = 0;
  let found: Help | null = null;
  for (const id of hero.hand) {
    const ability = abilities.get(id);
    if (ability === undefined || ability.cost > energy) continue;
    const gain = attackGain(ability, base, hero.level);
    if (gain <= best) continue;
    best = gain;
    found = { ability, cost: ability.cost };
  }
  return found;
}

/** How much a card adds to an attack; reach counts as nearly one. */
function attackGain(ability: Ability, base: Fighter, level: Level): number {
  const isBefore = ability.windows.includes('before-roll');
  if (!isBefore && !ability.windows.includes('after-roll')) return 0;
  let gain = 0;
  for (const effect of improved(ability, level, 'do'))
    if (effect.is === 'bonus' && effect.stat === 'attack')
      gain += effect.who === 'self' ? effect.n : -effect.n / 3;
  if (ability.replacement === null) return gain;
  const reach = ability.replacement.type === 'ranged' && base.type === 'melee' ? 0.8 : 0;
  return gain + ability.replacement.value - base.attack + reach;
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
