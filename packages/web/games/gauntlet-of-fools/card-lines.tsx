import type { Texts } from '@tavolo/gauntlet-of-fools';
import { CardLines as Lines } from '../../parts/card-lines.tsx';
import { Icon } from '../../parts/icon.tsx';
import './card-lines.css';

/** A line of a card. */
type CardLine = ReturnType<Texts['cardLines']>[number];

/** The numbers that are printed on a card, apart from what it says. */
export const isFigures = ([first]: CardLine): boolean => first?.kind === 'figure';

/** The lines of a card or a boast. */
export const CardLines = ({ lines }: { readonly lines: readonly CardLine[] }) => (
  <Lines lines={lines} pictogram={(icon) => <Icon className="gof-pictogram" name={`gof/${icon}`} />} />
);
