import { Icon } from '../../../parts/icon.tsx';
import { useInspect } from '../inspecting.ts';
import { useScene } from '../scene.ts';

/** What must be done to win, and which round it is once one has begun: always in sight. */
export function ScenarioRibbon() {
  const { view, own, words } = useScene();
  const inspect = useInspect();
  return (
    <button type="button" className="gh-ribbon" onClick={() => inspect({ is: 'scenario' })}>
      {view.round === 0 ? null : <span className="gh-ribbon-round">{own.round(view.round)}</span>}
      <Icon name="gh/scenario" />
      <span className="gh-ribbon-goal">{words.scenarioGoal(view).join(' ')}</span>
      {view.ending === null ? null : <strong>{own.endings[view.ending]}</strong>}
    </button>
  );
}
