import { content } from '@tavolo/gauntlet-of-fools';
import type { ReactNode } from 'react';
import { Icon } from '../../../parts/icon.tsx';
import { CardLines, isFigures } from '../card-lines.tsx';
import { LitCover } from '../lit-cover.tsx';
import { useScene } from '../scene.ts';
import './card-face.css';

type CardFaceProps = {
  /** A class or a weapon. */
  readonly card: string;
  readonly is: 'class' | 'weapon';
  /** Its number, with everything counted. */
  readonly number: ReactNode;
  /** The tokens on it; `null` before they are dealt. */
  readonly tokens: ReactNode;
};

/** A class or weapon card as it lies on the table: what it is called, its number, and what it does. */
export function CardFace({ card, is, number, tokens }: CardFaceProps) {
  const { texts, lit } = useScene();
  const lines = texts.cardLines(card, content);
  const said = lines.filter((line) => !isFigures(line));
  return (
    <article className={`gof-card parchment is-${is} ${lit.has(card) ? 'is-lit' : ''}`}>
      <Icon className="gof-card-ghost" name={`gof/${card}`} />
      <header className="gof-card-head">
        <span className="gof-card-icon">
          <Icon name={`gof/${card}`} />
        </span>
        <h3>{texts.name(card)}</h3>
        {number}
      </header>
      {number === null || said.length === 0 ? (
        <div className="gof-card-figures">
          <CardLines lines={lines.filter(isFigures)} />
        </div>
      ) : null}
      <div className="gof-card-text">
        <CardLines lines={said} />
      </div>
      {tokens === null ? null : <footer className="gof-card-foot">{tokens}</footer>}
      <LitCover of={card} />
    </article>
  );
}
