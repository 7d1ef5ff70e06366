import { Icon } from '../../../parts/icon.tsx';
import type { FigureView } from '../game.ts';
import { useScene } from '../scene.ts';
import { RuleMark } from './rule-mark.tsx';

/** The conditions of a figure, each with what it means. */
export function ConditionNotes({ figure }: { readonly figure: FigureView }) {
  const { texts } = useScene();
  if (figure.conditions.length === 0) return null;
  return (
    <ul className="gh-notes">
      {figure.conditions.map(({ is }) => {
        const { text, rule } = texts.cards.note(is);
        return (
          <li key={is}>
            <Icon name={`gh/${is}`} />
            <p>
              <strong>{texts.condition(is)}.</strong> {text} <RuleMark rule={rule} />
            </p>
          </li>
        );
      })}
    </ul>
  );
}
