import { lineText } from '@tavolo/language';
import { Icon } from '../../../parts/icon.tsx';
import type { ClassCard } from '../game.ts';
import type { CardLine } from '../printed.ts';
import { useScene } from '../scene.ts';
import { AreaDiagram } from './area-diagram.tsx';
import { CardLines, Pictogram } from './card-lines.tsx';

type HalfFaceProps = { readonly card: ClassCard; readonly half: 'top' | 'bottom' };

/** One half of an ability card: what it does, its area, and at its foot what it leaves and what becomes of the card. */
export function HalfFace({ card, half }: HalfFaceProps) {
  const { texts } = useScene();
  const printed = card[half];
  const lines = texts.cards.half(printed);
  const words = lines.filter((line) => !isMark(line));
  // What it may grow into is drawn where it is told.
  const drawn = words.filter(([first]) => first?.kind !== 'moment').flat();
  return (
    <div className="gh-half-face">
      <div className="gh-half-words">
        <CardLines lines={words} drawnBeside={drawn} />
        {drawn.map(({ area }) =>
          area === undefined ? null : <AreaDiagram key={area.hexes.join()} area={area} />,
        )}
      </div>
      <Marks uses={printed.uses?.length ?? 0} lines={lines.filter(isMark)} />
    </div>
  );
}

/** What a sign says as well: elements, experience, how long it stays, lost or not. */
const isMark = ([first]: CardLine): boolean => first?.kind === 'mark';

type MarksProps = { readonly uses: number; readonly lines: readonly CardLine[] };

function Marks({ uses, lines }: MarksProps) {
  const { own } = useScene();
  return (
    <ul className="gh-marks">
      {uses === 0 ? null : (
        <li className="gh-mark" title={own.uses(uses)}>
          <Icon name="gh/uses" />
          {uses}
        </li>
      )}
      {lines.map((line) => (
        <Mark key={lineText(line)} line={line} />
      ))}
    </ul>
  );
}

function Mark({ line }: { readonly line: CardLine }) {
  const [first] = line;
  if (first === undefined) return null;
  const { icons = [], value } = first;
  return (
    <li className="gh-mark" data-mark={icons[0]} title={lineText(line)}>
      {icons.map((icon) => (
        <Pictogram key={icon} word={icon} />
      ))}
      {value === undefined ? null : <span aria-hidden="true">{value}</span>}
      <span className="unseen">{lineText(line)}</span>
    </li>
  );
}
