/** The encounter of a combat, whatever it is printed on. */
import type { Combat, Unbeaten } from '../state.ts';
import type { Foe } from '../vocabulary/challenge-cards.ts';
import type { Content } from '../vocabulary/content.ts';
import type { CardId } from '../vocabulary/ids.ts';
import type { Level, Trait } from '../vocabulary/terms.ts';
import { cardOf, roleOf, type SideName, spaceOf } from './table.ts';

/** The encounter on a challenge card: on its front, or on the back of an event. */
export function foeOn(content: Content, id: CardId): Foe {
  const { foe, event } = cardOf(content, id);
  if (foe !== null) return foe;
  if (event?.back.is === 'foe') return event.back.foe;
  throw new Error(`${id} has no encounter on it`);
}

/** The encounter that is fought; `null`: it is a duel. */
export function foeIn(content: Content, combat: Pick<Combat, 'card' | 'against' | 'space'>): Foe | null {
  if (combat.card !== null) return foeOn(content, combat.card);
  return combat.against === 'lair' ? (spaceOf(content, combat.space).encounter?.foe ?? null) : null;
}

/** Who stands on a side, as facts name it: the seat of a hero, or what names the encounter. */
export const whoOn = (content: Content, combat: Combat, side: SideName): string =>
  side === 'attacking' ? combat.attacker : (combat.rival ?? foeIn(content, combat)?.id ?? '');

/** The side of a combat as facts tell it. */
export const factSide = (content: Content, combat: Combat, side: SideName) => ({
  side: roleOf(side),
  who: whoOn(content, combat, side),
});

/** The level of the encounter that is fought. */
export const levelOfFoe = (content: Content, { card, space }: Pick<Combat, 'card' | 'space'>): Level =>
  card === null ? spaceOf(content, space).level : cardOf(content, card).level;

/** The traits of an unbeaten encounter, as they are on the track. */
export function traitsOf(
  content: Content,
  { card, aggro }: Pick<Unbeaten, 'card' | 'aggro'>,
): readonly Trait[] {
  const printed = foeOn(content, card).traits.filter((trait) => trait !== 'aggro');
  return aggro ? [...printed, 'aggro'] : printed;
}
