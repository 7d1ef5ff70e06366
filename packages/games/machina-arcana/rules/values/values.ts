/**
 * Every value that cards can change is asked for here: what is printed, and what is in force. Sums are never stored.
 * [ma/reading.1]
 */
import type { Table } from '../../machina.ts';
import type { Lasting } from '../../state.ts';
import type { Explorer, Monster } from '../../vocabulary/cards.ts';
import type { Scope, Value } from '../../vocabulary/effects.ts';
import type { CardId, ExplorerId, MonsterId, UnitId } from '../../vocabulary/ids.ts';
import type { Action, Keyword } from '../../vocabulary/terms.ts';
import { isTrue } from '../abilities/conditions.ts';
import { timesUsed } from '../abilities/uses.ts';
import { type Meant, meantBy } from '../abilities/who.ts';
import { explorerCard, explorerOf, explorerWith, monsterCard, monsterWith } from '../units.ts';
import type { Figures } from './figures.ts';
import type { Changing, Flat, PrintedChange } from './printed.ts';
import { type InAttack, isInScope, isWithHost } from './scopes.ts';
import { changesInForce } from './sorted-in-force.ts';

/** A part of a sum, and the card that it comes from; `null`: it is printed. */
export type Part = { readonly card: CardId | null; readonly by: number };

export const sumOf = (parts: readonly Part[]): number => parts.reduce((sum, { by }) => sum + by, 0);

type Of<Is extends Changing['is']> = Extract<Changing, { is: Is }>;

/** A change that is in force, on a unit. */
export type Change<Is extends Changing['is']> = {
  readonly card: CardId;
  readonly ability: string;
  readonly effect: Pick<Of<Is>, never> & Flat;
  /** The lasting change that it is; `null`: it is printed on a card in force. */
  readonly lasting: Lasting | null;
  /** It counts for the next thing that it is about, or for one in every turn, and is then used up. */
  readonly once: boolean;
};

const none: readonly never[] = [];

/** The changes of one kind that are in force on a unit. */
export function changesOn<Is extends Changing['is']>(
  g: Table,
  unit: UnitId,
  is: Is,
  { within = null, of = null }: Which = {},
): readonly Change<Is>[] {
  const printed = printedOn<Is>(g, { unit, is, within, of });
  const lasting = lastingOn<Is>(g, { unit, is, within, of });
  return lasting.length === 0 ? printed : [...printed, ...lasting];
}

/** In which attack, where it is about one; `of`: only changes of this value, price or keyword. */
type Which = { readonly within?: InAttack | null; readonly of?: string | null };

/** Which changes are asked for. */
type Wanted<Is> = {
  readonly unit: UnitId;
  readonly is: Is;
  readonly within: InAttack | null;
  readonly of: string | null;
};

function lastingOn<Is extends Changing['is']>(
  g: Table,
  { unit, is, within, of }: Wanted<Is>,
): readonly Change<Is>[] {
  const found = g.state.lasting.filter(
    (one) =>
      one.on === unit &&
      one.is === is &&
      (of === null || one.of === of) &&
      isInScope(g, one.scope as Scope | null, one, within), // written from effects
  );
  if (found.length === 0) return none;
  return found.map(({ card, ability, once }, nth): Change<Is> => {
    const effect = found[nth] as Lasting; // one for each
    return { card, ability, effect, lasting: effect, once };
  });
}

/** The changes that cards in force print. */
function printedOn<Is extends Changing['is']>(g: Table, wanted: Wanted<Is>): readonly Change<Is>[] {
  let found: Change<Is>[] | null = null;
  for (const { card, owner, printed } of changesInForce(g, wanted.is)) {
    if (wanted.of !== null && printed.flat.of !== wanted.of) continue;
    if (!counts(g, { card, owner, printed, unit: wanted.unit, within: wanted.within })) continue;
    found ??= [];
    const { ability, flat: effect, once } = printed;
    found.push({ card, ability: ability.id, effect, lasting: null, once });
  }
  return found ?? none;
}

type Candidate = {
  readonly card: CardId;
  readonly owner: UnitId | null;
  readonly printed: PrintedChange;
  readonly unit: UnitId;
  readonly within: InAttack | null;
};

/** Whether a change that is printed on a card in force is about this unit now. */
function counts(g: Table, { card, owner: self, printed, unit, within }: Candidate): boolean {
  const { ability, effect, flat, once } = printed;
  const who = 'who' in effect ? effect.who : 'self';
  if (who === 'self' && self !== unit) return false;
  if (!isInScope(g, flat.scope as Scope | null, { card, on: unit }, within)) return false; // written from effects
  if (once && timesUsed(g, { unit, card, ability: ability.id, perExplorer: false }).turn > 0) return false;
  const asked = { g, deed: deedAbout(g, self, within), figures };
  if (who !== 'self' && !meantBy(asked, who).includes(unit)) return false;
  if (ability.if !== undefined && !isTrue(asked, ability.if)) return false;
  return !('if' in effect) || effect.if === undefined || isTrue(asked, effect.if);
}

const deedAbout = (g: Table, self: UnitId | null, within: InAttack | null): Meant => ({
  self,
  active: g.state.active,
  target: within?.attack?.defender == null ? null : { is: 'unit', unit: within.attack.defender },
  targets: none,
  it: null,
  attack: within?.attack ?? null,
  moment: null,
});

/** What changes a value of a unit, part by part. */
export const partsOf = (
  g: Table,
  unit: UnitId,
  value: Value,
  within: InAttack | null = null,
): readonly Part[] =>
  changesOn(g, unit, 'modify', { within, of: value }).map(({ card, effect }) => ({ card, by: effect.by }));

