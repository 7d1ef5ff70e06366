import type { ReactNode } from 'react';
import { Icon } from '../../../parts/icon.tsx';
import { useInspect } from '../inspecting.ts';
import { LitButton } from '../lit-button.tsx';
import { useScene } from '../scene.ts';

type PickableCardProps = { readonly id: string; readonly children: ReactNode };

/** A card in a row of cards that can be picked; a right click or a long press shows it large. */
export function PickableCard({ id, children }: PickableCardProps) {
  const { lit, picked } = useScene();
  const inspect = useInspect();
  const option = lit.get(id);
  const isPicked = picked.includes(id);
  return (
    <li className="gh-pickable" data-picked={isPicked}>
      {children}
      <LitButton lit={option} onMore={() => inspect({ is: 'card', id })} />
      {isPicked ? (
        <span className="gh-picked-mark">
          <Icon name="check" />
        </span>
      ) : null}
    </li>
  );
}
