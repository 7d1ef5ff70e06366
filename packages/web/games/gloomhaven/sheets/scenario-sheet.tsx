import { scenarioGoal, scenarioRules } from '../printed.ts';
import { useScene } from '../scene.ts';
import { ExplainedNumber, valueName } from './explained-number.tsx';
import { levelValues } from './level-values.ts';

/** What the scenario asks for, its rules, its figures, and what was told of it so far. */
export function ScenarioSheet() {
  const { view, own, texts } = useScene();
  return (
    <div className="gh-sheet">
      <Said title={own.goalOfScenario} lines={scenarioGoal(texts, view)} />
      <Said title={own.specialRules} lines={scenarioRules(texts, view)} />
      <Figures />
      <Told />
    </div>
  );
}

type SaidProps = { readonly title: string; readonly lines: readonly string[] };

function Said({ title, lines }: SaidProps) {
  if (lines.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <ul className="gh-lines">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

/** The numbers that the level of the scenario brings. [gh/level.1] */
function Figures() {
  const scene = useScene();
  return (
    <ul className="gh-figures-list">
      {levelValues(scene.view).map((value) => (
        <li key={value.of}>
          <ExplainedNumber value={value} className="gh-figure-number">
            <span>{valueName(scene, value.of)}</span> <strong>{value.total}</strong>
          </ExplainedNumber>
        </li>
      ))}
    </ul>
  );
}

/** The story, as far as it has been read. */
function Told() {
  const { view, own, texts } = useScene();
  const story = texts.story(view.options.scenario);
  if (story === null) return null;
  return (
    <section className="gh-story">
      <h3>{own.story}</h3>
      <p>{story.intro}</p>
      {view.sectionsRead.map((section) => (
        <p key={section}>{story.sections[section]}</p>
      ))}
    </section>
  );
}
