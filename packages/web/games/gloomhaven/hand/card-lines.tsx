import { Icon } from '../../../parts/icon.tsx';
import type { CardLine } from '../printed.ts';
import { iconOfWord } from './icon-words.ts';

/** The lines of a card. Where each part of a line has its pictogram, each is drawn with it; else the first leads. */
export function CardLines({ lines }: { readonly lines: readonly CardLine[] }) {
  return lines.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a card may say the same twice, and never changes
    <p key={`${line.text}-${index}`} className="gh-line">
      <LineParts line={line} />
    </p>
  ));
}

/** What a card is played for. */
const deeds = ['attack', 'move', 'heal', 'loot', 'shield', 'retaliate', 'damage', 'push', 'pull', 'summon'];
const longest = 16;

/** A deed and its number are written large; what is longer is a sentence, and is not. */
const isMain = (part: string, [icon = '']: readonly string[]): boolean =>
  part.length <= longest && deeds.includes(icon);

function LineParts({ line: { text, icons } }: { readonly line: CardLine }) {
  const parts = text.split(', ');
  if (parts.length !== icons.length) {
    const [first] = icons;
    return (
      <>
        {first === undefined ? null : <Pictogram word={first} />}
        <span>{text}</span>
      </>
    );
  }
  return parts.map((part, index) => (
    <span
      key={part}
      className="gh-line-part"
      data-word={icons[index]}
      data-main={index === 0 && isMain(part, icons)}
    >
      <Pictogram word={icons[index] ?? ''} />
      {part}
    </span>
  ));
}

function Pictogram({ word }: { readonly word: string }) {
  const element = word.replace(/^consume-/, '');
  return (
    <span className="gh-pictogram" data-element={element} data-consume={word !== element}>
      <Icon name={iconOfWord(word)} />
    </span>
  );
}
