import type { HeroView } from '@tavolo/gauntlet-of-fools';
import { Counter } from '../../../parts/counter.tsx';
import { useScene } from '../scene.ts';
import { Seal } from '../seal.tsx';

/** A hero's gold. */
export function Purse({ hero }: { readonly hero: HeroView }) {
  const { own } = useScene();
  return (
    <span className="gof-purse" data-spot={`gold-${hero.id}`} role="img" aria-label={own.gold(hero.gold)}>
      <Seal shape="gold">
        <Counter value={hero.gold} />
      </Seal>
    </span>
  );
}
