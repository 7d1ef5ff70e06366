import { CardLines } from '../../../parts/card-lines.tsx';
import { Icon } from '../../../parts/icon.tsx';
import { useScene } from '../scene.ts';

type CardTextProps = {
  readonly card: string;
  /** Its first line says in words what is shown beside it. */
  readonly isBrief?: boolean;
};

/** What is printed on a card. */
export function CardText({ card, isBrief = false }: CardTextProps) {
  const { texts } = useScene();
  const lines = texts.cardLines(card);
  return (
    <div className="ma-card-text">
      <CardLines lines={isBrief ? lines.slice(1) : lines} pictogram={(icon) => <Pictogram icon={icon} />} />
    </div>
  );
}

/** Dice are drawn by their colours, everything else by its icon. */
function Pictogram({ icon }: { readonly icon: string }) {
  if (icon !== 'white-die' && icon !== 'black-die') return <Icon name={`ma/${icon}`} />;
  return (
    <svg className="icon ma-small-die" data-colour={icon} viewBox="0 0 24 24" aria-hidden="true">
      <rect x="3" y="3" width="18" height="18" rx="4.5" />
      <circle cx="12" cy="12" r="2.6" />
    </svg>
  );
}
