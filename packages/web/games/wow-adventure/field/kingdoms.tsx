import { content } from '@tavolo/wow-adventure';
import { useMemo } from 'react';
import type { SpaceId } from '../game.ts';
import { useInspecting } from '../inspecting.ts';
import { Chart } from '../map/chart.tsx';
import type { ChartWords } from '../map/chart-props.ts';
import { useScene, type WowWords } from '../scene.ts';
import { questSought } from './quest-way.ts';
import { spaceStates } from './space-states.ts';
import { figuresOf, thingsOf } from './things-of.ts';

const nowhere: readonly SpaceId[] = [];

/** The chart with everything that is on it now; spaces that answer are picked there. */
export function Kingdoms() {
  const scene = useScene();
  const { inspect, sought } = useInspecting();
  const { view, words, onPick, mine } = scene;
  const quest = useMemo(() => questSought(scene, sought), [scene, sought]);
  const states = useMemo(() => spaceStates(scene, quest?.places ?? nowhere), [scene, quest]);
  const figures = useMemo(() => figuresOf(scene), [scene]);
  const things = useMemo(() => thingsOf(scene), [scene]);
  const followed = view.heroes.find(({ seat, placed }) => placed && seat === view.active) ?? mine;
  return (
    <Chart
      words={chartWordsOf(words)}
      states={states}
      figures={figures}
      things={things}
      way={quest?.journey?.way ?? nowhere}
      followed={followed?.placed === true ? followed.space : null}
      onPick={onPick}
      onLook={(space) => inspect({ is: 'space', space })}
    />
  );
}

/** By the texts of a language, so that names are laid out once for it. */
const known = new WeakMap<WowWords['chart'], ChartWords>();

/** What the chart calls things, in the words of the game. */
function chartWordsOf(words: WowWords): ChartWords {
  const found = known.get(words.chart) ?? calledIn(words);
  known.set(words.chart, found);
  return found;
}

function calledIn({ texts, chart }: WowWords): ChartWords {
  const spaces = [...content.board.spaces.values()];
  const named = (ids: readonly string[]) => Object.fromEntries(ids.map((id) => [id, texts.name(id)]));
  return {
    text: chart,
    spaces: named(spaces.map(({ id }) => id)),
    zones: named(spaces.map(({ zone }) => zone)),
    resources: named(spaces.flatMap(({ resources }) => resources)),
  };
}