type Printed = 'armor' | 'will' | 'stamina-max' | 'health-max' | 'essence-max' | 'stamina';

/** What is printed for a unit. A boss has more health for each explorer. [ma/ending.14] */
function printedValue({ content, state }: Table, unit: UnitId, value: Printed): number {
  const explorer = explorerWith(state, unit);
  if (explorer !== null) return printedOnExplorer(explorerCard(content, explorer.explorer), value);
  const card = monsterCard(content, unit as MonsterId); // no explorer is called so
  if (value !== 'health-max') return printedOnMonster(card, value);
  const { base, perExplorer } = card.health;
  return base + perExplorer * state.explorers.length + (monsterWith(state, unit)?.extraHealth ?? 0);
}

function printedOnExplorer(card: Explorer, value: Printed): number {
  switch (value) {
    case 'stamina':
    case 'stamina-max':
      return card.stamina;
    case 'health-max':
      return card.health;
    case 'essence-max':
      return card.essence.most;
    case 'armor':
    case 'will':
      return card[value];
  }
}

function printedOnMonster(card: Monster, value: Exclude<Printed, 'health-max'>): number {
  switch (value) {
    case 'stamina':
    case 'stamina-max':
      return card.stamina;
    case 'essence-max':
      return 0;
    case 'armor':
    case 'will':
      return card[value];
  }
}

/** A value of a unit with all that it is made of. */
export const partsOfValue = (
  g: Table,
  unit: UnitId,
  value: Printed,
  within: InAttack | null = null,
): readonly Part[] => [{ card: null, by: printedValue(g, unit, value) }, ...partsOf(g, unit, value, within)];

/** A value of a unit as it is now; none falls below 0, and the most health below 1. [ma/attacks.7] */
export const figureOf = (g: Table, unit: UnitId, value: Printed, within: InAttack | null = null): number =>
  Math.max(value === 'health-max' ? 1 : 0, sumOf(partsOfValue(g, unit, value, within)));

/** How many more or less there are of something that no card prints: spaces in the bag, markers, cards from a chest. */
export const extra = (g: Table, unit: UnitId, value: Value): number => sumOf(partsOf(g, unit, value));

/** Whether a unit has a keyword: printed, or granted. */
export function has(g: Table, unit: UnitId, keyword: Keyword, within: InAttack | null = null): boolean {
  const printed = g.content.monsters.get(unit as MonsterId)?.keywords.includes(keyword) ?? false; // an explorer's id finds no monster
  return printed || changesOn(g, unit, 'grant', { within, of: keyword }).length > 0;
}

/** What an action costs by the rulebook, before cards change it. [ma/actions] */
const stamina: { readonly [A in Action]: number } = {
  move: 1,
  'use-inventory': 3,
  trade: 2,
  'exit-tile': 2,
  'explore-tile': 2,
  'open-or-close-door': 2,
  'destroy-closed-door': 4,
  'activate-dark-chapter': 3,
  'activate-lit-chapter': 1,
  'seal-spawn': 3,
  'activate-recharge': 1,
  'activate-lever': 2,
  'activate-event': 3,
  'activate-chest': 3,
  'activate-workbench': 3,
};

/** What an action costs in essence. */
const essence: { readonly [A in Action]?: number } = { 'activate-dark-chapter': 3, 'seal-spawn': 4 };

/** A price: what it is, and the changes that count once and are used up with it. [ma/actions.19] */
export type Price = {
  readonly n: number;
  readonly changes: readonly Change<'price' | 'set-price' | 'essence-price'>[];
};

/** What an action costs an explorer in stamina. */
export const priceOf = (g: Table, explorer: ExplorerId, action: Action): Price =>
  changedPrice(g, explorer, stamina[action], { word: action, within: null });

export function essencePriceOf(g: Table, explorer: ExplorerId, action: Action): Price {
  const changes = changesOn(g, explorer, 'essence-price', { of: action });
  return { n: reduced(essence[action] ?? 0, changes), changes };
}

/** What a price comes to. A price that is set replaces the printed one; the others count from there. */
export function changedPrice(
  g: Table,
  explorer: ExplorerId,
  printed: number,
  { word, within }: { readonly word: string; readonly within: InAttack | null },
): Price {
  const isMeant = ({ card, effect }: Pick<Change<'price'>, 'card' | 'effect'>): boolean =>
    effect.of === word && (word !== 'host' || isWithHost(g, card, within?.manner.item ?? null));
  const set = changesOn(g, explorer, 'set-price', { within }).filter(isMeant);
  const changes = changesOn(g, explorer, 'price', { within }).filter(isMeant);
  const base = Math.min(printed, ...set.map(({ effect }) => effect.by));
  return { n: reduced(base, changes), changes: [...set, ...changes] };
}

/** Nothing is reduced below what the card names. What costs less already stays as it is. */
const reduced = (
  price: number,
  changes: readonly { readonly effect: Pick<Lasting, 'by' | 'least'> }[],
): number =>
  Math.max(
    0,
    changes.reduce(
      (n, { effect: { by, least } }) => (by < 0 ? Math.min(n, Math.max(least, n + by)) : n + by),
      price,
    ),
  );

/** The markers that an explorer may still place. [ma/markers.1] */
export const freeMarkers = (g: Table, id: ExplorerId): number =>
  Math.max(0, 3 + extra(g, id, 'markers') - explorerOf(g.state, id).markers.length);

/** What conditions and the words for units need of values. */
export const figures: Figures = { figureOf: (g, unit, value) => figureOf(g, unit, value), has };
