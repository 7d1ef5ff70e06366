import { readOption } from '@tavolo/machina-arcana';
import type { Scene } from '../scene.ts';
import type { Drawer } from '../text/board-text.ts';

const withItems: readonly string[] = ['drop', 'pick', 'give', 'take'];
/** Questions whose options are items that lie in no drawer of one's own as well. */
const aboutItems: readonly string[] = ['item-to-lose'];

/** Whether something in a drawer answers what is asked. */
export function isAnswerIn({ question, mine }: Pick<Scene, 'question' | 'mine'>, drawer: Drawer): boolean {
  if (question === null || mine === null || drawer === 'story') return false;
  const items: readonly string[] = [...mine.bag, ...mine.worn.flatMap((one) => Object.values(one))].flatMap(
    (item) => (item === null ? [] : [item]),
  );
  return question.options.some((option) => {
    const { is, of } = readOption(option);
    if (is === 'use') return items.includes(of) === (drawer === 'gear');
    return (
      drawer === 'gear' &&
      (withItems.includes(is) || (aboutItems.includes(question.name) && items.includes(is)))
    );
  });
}

/** The drawer that a question is about; `null`: it is about something else. */
export const askedIn = ({ question }: Pick<Scene, 'question'>): Drawer | null =>
  question !== null && aboutItems.includes(question.name) ? 'gear' : null;
