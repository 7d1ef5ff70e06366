import type { Point } from '../../../parts/drawing/point.ts';
import type { Fact } from '../game.ts';
import { Glyph } from '../glyph.tsx';
import { modifierFace } from '../printed.ts';
import { figureOf, type Scene, useScene } from '../scene.ts';
import { centreOf, type Orientation } from './plane.ts';

/** What is told just now, where it happens: a number that rises, a token that falls, an arrow that flies. */
export function Happening({ orientation }: { readonly orientation: Orientation }) {
  const scene = useScene();
  const { now, told } = scene;
  if (now === null) return null;
  return (
    <g className="gh-happening" key={told.length}>
      <Shot scene={scene} fact={now.fact} orientation={orientation} />
      <Rising scene={scene} fact={now.fact} orientation={orientation} />
    </g>
  );
}

type Shown = { readonly scene: Scene; readonly fact: Fact; readonly orientation: Orientation };

const hexOfFigure = (scene: Scene, id: string): string | null => figureOf(scene, id)?.hex ?? null;

/** An attack: from whom, on whom. */
function Shot({ scene, fact, orientation }: Shown) {
  if (fact.is !== 'attack') return null;
  const [from, to] = [hexOfFigure(scene, fact.by), hexOfFigure(scene, fact.on)];
  if (from === null || to === null) return null;
  const [start, end] = [centreOf(from, orientation), centreOf(to, orientation)];
  return (
    <>
      <path className="gh-shot" pathLength={1} d={`M${start.join(' ')}L${end.join(' ')}`} />
      <g className="gh-strike" style={{ transform: `translate(${end[0]}px, ${end[1]}px)` }}>
        <circle r="26" />
        <Glyph name="gh/attack" size={34} y={-4} />
        <text y="20">{fact.value}</text>
      </g>
    </>
  );
}

type Rise = {
  readonly at: string | null;
  readonly glyph: string;
  readonly says: string;
  readonly tone: 'good' | 'bad' | 'plain';
};

/** A sign over a figure: what it suffers, gains or draws. */
function Rising({ scene, fact, orientation }: Shown) {
  const rise = riseOf(scene, fact);
  if (rise === null || rise.at === null) return null;
  const [x, y]: Point = centreOf(rise.at, orientation);
  return (
    <g className="gh-rise" data-tone={rise.tone} style={{ transform: `translate(${x}px, ${y - 30}px)` }}>
      <g className="gh-rise-body">
        <RisePlate tone={rise.tone} />
        <Glyph name={rise.glyph} size={26} x={rise.says === '' ? 0 : -18} y={-1} />
        <text x="12" y="8">
          {rise.says}
        </text>
      </g>
    </g>
  );
}

/** What harms has points like a burst, all else is round: so they are told apart without their colours. */
function RisePlate({ tone }: Pick<Rise, 'tone'>) {
  if (tone !== 'bad')
    return <rect className="gh-rise-plate" x="-40" y="-20" width="80" height="38" rx="19" />;
  return (
    <path
      className="gh-rise-plate"
      d="M-40 -20l10 3l8 -7l10 6l12 -8l10 8l12 -7l8 8l10 -3l4 20l-4 18l-10 -2l-8 7l-12 -6l-10 7l-12 -7l-10 6l-8 -7l-10 2l-5 -19z"
    />
  );
}

function riseOf(scene: Scene, fact: Fact): Rise | null {
  const at = (id: string) => hexOfFigure(scene, id);
  switch (fact.is) {
    case 'suffered':
      return { at: at(fact.figure), glyph: 'gh/damage', says: `−${fact.damage}`, tone: 'bad' };
    case 'healed':
      return { at: at(fact.figure), glyph: 'gh/heal', says: `+${fact.amount}`, tone: 'good' };
    case 'condition':
      return { at: at(fact.figure), glyph: `gh/${fact.condition}`, says: '', tone: 'plain' };
    case 'bonus':
      return { at: at(fact.figure), glyph: `gh/${fact.bonus}`, says: `+${fact.value}`, tone: 'good' };
    case 'xp':
      return { at: at(fact.figure), glyph: 'gh/xp', says: `+${fact.value}`, tone: 'good' };
    case 'coins-taken':
      return { at: at(fact.figure), glyph: 'gh/coin', says: `+${fact.count}`, tone: 'good' };
    case 'drawn':
      return {
        at: at(fact.by),
        glyph: 'gh/modifiers',
        says: fact.used.map((card) => modifierFace(scene.texts, card)).join(' '),
        tone: 'plain',
      };
    case 'died':
      return { at: at(fact.figure), glyph: 'gh/kill', says: '', tone: 'bad' };
    default:
      return null;
  }
}
