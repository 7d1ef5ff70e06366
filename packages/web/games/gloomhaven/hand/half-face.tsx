import { Icon } from '../../../parts/icon.tsx';
import type { ClassCard, Half } from '../game.ts';
import type { CardLine } from '../printed.ts';
import { useScene } from '../scene.ts';
import { AreaDiagram, areasOf } from './area-diagram.tsx';
import { CardLines } from './card-lines.tsx';
import { iconOfWord } from './icon-words.ts';

type HalfFaceProps = { readonly card: ClassCard; readonly half: 'top' | 'bottom' };

/** One half of an ability card: what it does, its area, and at its foot what it leaves and what becomes of the card. */
export function HalfFace({ card, half }: HalfFaceProps) {
  const { texts, own } = useScene();
  const printed = card[half];
  const lines = texts.cards.half(printed);
  const marks = marksIn(printed);
  return (
    <div className="gh-half-face">
      <div className="gh-half-words">
        <CardLines lines={lines.slice(0, lines.length - marks)} />
        {areasOf(printed).map((area) => (
          <AreaDiagram key={area.hexes.join()} area={area} label={own.area(area.hexes.length)} />
        ))}
      </div>
      <Marks half={printed} lines={marks === 0 ? [] : lines.slice(-marks)} />
    </div>
  );
}

/** How many of the last lines say what a sign says as well: elements, experience, how long it stays, lost or not. */
function marksIn({ infuse, xp, augment, stays, lost, unrecoverable }: Half): number {
  return [infuse, xp, augment, stays, lost, unrecoverable].filter((mark) => mark !== undefined).length;
}

type MarksProps = { readonly half: Half; readonly lines: readonly CardLine[] };

function Marks({ half: { xp, uses = [] }, lines }: MarksProps) {
  const { own } = useScene();
  return (
    <ul className="gh-marks">
      {uses.length === 0 ? null : (
        <li className="gh-mark" title={own.uses(uses.length)}>
          <Icon name="gh/uses" />
          {uses.length}
        </li>
      )}
      {lines.map(({ text, icons }) => (
        <li key={text} className="gh-mark" data-mark={icons[0]} title={text}>
          {icons.map((icon) => (
            <span key={icon} className="gh-pictogram" data-element={icon}>
              <Icon name={iconOfWord(icon)} />
            </span>
          ))}
          {icons[0] === 'xp' ? xp : null}
          <span className="unseen">{text}</span>
        </li>
      ))}
    </ul>
  );
}
