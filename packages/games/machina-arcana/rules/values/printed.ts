/** What is printed on a card, sorted once by what asks for it: the changes it makes while it is in play, and what sets it off. */
import { type ForKinds, forKind } from '@tavolo/kernel';
import type { Lasting } from '../../state.ts';
import type { Ability, Trigger, Triggered } from '../../vocabulary/abilities.ts';
import type { Effect } from '../../vocabulary/effects.ts';

export type Changing = Extract<Effect, { is: Lasting['is'] }>;

/** What a change says, whether it lasts or is printed. */
export type Flat = Pick<Lasting, 'of' | 'by' | 'least' | 'white' | 'black' | 'scope'>;

/** A change that a passive ability prints. */
export type PrintedChange = {
  readonly ability: Ability;
  readonly effect: Changing;
  readonly flat: Flat;
  /** It counts for one thing in every turn. */
  readonly once: boolean;
};

type Printed = {
  readonly changes: ReadonlyMap<Changing['is'], readonly PrintedChange[]>;
  readonly triggers: ReadonlyMap<Trigger['on'], readonly Triggered[]>;
};

const known = new WeakMap<readonly Ability[], Printed>();

function printedIn(abilities: readonly Ability[]): Printed {
  const before = known.get(abilities);
  if (before !== undefined) return before;
  const found = { changes: changesIn(abilities), triggers: triggersIn(abilities) };
  known.set(abilities, found);
  return found;
}

const kinds: readonly string[] = [
  'modify',
  'price',
  'set-price',
  'essence-price',
  'support-range',
  'attack-mode',
  'grant',
  'add-dice',
] satisfies readonly Changing['is'][];

const isChanging = (effect: Effect): effect is Changing => kinds.includes(effect.is);

function changesIn(abilities: readonly Ability[]): Printed['changes'] {
  const changes = new Map<Changing['is'], PrintedChange[]>();
  for (const ability of abilities)
    if (ability.is === 'passive')
      for (const effect of ability.do.filter(isChanging)) {
        const once = 'times' in effect && effect.times !== undefined;
        const all = changes.get(effect.is) ?? [];
        all.push({ ability, effect, flat: flat(effect), once });
        changes.set(effect.is, all);
      }
  return changes;
}

function triggersIn(abilities: readonly Ability[]): Printed['triggers'] {
  const triggers = new Map<Trigger['on'], Triggered[]>();
  for (const ability of abilities)
    if (ability.is === 'triggered')
      triggers.set(ability.when.on, [...(triggers.get(ability.when.on) ?? []), ability]);
  return triggers;
}

/** The changes that some abilities make while their card is in play, by their kinds. */
export const allChangesBy = (abilities: readonly Ability[]): Printed['changes'] =>
  printedIn(abilities).changes;

/** The abilities among some that wait for something, by what that is. */
export const allWaitingIn = (abilities: readonly Ability[]): Printed['triggers'] =>
  printedIn(abilities).triggers;

/** The parts of a change that a value, a price or a keyword needs. */
export const flat = (effect: Changing): Flat => ({
  ...{ of: '', by: 0, least: 0, white: 0, black: 0 },
  scope: 'scope' in effect ? (effect.scope ?? null) : null,
  ...forKind<Changing, readonly [], Partial<Flat>>(flats, effect),
});

const priced = ({ of, by, least }: Extract<Changing, { is: 'price' | 'essence-price' }>): Partial<Flat> => ({
  of,
  by,
  least,
});

const flats: ForKinds<Changing, readonly [], Partial<Flat>> = {
  modify: ({ value, by }) => ({ of: value, by }),
  price: priced,
  'essence-price': priced,
  'set-price': ({ of, to }) => ({ of, by: to }),
  'support-range': ({ to }) => ({ of: String(to) }),
  'attack-mode': ({ to }) => ({ of: to }),
  grant: ({ keyword }) => ({ of: keyword }),
  'add-dice': ({ dice: { white, black } }) => ({ white, black, scope: 'host' }),
};
