import { readOption } from '@tavolo/wow-adventure';
import { QuestCard } from '../cards/quest-card.tsx';
import type { HeroView, QuestId } from '../game.ts';
import { isOfQuests, type LitOptions } from '../lit.ts';
import { useScene } from '../scene.ts';

/** The quests that are worked on; and those to choose from, where that is asked. */
export function Quests({ hero }: { readonly hero: HeroView }) {
  const { own, lit, question } = useScene();
  const active = new Map(hero.quests.map((one) => [one.quest, one]));
  const offered =
    question !== null && isOfQuests(question.name)
      ? question.options.filter((option) => !active.has(option as QuestId)) // an option of such a question is a quest
      : [];
  return (
    <section className="wa-drawer" data-drawer="quests" aria-label={own.drawers.quests}>
      <h3 className="wa-drawer-title">{own.drawers.quests}</h3>
      {active.size + offered.length === 0 ? <p className="wa-nothing">{own.noQuests}</p> : null}
      <ul className="wa-cards">
        {[...active.values()].map((one) => (
          <li key={one.quest}>
            <QuestCard id={one.quest} active={one} lit={litFor(lit, one.quest)} />
          </li>
        ))}
        {offered.map((id) => (
          <li key={id}>
            <QuestCard id={id as QuestId /* as above */} active={null} lit={lit.get(id)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A quest is picked itself, or paid for. */
const litFor = (lit: LitOptions, quest: QuestId) =>
  lit.get(quest) ??
  [...lit.values()].find(({ option }) => readOption(option).is === 'pay' && readOption(option).of === quest);
