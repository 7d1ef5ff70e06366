import { type Naming, readOption } from '@tavolo/machina-arcana';
import type { BoardProps } from '../face.ts';
import type { DoorId, MachinaKinds, SpaceId, UnitId } from './game.ts';
import type { GameTexts } from './text/game-texts.ts';

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

type Asked = Pick<BoardProps<MachinaKinds>, 'question' | 'picked' | 'needsConfirm' | 'onPick' | 'numberOf'>;

/** The options of the question, by their ids. */
export function litOptions(asked: Asked, texts: GameTexts, naming: Naming): LitOptions {
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

/** Where on the map an option lies. */
export type OnMap =
  | { readonly is: 'space'; readonly at: SpaceId }
  | { readonly is: 'door'; readonly door: DoorId }
  | { readonly is: 'unit'; readonly unit: UnitId }
  /** A side of the tile of whoever acts, or the exit token. */
  | { readonly is: 'gate'; readonly side: string | null };

/** Questions whose options are units that stand on the map. */
const aboutUnits: readonly string[] = ['tie', 'spawn-next', 'trade-with', 'item-goes-to'];
const aboutActs: readonly string[] = ['act', 'monster-act'];

/** `null`: it lies nowhere on the map. */
export function onMap(question: string, option: string): OnMap | null {
  if (question === 'where') return option === 'stay' ? null : { is: 'space', at: option as SpaceId }; // an option of this question
  if (aboutUnits.includes(question))
    return option === 'nobody' ? null : { is: 'unit', unit: option as UnitId }; // as above
  if (question === 'target') return targetOnMap(option);
  if (question === 'door') return { is: 'door', door: option as DoorId }; // as above
  return aboutActs.includes(question) ? actOnMap(option) : null;
}

function targetOnMap(option: string): OnMap {
  const { is, of } = readOption(option);
  return is === 'unit' ? { is: 'unit', unit: of as UnitId } : { is: 'space', at: of as SpaceId }; // made by the game
}

function actOnMap(option: string): OnMap | null {
  const { is, of } = readOption(option);
  switch (is) {
    case 'move':
    case 'activate':
      return { is: 'space', at: of as SpaceId }; // made by the game
    case 'open':
    case 'close':
    case 'break':
      return { is: 'door', door: of as DoorId }; // made by the game
    case 'explore':
      return { is: 'gate', side: of };
    case 'exit':
      return { is: 'gate', side: null };
    case 'trade':
      return { is: 'unit', unit: of as UnitId }; // made by the game
    default:
      return null;
  }
}
