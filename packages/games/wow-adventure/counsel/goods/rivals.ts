/** What it is worth to harm somebody. */
import { healthOf } from '../../rules/base-numbers.ts';
import { isDone, needed } from '../../rules/objectives.ts';
import { isOpen, questOf } from '../../rules/quests.ts';
import { valorOf } from '../../rules/table.ts';
import type { ActiveQuest, Hero } from '../../state.ts';
import type { Objective } from '../../vocabulary/quests.ts';
import type { Table } from '../../wow.ts';
import type { Mind } from '../mind.ts';

/** How near a hero is to winning, from 0 to 1. */
export const menace = ({ state }: Table, hero: Hero): number =>
  Math.min(1, valorOf(hero) / Number(state.options.valorToWin)) ** 2;

/** What so much damage on a rival is worth, and the defeat if it comes to that. */
export function harm(mind: Mind, rival: Hero, n: number): number {
  if (rival === mind.hero) return 0;
  const falls = rival.damage + n >= healthOf(mind.table, rival);
  return n * woundWorth(mind, rival) + (falls ? defeatWorth(mind, rival) : 0);
}

/** What one wound on a rival is worth. */
export const woundWorth = (mind: Mind, rival: Hero): number =>
  0.015 + 0.06 * menace(mind.table, rival) + wanted(mind, rival, 'damage');

/** What it is worth that a rival is defeated by one's own doing. */
export const defeatWorth = (mind: Mind, rival: Hero): number =>
  0.06 + 0.35 * menace(mind.table, rival) + wanted(mind, rival, 'defeat');

/** What the own quests and events give for one wound on a rival, or for its defeat. */
function wanted({ table, hero }: Mind, rival: Hero, what: 'damage' | 'defeat'): number {
  let worth = 0;
  for (const active of hero.quests) {
    const { valor, objectives } = questOf(table.content, active.quest);
    for (const objective of openOnes(table, active)) {
      if (isAbout(objective, what) && (!isMarked(objective) || active.marked === rival.seat))
        worth += (1.2 * valor) / objectives.length / needed(objective);
    }
  }
  return worth + (what === 'damage' ? gauntletWorth(table, hero, rival) : 0);
}

/** A rival who was thrown a gauntlet. */
const gauntletWorth = ({ state }: Table, hero: Hero, rival: Hero): number =>
  state.heldEvents.some((event) => event.by === hero.seat && event.hero === rival.seat) ? 0.2 : 0;

const isAbout = ({ is }: Objective, what: 'damage' | 'defeat'): boolean =>
  is === `${what}-rivals` || is === `${what}-marked`;

const isMarked = ({ is }: Objective): boolean => is === 'damage-marked' || is === 'defeat-marked';

/** The objectives of a quest that can be worked on. */
export function openOnes({ content }: Pick<Table, 'content'>, active: ActiveQuest): readonly Objective[] {
  const quest = questOf(content, active.quest);
  return quest.objectives.filter(
    (objective, nth) => !isDone(objective, active.done[nth] ?? 0) && isOpen(quest, active, nth),
  );
}

/** Whether a hero wants to meet a rival for the sake of a quest. */
export const isSought = (table: Table, { quests }: Hero, rival: Hero): boolean =>
  quests.some(
    (active) =>
      active.marked === rival.seat ||
      openOnes(table, active).some(({ is }) => is === 'damage-rivals' || is === 'defeat-rivals'),
  );
