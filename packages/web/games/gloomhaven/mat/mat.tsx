import { Counter } from '../../../parts/counter.tsx';
import { Icon } from '../../../parts/icon.tsx';
import type { HeroView } from '../game.ts';
import { useInspect } from '../inspecting.ts';
import { useScene } from '../scene.ts';
import { ExplainedNumber } from '../sheets/explained-number.tsx';
import { heroHp, heroXp, hpOf } from '../sheets/hero-values.ts';
import { Goal } from './goal.tsx';
import { Items } from './items.tsx';
import { Piles } from './piles.tsx';
import { Purse } from './purse.tsx';
import './mat.css';

/** My character at a glance: who it is, how it fares, what it owns and what it secretly wants. */
export function Mat({ hero }: { readonly hero: HeroView }) {
  const { own, texts } = useScene();
  const inspect = useInspect();
  return (
    <section className="gh-mat" data-class={hero.class} aria-label={texts.name(hero.class)}>
      <button type="button" className="gh-mat-head" onClick={() => inspect({ is: 'hero', id: hero.id })}>
        <span className="gh-mat-crest">
          <Icon name={`gh/${hero.class}`} />
        </span>
        <span className="gh-mat-words">
          <span className="gh-mat-name">{texts.name(hero.class)}</span>
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

/** Hit points, experience and coins; each says where it comes from. */
export function Vitals({ hero }: { readonly hero: HeroView }) {
  const scene = useScene();
  const { hp, most } = hpOf(scene, hero);
  return (
    <div className="gh-vitals">
      <ExplainedNumber className="gh-vital is-hp" value={heroHp(scene, hero)} written={`${hp}/${most}`}>
        <Icon name="gh/hp" />
        <Counter value={hp} />
        <small>/{most}</small>
      </ExplainedNumber>
      <ExplainedNumber className="gh-vital is-xp" value={heroXp(hero)}>
        <Icon name="gh/xp" />
        <Counter value={hero.xp} />
      </ExplainedNumber>
      <Purse hero={hero} />
    </div>
  );
}
