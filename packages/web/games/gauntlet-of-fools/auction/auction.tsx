import type { HeroView } from '@tavolo/gauntlet-of-fools';
import type { Seat } from '@tavolo/kernel';
import { Icon } from '../../../parts/icon.tsx';
import { isOwn, nameOf, type Scene, useScene } from '../scene.ts';
import './auction.css';
import { BoastTray } from './boast-tray.tsx';
import { HeroPair } from './hero-pair.tsx';

/** The boasting: every hero there is, who holds which, and who must choose. */
export function Auction() {
  const scene = useScene();
  const { view, texts, own } = scene;
  const boasted = boastedHero(scene);
  return (
    <section className="gof-auction" aria-label={texts.phase('boasting')}>
      <Claims />
      {boasted === null ? (
        <ul className="gof-pairs" data-count={view.heroes.length} aria-label={own.allHeroes}>
          {view.heroes.map((hero) => (
            <li key={hero.id}>
              <HeroPair hero={hero} isForSale />
            </li>
          ))}
        </ul>
      ) : (
        <BoastTray hero={boasted} />
      )}
    </section>
  );
}

/** The hero that the onlooker is adding boasts to. */
function boastedHero({ view, question }: Scene): HeroView | null {
  if (question?.name !== 'boasts') return null;
  return view.heroes.find(({ id }) => id === question.about.hero) ?? null;
}

/** The players in their order: what each holds, and whose choice it is. */
function Claims() {
  const scene = useScene();
  const { view, deciding } = scene;
  return (
    <ol className="gof-claims">
      {view.seats.map((seat, index) => (
        <li key={seat} className={deciding.includes(seat) ? 'is-deciding' : ''} data-seat={index + 1}>
          <span className="gof-claims-name">{nameOf(scene, seat)}</span>
          <Claim seat={seat} />
        </li>
      ))}
    </ol>
  );
}

function Claim({ seat }: { readonly seat: Seat }) {
  const scene = useScene();
  const { view, own, texts, deciding } = scene;
  const held = view.heroes.filter((hero) => hero.seat === seat);
  if (deciding.includes(seat))
    return (
      <span className="gof-claims-what">
        <Icon name="hourglass" /> {isOwn(scene, seat) ? own.yourChoice : own.choosing}
      </span>
    );
  if (held.length === 0) return <span className="gof-claims-what">{own.emptyHanded}</span>;
  return (
    <span className="gof-claims-what">
      {held.map(({ id, class: card }) => (
        <span key={id}>
          <Icon name={`gof/${card}`} /> {texts.name(card)}
        </span>
      ))}
    </span>
  );
}
