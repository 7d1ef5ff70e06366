import { CardLines as Lines } from '../../../parts/card-lines.tsx';
import { Icon } from '../../../parts/icon.tsx';
import type { CardLine, CardPart } from '../printed.ts';
import { AreaDiagram } from './area-diagram.tsx';
import { iconOfWord } from './icon-words.ts';

type CardLinesProps = {
  readonly lines: readonly CardLine[];
  /** The parts whose area is drawn beside all lines. */
  readonly drawnBeside?: readonly CardPart[];
};

/** The lines of a card, an item, a monster or a summon. */
export const CardLines = ({ lines, drawnBeside = [] }: CardLinesProps) => (
  <Lines
    isTerse
    lines={lines}
    pictogram={(icon) => <Pictogram word={icon} />}
    drawing={(part) => {
      if (part.area === undefined) return null;
      return drawnBeside.includes(part) ? [] : <AreaDiagram area={part.area} />;
    }}
  />
);

export function Pictogram({ word }: { readonly word: string }) {
  const element = word.replace(/^consume-/, '');
  return (
    <span className="gh-pictogram" data-element={element} data-consume={word !== element}>
      <Icon name={iconOfWord(word)} />
    </span>
  );
}
