import { content } from '@tavolo/wow-adventure';
import { useId } from 'react';
import { Icon } from '../../../parts/icon.tsx';
import type { ActiveQuest, Objective, Quest, QuestId } from '../game.ts';
import { useInspecting } from '../inspecting.ts';
import type { Lit } from '../lit.ts';
import { LitButton } from '../lit-button.tsx';
import { metOf, wantedBy } from '../quest-progress.ts';
import { playerName, useScene } from '../scene.ts';
import { CardText } from './card-text.tsx';
import './quest-card.css';

type QuestCardProps = {
  readonly id: QuestId;
  /** How far it has come; `null`: it is not being worked on. */
  readonly active: ActiveQuest | null;
  readonly lit?: Lit | undefined;
};

/** A quest with its progress. Touching it lights its places on the chart. */
export function QuestCard({ id, active, lit }: QuestCardProps) {
  const { texts, own } = useScene();
  const { sought, seek } = useInspecting();
  const heading = useId();
  const quest = content.quests.get(id);
  if (quest === undefined) return null;
  const isSought = sought === id;
  return (
    <article className="wa-quest parchment" data-sought={isSought} aria-labelledby={heading}>
      <header className="wa-quest-head">
        <span className="wa-quest-valor" title={own.valorPoints(quest.valor)}>
          <Icon name="wa/valor" />
          {quest.valor}
        </span>
        <h4 id={heading}>{texts.name(id)}</h4>
        {active === null ? null : <Steps quest={quest} active={active} />}
      </header>
      <Told quest={quest} active={active} />
      {active === null ? null : <Progress quest={quest} active={active} />}
      {active === null || lit !== undefined ? null : (
        <button
          type="button"
          className="wa-quest-button"
          aria-label={own.showPlaces(texts.name(id))}
          aria-pressed={isSought}
          onClick={() => seek(isSought ? null : id)}
        />
      )}
      <LitButton lit={lit} />
    </article>
  );
}

/** What it asks for; what is met already is struck through. */
function Told({ quest, active }: Pick<QuestCardProps, 'active'> & { readonly quest: Quest }) {
  const { texts } = useScene();
  const { setup, objectives, order } = texts.cards.questParts(quest);
  const met = metOf(quest, active);
  return (
    <div className="wa-quest-told">
      <CardText lines={setup} />
      {objectives.map((line, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the objectives of a quest never change
        <div key={place} className="wa-quest-objective" data-met={met[place]}>
          <CardText lines={[line]} />
        </div>
      ))}
      <CardText lines={order} />
    </div>
  );
}

type ProgressProps = { readonly quest: Quest; readonly active: ActiveQuest };

/** How many of its objectives are met. */
function Steps({ quest, active }: ProgressProps) {
  const { own } = useScene();
  const met = metOf(quest, active);
  const progress = own.progress(met.filter(Boolean).length, met.length);
  return (
    <span className="wa-quest-steps" title={progress}>
      <span className="unseen">{progress}</span>
      {met.map((isDone, place) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the objectives of a quest never change
          key={place}
          className="wa-quest-step"
          data-met={isDone}
          aria-hidden="true"
        />
      ))}
    </span>
  );
}

/** What is counted, and the hero that is marked. */
function Progress({ quest, active }: ProgressProps) {
  const scene = useScene();
  const counted = quest.objectives.flatMap((objective: Objective, place) =>
    wantedBy(objective) > 1 ? [{ place, done: active.done[place] ?? 0, of: wantedBy(objective) }] : [],
  );
  if (counted.length === 0 && active.marked === null) return null;
  return (
    <p className="wa-quest-progress">
      {counted.map(({ place, done, of }) => (
        <span key={place}>{scene.own.progress(Math.min(done, of), of)}</span>
      ))}
      {active.marked === null ? null : (
        <span>
          <Icon name="wa/token" /> {scene.own.marked(playerName(scene, active.marked))}
        </span>
      )}
    </p>
  );
}
