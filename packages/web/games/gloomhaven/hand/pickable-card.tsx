import type { ReactNode } from 'react';
import { Icon } from '../../../parts/icon.tsx';
import { useInspect } from '../inspecting.ts';
import { LitButton } from '../lit-button.tsx';
import { useScene } from '../scene.ts';
import './pickable-card.css';

type PickableCardProps = { readonly id: string; readonly children: ReactNode };

/** A card in a row of cards that can be picked; its magnifier, a right click or a long press shows it large. */
export function PickableCard({ id, children }: PickableCardProps) {
  const { lit, picked, own, texts } = useScene();
  const inspect = useInspect();
  const look = () => inspect({ is: 'card', id });
  const option = lit.get(id);
  const isPicked = picked.includes(id);
  return (
    <li className="gh-pickable" data-picked={isPicked}>
      {children}
      <LitButton lit={option} onMore={look} />
      <button type="button" className="gh-magnifier" aria-label={own.lookAt(texts.name(id))} onClick={look}>
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
