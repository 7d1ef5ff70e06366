import { Counter } from '../../../parts/counter.tsx';
import { Icon } from '../../../parts/icon.tsx';
import type { GoalId } from '../game.ts';
import { goalText, rewardsOf } from '../printed.ts';
import { useScene } from '../scene.ts';
import type { BoardText } from '../text/board-text.ts';
import './ending.css';
import { type Reckoned, reckonedIn } from './reckoned.ts';

/** How it ended: won or lost, and what everybody takes home. [gh/ending.5] */
export function Ending() {
  const scene = useScene();
  const { own, texts, view } = scene;
  const outcome = view.outcome ?? 'failure';
  const story = texts.story(view.options.scenario);
  return (
    <section className="gh-ending" data-outcome={outcome} aria-label={own.reckoning}>
      <header className="gh-ending-head">
        <Icon name={outcome === 'success' ? 'trophy' : 'gh/exhausted'} />
        <h2>{own.endings[outcome]}</h2>
        <p>{own.endedIn(texts.name(view.options.scenario), view.round)}</p>
      </header>
      <ul className="gh-homecomers">
        {reckonedIn(scene).map((reckoned) => (
          <Homecomer key={reckoned.hero.id} reckoned={reckoned} />
        ))}
      </ul>
      {outcome === 'success' ? (
        <footer className="gh-ending-foot parchment">
          {story === null ? null : <p className="gh-ending-story">{story.conclusion}</p>}
          <ul>
            {rewardsOf(texts, view).map((reward) => (
              <li key={reward}>{reward}</li>
            ))}
          </ul>
        </footer>
      ) : null}
    </section>
  );
}

/** A hero, with experience, gold and what became of its battle goal. */
function Homecomer({ reckoned }: { readonly reckoned: Reckoned }) {
  const { own, texts, player } = useScene();
  const { hero, xp, bonusXp, gold, coins } = reckoned;
  return (
    <li className="gh-homecomer" data-class={hero.class}>
      <span className="gh-homecomer-crest">
        <Icon name={`gh/${hero.class}`} />
      </span>
      <h3>{texts.name(hero.class)}</h3>
      <p className="gh-homecomer-player">{hero.exhausted ? own.exhausted : player(hero.seat).name}</p>
      <dl>
        <div>
          <dt>
            <Icon name="gh/xp" /> {own.experience}
          </dt>
          <dd>
            <Counter value={xp + bonusXp} />
            {bonusXp === 0 ? null : <small>{own.bonusXp(bonusXp)}</small>}
          </dd>
        </div>
        <div>
          <dt>
            <Icon name="gh/coin" /> {own.gold}
          </dt>
          <dd>
            <Counter value={gold} />
            <small>{own.fromCoins(coins)}</small>
          </dd>
        </div>
      </dl>
      <GoalFate goal={reckoned.goal} />
    </li>
  );
}

/** In a scenario that is lost, a goal that was met gives nothing. [gh/ending.10] */
function fateOf(own: BoardText, { isMet, checks }: NonNullable<Reckoned['goal']>): string {
  if (!isMet) return own.goalMissed;
  return checks === 0 ? own.goalInVain : own.checks(checks);
}

function GoalFate({ goal }: Pick<Reckoned, 'goal'>) {
  const { own, texts } = useScene();
  if (goal === null) return null;
  return (
    <div className="gh-goal-fate" data-met={goal.isMet}>
      <strong>
        <Icon name={goal.isMet ? 'check' : 'close'} /> {texts.name(goal.id)}
      </strong>
      <p>{goalText(texts, goal.id as GoalId /* told as one */)}</p>
      <p className="gh-goal-checks">
        {goal.checks > 0 ? <Icon name="gh/check" /> : null}
        {fateOf(own, goal)}
      </p>
    </div>
  );
}
