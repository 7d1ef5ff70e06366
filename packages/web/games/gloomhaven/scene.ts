import { blowsIn, type ExpectedBlow } from '@tavolo/gloomhaven';
import { createContext, useContext } from 'react';
import type { BoardProps } from '../face.ts';
import type { FigureView, GloomhavenKinds, HeroView } from './game.ts';
import { type LitOptions, litOptions } from './lit.ts';
import type { Known, Lore, Words } from './lore/lore.ts';
import type { Chart } from './map/chart.ts';
import type { BoardText } from './text/board-text.ts';
import { boardTexts } from './text/board-texts.ts';

/** All that any piece of the board may need to know: what the shell gave, with words and lights found for it. */
export type Scene = BoardProps<GloomhavenKinds> & {
  readonly lore: Lore;
  readonly words: Words;
  readonly own: BoardText;
  readonly known: Known;
  readonly chart: Chart;
  /** What can be touched, by the id of what it lies on. */
  readonly lit: LitOptions;
  /** What is expected of the attacks that are asked about, by the id of who is attacked. */
  readonly blows: ReadonlyMap<string, ExpectedBlow>;
  /** Whose hand and mat are shown: the hero that is asked, or the first of the onlooker's. `null`: nobody's. */
  readonly mine: HeroView | null;
};

export function sceneOf(props: BoardProps<GloomhavenKinds>, lore: Lore): Scene {
  const words = lore.words(props.language);
  const known: Known = { view: props.view, player: (seat) => props.player(seat).name };
  return {
    ...props,
    lore,
    words,
    known,
    own: boardTexts[props.language],
    chart: lore.chart(props.view),
    lit: litOptions(props, words, known),
    blows: new Map(blowsIn(props.question?.about ?? {}).map((blow) => [blow.on, blow])),
    mine: heroShown(props),
  };
}

/** The hero that the question is about, or that acts, or the first one that the onlooker leads. */
function heroShown({ view, onlooker, question }: BoardProps<GloomhavenKinds>): HeroView | null {
  const own = view.heroes.filter(({ seat }) => seat === onlooker);
  const about = question?.about.hero ?? question?.about.figure ?? view.turn?.figure;
  return own.find(({ id }) => id === about) ?? own[0] ?? null;
}

export const SceneContext = createContext<Scene | null>(null);

/** The scene that the board is showing. */
export function useScene(): Scene {
  const scene = useContext(SceneContext);
  if (scene === null) throw new Error('a piece of the board stands outside of it');
  return scene;
}

export const figureOf = ({ view }: Scene, id: string): FigureView | null =>
  view.figures.find((figure) => figure.id === id) ?? null;

/** Whether a figure has had its turn of this round; while cards are chosen, nobody has. */
export const hasActed = ({ view }: Scene, { acted }: FigureView): boolean =>
  acted && view.phase !== 'choosing';

export const heroOf = ({ view }: Scene, id: string): HeroView | null =>
  view.heroes.find((hero) => hero.id === id) ?? null;

/** What a figure is called at this table. */
export const figureName = ({ words, known }: Scene, id: string): string => words.figure(id, known);

/** The same where it begins a line. */
export function figureTitle(scene: Scene, id: string): string {
  const name = figureName(scene, id);
  return name.charAt(0).toUpperCase() + name.slice(1);
}
