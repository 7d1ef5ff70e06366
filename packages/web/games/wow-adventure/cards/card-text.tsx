import { type Line, levels } from '@tavolo/wow-adventure';
import { CardLines } from '../../../parts/card-lines.tsx';
import { Icon } from '../../../parts/icon.tsx';
import { levelOutline } from '../map/level-shape.ts';

/** Pictograms of cards that are drawn as something else is: by the names of the icons. */
const drawnAs = (icon: string): string => `wa/${icon.replace(/^resource-/, '')}`;

/** A level is drawn by its outline and its colour, everything else by its icon. */
function Pictogram({ icon }: { readonly icon: string }) {
  const level = levels.find((one) => icon === `level-${one}`);
  if (level === undefined) return <Icon name={drawnAs(icon)} />;
  return (
    <svg className="icon wa-level-mark" data-level={level} viewBox="-32 -32 64 64" aria-hidden="true">
      <path d={levelOutline(level, 24)} />
    </svg>
  );
}

/** The lines that are printed on a card. */
export const CardText = ({ lines }: { readonly lines: readonly Line[] }) => (
  <div className="wa-card-text">
    <CardLines isTerse lines={lines} pictogram={(icon) => <Pictogram icon={icon} />} />
  </div>
);
