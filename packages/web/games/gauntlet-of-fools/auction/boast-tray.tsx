import { type BoastId, content, type HeroView } from '@tavolo/gauntlet-of-fools';
import { Icon } from '../../../parts/icon.tsx';
import type { Lit } from '../lit.ts';
import { useScene } from '../scene.ts';
import './boast-tray.css';
import { HeroGlance } from './hero-glance.tsx';
import { HeroPair } from './hero-pair.tsx';

/** Where a hero is made worse: the boasts that can still be pinned on, and the hero as it would be with those picked. */
export function BoastTray({ hero }: { readonly hero: HeroView }) {
  const { own, lit, question, view } = useScene();
  const others = view.heroes.filter(({ id }) => id !== hero.id);
  const offered = (question?.options ?? []).flatMap((option) => lit.get(option) ?? []);
  const picked = offered.filter(({ isPicked }) => isPicked === true).map(({ option }) => option as BoastId); // branded at this door
  return (
    <div className="gof-tray">
      <div className="gof-tray-hero">
        <HeroPair hero={{ ...hero, boasts: [...hero.boasts, ...picked] }} isForSale={false} />
      </div>
      <div className="gof-tray-slips">
        <h3>{own.boastsOffered}</h3>
        <ul>
          {offered.map((boast) => (
            <li key={boast.option}>
              <OfferedBoast boast={boast} />
            </li>
          ))}
        </ul>
        <h3>{own.otherHeroes}</h3>
        <ul className="gof-glances">
          {others.map((other) => (
            <li key={other.id}>
              <HeroGlance hero={other} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** A boast that can be added: touched, it is picked, and touched again it is not. */
function OfferedBoast({ boast: { option, isPicked, pick } }: { readonly boast: Lit }) {
  const { texts } = useScene();
  return (
    <button
      type="button"
      className={`gof-offer parchment ${isPicked === true ? 'is-picked' : ''}`}
      data-option={option}
      aria-pressed={isPicked ?? undefined}
      onClick={pick}
    >
      <span className="gof-offer-icon">
        <Icon name={isPicked === true ? 'check' : `gof/${option}`} />
      </span>
      <span className="gof-offer-words">
        <strong>{texts.name(option)}</strong>
        {texts.cardText(option, content).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </span>
    </button>
  );
}
