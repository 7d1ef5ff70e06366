import { figureOf, type Scene, useScene } from '../scene.ts';
import { ExplainedNumber } from '../sheets/explained-number.tsx';
import { type ExplainedValue, made, part } from '../sheets/values.ts';

/** How hard the attack is whose target is being chosen; with a target that is aimed at, on that one. */
export function AttackShown() {
  const scene = useScene();
  const value = attackValue(scene);
  if (value === null) return null;
  return (
    <div className="gh-attack-shown">
      <ExplainedNumber value={value} />
    </div>
  );
}

/** Before its modifier card is drawn. [gh/attack.12] */
function attackValue(scene: Scene): ExplainedValue | null {
  const { question, picked } = scene;
  if (question?.name !== 'attack-target' || typeof question.about.value !== 'number') return null;
  const target = figureOf(scene, picked[0] ?? '');
  const isPoisoned = target?.conditions.some(({ is }) => is === 'poison') ?? false;
  return made('attack', part('ability', question.about.value), part('poison', isPoisoned ? 1 : 0));
}
