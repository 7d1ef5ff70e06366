import { chapterSeen } from '@tavolo/machina-arcana';
import { Icon } from '../../../parts/icon.tsx';
import { CampaignPage } from '../campaign/campaign-page.tsx';
import type { Account, ExplorerView } from '../game.ts';
import { explorerColour, playerName, unitName, useScene } from '../scene.ts';
import './ending.css';

/** How it ended: the end of the tale, how far it was told, and what everybody did on the way. */
export function Ending() {
  const { own, view, texts } = useScene();
  const hasWon = view.outcome === 'victory';
  const tale = texts.stories.tales[view.options.scenario];
  const chapter = chapterSeen(view);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: where it is longer than its window, keys must be able to scroll it
    <section className="ma-ending" data-won={hasWon} aria-label={own.account} tabIndex={0}>
      <header className="ma-ending-head">
        <Icon name={hasWon ? 'ma/victory' : 'ma/defeat'} />
        <h2>{hasWon ? own.won : own.lost}</h2>
        <p>
          {own.reached(
            view.chapter + 1,
            view.chapters.length,
            chapter === null ? '' : texts.name(chapter.id),
            view.round,
          )}
        </p>
      </header>
      <blockquote className="ma-ending-tale parchment">
        <h3>{texts.name(view.options.scenario)}</h3>
        <p>{hasWon ? tale?.victory : tale?.defeat}</p>
      </blockquote>
      <CampaignPage />
      <AccountTable explorers={[...view.explorers, ...view.gone]} />
    </section>
  );
}

/** What is counted, in the order in which it is told. */
const counted: readonly (keyof Account)[] = ['kills', 'hits', 'lost', 'essence', 'items', 'steps'];

function AccountTable({ explorers }: { readonly explorers: readonly ExplorerView[] }) {
  const scene = useScene();
  const { own } = scene;
  return (
    <div className="ma-account parchment">
      <table>
        <caption>{own.account}</caption>
        <thead>
          <tr>
            <th scope="col">{own.explorer}</th>
            {explorers.map((explorer) => (
              <th key={explorer.explorer} scope="col">
                <span
                  className="ma-account-face"
                  style={{ backgroundColor: explorerColour(scene, explorer.explorer) }}
                >
                  <Icon name={`ma/${explorer.explorer}`} />
                </span>
                {unitName(scene, explorer.explorer)}
                <small>{playerName(scene, explorer.seat)}</small>
                {explorer.dead ? <small className="ma-account-dead">{own.standings.dead}</small> : null}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {counted.map((key) => (
            <tr key={key}>
              <th scope="row">{own.accounts[key]}</th>
              {explorers.map(({ explorer, account }) => (
                <td key={explorer}>{account[key]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
