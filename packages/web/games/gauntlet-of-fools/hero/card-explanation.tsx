import { content } from '@tavolo/gauntlet-of-fools';
import type { ReactNode } from 'react';
import { Explanation } from '../../../parts/explanation.tsx';
import { CardLines } from '../card-lines.tsx';
import { useScene } from '../scene.ts';

type CardExplanationProps = {
  /** A class, a weapon or a boast. */
  readonly card: string;
  readonly className: string;
  readonly children: ReactNode;
};

/** Something that stands for a card: touched, it says what the card does. */
export function CardExplanation({ card, className, children }: CardExplanationProps) {
  const { texts } = useScene();
  return (
    <Explanation
      className={className}
      label={texts.name(card)}
      content={() => (
        <>
          <h4>{texts.name(card)}</h4>
          <CardLines lines={texts.cardLines(card, content)} />
        </>
      )}
    >
      {children}
    </Explanation>
  );
}
