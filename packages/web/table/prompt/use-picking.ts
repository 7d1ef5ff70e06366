import type { OpenQuestion } from '@tavolo/kernel';
import { createContext, use, useMemo } from 'react';
import { useMedia, useSettings } from '../../settings/use-settings.ts';
import { useTable } from '../at-table.ts';
import { openQuestion, picksOf } from '../table-state.ts';
import { inOrder, numbersOf } from './numbers.ts';
import { pickedWith } from './picked.ts';
import { type WordedOption, type WordedQuestion, wordedQuestion } from './worded-question.ts';

/** A question in words, in the order it is shown: what goes on is behind the rest, and what is quiet last. */
export type ShownQuestion = Pick<
  WordedQuestion,
  'consider' | 'care' | 'confirmLabel' | 'confirmNone' | 'limit'
> & {
  readonly question: OpenQuestion;
  readonly prompt: string;
  /** What is listed beside the question. */
  readonly options: readonly WordedOption[];
  /** Everything that can be answered, with what the board offers by itself. */
  readonly all: readonly WordedOption[];
  /** The digits that pick options; empty where keys are switched off. */
  readonly numbers: ReadonlyMap<string, number>;
  /** Why what is picked can't be given; `null`: nothing is known against it. */
  readonly objection: string | null;
};

export type Picking = {
  /** `null`: nothing is asked of whoever looks. */
  readonly asked: ShownQuestion | null;
  readonly picks: readonly string[];
  /** Whether picks are gathered and then confirmed. */
  readonly needsConfirm: boolean;
  /** The same for what is touched on the board: what a finger aims at is picked first, and touched again to be given. */
  readonly touchNeedsConfirm: boolean;
  /** Whether one more was touched than can be picked: one must be put back first. */
  readonly isTooMany: boolean;
  readonly canConfirm: boolean;
  readonly isSending: boolean;
  readonly pick: (option: string) => void;
  /** Picks what is touched on the board. */
  readonly touch: (option: string) => void;
  /** Picks what has a number. */
  readonly pickNumber: (number: number) => void;
  readonly confirm: () => void;
};

/** `null` where nothing can be asked. */
export const PickingHere = createContext<Picking | null>(null);

/** How whoever looks answers what is asked: by one touch, or by picking and confirming. */
export function usePicking(): Picking {
  const picking = use(PickingHere);
  if (picking === null) throw new Error('a question is drawn where none can be asked');
  return picking;
}

/** The same, made once for all who read it: a question with many options is worded once, not once for each option. */
export function useNewPicking(): Picking {
  const { session, state } = useTable();
  const picks = picksOf(state);
  const asked = useAsked(picks);
  const question = asked?.question ?? null;
  const { needsConfirm, touchNeedsConfirm } = useConfirmation(asked);
  const isSending = question !== null && state.sending === question.decision;
  const isHeld = touchNeedsConfirm || picks.some((option) => isWeighty(asked, option));
  const canConfirm = asked !== null && isHeld && isAnswer(asked, picks);
  const answer = (picked: readonly string[]) => {
    if (question !== null && session.isMeant) void session.answer(question.seat, question.decision, picked);
  };
  const pickOr = (isPicked: boolean) => (option: string) => {
    if (question === null || isSending || !question.options.includes(option)) return;
    const isConfirmed = needsConfirm || isWeighty(asked, option);
    if (!isConfirmed && (!isPicked || picks.includes(option))) return answer([option]);
    session.dispatch({ is: 'pick', picked: pickedWith(picks, option, question) });
  };
  const pick = pickOr(needsConfirm);
  return {
    asked,
    picks,
    needsConfirm,
    touchNeedsConfirm,
    isTooMany: picks.length > 0 && state.picked?.isTooMany === true,
    canConfirm,
    isSending,
    pick,
    touch: pickOr(touchNeedsConfirm),
    pickNumber: (number) => {
      for (const [option, its] of asked?.numbers ?? []) if (its === number) pick(option);
    },
    confirm: () => {
      if (canConfirm && !isSending) answer(picks);
    },
  };
}

/** Whether an option is picked and then confirmed, whatever is done with the others. */
const isWeighty = (asked: ShownQuestion | null, option: string): boolean =>
  asked?.all.find(({ id }) => id === option)?.isWeighty === true;

/** Whether what is picked answers the question, as far as it can be known here. */
const isAnswer = ({ question: { min, max }, objection }: ShownQuestion, picks: readonly string[]): boolean =>
  picks.length >= min && picks.length <= max && objection === null;

/** What is picked first and given later: several things, what is weighty, what a finger aims at; for careful people all. */
function useConfirmation(asked: ShownQuestion | null): Pick<Picking, 'needsConfirm' | 'touchNeedsConfirm'> {
  const { careful } = useSettings();
  const hasFinger = useMedia('(pointer: coarse)');
  const isSeveral = asked !== null && (asked.question.max > 1 || asked.question.min === 0);
  const needsConfirm = isSeveral || careful || asked?.care === 'weighty';
  return { needsConfirm, touchNeedsConfirm: needsConfirm || (hasFinger && asked?.care === 'aimed') };
}

const noNumbers: ReadonlyMap<string, number> = new Map();

function useAsked(picks: readonly string[]): ShownQuestion | null {
  const { state, texts, words, player } = useTable();
  const { shortcuts } = useSettings();
  const question = openQuestion(state);
  const view = state.playback?.shown.sight.view;
  const worded = useMemo(() => {
    if (question === null || view === undefined) return null;
    const { options, ...said } = wordedQuestion({ texts, words }, question, { view, player });
    const all = inOrder(options);
    const listed = all.filter(({ place }) => place === 'listed');
    const numbers = shortcuts ? numbersOf(all) : noNumbers;
    return { ...said, question, options: listed, all, numbers };
  }, [question, view, texts, words, player, shortcuts]);
  return worded === null ? null : { ...worded, objection: worded.objection(picks) };
}
