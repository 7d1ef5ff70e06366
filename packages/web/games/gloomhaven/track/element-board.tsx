import { Icon } from '../../../parts/icon.tsx';
import { LitButton } from '../lit-button.tsx';
import { useScene } from '../scene.ts';
import './element-board.css';

/** The order of the elements in the view. */
const elements = ['fire', 'ice', 'air', 'earth', 'light', 'dark'] as const;

/** The six elements: how full each gem is tells how strong it is. [gh/components.11] */
export function ElementBoard() {
  const { view, own, texts, lit } = useScene();
  return (
    <ul className="gh-elements" aria-label={own.elements}>
      {elements.map((element, index) => {
        const state = view.elements[index] ?? 'inert';
        const says = `${texts.element(element)}: ${texts.words.elementStates[state]}`;
        const option = lit.get(element);
        return (
          <li key={element} className="gh-element" data-element={element} data-state={state} title={says}>
            <span className="gh-element-fill" />
            <Icon name={`gh/${element}`} />
            <span className="unseen">{says}</span>
            <LitButton lit={option} />
          </li>
        );
      })}
    </ul>
  );
}
