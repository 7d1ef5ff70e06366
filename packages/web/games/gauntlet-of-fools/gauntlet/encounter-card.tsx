import { content } from '@tavolo/gauntlet-of-fools';
import { Icon } from '../../../parts/icon.tsx';
import { CardLines, isFigures } from '../card-lines.tsx';
import { ExplainedNumber } from '../explained-number.tsx';
import { LitCover } from '../lit-cover.tsx';
import { useScene } from '../scene.ts';
import { Seal } from '../seal.tsx';
import './encounter-card.css';
import { type Faced, kindOf, modifiedBox, numbersOf } from './faced.ts';

type EncounterCardProps = { readonly faced: Faced };

/** What everybody faces: its picture, its numbers as they stand, and what it says. */
export function EncounterCard({ faced }: EncounterCardProps) {
  const { texts, lit } = useScene();
  const card = content.encounters.get(faced.card);
  const kind = kindOf(card);
  const lines = texts.cardLines(faced.card, modifiedBox(faced));
  return (
    <article
      className={`gof-encounter parchment is-${kind} ${lit.has(faced.card) ? 'is-lit' : ''}`}
      data-spot="encounter"
    >
      <div className="gof-encounter-picture">
        <Icon name={`gof/${faced.card}`} />
      </div>
      <div className="gof-encounter-words">
        <p className="gof-encounter-kind">{texts.term(kind)}</p>
        <h2>{texts.name(faced.card)}</h2>
        <MonsterSeals faced={faced} />
        <div className="gof-encounter-text">
          <CardLines lines={lines.filter((line) => !isFigures(line))} />
        </div>
        <Landed faced={faced} />
      </div>
      <LitCover of={faced.card} />
    </article>
  );
}

/** Attack, defense and treasure of a monster. */
function MonsterSeals({ faced }: EncounterCardProps) {
  const { view, onlooker, texts, own } = useScene();
  const numbers = numbersOf(faced, view, onlooker);
  if (numbers === null) return null;
  const { attack, defense, gold } = numbers;
  return (
    <ul className="gof-encounter-numbers">
      <li>
        <ExplainedNumber what={texts.term('attack')} shape="attack" number={attack} />
        <span>{texts.term('attack')}</span>
      </li>
      <li>
        {defense === null ? (
          <Seal shape="defense">=</Seal>
        ) : (
          <ExplainedNumber what={texts.term('defense')} shape="defense" number={defense} />
        )}
        <span>{defense === null ? own.yoursToMatch : texts.term('defense')}</span>
      </li>
      {gold === null ? null : (
        <li>
          <ExplainedNumber what={texts.term('treasure')} shape="gold" number={gold} />
          <span>{texts.term('treasure')}</span>
        </li>
      )}
    </ul>
  );
}

/** The modifiers that have landed on a monster, as slips across its corner. */
function Landed({ faced: { modifiers } }: EncounterCardProps) {
  const { texts } = useScene();
  if (modifiers.length === 0) return null;
  return (
    <ul className="gof-landed">
      {modifiers.map((id) => (
        <li key={id}>
          <Icon name={`gof/${id}`} />
          {texts.name(id)}
        </li>
      ))}
    </ul>
  );
}
