import {
  content,
  epitaphsIn,
  type GauntletKinds,
  type HeroId,
  type HeroView,
  type Naming,
  namingOf,
  type Texts,
} from '@tavolo/gauntlet-of-fools';
import type { Seat } from '@tavolo/kernel';
import { createContext, useContext } from 'react';
import type { BoardProps } from '../face.ts';
import { type Lit, litOptions } from './lit.ts';
import type { BoardText } from './text/board-text.ts';
import type { GauntletWords } from './words.ts';

/** What the shell gives to the board. */
export type GauntletBoard = BoardProps<GauntletKinds, GauntletWords>;

/** All that any piece of the board may need to know: what the shell gave, with words and lights found for it. */
export type Scene = GauntletBoard & {
  readonly texts: Texts;
  readonly own: BoardText;
  readonly naming: Naming;
  readonly epitaphs: ReturnType<typeof epitaphsIn>;
  /** What can be touched, by what it lies on: a hero, a card, a boast, a die. */
  readonly lit: ReadonlyMap<string, readonly Lit[]>;
};

export function sceneOf(props: GauntletBoard): Scene {
  const { texts, own } = props.words;
  const naming = namingOf(props.view, content, (seat) => props.player(seat).name);
  return {
    ...props,
    texts,
    naming,
    own,
    epitaphs: epitaphsIn(props.told.map(({ fact }) => fact)),
    lit: litOptions(props, texts, naming),
  };
}

export const SceneContext = createContext<Scene | null>(null);

/** The scene that the board is showing. */
export function useScene(): Scene {
  const scene = useContext(SceneContext);
  if (scene === null) throw new Error('a piece of the board stands outside of it');
  return scene;
}

/** Whether a seat is the onlooker's own. */
export const isOwn = ({ onlooker }: Scene, seat: Seat | null): boolean => seat !== null && seat === onlooker;

/** What the players of a seat are called; your own is you. */
export const nameOf = (scene: Scene, seat: Seat): string =>
  isOwn(scene, seat) ? scene.own.you : scene.player(seat).name;

/** A hero by the name of its class. */
export const classOf = ({ texts }: Scene, hero: HeroView): string => texts.name(hero.class);

/** A hero as it is read out: whose, what, how hurt and how rich. */
export function heroLabel(scene: Scene, hero: HeroView): string {
  const owner = hero.seat === null ? null : scene.player(hero.seat).name;
  return scene.own.hero({
    owner,
    name: classOf(scene, hero),
    wounds: hero.wounds,
    gold: hero.gold,
    dead: hero.dead,
  });
}

/** The heroes in the order of the seats, then those in the middle. */
export function heroesInOrder({ view }: Scene): readonly HeroView[] {
  const place = (seat: Seat | null) => (seat === null ? view.seats.length : view.seats.indexOf(seat));
  return [...view.heroes].sort((one, other) => place(one.seat) - place(other.seat));
}

/** With two heroes a player: whether the other one plays this turn. */
export const isResting = ({ view }: Scene, { id, seat, playing }: HeroView): boolean =>
  !playing && view.heroes.some((other) => other.id !== id && other.seat === seat && other.playing);

/** Whether the fact that is played out now happens to a hero, and of which kind. */
export function isNow({ now }: Scene, is: string, hero: HeroId): boolean {
  return now !== null && now.fact.is === is && 'hero' in now.fact && now.fact.hero === hero;
}
