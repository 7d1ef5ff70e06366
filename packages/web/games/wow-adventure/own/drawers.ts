import { readOption } from '@tavolo/wow-adventure';
import { isOfHand, isOfQuests } from '../lit.ts';
import type { Scene } from '../scene.ts';
import type { Drawer } from '../text/board-text.ts';

type Asked = Pick<Scene, 'question' | 'view'>;

/** Whether something in a drawer answers what is asked. */
export function isAnswerIn({ question }: Pick<Scene, 'question'>, drawer: Drawer): boolean {
  if (question === null) return false;
  const { name, options } = question;
  if (drawer === 'hand') return options.some((option) => isOfHand(name, option));
  if (drawer === 'quests')
    return isOfQuests(name) || options.some((option) => readOption(option).is === 'pay');
  return false;
}

/** The drawer that a question is about, or that is needed in a fight; `null`: the question is about something else. */
export function askedIn({ question, view }: Asked): Drawer | null {
  if (question === null) return null;
  if (isOfQuests(question.name)) return 'quests';
  const isAboutHand = question.name === 'cards-to-discard' || view.combat !== null;
  return isAboutHand && isAnswerIn({ question }, 'hand') ? 'hand' : null;
}
