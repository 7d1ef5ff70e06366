import { Icon } from '../../../parts/icon.tsx';
import type { EventId } from '../game.ts';
import { useInspecting } from '../inspecting.ts';
import { useScene } from '../scene.ts';

/** The event that serves every explorer, and the one that serves every monster. */
export function EventChips() {
  const { view, own } = useScene();
  return (
    <ul className="ma-events">
      <Chip event={view.currentExplorerEvent} of="explorer" label={own.explorerEvent} />
      <Chip event={view.currentHorrorEvent} of="horror" label={own.horrorEvent} />
    </ul>
  );
}

type ChipProps = {
  /** `null`: none has been drawn yet. */
  readonly event: EventId | null;
  readonly of: 'explorer' | 'horror';
  readonly label: string;
};

function Chip({ event, of, label }: ChipProps) {
  const { texts } = useScene();
  const { inspect } = useInspecting();
  if (event === null) return null;
  return (
    <li>
      <button
        type="button"
        className="ma-event-chip"
        data-of={of}
        title={label}
        onClick={() => inspect({ is: 'event', event })}
      >
        <Icon name={`ma/${of}-event`} />
        <span className="unseen">{label}: </span>
        {texts.name(event)}
      </button>
    </li>
  );
}
