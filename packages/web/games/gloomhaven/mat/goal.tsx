import { Explanation } from '../../../parts/explanation.tsx';
import { Icon } from '../../../parts/icon.tsx';
import type { HeroView } from '../game.ts';
import { useScene } from '../scene.ts';

/** The battle goal that only its player knows. [gh/setup.14] */
export function Goal({ hero }: { readonly hero: HeroView }) {
  const { own, words } = useScene();
  const { goal } = hero;
  if (goal === null || goal === 'hidden') return null;
  return (
    <Explanation
      className="gh-goal"
      label={`${own.battleGoal}: ${words.name(goal)}`}
      content={() => <p>{words.goal(goal)}</p>}
    >
      <Icon name="gh/battle-goal" />
      <span>{words.name(goal)}</span>
    </Explanation>
  );
}
