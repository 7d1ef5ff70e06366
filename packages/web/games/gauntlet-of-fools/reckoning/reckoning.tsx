import type { Result } from '@tavolo/kernel';
import { Counter } from '../../../parts/counter.tsx';
import { Icon } from '../../../parts/icon.tsx';
import { epitaphOf } from '../hero/epitaph.ts';
import { classOf, isOwn, nameOf, useScene } from '../scene.ts';
import { Seal } from '../seal.tsx';
import { GoldChart } from './gold-chart.tsx';
import { GoldTable } from './gold-table.tsx';
import './reckoning.css';
import { type Standing, standingsOf } from './standings.ts';

/** The end: who won, who had how much, and how it came to that. */
export function Reckoning({ result }: { readonly result: Result }) {
  const scene = useScene();
  const { own, view, onlooker } = scene;
  const standings = standingsOf(view, result);
  const winners = standings.filter(({ isWinner }) => isWinner);
  const isYours = winners.length === 1 && winners[0]?.seat === onlooker;
  return (
    <section className="gof-reckoning" aria-label={own.ranking}>
      <h2 className="gof-winner">
        <Icon name="crown" />
        {isYours ? own.youWin : own.wins(winners.map(({ seat }) => scene.player(seat).name))}
      </h2>
      <ol className="gof-ranking parchment">
        {standings.map((standing) => (
          <Ranked key={standing.seat} standing={standing} />
        ))}
      </ol>
      <figure className="gof-figure parchment">
        <figcaption>{own.goldByTurn}</figcaption>
        <GoldChart standings={standings} />
        <GoldTable standings={standings} />
      </figure>
    </section>
  );
}

/** A player's place, with what became of their heroes. */
function Ranked({ standing: { seat, place, gold, isWinner } }: { readonly standing: Standing }) {
  const scene = useScene();
  const { view } = scene;
  const heroes = view.heroes.filter((hero) => hero.seat === seat);
  return (
    <li className={isWinner ? 'is-winner' : ''} data-seat={view.seats.indexOf(seat) + 1}>
      <span className="gof-place">{isWinner ? <Icon name="crown" /> : place}</span>
      <div className="gof-ranked">
        <strong>{isOwn(scene, seat) ? scene.own.you : nameOf(scene, seat)}</strong>
        {heroes.map((hero) => (
          <span key={hero.id} className="gof-fate">
            <Icon name={hero.dead ? 'gof/tombstone' : `gof/${hero.class}`} />
            {classOf(scene, hero)} · {hero.dead ? epitaphOf(scene, hero) : scene.texts.term('alive')}
          </span>
        ))}
      </div>
      <Seal shape="gold">
        <Counter value={gold} />
      </Seal>
    </li>
  );
}
