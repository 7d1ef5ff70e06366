import { unitSeen } from '@tavolo/machina-arcana';
import { type CSSProperties, Fragment } from 'react';
import { Icon } from '../../../parts/icon.tsx';
import type { ExplorerView } from '../game.ts';
import { useInspecting } from '../inspecting.ts';
import { onMap } from '../lit.ts';
import { LitButton } from '../lit-button.tsx';
import { explorerColour, playerName, type Scene, unitName, useScene } from '../scene.ts';
import { dealIn, shownBehind } from './deal.ts';
import { Dealing } from './dealing.tsx';
import { Drops } from './drops.tsx';
import { explorerSaid, standingOf } from './explorer-said.ts';
import './party.css';

/** Everybody's explorer at a glance, by seats, and between them what passes from one to the other. */
export function Party() {
  const scene = useScene();
  const { view, own } = scene;
  const deal = dealIn(scene);
  const place = deal === null ? null : shownBehind(scene, deal);
  return (
    <ul className="ma-party" aria-label={own.party} data-explorers={view.explorers.length}>
      {view.explorers.map((explorer) => (
        <Fragment key={explorer.explorer}>
          <Strip explorer={explorer} />
          {deal !== null && explorer.explorer === place ? <Dealing deal={deal} /> : null}
        </Fragment>
      ))}
    </ul>
  );
}

/** An explorer's answer, where a companion is what is asked for. */
function litOn({ lit, question }: Scene, { explorer }: ExplorerView) {
  if (question === null) return undefined;
  const found = [...lit.values()].filter(({ option }) => {
    const on = onMap(question.name, option);
    return on?.is === 'unit' && on.unit === explorer;
  });
  return found.length === 1 ? found[0] : undefined;
}

function Strip({ explorer }: { readonly explorer: ExplorerView }) {
  const scene = useScene();
  const { inspect } = useInspecting();
  const { view, actor, onlooker } = scene;
  const { explorer: id } = explorer;
  const standing = standingOf(view, explorer);
  const more = () => inspect({ is: 'explorer', explorer: id });
  return (
    <li
      className="ma-strip"
      style={{ '--seat': explorerColour(scene, id) } as CSSProperties} // with a property of our own
      data-active={actor?.explorer === id}
      data-own={explorer.seat === onlooker}
      data-standing={standing}
    >
      <button
        type="button"
        className="ma-strip-button"
        aria-label={explorerSaid(scene, explorer)}
        onClick={more}
      />
      <LitButton lit={litOn(scene, explorer)} onMore={more} />
      <div className="ma-strip-inside" aria-hidden="true">
        <span className="ma-strip-face">
          <Icon name={`ma/${id}`} />
        </span>
        <div className="ma-strip-body">
          <span className="ma-strip-name">
            {unitName(scene, id)}
            <span className="ma-strip-player">{playerName(scene, explorer.seat)}</span>
          </span>
          {standing === 'dead' ? <Gone explorer={explorer} /> : <Numbers explorer={explorer} />}
        </div>
        {standing === 'here' ? null : <Icon name={`ma/standing-${standing}`} className="ma-strip-standing" />}
      </div>
    </li>
  );
}

const Gone = ({ explorer }: { readonly explorer: ExplorerView }) => {
  const { view, own } = useScene();
  return <span className="ma-strip-gone">{own.standings[standingOf(view, explorer)]}</span>;
};

/** Health and essence as drops, stamina as pips, and what it is hit against. */
function Numbers({ explorer: { explorer, markers } }: { readonly explorer: ExplorerView }) {
  const { view } = useScene();
  const { health, essence, stamina, armor, will, markers: free } = unitSeen(view, explorer);
  return (
    <>
      <span className="ma-strip-stores">
        <Drops of="health" {...health} />
        <Drops of="essence" {...essence} />
      </span>
      <span className="ma-strip-stores">
        <Drops of="stamina" {...stamina} />
        <span className="ma-strip-values">
          <span className="ma-value">
            <Icon name="ma/armor" />
            {armor.n}
          </span>
          <span className="ma-value">
            <Icon name="ma/will" />
            {will.n}
          </span>
          <span className="ma-value" data-of="marker">
            <Icon name="ma/marker" />
            {free}/{free + markers.length}
          </span>
        </span>
      </span>
    </>
  );
}
