/** Every power that works for a side, wherever it is printed. */
import type { Attached, Combat, Hero, State } from '../state.ts';
import type { Ability } from '../vocabulary/abilities.ts';
import type { CardSide } from '../vocabulary/characters.ts';
import type { Content } from '../vocabulary/content.ts';
import type { AbilityId, CardId } from '../vocabulary/ids.ts';
import type { Power } from '../vocabulary/powers.ts';
import { type Level, levels, rankOf } from '../vocabulary/terms.ts';
import type { Table } from '../wow.ts';
import { foeIn } from './foes.ts';
import { cardOf, heroOf, heroOn, itemOf, type SideName, sideOf } from './table.ts';

/** A power, and where it comes from. */
export type Wielded = {
  readonly power: Power;
  /** What marks it as used: unique among the powers of its side. */
  readonly key: string;
  /** What it is called: an item, a card, a token, a character's power, an encounter. */
  readonly from: string;
  readonly kind:
    | 'character'
    | 'weapon'
    | 'armor'
    | 'backpack'
    | 'token'
    | 'played'
    | 'attached'
    | 'event'
    | 'foe';
  /** The item or event that has it; `null`: something else does. */
  readonly card: CardId | null;
  readonly attached: Attached | null;
};

/** The side of a hero's character card that is up. */
export function cardSide(
  content: Pick<Content, 'characters'>,
  hero: Pick<Hero, 'character' | 'level' | 'reversed'>,
): CardSide {
  const card = content.characters.get(hero.character)?.cards[hero.level];
  if (card === undefined) throw new Error(`there is no character ${hero.character}`);
  return hero.reversed ? card.reverse : card.starting;
}

export function abilityOf({ abilities }: Pick<Content, 'abilities'>, id: AbilityId): Ability {
  const ability = abilities.get(id);
  if (ability === undefined) throw new Error(`there is no ability ${id}`);
  return ability;
}

/** What a card is for a hero of a level: its base text and every improvement up to that level. [wow/abilities.10] */
export function improved<Part extends 'do' | 'powers' | 'attached'>(
  ability: Ability,
  level: Level,
  part: Part,
): readonly Ability[Part][number][] {
  let all: readonly Ability[Part][number][] = ability[part];
  for (const step of levels) {
    if (step === 'grey' || rankOf(step) > rankOf(level)) continue;
    const more = ability.improved[step]?.[part];
    if (more !== undefined) all = [...all, ...more];
  }
  return all;
}

/** Whether an item can be used by a hero of this level. [wow/items.6] */
export const isUsable = (content: Content, hero: Hero, card: CardId): boolean =>
  rankOf(cardOf(content, card).level) <= rankOf(hero.level);

/** Every power of a hero that works now. */
export function heroPowers({ state, content }: Table, hero: Hero): Wielded[] {
  const found: Wielded[] = [];
  for (const power of cardSide(content, hero).powers) {
    const name = power.name ?? hero.character;
    found.push({ power, key: name, from: name, kind: 'character', card: null, attached: null });
  }
  addItem(found, content, hero.weapon, 'weapon');
  addItem(found, content, hero.armor, 'armor');
  for (const card of hero.backpack) {
    if (itemOf(content, card).slot === 'backpack' && isUsable(content, hero, card))
      addItem(found, content, card, 'backpack');
  }
  addTokens(found, content, hero);
  addAttached(found, { state, content }, 'hero', hero.seat);
  if (hero.weapon !== null) addAttached(found, { state, content }, 'item', hero.weapon);
  addPlayed(found, content, hero, state.combat);
  addEvent(found, content, state);
  return found;
}

function addItem(
  found: Wielded[],
  content: Content,
  card: CardId | null,
  kind: 'weapon' | 'armor' | 'backpack',
): void {
  if (card === null) return;
  const item = itemOf(content, card);
  item.powers.forEach((power, nth) => {
    found.push({
      power,
      key: nth === 0 ? item.id : `${item.id}#${nth}`,
      from: item.id,
      kind,
      card,
      attached: null,
    });
  });
}

function addTokens(found: Wielded[], { discoveries }: Content, hero: Hero): void {
  for (const kind of new Set(hero.tokens)) {
    for (const power of discoveries.get(kind)?.powers ?? [])
      found.push({ power, key: kind, from: kind, kind: 'token', card: null, attached: null });
  }
}

function addAttached(found: Wielded[], { state, content }: Table, on: Attached['on'], target: string): void {
  state.attached.forEach((attached, place) => {
    if (attached.on !== on || attached.target !== target) return;
    const ability = abilityOf(content, attached.ability);
    const { level } = heroOf(state, attached.owner);
    improved(ability, level, 'attached').forEach((power, nth) => {
      const key = `${ability.id}@${place}#${nth}`;
      found.push({ power, key, from: ability.id, kind: 'attached', card: null, attached });
    });
  });
}

/** The cards a hero has played in the combat that is on. */
function addPlayed(found: Wielded[], content: Content, hero: Hero, combat: Combat | null): void {
  const side = sideOf(combat, hero);
  if (combat === null || side === null) return;
  for (const id of combat[side].played) {
    improved(abilityOf(content, id), hero.level, 'powers').forEach((power, nth) => {
      found.push({ power, key: `${id}#${nth}`, from: id, kind: 'played', card: null, attached: null });
    });
  }
}

/** A global event touches every hero. */
function addEvent(found: Wielded[], content: Content, { globalEvent }: State): void {
  if (globalEvent === null) return;
  (cardOf(content, globalEvent).event?.powers ?? []).forEach((power, nth) => {
    found.push({
      power,
      key: `${globalEvent}#${nth}`,
      from: globalEvent,
      kind: 'event',
      card: globalEvent,
      attached: null,
    });
  });
}

/** Every power of a side of the combat. */
export function sidePowers(table: Table, combat: Combat, side: SideName): Wielded[] {
  const hero = heroOn(table.state, combat, side);
  return hero === null ? foePowers(table, combat) : heroPowers(table, hero);
}

/** Every power of the encounter that is fought. */
function foePowers(table: Table, combat: Combat): Wielded[] {
  const foe = foeIn(table.content, combat);
  const found: Wielded[] = [];
  if (foe === null) return found;
  foe.powers.forEach((power, nth) => {
    found.push({
      power,
      key: `${foe.id}#${nth}`,
      from: foe.id,
      kind: 'foe',
      card: combat.card,
      attached: null,
    });
  });
  if (combat.card !== null) addAttached(found, table, 'foe', combat.card);
  else addAttached(found, table, 'lair', combat.space);
  return found;
}
