import type { Seat } from '@tavolo/kernel';
import { content, type Naming, namingOf, pricesSeen } from '@tavolo/machina-arcana';
import { createContext, useContext } from 'react';
import type { BoardProps, FaceWords } from '../face.ts';
import type { Act, ExplorerId, ExplorerView, MachinaKinds, UnitId, View } from './game.ts';
import { type LitOptions, litOptions } from './lit.ts';
import type { BoardText } from './text/board-text.ts';
import type { GameTexts } from './text/game-texts.ts';

/** What the board says: the game's texts, and its own. */
export type MachinaWords = FaceWords<MachinaKinds> & {
  readonly texts: GameTexts;
  readonly own: BoardText;
};

/** What the shell gives to the board. */
export type MachinaBoard = BoardProps<MachinaKinds, MachinaWords>;

/** All that any piece of the board may need to know: what the shell gave, with words, lights and prices found for it. */
export type Scene = MachinaBoard & {
  readonly texts: GameTexts;
  readonly own: BoardText;
  readonly naming: Naming;
  /** What can be touched, by its option. */
  readonly lit: LitOptions;
  /** The explorer that the onlooker leads; `null`: none, or none yet. */
  readonly mine: ExplorerView | null;
  /** The explorer that is asked what it does, or whose turn it is; `null`: nobody's. */
  readonly actor: ExplorerView | null;
  /** What each option of the actor costs. */
  readonly prices: ReadonlyMap<string, Act>;
};

export function sceneOf(props: MachinaBoard): Scene {
  const { texts, own } = props.words;
  const actor = actorOf(props);
  const naming = namingOf(props.view, content, (seat) => props.player(seat).name);
  return {
    ...props,
    texts,
    own,
    naming,
    lit: litOptions(props, texts, naming),
    mine: props.view.explorers.find(({ seat }) => seat === props.onlooker) ?? null,
    actor,
    prices:
      props.question?.name === 'act' && actor !== null ? pricesSeen(props.view, actor.explorer) : new Map(),
  };
}

function actorOf({ question, view }: MachinaBoard): ExplorerView | null {
  const asked = question?.name === 'act' ? question.about.explorer : view.active;
  return view.explorers.find(({ explorer }) => explorer === asked) ?? null;
}

export const SceneContext = createContext<Scene | null>(null);

/** The scene that the board is showing. */
export function useScene(): Scene {
  const scene = useContext(SceneContext);
  if (scene === null) throw new Error('a piece of the board stands outside of it');
  return scene;
}

/** The number of a seat's colour. */
export const seatNumber = ({ view }: Pick<Scene, 'view'>, seat: Seat): number => view.seats.indexOf(seat) + 1;

/** The colour of an explorer: of those that one player leads, each has its own. */
export const explorerColour = ({ view }: Pick<Scene, 'view'>, explorer: ExplorerId): string =>
  `var(--seat-${view.explorers.findIndex((one) => one.explorer === explorer) + 1})`;

export const playerName = ({ player }: Scene, seat: Seat): string => player(seat).name;

export const isExplorer = (unit: string): unit is ExplorerId => content.explorers.has(unit as ExplorerId); // asked of any id

/** A unit's own name. */
export const unitName = ({ texts }: Scene, unit: UnitId): string => texts.name(unit);

/** Whether explorers are still being chosen. */
export const isGathering = ({ phase }: View): boolean => phase === 'choose' || phase === 'set-up';
