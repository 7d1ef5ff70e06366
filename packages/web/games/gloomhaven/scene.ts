import {
  blowsIn,
  content,
  type ExpectedBlow,
  figureAsked,
  type Naming,
  namingOf,
  type Texts,
} from '@tavolo/gloomhaven';
import { capital } from '@tavolo/language';
import { createContext, useContext } from 'react';
import type { BoardProps } from '../face.ts';
import type { FigureView, GloomhavenKinds, HeroView } from './game.ts';
import { type LitOptions, litOptions } from './lit.ts';
import type { Chart } from './map/chart.ts';
import { chartOf } from './map/chart-of.ts';
import type { BoardText } from './text/board-text.ts';
import type { GloomhavenWords } from './words.ts';

/** What the shell gives to the board. */
export type GloomhavenBoard = BoardProps<GloomhavenKinds, GloomhavenWords>;

/** All that any piece of the board may need to know: what the shell gave, with words and lights found for it. */
export type Scene = GloomhavenBoard & {
  readonly texts: Texts;
  readonly own: BoardText;
  readonly naming: Naming;
  readonly chart: Chart;
  /** What can be touched, by the id of what it lies on. */
  readonly lit: LitOptions;
  /** What is expected of the attacks that are asked about, by the id of the figure attacked. */
  readonly blows: ReadonlyMap<string, ExpectedBlow>;
  /** Whose hand and mat are shown: the hero that is asked, or the first of the onlooker's. `null`: nobody's. */
  readonly mine: HeroView | null;
};

export function sceneOf(props: GloomhavenBoard): Scene {
  const { texts, own } = props.words;
  const naming = namingOf(props.view, content, (seat) => props.player(seat).name);
  return {
    ...props,
    texts,
    naming,
    own,
    chart: chartOf(props.view),
    lit: litOptions(props, texts, naming),
    blows: new Map(blowsIn(props.question?.about ?? {}).map((blow) => [blow.on, blow])),
    mine: heroShown(props),
  };
}

/** The hero that the question is about, or that acts, or the first one that the onlooker leads. */
function heroShown({ view, onlooker, question }: GloomhavenBoard): HeroView | null {
  const own = view.heroes.filter(({ seat }) => seat === onlooker);
  const asked = (question === null ? null : figureAsked(question.about)) ?? view.turn?.figure;
  return own.find(({ id }) => id === asked) ?? own[0] ?? null;
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
export const figureName = ({ texts, naming }: Scene, id: string): string => texts.figure(id, naming);

/** The same where it begins a line. */
export const figureTitle = (scene: Scene, id: string): string => capital(figureName(scene, id));
