import { Explanation } from '../../../parts/explanation.tsx';
import { Icon } from '../../../parts/icon.tsx';
import type { HeroView } from '../game.ts';
import { goalText } from '../printed.ts';
import { useScene } from '../scene.ts';

/** The battle goal that only its player knows. [gh/setup.14] */
export function Goal({ hero }: { readonly hero: HeroView }) {
  const { own, texts } = useScene();
  const { goal } = hero;
  if (goal === null || goal === 'hidden') return null;
  return (
    <Explanation
      className="gh-goal"
      label={`${own.battleGoal}: ${texts.name(goal)}`}
      content={() => <p>{goalText(texts, goal)}</p>}
    >
      <Icon name="gh/battle-goal" />
      <span>{texts.name(goal)}</span>
    </Explanation>
  );
}
