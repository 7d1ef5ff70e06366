import { useRef } from 'react';
import { useWidth } from '../../../parts/use-width.ts';
import { nameOf, useScene } from '../scene.ts';
import './gold-chart.css';
import { Marker } from './marker.tsx';
import type { Standing } from './standings.ts';

const margin = { left: 30, right: 96, top: 14, bottom: 28 };
const nameHeight = 18;
/** Markers closer than this would hide the line. */
const markerRoom = 22;

type ChartProps = { readonly standings: readonly Standing[] };

/** Where turns and gold lie on the paper. */
type Scale = {
  readonly wide: number;
  readonly high: number;
  readonly turns: number;
  readonly most: number;
  readonly x: (turn: number) => number;
  readonly y: (gold: number) => number;
};

function scaleOf(standings: readonly Standing[], wide: number): Scale {
  const high = Math.min(320, Math.max(200, wide * 0.45));
  const turns = Math.max(1, ...standings.map(({ history }) => history.length - 1));
  const most = Math.max(5, ...standings.flatMap(({ history }) => history));
  return {
    wide,
    high,
    turns,
    most,
    x: (turn) => margin.left + (turn / turns) * (wide - margin.left - margin.right),
    y: (gold) => high - margin.bottom - (gold / most) * (high - margin.top - margin.bottom),
  };
}

/** Everybody's gold over the turns, a line each; lines differ in colour, dashes and markers. */
export function GoldChart({ standings }: ChartProps) {
  const scene = useScene();
  const paper = useRef<HTMLDivElement>(null);
  const scale = scaleOf(standings, Math.max(260, useWidth(paper) ?? 600));
  const leader = standings[0];
  const says =
    leader === undefined
      ? ''
      : scene.own.goldByTurnSays(scale.turns, scene.player(leader.seat).name, leader.gold);
  return (
    <div ref={paper}>
      <svg
        className="gof-chart"
        viewBox={`0 0 ${scale.wide} ${scale.high}`}
        role="img"
        aria-label={`${scene.own.goldByTurn}. ${says}`}
      >
        <title>{scene.own.goldByTurn}</title>
        <desc>{says}</desc>
        <Axes scale={scale} />
        {standings.toReversed().map((standing) => (
          <Line key={standing.seat} standing={standing} scale={scale} />
        ))}
        <Names standings={standings} scale={scale} />
      </svg>
    </div>
  );
}

/** Round steps, about four of them. */
const stepFor = (most: number): number => [1, 2, 5, 10, 20, 50, 100].find((step) => most / step <= 5) ?? 200;

function Axes({ scale }: { readonly scale: Scale }) {
  const golds = upTo(scale.most, stepFor(scale.most));
  const turns = upTo(scale.turns, stepFor(scale.turns)).slice(1);
  return (
    <g className="gof-axes">
      {golds.map((gold) => (
        <g key={gold}>
          <path d={`M${margin.left} ${scale.y(gold)}H${scale.wide - margin.right}`} />
          <text x={margin.left - 8} y={scale.y(gold) + 4} textAnchor="end">
            {gold}
          </text>
        </g>
      ))}
      {turns.map((turn) => (
        <text key={turn} x={scale.x(turn)} y={scale.high - 8} textAnchor="middle">
          {turn}
        </text>
      ))}
    </g>
  );
}

const upTo = (most: number, step: number): readonly number[] =>
  Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => index * step);

type LineProps = { readonly standing: Standing; readonly scale: Scale };

function Line({ standing: { seat, history }, scale }: LineProps) {
  const { view } = useScene();
  const number = view.seats.indexOf(seat) + 1;
  const points = history.map((gold, turn) => ({ x: scale.x(turn), y: scale.y(gold) }));
  const every = Math.ceil(markerRoom / (scale.x(1) - scale.x(0)));
  const path = points
    .map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('');
  return (
    <g className="gof-line" data-seat={number}>
      <path className="gof-line-path" d={path} pathLength="1" />
      {points
        .filter((_, turn) => turn % every === 0)
        .map(({ x, y }) => (
          <Marker key={x} number={number} x={x} y={y} />
        ))}
    </g>
  );
}

/** Each line's name at its end, moved apart where lines end close together. */
function Names({ standings, scale }: ChartProps & { readonly scale: Scale }) {
  const scene = useScene();
  let lowest = 0;
  return standings.map(({ seat, history }) => {
    const wished = scale.y(history.at(-1) ?? 0);
    const y = Math.max(wished, lowest);
    lowest = y + nameHeight;
    const number = scene.view.seats.indexOf(seat) + 1;
    const x = scale.x(scale.turns) + 14;
    return (
      <g key={seat} className="gof-line-name" data-seat={number}>
        <Marker number={number} x={x} y={y} />
        <text x={x + 10} y={y + 4.5}>
          {nameOf(scene, seat)}
        </text>
      </g>
    );
  });
}
