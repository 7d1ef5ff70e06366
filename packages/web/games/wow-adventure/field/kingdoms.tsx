import { useMemo } from 'react';
import { useInspecting } from '../inspecting.ts';
import { Chart } from '../map/chart.tsx';
import type { ChartWords } from '../map/chart-props.ts';
import { useScene } from '../scene.ts';
import { spaceStates } from './space-states.ts';
import { figuresOf, thingsOf } from './things-of.ts';

/** The chart with everything that is on it now; spaces that answer are picked there. */
export function Kingdoms() {
  const scene = useScene();
  const { inspect, sought } = useInspecting();
  const { view, words, onPick, mine } = scene;
  const states = useMemo(() => spaceStates(scene, sought), [scene, sought]);
  const figures = useMemo(() => figuresOf(scene), [scene]);
  const things = useMemo(() => thingsOf(scene), [scene]);
  const chartWords = useMemo(
    (): ChartWords => ({
      text: words.chart,
      spaces: words.texts.terms.spaces,
      zones: words.texts.terms.zones,
      resources: words.texts.terms.resources,
    }),
    [words],
  );
  const followed = view.heroes.find(({ seat, placed }) => placed && seat === view.active) ?? mine;
  return (
    <Chart
      words={chartWords}
      states={states}
      figures={figures}
      things={things}
      way={[]}
      followed={followed?.placed === true ? followed.space : null}
      onPick={onPick}
      onLook={(space) => inspect({ is: 'space', space })}
    />
  );
}
