import type { BoastId } from '@tavolo/gauntlet-of-fools';
import { Icon } from '../../../parts/icon.tsx';
import { useScene } from '../scene.ts';
import './boast-slip.css';
import { CardExplanation } from './card-explanation.tsx';

/** A boast that a hero has made: a slip of paper, pinned on. Touched, it says what it costs the hero. */
function BoastSlip({ boast }: { readonly boast: BoastId }) {
  const { texts } = useScene();
  return (
    <CardExplanation card={boast} className="gof-slip parchment">
      <Icon name={`gof/${boast}`} />
      <span>{texts.name(boast)}</span>
    </CardExplanation>
  );
}

/** All boasts of a hero. */
export function BoastSlips({ boasts }: { readonly boasts: readonly BoastId[] }) {
  const { texts } = useScene();
  if (boasts.length === 0) return null;
  return (
    <ul className="gof-slips" aria-label={texts.term('boasts')}>
      {boasts.map((boast) => (
        <li key={boast}>
          <BoastSlip boast={boast} />
        </li>
      ))}
    </ul>
  );
}
