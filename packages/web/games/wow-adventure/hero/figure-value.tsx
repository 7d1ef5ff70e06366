import { Icon } from '../../../parts/icon.tsx';

type FigureValueProps = {
  /** The name of an icon of the game, without its prefix. */
  readonly icon: string;
  /** What the number is, to be read out. */
  readonly label: string;
  readonly value: string | number;
};

/** A number of a hero beside its icon. */
export const FigureValue = ({ icon, label, value }: FigureValueProps) => (
  <span className="wa-figure-value" data-of={icon} title={label}>
    <Icon name={`wa/${icon}`} />
    <span className="unseen">{label}: </span>
    {value}
  </span>
);
