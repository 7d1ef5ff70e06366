import type { Rule } from '@tavolo/kernel';
import type { Gloom, Table } from '../../gloomhaven.ts';
import type { Figure, Hero } from '../../state.ts';
import type { Ability } from '../../vocabulary/abilities.ts';
import { type Deed, newDeed } from '../abilities/deed.ts';
import { cardOf, putCard } from '../cards/piles.ts';
import { heroOf, isOnMap } from '../figures.ts';
import { plainCard } from '../monsters/ahead.ts';
import { runAbilities } from '../monsters/run-card.ts';
import { orderOf } from '../turns/initiative-order.ts';

/**
 * The last character in the order of the round acts as a monster would, against its own side: its summons first, then
 * a move and the top action of its leading card. Both its cards are discarded. [gh/bosses.11]
 */
export function* controlMind(g: Gloom, deed: Deed, points: number): Rule {
  const victim = lastCharacter(g);
  const hero = victim === null ? null : heroOf(g.state, victim);
  if (victim === null || hero === null) return;
  deed.performed = true;
  g.tell({ is: 'taken-over', figure: victim.id, by: deed.by.id }, 'gh/bosses.11');
  const own = victim.side;
  const summons = g.state.figures.filter(({ owner }) => owner === victim.id);
  for (const figure of [victim, ...summons]) figure.side = deed.side;
  for (const summon of summons) yield* actOutOfTurn(g, deed, summon);
  if (isOnMap(g.state, victim)) yield* playLeadingCard(g, deed, { victim, hero }, points);
  for (const figure of g.state.figures)
    if (figure === victim || figure.owner === victim.id) figure.side = own; // what it has summoned meanwhile, too
}

function* actOutOfTurn(g: Gloom, deed: Deed, summon: Figure): Rule {
  if (isOnMap(g.state, summon)) yield* runAbilities(g, puppetOf(g, deed, summon), plainCard);
  summon.acted = true;
}

type Puppet = { readonly victim: Figure; readonly hero: Hero };

function* playLeadingCard(g: Gloom, deed: Deed, { victim, hero }: Puppet, points: number): Rule {
  const top = topOfLeadingCard(g, hero);
  yield* runAbilities(g, puppetOf(g, deed, victim), [{ do: 'move', value: points }, ...top]);
  for (const card of [...hero.picked]) putCard(g, hero, card, 'discard');
}

const puppetOf = (g: Gloom, { perform, seat }: Deed, figure: Figure): Deed =>
  newDeed(g, figure, perform, { automatic: true, seat });

function lastCharacter(g: Table): Figure | null {
  const characters = g.state.figures.filter(({ kind }) => kind === 'character');
  return characters.toSorted((one, other) => orderOf(g, other) - orderOf(g, one))[0] ?? null;
}

/** A figure that rests or has had its turn has none. */
function topOfLeadingCard(g: Gloom, hero: Hero): readonly Ability[] {
  const [card] = hero.picked;
  if (card === undefined) return [];
  g.tell({ is: 'action', figure: hero.id, card, half: 'top', basic: false }, 'gh/bosses.11');
  return cardOf(g, card).top.abilities;
}
