import { forKind } from '@tavolo/kernel';
import { behind, capitalLine, sentenceLine } from '@tavolo/language';
import type { Objective, Quest } from '../../vocabulary/quests.ts';
import { objectiveIcons } from '../card-icons.ts';
import type { Line, Part } from '../card-parts.ts';
import type { CardPhrases } from '../phrases/phrases.ts';
import { figure } from './figures.ts';

/** A quest: its valor, where its tokens go, and what has to be done in which order. */
export function questLines(phrases: CardPhrases, quest: Quest): readonly Line[] {
  const { figures, quests } = phrases;
  const { setup, objectives, order } = questParts(phrases, quest);
  return [
    capitalLine([
      figure('valor', figures.valor(quest.valor), quest.valor),
      figure('quest', quests.decks[quest.deck]),
    ]),
    ...setup,
    ...objectives,
    ...order,
  ];
}

/** What is written on a quest below its valor. */
export type QuestParts = {
  readonly setup: readonly Line[];
  /** A line for each objective. */
  readonly objectives: readonly Line[];
  readonly order: readonly Line[];
};

export const questParts = (phrases: CardPhrases, quest: Quest): QuestParts => ({
  setup: setupLines(phrases, quest),
  objectives: quest.objectives.map((objective, place) => objectiveLine(phrases, quest, objective, place)),
  order: isFree(quest) ? [sentenceLine<Part>([{ kind: 'note', words: phrases.quests.anyOrder }])] : [],
});

const isFree = ({ order, objectives }: Quest): boolean => order === 'any' && objectives.length > 1;

/** Where the tokens of the quest go when it is received. */
function setupLines({ quests }: CardPhrases, { marks, objectives }: Quest): readonly Line[] {
  const spaces = objectives.flatMap((objective) => (objective.is === 'collect' ? [objective.from] : []));
  const setup = (words: string): Line => sentenceLine<Part>([{ kind: 'detail', words, icons: ['token'] }]);
  return [
    ...(spaces.length === 0 ? [] : [setup(quests.tokensOn(spaces))]),
    ...(marks === null ? [] : [setup(quests.marks[marks])]),
  ];
}

/** One thing to do, and whether others must be done before it. */
function objectiveLine(
  { quests }: CardPhrases,
  { order, objectives }: Quest,
  objective: Objective,
  place: number,
): Line {
  const isLast = place === objectives.length - 1;
  const words = forKind<Objective, [], string>(quests.objectives, objective);
  const part: Part = { kind: 'deed', words, icons: objectiveIcons[objective.is] };
  if (order === 'listed' && place > 0) return sentenceLine([after(quests.next), ...behind(':', [part])]);
  if (order === 'last-last' && isLast && place > 0)
    return sentenceLine([after(quests.lastOfAll), ...behind(':', [part])]);
  return sentenceLine([part]);
}

const after = (words: string): Part => ({ kind: 'moment', words });
