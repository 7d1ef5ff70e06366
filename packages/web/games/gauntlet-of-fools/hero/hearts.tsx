import type { HeroView } from '@tavolo/gauntlet-of-fools';
import { Icon } from '../../../parts/icon.tsx';
import { useScene } from '../scene.ts';
import './hearts.css';

/** A hero with so many wounds dies at the end of the turn. [gof/turn.9.4] */
const places = [0, 1, 2, 3];

/** Four hearts, one broken for each wound; what is beyond four is counted. */
export function Hearts({ hero }: { readonly hero: HeroView }) {
  const { own } = useScene();
  const beyond = hero.wounds - places.length;
  return (
    <span
      className="gof-hearts"
      data-spot={`wounds-${hero.id}`}
      role="img"
      aria-label={own.wounds(hero.wounds)}
    >
      {places.map((place) => {
        const isBroken = place >= places.length - hero.wounds;
        return (
          <span key={`${place}-${isBroken}`} className={`gof-heart ${isBroken ? 'is-broken' : ''}`}>
            <Icon name={isBroken ? 'gof/wound' : 'gof/heart'} />
          </span>
        );
      })}
      {beyond > 0 ? <span className="gof-hearts-beyond">−{beyond}</span> : null}
    </span>
  );
}
