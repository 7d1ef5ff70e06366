import type { Line } from '@tavolo/wow-adventure';
import { CardLines } from '../../../parts/card-lines.tsx';
import { Icon } from '../../../parts/icon.tsx';

/** Pictograms of cards that are drawn as something else is: by the names of the icons. */
const drawnAs = (icon: string): string => `wa/${icon.replace(/^resource-/, '')}`;

/** The lines that are printed on a card. */
export const CardText = ({ lines }: { readonly lines: readonly Line[] }) => (
  <div className="wa-card-text">
    <CardLines isTerse lines={lines} pictogram={(icon) => <Icon name={drawnAs(icon)} />} />
  </div>
);
