import type { Seat } from '@tavolo/kernel';
import { content, type Naming, namingOf, type Texts } from '@tavolo/wow-adventure';
import { createContext, useContext } from 'react';
import type { BoardProps, FaceWords } from '../face.ts';
import type { HeroView, WowKinds } from './game.ts';
import { type LitOptions, litOptions } from './lit.ts';
import type { BoardText } from './text/board-text.ts';
import type { ChartText } from './text/chart-text.ts';
import type { CombatText } from './text/combat-text.ts';

/** What the board says: the game's texts, and its own. */
export type WowWords = FaceWords<WowKinds> & {
  readonly texts: Texts;
  readonly own: BoardText;
  readonly chart: ChartText;
  readonly combat: CombatText;
};

/** What the shell gives to the board. */
export type WowBoard = BoardProps<WowKinds, WowWords>;

/** All that any piece of the board may need to know: what the shell gave, with words and lights found for it. */
export type Scene = WowBoard & {
  readonly texts: Texts;
  readonly own: BoardText;
  readonly naming: Naming;
  /** What can be touched, by its option. */
  readonly lit: LitOptions;
  /** The hero that the onlooker leads; `null`: none, or none yet. */
  readonly mine: HeroView | null;
};

export function sceneOf(props: WowBoard): Scene {
  const { texts, own } = props.words;
  const naming = namingOf(props.view, content, (seat) => props.player(seat).name);
  return {
    ...props,
    texts,
    own,
    naming,
    lit: litOptions(props, texts, naming),
    mine: props.view.heroes.find(({ seat }) => seat === props.onlooker) ?? null,
  };
}

export const SceneContext = createContext<Scene | null>(null);

/** The scene that the board is showing. */
export function useScene(): Scene {
  const scene = useContext(SceneContext);
  if (scene === null) throw new Error('a piece of the board stands outside of it');
  return scene;
}

/** The number of a seat's colour. */
export const seatNumber = ({ view }: Scene, seat: Seat): number => view.seats.indexOf(seat) + 1;

export const seatColour = (scene: Scene, seat: Seat): string => `var(--seat-${seatNumber(scene, seat)})`;

export const playerName = ({ player }: Scene, seat: Seat): string => player(seat).name;

/** The class of a hero, by its id. */
export const classOf = ({ character }: Pick<HeroView, 'character'>): string =>
  content.characters.get(character)?.class ?? '';

/** What a hero is, in two words: its class and its level. */
export const heroTitle = ({ own }: Scene, hero: HeroView): string =>
  `${own.classes[classOf(hero)] ?? ''} · ${own.levelOf[hero.level]}`;

export const spaceName = ({ texts }: Scene, space: string): string => texts.name(space);

/** What a challenge card is called by the side that lies open: the encounter, or the event. */
export const challengeName = ({ texts }: Scene, card: string): string => texts.name(card);
