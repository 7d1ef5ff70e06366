import { content, goalProgress } from '@tavolo/gloomhaven';
import { Icon } from '../../../parts/icon.tsx';
import { useInspect } from '../inspecting.ts';
import { scenarioGoal } from '../printed.ts';
import { useScene } from '../scene.ts';

/** What must be done to win, and which round it is once one has begun: always in sight. */
export function ScenarioRibbon() {
  const { view, own, texts } = useScene();
  const inspect = useInspect();
  const progress = goalProgress({ view, content });
  return (
    <button type="button" className="gh-ribbon" onClick={() => inspect({ is: 'scenario' })}>
      {view.round === 0 ? null : <span className="gh-ribbon-round">{own.round(view.round)}</span>}
      <Icon name="gh/scenario" />
      <span className="gh-ribbon-goal">{scenarioGoal(texts, view).join(' ')}</span>
      {progress === null ? null : (
        <strong className="gh-ribbon-progress">
          {Math.min(progress.done, progress.of)}/{progress.of}
        </strong>
      )}
      {view.ending === null ? null : <strong>{own.endings[view.ending]}</strong>}
    </button>
  );
}
