import { Glyph } from '../../../parts/drawing/glyph.tsx';
import type { Level } from '../game.ts';
import { levelOutline } from '../map/level-shape.ts';
import './medallion.css';

type MedallionProps = {
  /** The id of a class, or the name of another icon of the game. */
  readonly emblem: string;
  readonly level: Level;
};

/** A portrait: an emblem within a ring that has the outline and the colour of a level. */
export const Medallion = ({ emblem, level }: MedallionProps) => (
  <svg className="wa-medallion" data-level={level} viewBox="-32 -32 64 64" aria-hidden="true">
    <path className="wa-medallion-ring" d={levelOutline(level, 25)} />
    <circle className="wa-medallion-face" r="19" />
    <Glyph name={`wa/${emblem}`} size={27} />
  </svg>
);
