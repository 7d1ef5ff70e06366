import { content } from '@tavolo/gloomhaven';
import { Icon } from '../../../parts/icon.tsx';
import type { GoalId } from '../game.ts';
import { LitButton } from '../lit-button.tsx';
import { goalText } from '../printed.ts';
import { useScene } from '../scene.ts';
import './goal-picker.css';
import './picker.css';

/** The goals that were dealt, of which one is kept. [gh/setup.14] */
export function GoalPicker() {
  const { lit, own } = useScene();
  return (
    <section className="gh-picker" aria-label={own.battleGoal}>
      <ul className="gh-goals">
        {[...lit.keys()].map((option) => (
          <GoalCard key={option} id={option as GoalId /* an option of this question */} />
        ))}
      </ul>
      <p className="gh-picker-note">
        <Icon name="eye" /> {own.onlyYouSee}
      </p>
    </section>
  );
}

function GoalCard({ id }: { readonly id: GoalId }) {
  const { lit, own, texts } = useScene();
  const option = lit.get(id);
  const checks = content.goals.get(id)?.checks ?? 1;
  return (
    <li className="gh-goal-card parchment">
      <Icon name="gh/battle-goal" className="gh-goal-ghost" />
      <h3>{texts.name(id)}</h3>
      <p>{goalText(texts, id)}</p>
      <p className="gh-goal-checks" title={own.checks(checks)}>
        {Array.from({ length: checks }, (_, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: checks are alike
          <Icon key={n} name="gh/check" />
        ))}
        <span>{own.checks(checks)}</span>
      </p>
      <LitButton lit={option} />
    </li>
  );
}
