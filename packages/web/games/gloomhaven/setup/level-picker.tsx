import { content } from '@tavolo/gloomhaven';
import { Icon } from '../../../parts/icon.tsx';
import { useScene } from '../scene.ts';
import './level-picker.css';
import './picker.css';

/** Levels, each with the hit points that come with it. [gh/level.4] */
export function LevelPicker() {
  const { lit, mine, own } = useScene();
  const hp = mine === null ? [] : (content.classes.get(mine.class)?.hp ?? []);
  return (
    <section className="gh-picker" aria-label={own.levels}>
      <ol className="gh-levels" data-class={mine?.class}>
        {[...lit.values()].map(({ option, label, pick, number }) => (
          <li key={option}>
            <button
              type="button"
              className="gh-level"
              data-option={option}
              aria-label={label}
              aria-keyshortcuts={number === null ? undefined : String(number)}
              onClick={pick}
            >
              <span className="gh-level-number">{option}</span>
              <span className="gh-level-hp">
                <Icon name="gh/hp" />
                {hp[Number(option) - 1] ?? ''}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
