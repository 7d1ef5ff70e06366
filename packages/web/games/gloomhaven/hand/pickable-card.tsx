import type { ReactNode } from 'react';
import { Icon } from '../../../parts/icon.tsx';
import { useInspect } from '../inspecting.ts';
import { LitButton } from '../lit-button.tsx';
import { useScene } from '../scene.ts';

type PickableCardProps = {
  readonly id: string;
  readonly children: ReactNode;
  /** It is pointed at, or is no more. */
  readonly onPoint?: (id: string | null) => void;
};

/** A card in a row of cards that can be picked; its magnifier, a right click or a long press shows it large. */
export function PickableCard({ id, children, onPoint = () => {} }: PickableCardProps) {
  const { lit, picked, own, words } = useScene();
  const inspect = useInspect();
  const look = () => inspect({ is: 'card', id });
  const option = lit.get(id);
  const isPicked = picked.includes(id);
  return (
    <li
      className="gh-pickable"
      data-picked={isPicked}
      onPointerEnter={() => onPoint(id)}
      onPointerLeave={() => onPoint(null)}
      onFocus={() => onPoint(id)}
      onBlur={() => onPoint(null)}
    >
      {children}
      <LitButton lit={option} onMore={look} />
      <button type="button" className="gh-magnifier" aria-label={own.lookAt(words.name(id))} onClick={look}>
        <Icon name="gh/look-at" />
      </button>
      {isPicked ? (
        <span className="gh-picked-mark">
          <Icon name="check" />
        </span>
      ) : null}
    </li>
  );
}
