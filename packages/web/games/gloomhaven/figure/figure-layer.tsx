import { type CSSProperties, useMemo } from 'react';
import { Touchable } from '../../../parts/drawing/touchable.tsx';
import { useRoving } from '../../../parts/drawing/use-roving.ts';
import type { FigureView } from '../game.ts';
import { Glyph } from '../glyph.tsx';
import { useInspect } from '../inspecting.ts';
import { isHexLit } from '../lit.ts';
import { centreOf, hexOutline, type Orientation, side } from '../map/plane.ts';
import { figureName, hasActed, type Scene, useScene } from '../scene.ts';
import { bonusOf } from './bonus.ts';
import { ExpectedShown } from './expected-shown.tsx';
import { Standee, StandeeNumbers } from './standee.tsx';
import { useGait } from './use-gait.ts';

/** Everybody on the map. Touching a lit figure answers the question; touching any other shows details about it. */
export function FigureLayer({ orientation }: { readonly orientation: Orientation }) {
  const { view } = useScene();
  const inOrder = useMemo(
    () =>
      [...view.figures].sort(
        (one, other) => centreOf(one.hex, orientation)[1] - centreOf(other.hex, orientation)[1],
      ),
    [view.figures, orientation],
  );
  const spots = useMemo(
    () => inOrder.map(({ id, hex }) => ({ id, at: centreOf(hex, orientation) })),
    [inOrder, orientation],
  );
  const roving = useRoving(spots);
  return (
    <g className="gh-figures">
      {inOrder.map((figure) => (
        <OnMap key={figure.id} figure={figure} orientation={orientation} roving={roving} />
      ))}
    </g>
  );
}

type OnMapProps = {
  readonly figure: FigureView;
  readonly orientation: Orientation;
  readonly roving: ReturnType<typeof useRoving>;
};

function OnMap({ figure, orientation, roving }: OnMapProps) {
  const scene = useScene();
  const inspect = useInspect();
  const { id, kind, rank, side: camp, hex } = figure;
  const body = useGait(figure, scene.now?.fact ?? null, orientation);
  const lit = scene.lit.get(id);
  const tell = () => inspect({ is: 'figure', id });
  const marks = `${lit === undefined ? '' : 'is-lit'} ${scene.view.turn?.figure === id ? 'is-acting' : ''}`;
  return (
    <g
      ref={body}
      className={`gh-on-map is-${kind} is-${rank} ${hasActed(scene, figure) ? 'has-acted' : ''}`}
      data-passed={lit === undefined && isHexLit(scene.lit, hex)}
      style={placedOn(hex, orientation)}
      data-class={classOf(scene, figure)}
    >
      <Touchable
        className={`gh-figure ${marks} is-${kind} is-of-${camp}`}
        spot={id}
        option={lit?.option}
        label={labelOf(scene, figure)}
        tabIndex={roving.tabIndexOf(id)}
        isPressed={lit?.isPicked ?? undefined}
        onTouch={lit?.pick ?? tell}
        onMore={tell}
        onKey={roving.onKey(id)}
      >
        <path className="gh-figure-hex" d={hexOutline(side - 4, orientation)} />
        {lit === undefined ? null : <Glyph name="gh/targets" size={104} y={-4} className="is-reticle" />}
        <Standee figure={figure} />
      </Touchable>
      <Numbers figure={figure} />
      <ExpectedShown figure={figure} />
    </g>
  );
}

/** What stands below a figure. */
function Numbers({ figure }: Pick<OnMapProps, 'figure'>) {
  const scene = useScene();
  return (
    <StandeeNumbers
      figure={figure}
      letter={scene.texts.name(figure.type).charAt(0)}
      shield={bonusOf(scene, figure, 'shield')}
      retaliate={bonusOf(scene, figure, 'retaliate')}
    />
  );
}

function placedOn(hex: string, orientation: Orientation): CSSProperties {
  const [x, y] = centreOf(hex, orientation);
  return { transform: `translate(${x}px, ${y}px)` };
}

/** What touching it does, what an attack on it is expected to be, and how it fares. */
function labelOf(scene: Scene, figure: FigureView): string {
  const lit = scene.lit.get(figure.id);
  const blow = scene.blows.get(figure.id);
  if (lit === undefined) return said(scene, figure);
  return [lit.label, ...(blow === undefined ? [] : [scene.own.expected(blow)]), said(scene, figure)].join(
    '. ',
  );
}

/** Whose colour it wears: its own class, or that of its summoner. */
function classOf({ view }: Scene, { kind, type, owner }: FigureView): string | undefined {
  if (kind === 'character') return type;
  return view.heroes.find(({ id }) => id === owner)?.class;
}

/** A figure as it is read out. */
const said = (scene: Scene, figure: FigureView): string =>
  scene.own.figure({
    name: figureName(scene, figure.id),
    hp: figure.hp,
    maxHp: figure.maxHp,
    shield: bonusOf(scene, figure, 'shield'),
    retaliate: bonusOf(scene, figure, 'retaliate'),
    conditions: figure.conditions.map(({ is }) => scene.texts.condition(is)),
  });
