import { fieldLabel } from '@tavolo/box';
import type { Kinds, Seat } from '@tavolo/kernel';
import { createContext, use } from 'react';
import type { BoardProps } from '../games/face.ts';
import type { PlainWords } from './words.ts';

/** What the shell gives to the board. */
export type PlainBoard = BoardProps<Kinds, PlainWords>;

/** All that any piece of the board may need to know. */
export type PlainScene = PlainBoard &
  Pick<PlainWords, 'texts' | 'own' | 'printedOn'> & {
    /** What a field is called, or a thing that stands under its id. */
    label(key: string): string;
  };

export function sceneOf(props: PlainBoard): PlainScene {
  const { texts, own, printedOn } = props.words;
  const label = (key: string): string => {
    const seat = seatCalled(props, key);
    return seat === null ? fieldLabel(texts, key) : props.player(seat).name;
  };
  return { ...props, texts, own, printedOn, label };
}

/** The seat that goes by this name; `null`: none does. */
export const seatCalled = ({ seats }: Pick<PlainBoard, 'seats'>, name: string): Seat | null =>
  seats.find((seat) => seat === name) ?? null;

export const SceneContext = createContext<PlainScene | null>(null);

export function useScene(): PlainScene {
  const scene = use(SceneContext);
  if (scene === null) throw new Error('a piece of the board stands outside of it');
  return scene;
}
