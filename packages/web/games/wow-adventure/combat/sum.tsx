import { signed } from '@tavolo/language';
import { content } from '@tavolo/wow-adventure';
import { Icon } from '../../../parts/icon.tsx';
import { foeCalled } from '../foe-emblem.ts';
import type { Part } from '../game.ts';
import { type Scene, useScene } from '../scene.ts';
import { unseen, type Value } from './lanes.ts';

type SumProps = {
  /** What it is: an icon, and its name. */
  readonly icon: string;
  readonly label: string;
  readonly value: Value;
  /** Whether a die is yet to be added. */
  readonly isOpen?: boolean;
};

/** A number with everything that it is made of. */
export function Sum({ icon, label, value: { n, parts, die }, isOpen = false }: SumProps) {
  const scene = useScene();
  const { combat } = scene.words;
  return (
    <div className="wa-sum" data-of={icon}>
      <dt>
        <Icon name={`wa/${icon}`} /> <span>{label}</span>
      </dt>
      <dd>
        <strong className="wa-sum-total">
          {isOpen ? (
            <>
              <Icon name="wa/die" />
              <span className="unseen">{combat.die} </span>
              {n < 0 ? '−' : '+'}
            </>
          ) : null}
          {isOpen ? Math.abs(n) : n}
        </strong>
        <span className="wa-sum-parts">
          {die === null ? null : (
            <span className="wa-sum-part" data-is="die">
              {combat.die} {die}
            </span>
          )}
          {parts.map((part, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a thing may add to a number twice
            <span key={`${part.from} ${place}`} className="wa-sum-part" data-lowers={part.n < 0}>
              {partName(scene, part, place)} {place === 0 && die === null ? part.n : signed(part.n)}
              {part.least === undefined ? null : ` (${combat.atLeast(part.least)})`}
            </span>
          ))}
        </span>
      </dd>
    </div>
  );
}

/** Where a part comes from: what is printed on a character or an encounter is not called by its name again. */
function partName({ words: { combat }, texts }: Scene, { from }: Part, place: number): string {
  if (place === 0 && isPrinted(from)) return combat.parts.base;
  return from === unseen || isPrinted(from) ? combat.parts.power : texts.name(from);
}

/** Whether it is printed on a character or an encounter. */
const isPrinted = (from: string): boolean =>
  content.characters.has(from as never) || foeCalled(from) !== null; // any text can be asked for
