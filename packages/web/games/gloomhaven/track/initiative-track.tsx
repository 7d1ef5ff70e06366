import { useEffect, useRef } from 'react';
import { Icon } from '../../../parts/icon.tsx';
import { useInspect } from '../inspecting.ts';
import { hasActed, useScene } from '../scene.ts';
import { stageOf } from '../setup/stage.ts';
import './initiative-track.css';
import { type HeroEntry, type MonsterEntry, type TrackEntry, trackEntries } from './track-entries.ts';

/** The order of turns in this round, and how everybody is doing. */
export function InitiativeTrack() {
  const scene = useScene();
  const entries = trackEntries(scene);
  return (
    <ol className="gh-track" aria-label={scene.own.order}>
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </ol>
  );
}

function Entry({ entry }: { readonly entry: TrackEntry }) {
  const { own, lit } = useScene();
  const inspect = useInspect();
  const item = useRef<HTMLLIElement>(null);
  const tied = lit.get(entry.id);
  useEffect(() => {
    if (entry.isNow) item.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [entry.isNow]);
  const open = () => inspect({ is: entry.is === 'hero' ? 'hero' : 'monster-type', id: entry.id });
  return (
    <li ref={item} className="gh-entry" data-is={entry.is} data-now={entry.isNow} data-done={entry.isDone}>
      <button
        type="button"
        className={`gh-entry-button ${tied === undefined ? '' : 'is-lit'}`}
        aria-current={entry.isNow ? 'step' : undefined}
        title={tied?.label}
        onClick={tied?.pick ?? open}
      >
        <span className="gh-entry-initiative">
          <span className="unseen">{own.initiative}</span>
          <Initiative entry={entry} />
        </span>
        {entry.is === 'hero' ? <HeroFace entry={entry} /> : <MonsterFace entry={entry} />}
      </button>
    </li>
  );
}

function Initiative({ entry }: { readonly entry: TrackEntry }) {
  const { own } = useScene();
  if (entry.initiative !== null) return entry.initiative;
  if (entry.is === 'hero' && entry.hasChosen)
    return (
      <>
        <Icon name="check" />
        <span className="unseen">{own.hasChosen}</span>
      </>
    );
  return entry.is === 'hero' && !entry.hero.exhausted ? '…' : '–';
}

function HeroFace({ entry: { hero, figure } }: { readonly entry: HeroEntry }) {
  const { own, texts, told } = useScene();
  const unplaced = stageOf(hero, told) === 'done' ? own.steps.done : own.gettingReady;
  return (
    <>
      <span className="gh-entry-crest" data-class={hero.class}>
        <Icon name={hero.exhausted ? 'gh/exhausted' : `gh/${hero.class}`} />
      </span>
      <span className="gh-entry-words">
        <span className="gh-entry-name">{texts.name(hero.class)}</span>
        {hero.exhausted || figure === null ? (
          <span className="gh-entry-note">{hero.exhausted ? own.exhausted : unplaced}</span>
        ) : (
          <span className="gh-entry-hp">
            <Icon name="gh/hp" />
            <meter min={0} max={figure.maxHp} value={figure.hp} aria-hidden="true" />
            {figure.hp}
            <span className="unseen">{own.ofHp(figure.maxHp)}</span>
          </span>
        )}
      </span>
    </>
  );
}

function MonsterFace({ entry: { type, figures } }: { readonly entry: MonsterEntry }) {
  const scene = useScene();
  return (
    <>
      <span className="gh-entry-crest is-monster">
        <Icon name={`gh/${type}`} />
      </span>
      <span className="gh-entry-words">
        <span className="gh-entry-name">{scene.texts.name(type)}</span>
        <span className="gh-entry-standees">
          {figures.map((figure) => (
            <span
              key={figure.id}
              className="gh-number"
              data-rank={figure.rank}
              data-acted={hasActed(scene, figure)}
            >
              {figure.number === 0 ? <Icon name="gh/boss" /> : figure.number}
            </span>
          ))}
        </span>
      </span>
    </>
  );
}
