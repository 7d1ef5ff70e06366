import { readOption } from '@tavolo/wow-adventure';
import type { SpaceId } from './game.ts';
import type { WowBoard } from './scene.ts';

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

/** The options of the question, by their ids. */
export function litOptions(props: WowBoard): LitOptions {
  const { question, picked, needsConfirm, onPick, numberOf, view, player, words } = props;
  if (question === null) return new Map();
  const seen = { view, player: (seat: Parameters<typeof player>[0]) => player(seat).name };
  return new Map(
    question.options.map((option) => [
      option,
      {
        option,
        label: words.texts.option(question, option, seen),
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
  if (is === 'walk' || is === 'lair') return of as SpaceId; // made of a space
  if (is === 'spot') return of.replace(/\.\d+$/, '') as SpaceId; // made of a space and a number
  return aboutSpaces.includes(question) && option !== 'stay' ? (option as SpaceId) : null; // such a question's
}

/** The options that play a card of the hand, or give it away. */
export function isOfHand(question: string, option: string): boolean {
  const { is } = readOption(option);
  return question === 'cards-to-discard' || is === 'play' || is === 'play-mana';
}

/** Questions about quests that lie on the table as cards. */
export const isOfQuests = (question: string): boolean => question === 'quests-to-keep' || question === 'quest-to-drop';
