import { useRef } from 'react';
import { useWidth } from '../../../parts/use-width.ts';
import type { View } from '../game.ts';
import { playerName, seatNumber, useScene } from '../scene.ts';

const margin = { left: 28, right: 92, top: 14, bottom: 26 };
const high = 240;
const nameHeight = 18;

/** Where rounds and valor lie on the paper. */
type Scale = {
  readonly wide: number;
  readonly rounds: number;
  readonly most: number;
  readonly x: (round: number) => number;
  readonly y: (valor: number) => number;
};

function scaleOf(ledger: readonly (readonly number[])[], wide: number): Scale {
  const rounds = Math.max(1, ledger.length);
  const most = Math.max(5, ...ledger.flat());
  return {
    wide,
    rounds,
    most,
    x: (round) => margin.left + (round / rounds) * (wide - margin.left - margin.right),
    y: (valor) => high - margin.bottom - (valor / most) * (high - margin.top - margin.bottom),
  };
}

/** Everybody's valor after each round, and after the last one, which the win cut short. */
export const ledgerToTheEnd = ({ ledger, heroes }: Pick<View, 'ledger' | 'heroes'>): View['ledger'] => [
  ...ledger,
  heroes.map(({ valor }) => valor),
];

/** Everybody's valor over the rounds, a line each; lines differ in colour and dashes, and end with a name. */
export function ValorChart() {
  const scene = useScene();
  const { own, view } = scene;
  const paper = useRef<HTMLDivElement>(null);
  const ledger = ledgerToTheEnd(view);
  const scale = scaleOf(ledger, Math.max(260, useWidth(paper) ?? 600));
  const lines = view.heroes
    .map((hero, place) => ({ hero, values: [0, ...ledger.map((row) => row[place] ?? 0)] }))
    .toSorted((one, other) => (other.values.at(-1) ?? 0) - (one.values.at(-1) ?? 0));
  const [leader] = lines;
  const says =
    leader === undefined
      ? ''
      : own.valorByRoundSays(ledger.length, playerName(scene, leader.hero.seat), leader.values.at(-1) ?? 0);
  return (
    <div ref={paper}>
      <svg
        className="wa-valor-chart"
        viewBox={`0 0 ${scale.wide} ${high}`}
        role="img"
        aria-label={`${own.valorByRound}. ${says}`}
      >
        <Axes scale={scale} />
        <Lines lines={lines} scale={scale} />
      </svg>
    </div>
  );
}

type LinesProps = {
  readonly lines: readonly {
    readonly hero: ReturnType<typeof useScene>['view']['heroes'][number];
    readonly values: readonly number[];
  }[];
  readonly scale: Scale;
};

/** The lines, with their names moved apart where they end close together. */
function Lines({ lines, scale }: LinesProps) {
  const scene = useScene();
  let lowest = 0;
  return lines.map(({ hero, values }) => {
    const y = Math.max(scale.y(values.at(-1) ?? 0), lowest);
    lowest = y + nameHeight;
    const path = values
      .map(
        (valor, round) =>
          `${round === 0 ? 'M' : 'L'}${scale.x(round).toFixed(1)} ${scale.y(valor).toFixed(1)}`,
      )
      .join('');
    return (
      <g key={hero.seat} className="wa-valor-line" data-seat={seatNumber(scene, hero.seat)}>
        <path d={path} />
        <text x={scale.x(scale.rounds) + 10} y={y + 4.5}>
          {playerName(scene, hero.seat)}
        </text>
      </g>
    );
  });
}

const stepFor = (most: number): number => [1, 2, 5, 10, 20, 50].find((step) => most / step <= 6) ?? 100;

const upTo = (most: number, step: number): readonly number[] =>
  Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => index * step);

const Axes = ({ scale }: { readonly scale: Scale }) => (
  <g className="wa-valor-axes">
    {upTo(scale.most, stepFor(scale.most)).map((valor) => (
      <g key={valor}>
        <path d={`M${margin.left} ${scale.y(valor)}H${scale.wide - margin.right}`} />
        <text x={margin.left - 8} y={scale.y(valor) + 4} textAnchor="end">
          {valor}
        </text>
      </g>
    ))}
    {upTo(scale.rounds, stepFor(scale.rounds))
      .slice(1)
      .map((round) => (
        <text key={round} x={scale.x(round)} y={high - 6} textAnchor="middle">
          {round}
        </text>
      ))}
  </g>
);
