/** Which cards can be played at a moment, as the hero knows it and as everybody else must think. [wow/abilities] */
import { type ActOption, playOption, playWithMana } from '../options.ts';
import type { Hero } from '../state.ts';
import type { Ability, Aim, Window } from '../vocabulary/abilities.ts';
import type { Content } from '../vocabulary/content.ts';
import type { AbilityId, CharacterId } from '../vocabulary/ids.ts';
import type { Table } from '../wow.ts';
import { holds, type PlayedCard } from './conditions.ts';
import { canPay, manaItems } from './costs.ts';
import { isForbidden } from './numbers.ts';
import { isCity, isHeld, isOpenTo, rivalsOf, sideOf } from './table.ts';
import { abilityOf } from './wielded.ts';

/** What a play stands in, where it answers something. */
export type Playing = { readonly played?: PlayedCard; readonly incoming?: { n: number } };

/** The titles of a hero's hand that can be played now. */
function playable(table: Table, hero: Hero, window: Window, playing: Playing = {}): readonly AbilityId[] {
  const found: AbilityId[] = [];
  for (const id of hero.hand) {
    if (
      !found.includes(id) &&
      canPlay(table, hero, { ability: abilityOf(table.content, id), window, playing })
    )
      found.push(id);
  }
  return found;
}

/**
 * Whether a hero might play something now for all that everybody knows: a title of which not all copies lie open, whose
 * moment it is and which could be paid. Whether a player is asked depends on this and never on the hand. [wow/A-71]
 */
export function mightPlay(table: Table, hero: Hero, window: Window, playing: Playing = {}): boolean {
  if (hero.hand.length === 0) return false;
  for (const ability of titlesOf(table.content, hero)) {
    if (!ability.windows.includes(window)) continue;
    if (isHidden(table, hero, ability) && canPlay(table, hero, { ability, window, playing })) return true;
  }
  return false;
}

/** The titles of each character's deck; found once for the abilities of a box. */
const known = new WeakMap<Content['abilities'], Map<CharacterId, readonly Ability[]>>();

function titlesOf({ abilities }: Content, { character }: Hero): readonly Ability[] {
  const before = known.get(abilities) ?? new Map<CharacterId, readonly Ability[]>();
  const titles = before.get(character) ?? [...abilities.values()].filter((one) => one.of === character);
  known.set(abilities, before.set(character, titles));
  return titles;
}

/** Whether a copy of a title may be in the hand for all that everybody knows. */
function isHidden({ state }: Table, hero: Hero, { id, copies }: Ability): boolean {
  let open = 0;
  for (const card of hero.discard) if (card === id) open++;
  for (const { ability, owner } of state.attached) if (ability === id && owner === hero.seat) open++;
  return open < copies;
}

type Played = { readonly ability: Ability; readonly window: Window; readonly playing: Playing };

/** Whether a title may be played, whoever holds it. It may also be played for nothing. [wow/abilities.14] */
function canPlay(table: Table, hero: Hero, { ability, window, playing }: Played): boolean {
  if (!ability.windows.includes(window) || hero.turn.played.includes(ability.id)) return false;
  const price = {
    energy: ability.cost,
    costs: ability.alsoCosts,
    item: null,
    takesMana: true,
    cardsSpent: 1,
  };
  if (!canPay(table, hero, price)) return false;
  if (ability.if.length > 0) {
    const side = sideOf(table.state.combat, hero);
    if (!holds(table, { hero, side, ...playing }, ability.if)) return false;
  }
  if (ability.insteadOfWalking && (hero.turn.walked || hero.turn.stopped)) return false;
  if (!fitsCombat(table, hero, ability)) return false;
  const aim = ability.attach ?? ability.aim;
  return aim === null || hasTarget(table, hero, aim, window);
}

/** One replacement in a combat, and no way out of one that can't be left. [wow/abilities.12] */
function fitsCombat(table: Table, hero: Hero, ability: Ability): boolean {
  const { combat } = table.state;
  const side = sideOf(combat, hero);
  if (combat === null || side === null) return true;
  if (ability.replacement !== null && combat[side].replacement !== null) return false;
  const ends = ability.do.some(({ is }) => is === 'end-combat');
  return !ends || !isForbidden(table, combat, side, 'end-combat');
}

const hasTarget = (table: Table, hero: Hero, aim: Aim, window: Window): boolean =>
  aim.at.includes('self') || aim.at.includes('space') || targetsOf(table, hero, aim, window).length > 0;

/** What a card can be aimed at: `hero:…`, `foe:…`, `lair:…` or `item:…`. */
export function targetsOf(table: Table, hero: Hero, aim: Aim, window: Window): readonly string[] {
  if (window === 'before-roll' || window === 'after-attack') return opponentAsTarget(table, hero, aim);
  const { distance } = table.content.board;
  const isNear = ({ space }: Pick<Hero, 'space'>) =>
    distance(hero.space, space) <= (aim.within ?? Number.POSITIVE_INFINITY);
  const rivals = aim.at.includes('rival') ? rivalsOf(table.state, hero).filter(isNear) : [];
  const foes = aim.at.includes('unbeaten') ? table.state.track.filter(isNear) : [];
  const weapons = aim.at.includes('weapon') && hero.weapon !== null ? [`item:${hero.weapon}`] : [];
  return [...rivals.map(({ seat }) => `hero:${seat}`), ...foes.map(({ card }) => `foe:${card}`), ...weapons];
}

/** The opponent of the combat, where a card is laid on it. */
export function opponentAsTarget({ state }: Table, hero: Hero, aim: Aim): readonly string[] {
  const { combat } = state;
  if (combat === null || !aim.at.includes('opponent')) return [];
  if (combat.against === 'hero') {
    const opponent = combat.attacker === hero.seat ? combat.rival : combat.attacker;
    return opponent === null ? [] : [`hero:${opponent}`];
  }
  return combat.card === null ? [`lair:${combat.space}`] : [`foe:${combat.card}`];
}

/** Whether a rival can be brought to a hero's space. [wow/T-81] */
export const canBeSummoned = (table: Table, rival: Hero, to: Hero): boolean =>
  !isCity(table.content, to.space) && isOpenTo(table, rival, to.space) && !isHeld(table, rival);

/** The plays of a moment as options; with mana potions too, where there is energy enough without. */
export function playOptions(
  table: Table,
  hero: Hero,
  window: Window,
  playing: Playing = {},
): readonly ActOption[] {
  const options: ActOption[] = [];
  for (const id of playable(table, hero, window, playing)) {
    const { cost } = abilityOf(table.content, id);
    options.push(playOption(id));
    if (cost > 0 && cost <= hero.energy && manaItems(table, hero, null).length > 0)
      options.push(playWithMana(id));
  }
  return options;
}
