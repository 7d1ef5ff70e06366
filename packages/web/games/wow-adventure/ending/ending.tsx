import { Icon } from '../../../parts/icon.tsx';
import type { Account, HeroView } from '../game.ts';
import { Medallion } from '../hero/medallion.tsx';
import { classOf, heroTitle, playerName, seatNumber, useScene } from '../scene.ts';
import './ending.css';
import { ValorChart } from './valor-chart.tsx';

/** How it ended: who won, how everybody came there, and what they did on the way. */
export function Ending() {
  const scene = useScene();
  const { own, view, onlooker } = scene;
  const isYours = view.winners.length === 1 && view.winners[0] === onlooker;
  const ranked = view.heroes.toSorted((one, other) => other.valor - one.valor);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: where it is longer than its window, keys must be able to scroll it
    <section className="wa-ending" aria-label={own.account} tabIndex={0}>
      <header className="wa-ending-head">
        <Icon name="crown" />
        <h2>{isYours ? own.youWin : own.wins(view.winners.map((seat) => playerName(scene, seat)))}</h2>
        <p>{own.afterTurns(view.turn)}</p>
      </header>
      <ol className="wa-ranking">
        {ranked.map((hero) => (
          <Ranked key={hero.seat} hero={hero} />
        ))}
      </ol>
      <figure className="wa-ending-figure parchment">
        <figcaption>{own.valorByRound}</figcaption>
        <ValorChart />
      </figure>
      <AccountTable heroes={ranked} />
    </section>
  );
}

function Ranked({ hero }: { readonly hero: HeroView }) {
  const scene = useScene();
  const { own, texts, view } = scene;
  return (
    <li
      className="wa-ranked"
      data-seat={seatNumber(scene, hero.seat)}
      data-won={view.winners.includes(hero.seat)}
    >
      <Medallion emblem={classOf(hero)} level={hero.level} />
      <div className="wa-ranked-who">
        <strong>{playerName(scene, hero.seat)}</strong>
        <span>
          {texts.name(hero.character)} · {heroTitle(scene, hero)}
        </span>
      </div>
      <span className="wa-ranked-valor" title={own.numbers.valor}>
        <Icon name="wa/valor" />
        <span className="unseen">{own.numbers.valor}: </span>
        {hero.valor}
      </span>
    </li>
  );
}

/** What is counted, in the order in which it is told. */
const counted: readonly (keyof Account)[] = [
  'quests',
  'fights',
  'beaten',
  'duels',
  'duelsWon',
  'defeats',
  'steps',
];

function AccountTable({ heroes }: { readonly heroes: readonly HeroView[] }) {
  const scene = useScene();
  const { own } = scene;
  return (
    <div className="wa-account parchment">
      <table>
        <caption>{own.account}</caption>
        <thead>
          <tr>
            <th scope="col">{own.player}</th>
            {heroes.map(({ seat }) => (
              <th key={seat} scope="col" data-seat={seatNumber(scene, seat)}>
                {playerName(scene, seat)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {counted.map((key) => (
            <tr key={key}>
              <th scope="row">{own.accounts[key]}</th>
              {heroes.map(({ seat, account }) => (
                <td key={seat}>{account[key]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
