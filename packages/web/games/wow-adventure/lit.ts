import { type Naming, readOption, type Texts } from '@tavolo/wow-adventure';
import type { BoardProps } from '../face.ts';
import type { SpaceId, WowKinds } from './game.ts';

/** Something on the board that can be touched, because it answers the question. */
export type Lit = {
  readonly option: string;
  /** What touching it does. */
  readonly label: string;
  /** Whether it is picked already; `null` where touching it answers. */
  readonly isPicked: boolean | null;
  readonly pick: () => void;
  /** The key that picks it; `null`: none does. */
  readonly number: number | null;
};

export type LitOptions = ReadonlyMap<string, Lit>;

type Asked = Pick<BoardProps<WowKinds>, 'question' | 'picked' | 'needsConfirm' | 'onPick' | 'numberOf'>;

/** The options of the question, by their ids. */
export function litOptions(asked: Asked, texts: Texts, naming: Naming): LitOptions {
  const { question, picked, needsConfirm, onPick, numberOf } = asked;
  if (question === null) return new Map();
  return new Map(
    question.options.map((option) => [
      option,
      {
        option,
        label: texts.option(question, option, naming),
        isPicked: needsConfirm ? picked.includes(option) : null,
        pick: () => onPick(option),
        number: numberOf(option),
      },
    ]),
  );
}

/** Questions whose options are spaces. */
const aboutSpaces = ['where', 'push'];

/** The space that an option lies on; `null`: it lies on none. */
export function spaceIn(question: string, option: string): SpaceId | null {
  const { is, of } = readOption(option);
  if (is === 'walk' || (is === 'lair' && of !== '')) return of as SpaceId; // made of a space
  if (is === 'spot') return of.replace(/\.\d+$/, '') as SpaceId; // made of a space and a number
  return aboutSpaces.includes(question) && option !== 'stay' ? (option as SpaceId) : null; // such a question's
}

/** The options that play a card of the hand, or give it away. */
export function isOfHand(question: string, option: string): boolean {
  const { is } = readOption(option);
  return question === 'cards-to-discard' || is === 'play' || is === 'play-mana';
}

/** Questions about quests that lie on the table as cards. */
export const isOfQuests = (question: string): boolean =>
  question === 'quests-to-keep' || question === 'quest-to-drop';

/** The option that lies on a hero or a card, if just one does; several must be told apart by words. */
export function litOn(lit: LitOptions, id: string): Lit | undefined {
  const on = [...lit.values()].filter(({ option }) => option === id || aimedAt(option) === id);
  return on.length === 1 ? on[0] : undefined;
}

/** Whom or what an option is aimed at; `null`: it is of another kind. */
function aimedAt(option: string): string | null {
  const { is, of } = readOption(option);
  return ['hero', 'attack', 'foe'].includes(is) ? of : null;
}
