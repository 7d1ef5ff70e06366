import type { Rule } from '@tavolo/kernel';
import type { Gloom, Table } from '../../gloomhaven.ts';
import type { Figure, Hero } from '../../state.ts';
import type { Ability } from '../../vocabulary/abilities.ts';
import { deedOf } from '../abilities/abilities.ts';
import { equated } from '../abilities/amounts.ts';
import { leadOf } from '../abilities/taken-over.ts';
import { cardOf, putCard } from '../cards/piles.ts';
import { figureById, isOnMap, leaderOf, monsterOf } from '../figures.ts';
import { plainCard } from '../monsters/ahead.ts';
import { runAbilities } from '../monsters/run-card.ts';

/**
 * The turn of a character, or of a summon, whose mind a boss controls. While it lasts, the character and its summons
 * are none of each other's enemies. [gh/bosses.11]
 */
export function* controlledTurn(g: Gloom, figure: Figure): Rule {
  const { side: own } = figure;
  const hero = leaderOf(g.state, figure);
  const lead = leadOf(g, figure);
  for (const it of bandOf(g, hero)) it.side = lead.side ?? own;
  yield* runAbilities(g, deedOf(g, figure, lead), abilitiesOf(g, figure));
  for (const it of bandOf(g, hero)) it.side = own; // what it has summoned meanwhile, too
  if (figure.kind !== 'character' || hero === null) return;
  for (const card of [...hero.picked]) putCard(g, hero, card, 'discard');
}

/** A character, if it is on the map, and its summons. */
const bandOf = ({ state }: Table, hero: Hero | null): readonly Figure[] =>
  state.figures.filter(({ id, owner }) => id === hero?.id || owner === hero?.id);

/** A summon acts as ever; a character moves and performs the top action of its leading card. */
function abilitiesOf(g: Gloom, figure: Figure): readonly Ability[] {
  if (figure.kind === 'summon') return plainCard;
  const [card] = leaderOf(g.state, figure)?.picked ?? [];
  if (card === undefined) return pointsFrom(g, figure);
  g.tell({ is: 'action', figure: figure.id, card, half: 'top', basic: false }, 'gh/bosses.11');
  return [...pointsFrom(g, figure), ...cardOf(g, card).top.abilities];
}

/** The move that the boss's special action grants. */
function pointsFrom(g: Gloom, { takenOver }: Figure): readonly Ability[] {
  const boss = takenOver === null ? null : figureById(g.state, takenOver.by);
  if (boss === null) return [];
  const control = (monsterOf(g, boss).specials ?? [])
    .flat()
    .find((it) => it.do === 'special' && it.name === 'mind-control');
  return control?.do === 'special' ? [{ do: 'move', value: equated(g, control.value ?? 0) }] : [];
}

/** Whether a boss controls the mind of a character or a summon in the turn that it takes now. [gh/bosses.11] */
export const isControlled = ({ state }: Pick<Table, 'state'>, figure: Figure): boolean =>
  figure.takenOver !== null &&
  (figure.kind === 'character' || figure.kind === 'summon') &&
  figureById(state, figure.takenOver.by) !== null &&
  isOnMap(state, figure);
