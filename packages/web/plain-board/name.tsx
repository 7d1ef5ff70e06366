import { nameOf } from '@tavolo/box';
import type { OpenQuestion } from '@tavolo/kernel';
import { Explanation } from '../parts/explanation.tsx';
import { seatCalled, useScene } from './scene.ts';
import './name.css';

type NameProps = {
  readonly id: string;
  /** Whether it stands for a thing. What is said of a thing may be called like a choice without being one. */
  readonly isThing: boolean;
};

/** Whatever goes by an id: a player, something that answers the question, something with a text, or a mere word. */
export function Name({ id, isThing }: NameProps) {
  const scene = useScene();
  const seat = seatCalled(scene, id);
  if (seat !== null)
    return <PlayerName place={scene.seats.indexOf(seat) + 1} name={scene.player(seat).name} />;
  const name = nameOf(scene.texts, id);
  const text = scene.printedOn(id);
  const { question } = scene;
  if (question?.options.includes(id) === true && (isThing || text.length > 0))
    return <LitName id={id} name={name} question={question} />;
  if (text.length === 0) return <span className="plain-name">{name}</span>;
  return (
    <Explanation label={name} className="plain-name" content={() => <CardText name={name} text={text} />}>
      {name}
    </Explanation>
  );
}

/** A player, in the colour of their seat. */
export const PlayerName = ({ place, name }: { readonly place: number; readonly name: string }) => (
  <span className="plain-name plain-player" data-seat={place}>
    {name}
  </span>
);

type LitNameProps = { readonly id: string; readonly name: string; readonly question: OpenQuestion };

/** Something that answers the question, and can be touched to do so. */
function LitName({ id, name, question }: LitNameProps) {
  const { texts, view, player, picked, needsConfirm, onPick, numberOf } = useScene();
  const number = numberOf(id);
  const label = texts.option(question, id, { view, player: (seat) => player(seat).name });
  return (
    <button
      type="button"
      className="plain-name plain-lit"
      data-option={id}
      aria-label={label === name ? name : `${name}: ${label}`}
      title={label}
      aria-pressed={needsConfirm ? picked.includes(id) : undefined}
      aria-keyshortcuts={number === null ? undefined : String(number)}
      onClick={() => onPick(id)}
    >
      {name}
    </button>
  );
}

function CardText({ name, text }: { readonly name: string; readonly text: readonly string[] }) {
  return (
    <>
      <p className="plain-card-name">{name}</p>
      {text.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </>
  );
}
