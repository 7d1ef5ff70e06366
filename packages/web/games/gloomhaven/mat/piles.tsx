import { Icon } from '../../../parts/icon.tsx';
import type { HeroView } from '../game.ts';
import { useInspect } from '../inspecting.ts';
import { useScene } from '../scene.ts';

const piles = ['hand', 'discard', 'lost', 'active'] as const;

/** How many cards lie where; touching one shows them all. */
export function Piles({ hero }: { readonly hero: HeroView }) {
  const { own } = useScene();
  const inspect = useInspect();
  const count = {
    hand: hero.handSize,
    discard: hero.discard.length,
    lost: hero.lost.length,
    active: hero.active.length,
  };
  return (
    <ul className="gh-piles">
      {piles.map((pile) => (
        <li key={pile} className="gh-pile" data-pile={pile}>
          <button
            type="button"
            aria-label={own.pile(own.piles[pile], count[pile])}
            title={own.pile(own.piles[pile], count[pile])}
            onClick={() => inspect({ is: 'hero', id: hero.id })}
          >
            <Icon name={`gh/${pile}`} />
            <span aria-hidden="true">{count[pile]}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
