import { useText } from '../../text/use-text.ts';
import { TurnTools } from '../turn-tools.tsx';
import { useRoom } from '../use-room.ts';
import { NotAsked } from './not-asked.tsx';
import { Decider, Question } from './question.tsx';
import { usePicking } from './use-picking.ts';
import './prompt-band.css';

/** The one place that says what is to be decided, or why there is nothing to decide. What is announced stands in a place that is always there. */
export function PromptBand() {
  const { table: text } = useText();
  const { asked } = usePicking();
  const room = useRoom();
  return (
    <section
      className="prompt-band"
      id="prompt"
      aria-label={text.options}
      data-asked={asked !== null}
      data-decision={asked?.question.decision}
      tabIndex={-1}
    >
      <p className="unseen" role="status">
        {asked === null ? null : (
          <>
            <Decider seat={asked.question.seat} /> {asked.prompt}
          </>
        )}
      </p>
      <div className="prompt-body">{asked === null ? <NotAsked /> : <Question asked={asked} />}</div>
      {room === 'wide' ? <TurnTools /> : null}
    </section>
  );
}
