import { Icon } from '../../../parts/icon.tsx';
import { IconButton } from '../../../parts/icon-button.tsx';
import { useText } from '../../../text/use-text.ts';
import type { Intention } from '../game.ts';
import { useInspecting } from '../inspecting.ts';
import { type Scene, unitName, useScene } from '../scene.ts';
import './foretold.css';

type ForetoldProps = {
  /** Of the monster that is looked at; `null`: none is. */
  readonly intention: Intention | null;
  /** The health that the actor is likely to lose in the next monster phase; `null`: nobody acts. */
  readonly loss: number | null;
  /** On a space that is pointed at, rather than where it stands. */
  readonly isThere: boolean;
};

/** Danger, told before it happens. */
export function Foretold({ intention, loss, isThere }: ForetoldProps) {
  const { own, question } = useScene();
  const isWarned = question?.name === 'act' && loss !== null && loss > 0;
  return (
    <div className="ma-foretold" aria-live="polite">
      {intention === null ? null : <Intended intention={intention} />}
      {isWarned ? (
        <p className="ma-warning">
          <Icon name="ma/tooth" /> {isThere ? own.lossThere(loss) : own.lossHere(loss)}
        </p>
      ) : null}
    </div>
  );
}

/** Whom a monster goes for, and what it will do to them. */
function Intended({ intention }: { readonly intention: Intention }) {
  const scene = useScene();
  const { common } = useText();
  const { inspect, watch } = useInspecting();
  const { monster } = intention;
  return (
    <div className="ma-intended">
      <button type="button" className="ma-intended-name" onClick={() => inspect({ is: 'monster', monster })}>
        <Icon name={`ma/${monster}`} />
        {unitName(scene, monster)}
      </button>
      <IconButton icon="close" label={common.close} onClick={() => watch(null)} />
      <ul>
        {intentionSaid(scene, intention).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

/** What a monster is going to do, line by line. */
export function intentionSaid(
  scene: Scene,
  { monster, prey, steps, way, plays, opensDoor }: Intention,
): readonly string[] {
  const { own, texts } = scene;
  return [
    prey === null ? own.goesForNobody : own.goesFor(unitName(scene, prey), steps),
    ...(way.length > 1 ? [own.willWalk(way.length - 1)] : []),
    ...(opensDoor ? [own.willBreakDoor] : []),
    ...plays.map(({ card, ability, on, chance }) =>
      own.willPlay(
        texts.ability(card, ability),
        on.filter((unit) => unit !== monster).map((unit) => unitName(scene, unit)),
        chance,
      ),
    ),
    ...(way.length < 2 && plays.length === 0 && !opensDoor ? [own.willWait] : []),
  ];
}
