import { Icon } from '../../../parts/icon.tsx';
import { useScene } from '../scene.ts';

type DialProps = {
  /** The name of an icon of the game, without its prefix. */
  readonly icon: string;
  readonly label: string;
  /** From 1 to 10. */
  readonly value: number;
  /** How likely the next check brings something, from 0 to 1. */
  readonly chance: number;
};

const most = 10;
/** From where to where the needle goes, in degrees from above. */
const sweep = 118;

/** A rating as a gauge, with the chance that the next check brings something. */
export function Dial({ icon, label, value, chance }: DialProps) {
  const { own } = useScene();
  const said = own.dialSaid(label, value, chance);
  return (
    <span className="ma-dial" title={said}>
      <svg viewBox="-32 -32 64 52" aria-hidden="true">
        <path className="ma-dial-scale" d={arc(1)} />
        <path className="ma-dial-hot" d={arc((value - 1) / (most - 1))} />
        <path
          className="ma-dial-needle"
          d="M-3 0L0 -25L3 0Z"
          style={{ transform: `rotate(${sweep * ((2 * (value - 1)) / (most - 1) - 1)}deg)` }}
        />
        <circle className="ma-dial-pin" r="4.5" />
      </svg>
      <span className="unseen">{said}</span>
      <span className="ma-dial-told" aria-hidden="true">
        <Icon name={`ma/${icon}`} />
        {own.percent(chance)}
      </span>
    </span>
  );
}

/** The part of the scale up to some point, from 0 to 1. */
function arc(part: number): string {
  const at = (angle: number): string => {
    const radians = (angle * Math.PI) / 180;
    return `${(26 * Math.sin(radians)).toFixed(2)} ${(-26 * Math.cos(radians)).toFixed(2)}`;
  };
  const end = -sweep + 2 * sweep * Math.max(0.002, part);
  return `M${at(-sweep)}A26 26 0 ${end + sweep > 180 ? 1 : 0} 1 ${at(end)}`;
}
