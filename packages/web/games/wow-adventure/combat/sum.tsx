import { signed } from '@tavolo/language';
import { Icon } from '../../../parts/icon.tsx';
import type { Part } from '../game.ts';
import { useScene } from '../scene.ts';

type SumProps = {
  readonly icon: string;
  readonly label: string;
  readonly parts: readonly Part[];
  /** The face of the die, where it counts; `null`: not rolled yet. */
  readonly die?: number | null;
  readonly total: number;
};

/** A number with everything that it is made of. */
export function Sum({ icon, label, parts, die, total }: SumProps) {
  const { own, texts } = useScene();
  return (
    <div className="wa-sum" data-of={icon}>
      <dt>
        <Icon name={`wa/${icon}`} /> {label}
      </dt>
      <dd>
        <strong>{total}</strong>
        <span className="wa-sum-parts">
          {die == null ? null : (
            <span className="wa-sum-part">
              {own.die} {die}
            </span>
          )}
          {parts.map(({ from, n, least }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a thing may add to a number twice
            <span key={`${from} ${place}`} className="wa-sum-part" data-lowers={n < 0}>
              {texts.name(from)} {place === 0 ? n : signed(n)}
              {least === undefined ? null : ` (${own.atLeast(least)})`}
            </span>
          ))}
        </span>
      </dd>
    </div>
  );
}
