import { type Comparison, content, explained, type HeroView } from '@tavolo/gauntlet-of-fools';
import type { ReactNode } from 'react';
import { Icon } from '../../../parts/icon.tsx';
import { ExplainedNumber } from '../explained-number.tsx';
import { useScene } from '../scene.ts';
import { Seal } from '../seal.tsx';
import type { Verdict } from '../text/board-text.ts';
import './duel.css';
import { isGood, verdictIcons, verdictsOf } from './verdicts.ts';

/** A hero against what it faces: attack against defense, defense against attack, and how each went. */
export function Duel({ hero }: { readonly hero: HeroView }) {
  const { view, texts, told } = useScene();
  const numbers = explained({ state: view, content }, hero.id);
  const verdicts = verdictsOf(hero, told);
  const { monster, kill, dodge } = numbers;
  return (
    <div className="gof-duel">
      <div className="gof-duel-side">
        <Labelled word={texts.term(numbers.attack === null ? 'attack-dice' : 'attack')}>
          {numbers.attack === null ? (
            <ExplainedNumber what={texts.term('attack-dice')} shape="dice" number={numbers.attackDice} />
          ) : (
            <ExplainedNumber what={texts.term('attack')} shape="attack" number={numbers.attack} />
          )}
        </Labelled>
        {monster === null || hero.fight?.skipped === true ? null : (
          <Against sign={killSign(kill)} shape="defense" other={monster.defense.total} />
        )}
        <Stamp verdict={verdicts.attack} />
      </div>
      <div className="gof-duel-side">
        <Labelled word={texts.term('defense')}>
          <ExplainedNumber what={texts.term('defense')} shape="defense" number={numbers.defense} />
        </Labelled>
        {dodge === null ? null : (
          <Against sign={dodge.defense > dodge.attack ? '>' : '≤'} shape="attack" other={dodge.attack} />
        )}
        <Stamp verdict={verdicts.defense} />
      </div>
    </div>
  );
}

/** How an attack compares; before the roll, only what it is aimed at. */
function killSign(kill: Comparison | null): string | null {
  if (kill === null) return null;
  return kill.attack >= kill.defense ? '≥' : '<';
}

type LabelledProps = { readonly word: string; readonly children: ReactNode };

/** A number with its word below, where there is room for it. */
function Labelled({ word, children }: LabelledProps) {
  return (
    <span className="gof-labelled">
      {children}
      <span className="gof-label" aria-hidden="true">
        {word}
      </span>
    </span>
  );
}

type AgainstProps = {
  /** How one's own number compares; `null`: not yet known. */
  readonly sign: string | null;
  readonly shape: 'attack' | 'defense';
  readonly other: number;
};

/** The monster's number that one's own is held against. */
function Against({ sign, shape, other }: AgainstProps) {
  const { texts } = useScene();
  return (
    <span className="gof-against" role="img" aria-label={`${sign ?? '?'} ${texts.term(shape)} ${other}`}>
      <span className="gof-against-sign">{sign ?? <Icon name="next" />}</span>
      <Seal shape={shape}>{other}</Seal>
    </span>
  );
}

/** How it went, stamped on: a word and a sign. */
function Stamp({ verdict }: { readonly verdict: Verdict | null }) {
  const { own } = useScene();
  if (verdict === null) return null;
  return (
    <span key={verdict} className={`gof-stamp ${isGood(verdict) ? 'is-good' : 'is-bad'} is-${verdict}`}>
      <Icon name={verdictIcons[verdict]} />
      {own.verdicts[verdict]}
    </span>
  );
}
