import type { Table } from '../../gloomhaven.ts';
import type { Figure } from '../../state.ts';
import type { ObjectiveId } from '../../vocabulary/ids.ts';
import { figureById, heroOf } from '../figures.ts';
import { scenarioOf } from '../map/in-play.ts';
import { cardOfRound } from './monster-types.ts';

/** The initiative of a figure's own card or of its owner's. [gh/initiative.3, gh/initiative.15] */
function initiativeOf(g: Table, figure: Figure): number {
  const hero = heroOf(g.state, { id: figure.owner ?? figure.id });
  if (hero !== null) return hero.initiative;
  if (figure.kind === 'objective') return objectiveInitiative(g, figure);
  return cardOfRound(g, figure)?.initiative ?? 99;
}

const objectiveInitiative = (g: Table, { type }: Figure): number =>
  scenarioOf(g).objectives.find(({ id }) => id === (type as ObjectiveId))?.initiative ?? 99; // of objectives it is one

/** How much each of the marks counts that an order is made of: none of the smaller ones together reaches the next. */
const weight = { initiative: 1e9, monsters: 5e8, second: 1e6, tie: 1e4, normal: 1e3, owner: 1e3 } as const;

/**
 * A figure's place in the order of the round as one number, smaller first; equal only where the players decide.
 * Initiative, then players before monsters, the second card, summons before their owner, elites before normals,
 * standees by number. [gh/initiative.3 to gh/initiative.9]
 */
export function orderOf(g: Table, figure: Figure): number {
  const first = initiativeOf(g, figure) * weight.initiative;
  const leader = heroOf(g.state, { id: figure.owner ?? figure.id });
  if (leader !== null) {
    const within = figure.kind === 'summon' ? figure.number : weight.owner;
    return first + leader.second * weight.second + tiePlace(g, leader.id) * weight.tie + within;
  }
  const boss = figure.owner === null ? null : figureById(g.state, figure.owner);
  if (boss !== null) return orderOf(g, boss) - 1 / figure.number; // just before it [gh/bosses.12]
  const rank = figure.rank === 'normal' ? weight.normal : 0;
  return first + weight.monsters + tiePlace(g, figure.type) * weight.tie + rank + figure.number;
}

/** The place that the players gave somebody in a tie; 0 for one that was never in a tie. [gh/initiative.4, gh/initiative.6] */
const tiePlace = (g: Table, id: string): number => g.state.tieOrder.indexOf(id) + 1;
