import { habitQuestion, thinkingChance } from '@tavolo/kernel';
import { habitWith } from '../../counsel/habit.ts';
import { thinkableWith } from '../../counsel/thinkable.ts';
import { wowAdventure } from '../../game.ts';
import type { WowKinds } from '../../kinds.ts';
import type { TableScene } from '../table.ts';

const habit = habitWith(wowAdventure.content);
const thinkable = thinkableWith(wowAdventure.content);

const asked = (scene: TableScene) => {
  const [open] = scene.match.asked;
  if (open === undefined) throw new Error('nobody is asked');
  return habitQuestion<WowKinds>(scene.state, open, open.from());
};

/** What whoever is asked answers by habit. */
export const habitual = (scene: TableScene): readonly string[] =>
  habit(asked(scene), thinkingChance('habit'));

/** What a bot in that place thinks about. */
export const thoughtOf = (scene: TableScene): readonly string[] => thinkable(asked(scene));

/** Lets everybody answer by habit until a question is asked. */
export function until(scene: TableScene, name: string): TableScene {
  for (let question = asked(scene); question.name !== name; question = asked(scene))
    scene.asksAbout(question.seat, question.name).answer(...habitual(scene));
  return scene;
}
