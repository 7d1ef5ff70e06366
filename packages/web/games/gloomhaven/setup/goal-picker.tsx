import { Icon } from '../../../parts/icon.tsx';
import type { GoalId } from '../game.ts';
import { LitButton } from '../lit-button.tsx';
import { useScene } from '../scene.ts';

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
  const { lit, lore, own, words } = useScene();
  const option = lit.get(id);
  const checks = lore.box.goals.get(id)?.checks ?? 1;
  return (
    <li className="gh-goal-card parchment">
      <Icon name="gh/battle-goal" className="gh-goal-ghost" />
      <h3>{words.name(id)}</h3>
      <p>{words.goal(id)}</p>
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
