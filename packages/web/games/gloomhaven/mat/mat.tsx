import { Counter } from '../../../parts/counter.tsx';
import { Icon } from '../../../parts/icon.tsx';
import type { HeroView } from '../game.ts';
import { useInspect } from '../inspecting.ts';
import { figureOf, useScene } from '../scene.ts';
import { Goal } from './goal.tsx';
import { Items } from './items.tsx';
import { Piles } from './piles.tsx';
import './mat.css';

/** My character at a glance: who it is, how it fares, what it owns and what it secretly wants. */
export function Mat({ hero }: { readonly hero: HeroView }) {
  const { own, words } = useScene();
  const inspect = useInspect();
  return (
    <section className="gh-mat" data-class={hero.class} aria-label={words.name(hero.class)}>
      <button type="button" className="gh-mat-head" onClick={() => inspect({ is: 'hero', id: hero.id })}>
        <span className="gh-mat-crest">
          <Icon name={`gh/${hero.class}`} />
        </span>
        <span className="gh-mat-words">
          <span className="gh-mat-name">{words.name(hero.class)}</span>
          <span className="gh-mat-level">{own.level(hero.level)}</span>
        </span>
      </button>
      <Vitals hero={hero} />
      <Piles hero={hero} />
      <Items hero={hero} />
      <Goal hero={hero} />
    </section>
  );
}

/** Hit points, experience and coins. */
export function Vitals({ hero }: { readonly hero: HeroView }) {
  const scene = useScene();
  const { own } = scene;
  const figure = figureOf(scene, hero.id);
  return (
    <dl className="gh-vitals">
      <div className="gh-vital is-hp">
        <dt>
          <Icon name="gh/hp" />
          <span className="unseen">{own.hp}</span>
        </dt>
        <dd>
          <Counter value={figure?.hp ?? 0} />
          <small>/{figure?.maxHp ?? '–'}</small>
        </dd>
      </div>
      <div className="gh-vital is-xp">
        <dt>
          <Icon name="gh/xp" />
          <span className="unseen">{own.experience}</span>
        </dt>
        <dd>
          <Counter value={hero.xp} />
        </dd>
      </div>
      <div className="gh-vital is-coins">
        <dt>
          <Icon name="gh/coin" />
          <span className="unseen">{own.coins}</span>
        </dt>
        <dd>
          <Counter value={hero.coins} />
        </dd>
      </div>
    </dl>
  );
}
