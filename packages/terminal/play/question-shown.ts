import type { OpenQuestion } from '@tavolo/kernel';
import type { OptionShown } from '../face/face.ts';
import { sceneAt, type TerminalTable } from './table.ts';

/** A question in words. */
export type QuestionShown = {
  /** What is decided, and what to consider. */
  readonly prompt: string;
  readonly options: readonly AskedOption[];
};

export type AskedOption = OptionShown & { readonly id: string };

export function askedAt(table: TerminalTable, question: OpenQuestion): QuestionShown {
  const { texts, face } = table.game;
  const scene = sceneAt(table, question);
  const consider = texts.consider(question, scene);
  return {
    prompt: [texts.prompt(question, scene), ...(consider === null ? [] : [consider])].join(' '),
    options: question.options.map((id) => ({ id, ...face.option(id, scene, table.language) })),
  };
}

/** Options that are numbers, such as bets, are picked by themselves; others by their place. */
export function keyOf({ options }: QuestionShown, option: AskedOption): string {
  const areNumbers = options.every(({ id }) => /^\d+$/.test(id));
  return areNumbers ? option.id : String(options.indexOf(option) + 1);
}
