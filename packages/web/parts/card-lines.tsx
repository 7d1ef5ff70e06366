import { type CardLine, type CardPart, lineText, type PointedPart, pointed } from '@tavolo/language';
import { Fragment, type ReactNode } from 'react';
import './card-lines.css';

type CardLinesProps<Part extends CardPart> = {
  readonly lines: readonly CardLine<Part>[];
  /** Draws an icon of a part. */
  readonly pictogram: (icon: string) => ReactNode;
  /** Draws a part in place of its words; `null`: the words are shown. */
  readonly drawing?: (part: Part) => ReactNode;
  /** Numbers that are printed on the card are shown by their icons alone. */
  readonly isTerse?: boolean;
};

/**
 * The lines of a card. Icons part what commas part in a sentence; what is not seen is still there to be read aloud, so
 * that the text of a line is its whole sentence.
 */
export function CardLines<Part extends CardPart>({ lines, ...drawn }: CardLinesProps<Part>) {
  return lines.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a card may say the same twice, and never changes
    <p key={`${lineText(line)}-${index}`} className="card-line">
      {pointed(line).map((each, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line never changes
        <Fragment key={place}>
          <Point of={each} behind={line[place - 1]} />
          <DrawnPart part={each.part} isFirst={place === 0} {...drawn} />
          {each.after}
        </Fragment>
      ))}
    </p>
  ));
}

type PointProps = { readonly of: PointedPart; readonly behind: CardPart | undefined };

/** What stands before a part: between things that are done, a comma is not needed where an icon follows. */
function Point({ of: { part, before }, behind }: PointProps) {
  const isParted = before === ', ' && (part.icons ?? []).length > 0 && behind?.kind !== 'moment';
  if (!isParted) return before;
  return (
    <>
      <span className="unseen">,</span>
      <span className="card-gap"> </span>
    </>
  );
}

type DrawnPartProps<Part extends CardPart> = Omit<CardLinesProps<Part>, 'lines'> & {
  readonly part: Part;
  readonly isFirst: boolean;
};

function DrawnPart<Part extends CardPart>(props: DrawnPartProps<Part>) {
  const { part, isFirst, pictogram, drawing, isTerse = false } = props;
  const { kind, words, icons = [], value } = part;
  const picture = drawing?.(part) ?? null;
  const isByIcon = isTerse && kind === 'figure' && value !== undefined && icons.length > 0;
  const drawnIcons = icons.map((icon, nth) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: an icon may stand there twice, and never changes
    <span key={`${icon} ${nth}`} className="card-icon">
      {pictogram(icon)}
    </span>
  ));
  return (
    <span
      className="card-part"
      data-kind={kind}
      data-main={isFirst && kind === 'deed'}
      data-short={value !== undefined && (isTerse || kind !== 'figure')}
      title={isByIcon ? words : undefined}
    >
      {isByIcon || picture !== null ? (
        <>
          {picture ?? drawnIcons}
          {isByIcon ? <span aria-hidden="true">{value}</span> : null}
          <span className="unseen">{words}</span>
        </>
      ) : (
        <Pinned icons={drawnIcons} words={words} />
      )}
    </span>
  );
}

/** Icons on the line of the first word behind them. */
function Pinned({ icons, words }: { readonly icons: readonly ReactNode[]; readonly words: string }) {
  if (icons.length === 0) return words;
  const end = words.includes(' ') ? words.indexOf(' ') : words.length;
  return (
    <>
      <span className="card-pinned">
        {icons}
        {words.slice(0, end)}
      </span>
      {words.slice(end)}
    </>
  );
}
