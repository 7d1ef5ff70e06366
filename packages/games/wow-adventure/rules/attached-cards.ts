/** Cards that lie on heroes, encounters, items and spaces. [wow/abilities.8, wow/abilities.9] */
import type { Seat } from '@tavolo/kernel';
import type { RuleId } from '../rulebook.ts';
import type { Attached } from '../state.ts';
import type { Wow } from '../wow.ts';
import { heroOf } from './table.ts';
import { abilityOf } from './wielded.ts';

/** Lays a card on something. A card of the same group that lies there goes. */
export function attachCard(g: Wow, attached: Attached, rule: RuleId): void {
  const { group } = abilityOf(g.content, attached.ability);
  if (group !== null) {
    const others = g.state.attached.filter(
      (one) =>
        one.on === attached.on &&
        one.target === attached.target &&
        abilityOf(g.content, one.ability).group === group,
    );
    for (const one of others) takeOff(g, one, rule);
  }
  const { ability, owner, on, target, counters } = attached;
  g.state.attached.push({ ability, owner, on, target, counters });
  g.tell({ is: 'attached', card: ability, owner, to: target }, rule);
}

/** A card that comes off goes to its owner's pile. [wow/decks.5] */
export function takeOff(g: Wow, attached: Attached, rule: RuleId): void {
  const place = g.state.attached.indexOf(attached);
  if (place < 0) return;
  g.state.attached.splice(place, 1);
  heroOf(g.state, attached.owner).discard.push(attached.ability);
  g.tell({ is: 'came-off', card: attached.ability, owner: attached.owner, from: attached.target }, rule);
}

/** Everything that lies on something comes off. */
export function takeAllOff(g: Wow, on: Attached['on'], target: string, rule: RuleId): void {
  for (const one of attachedTo(g.state.attached, on, target)) takeOff(g, one, rule);
}

export const attachedTo = (
  all: readonly Attached[],
  on: Attached['on'],
  target: string,
): readonly Attached[] => all.filter((one) => one.on === on && one.target === target);

/** The cards of rivals that lie on a hero. */
export const rivalCardsOn = (all: readonly Attached[], seat: Seat): readonly Attached[] =>
  attachedTo(all, 'hero', seat).filter(({ owner }) => owner !== seat);
