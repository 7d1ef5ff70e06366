import { content, type GauntletKinds, type Naming, type Texts } from '@tavolo/gauntlet-of-fools';
import type { BoardProps } from '../face.ts';

/** Something on the board that can be touched, because it answers the question. */
export type Lit = {
  readonly option: string;
  /** What touching it does. */
  readonly label: string;
  /** A few letters that tell it from another light on the same card. */
  readonly short: string;
  /** Whether it is picked already, where several can be; `null` where touching it answers. */
  readonly isPicked: boolean | null;
  readonly pick: () => void;
};

type Asked = Pick<BoardProps<GauntletKinds>, 'question' | 'picked' | 'onPick'>;

/** The options of the question by what they lie on. Those that lie nowhere are the shell's to show. */
export function litOptions(
  { question, picked, onPick }: Asked,
  texts: Texts,
  naming: Naming,
): ReadonlyMap<string, readonly Lit[]> {
  const lit = new Map<string, readonly Lit[]>();
  if (question === null) return lit;
  const isOne = question.min === 1 && question.max === 1;
  for (const option of question.options) {
    const spot = spotOf(option);
    const one: Lit = {
      option,
      label: texts.option(question, option, naming),
      short: texts.name(option),
      isPicked: isOne ? null : picked.includes(option),
      pick: () => onPick(option),
    };
    lit.set(spot, [...(lit.get(spot) ?? []), one]);
  }
  return lit;
}

/** What an option lies on: an ability on its card, everything else on what it names. */
export function spotOf(option: string): string {
  for (const card of [...content.classes.values(), ...content.weapons.values()])
    if (card.abilities.some(({ id }) => id === option)) return card.id;
  return option;
}
