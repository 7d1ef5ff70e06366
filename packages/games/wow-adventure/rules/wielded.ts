/** Every power that works for a side, wherever it is printed. */
import type { Attached, Combat, Hero } from '../state.ts';
import type { Ability } from '../vocabulary/abilities.ts';
import type { ChallengeCard, Foe } from '../vocabulary/challenge-cards.ts';
import type { CardSide } from '../vocabulary/characters.ts';
import type { Content, DiscoveryKind } from '../vocabulary/content.ts';
import type { AbilityId, CardId } from '../vocabulary/ids.ts';
import type { Moment, Power } from '../vocabulary/powers.ts';
import { rankOf } from '../vocabulary/terms.ts';
import type { Table } from '../wow.ts';
import { foeIn } from './foes.ts';
import { improved } from './improvements.ts';
import { onceFor } from './printed.ts';
import { cardOf, heroOf, heroOn, type SideName, sideOf } from './table.ts';

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

/** Whether an item can be used by a hero of this level. [wow/items.6] */
export const isUsable = (content: Content, hero: Hero, card: CardId): boolean =>
  isFor(hero, cardOf(content, card));

const isFor = (hero: Hero, { level }: ChallengeCard): boolean => rankOf(level) <= rankOf(hero.level);

/** The powers that are printed on something. */
type Printed = {
  readonly all: readonly Wielded[];
  readonly at: ReadonlyMap<Moment, readonly Wielded[]>;
};

const none: readonly Wielded[] = [];

const printed = <On extends object>(powersOn: (on: On) => readonly Wielded[]): ((on: On) => Printed) =>
  onceFor((on) => {
    const all = powersOn(on);
    const moments = new Set(all.map(({ power }) => power.at));
    return { all, at: new Map([...moments].map((at) => [at, all.filter(({ power }) => power.at === at)])) };
  });

const onCharacter = printed(({ id, powers }: CardSide) =>
  powers.map((power): Wielded => {
    const name = power.name ?? id;
    return { power, key: name, from: name, kind: 'character', card: null, attached: null };
  }),
);

const onItem = printed(({ id: card, item }: ChallengeCard) =>
  item === null
    ? []
    : item.powers.map((power, nth): Wielded => {
        const key = nth === 0 ? item.id : `${item.id}#${nth}`;
        return { power, key, from: item.id, kind: item.slot, card, attached: null };
      }),
);

const onToken = printed(({ id, powers }: DiscoveryKind) =>
  powers.map((power): Wielded => ({ power, key: id, from: id, kind: 'token', card: null, attached: null })),
);

const onEvent = printed(({ id, event }: ChallengeCard) =>
  (event?.powers ?? []).map(
    (power, nth): Wielded => ({
      power,
      key: `${id}#${nth}`,
      from: id,
      kind: 'event',
      card: id,
      attached: null,
    }),
  ),
);

const onFoe = printed(({ id, powers }: Foe) =>
  powers.map(
    (power, nth): Wielded => ({
      power,
      key: `${id}#${nth}`,
      from: id,
      kind: 'foe',
      card: null,
      attached: null,
    }),
  ),
);

/** Powers that are being found: all, or those of one moment. */
type Finding = { readonly found: Wielded[]; readonly at: Moment | null };

function add({ found, at }: Finding, more: Printed): void {
  for (const wielded of at === null ? more.all : (more.at.get(at) ?? none)) found.push(wielded);
}

/** Every power of a hero that works now; of one moment, if one is named. */
export function heroPowers(table: Table, hero: Hero, at: Moment | null = null): readonly Wielded[] {
  const { state, content } = table;
  const finding = { found: [], at };
  add(finding, onCharacter(cardSide(content, hero)));
  if (hero.weapon !== null) add(finding, onItem(cardOf(content, hero.weapon)));
  if (hero.armor !== null) add(finding, onItem(cardOf(content, hero.armor)));
  for (const id of hero.backpack) {
    const card = cardOf(content, id);
    if (card.item?.slot === 'backpack' && isFor(hero, card)) add(finding, onItem(card));
  }
  addTokens(finding, content, hero);
  addAttached(finding, table, 'hero', hero.seat);
  if (hero.weapon !== null) addAttached(finding, table, 'item', hero.weapon);
  addPlayed(finding, content, hero, state.combat);
  if (state.globalEvent !== null) add(finding, onEvent(cardOf(content, state.globalEvent)));
  return finding.found;
}

/** Two tokens of a kind give its power once. */
function addTokens(finding: Finding, { discoveries }: Content, { tokens }: Hero): void {
  for (let place = 0; place < tokens.length; place++) {
    const kind = tokens[place];
    const token = kind === undefined || tokens.indexOf(kind) < place ? undefined : discoveries.get(kind);
    if (token !== undefined) add(finding, onToken(token));
  }
}

function addAttached(
  { found, at }: Finding,
  { state, content }: Table,
  on: Attached['on'],
  target: string,
): void {
  for (let place = 0; place < state.attached.length; place++) {
    const attached = state.attached[place];
    if (attached?.on !== on || attached.target !== target) continue;
    const ability = abilityOf(content, attached.ability);
    const { level } = heroOf(state, attached.owner);
    for (const [nth, power] of improved(ability, level, 'attached').entries()) {
      if (at !== null && power.at !== at) continue;
      const key = `${ability.id}@${place}#${nth}`;
      found.push({ power, key, from: ability.id, kind: 'attached', card: null, attached });
    }
  }
}

/** The cards a hero has played in the combat that is on. */
function addPlayed({ found, at }: Finding, content: Content, hero: Hero, combat: Combat | null): void {
  const side = sideOf(combat, hero);
  if (combat === null || side === null) return;
  for (const id of combat[side].played) {
    for (const [nth, power] of improved(abilityOf(content, id), hero.level, 'powers').entries()) {
      if (at !== null && power.at !== at) continue;
      found.push({ power, key: `${id}#${nth}`, from: id, kind: 'played', card: null, attached: null });
    }
  }
}

/** Every power of a side of the combat; of one moment, if one is named. */
export function sidePowers(
  table: Table,
  combat: Combat,
  side: SideName,
  at: Moment | null = null,
): readonly Wielded[] {
  const hero = heroOn(table.state, combat, side);
  return hero === null ? foePowers(table, combat, at) : heroPowers(table, hero, at);
}

/** Every power of the cards that lie on an encounter of the track. */
export function powersLaidOn(table: Table, card: CardId, at: Moment): readonly Wielded[] {
  const finding = { found: [], at };
  addAttached(finding, table, 'foe', card);
  return finding.found;
}

/** Every power of the encounter that is fought. */
function foePowers(table: Table, combat: Combat, at: Moment | null): readonly Wielded[] {
  const foe = foeIn(table.content, combat);
  const finding = { found: [], at };
  if (foe === null) return finding.found;
  add(finding, onFoe(foe));
  if (combat.card !== null) addAttached(finding, table, 'foe', combat.card);
  else addAttached(finding, table, 'lair', combat.space);
  return finding.found;
}
