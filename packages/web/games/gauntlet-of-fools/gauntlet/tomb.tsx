import type { HeroView } from '@tavolo/gauntlet-of-fools';
import { Icon } from '../../../parts/icon.tsx';
import { epitaphOf } from '../hero/epitaph.ts';
import { Purse } from '../hero/purse.tsx';
import { LitCover } from '../lit-cover.tsx';
import { classOf, heroLabel, isNow, nameOf, useScene } from '../scene.ts';
import './tomb.css';

/** Where a dead hero lies: who it was, what it died of, and the gold it takes along. */
export function Tomb({ hero }: { readonly hero: HeroView }) {
  const scene = useScene();
  const { lit, view } = scene;
  const isLit = lit.has(hero.id) || lit.has(hero.class);
  return (
    <section
      className={`gof-tomb ${isLit ? 'is-lit' : ''} ${isNow(scene, 'died', hero.id) ? 'is-dying' : ''}`}
      aria-label={heroLabel(scene, hero)}
      data-seat={hero.seat === null ? undefined : view.seats.indexOf(hero.seat) + 1}
    >
      <div className="gof-stone">
        <Icon name={`gof/${hero.class}`} />
      </div>
      <div className="gof-tomb-words">
        <p className="gof-owner">{hero.seat === null ? null : nameOf(scene, hero.seat)}</p>
        <h3>{classOf(scene, hero)}</h3>
        <p className="gof-epitaph">{epitaphOf(scene, hero)}</p>
      </div>
      <Purse hero={hero} />
      <LitCover of={hero.id} />
      <LitCover of={hero.class} />
    </section>
  );
}
