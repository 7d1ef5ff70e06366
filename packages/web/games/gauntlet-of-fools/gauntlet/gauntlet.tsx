import type { HeroView } from '@tavolo/gauntlet-of-fools';
import { heroesInOrder, isOwn, useScene } from '../scene.ts';
import './gauntlet.css';
import { HeroMat } from './hero-mat.tsx';
import { HeroRow } from './hero-row.tsx';
import { Stage } from './stage.tsx';
import { Tomb } from './tomb.tsx';

/** The gauntlet: what is faced in the middle, your heroes before you, everybody else's across the table. */
export function Gauntlet() {
  const scene = useScene();
  const heroes = heroesInOrder(scene);
  const yours = heroes.filter(({ seat }) => isOwn(scene, seat));
  const theirs = heroes.filter(({ seat }) => !isOwn(scene, seat));
  return (
    <div className={`gof-gauntlet ${yours.length === 0 ? 'is-watched' : ''}`}>
      <Stage />
      {yours.length === 0 ? null : (
        <ul className={`gof-yours ${yours.length > 1 ? 'are-two' : ''}`} aria-label={scene.own.yourHeroes}>
          {yours.map((hero) => (
            <li key={hero.id}>{isBuried(hero) ? <Tomb hero={hero} /> : <HeroMat hero={hero} />}</li>
          ))}
        </ul>
      )}
      <ul className="gof-theirs" aria-label={scene.own.otherHeroes}>
        {theirs.map((hero) => (
          <li key={hero.id}>{isBuried(hero) ? <Tomb hero={hero} /> : <HeroRow hero={hero} />}</li>
        ))}
      </ul>
    </div>
  );
}

/** Dead, and not playing all the same. */
const isBuried = ({ dead, playing }: HeroView): boolean => dead && !playing;
