import { Icon } from '../../../parts/icon.tsx';

type DropsProps = {
  readonly of: 'health' | 'stamina' | 'essence';
  readonly now: number;
  readonly most: number;
};

/** How much is left of something: a drop for each, and a number where there is no room for them. */
export function Drops({ of, now, most }: DropsProps) {
  const all = Math.max(now, most);
  return (
    <span className="ma-drops" data-of={of}>
      <Icon name={`ma/${of}`} />
      <span className="ma-drops-row">
        {Array.from({ length: all }, (_, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a drop is its place
          <span key={nth} className="ma-drops-one" data-left={nth < now} />
        ))}
      </span>
      <span className="ma-drops-number">
        {now}
        <span className="ma-drops-most">/{most}</span>
      </span>
    </span>
  );
}
