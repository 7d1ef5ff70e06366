import { CardLines } from '../../../parts/card-lines.tsx';
import { Icon } from '../../../parts/icon.tsx';
import { useScene } from '../scene.ts';

/** What is printed on a card. */
export function CardText({ card }: { readonly card: string }) {
  const { texts } = useScene();
  return (
    <div className="ma-card-text">
      <CardLines lines={texts.cardLines(card)} pictogram={(icon) => <Icon name={`ma/${icon}`} />} />
    </div>
  );
}
