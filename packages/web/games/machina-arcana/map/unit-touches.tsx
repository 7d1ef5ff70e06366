import { memo } from 'react';
import { Touchable } from '../../../parts/drawing/touchable.tsx';
import type { Figure } from './figures.tsx';
import { middleOfLarge, side, translated } from './plane.ts';

type UnitTouchesProps = {
  readonly figures: readonly Figure[];
  readonly watched: string | null;
  readonly onUnit: (unit: string) => void;
};

/** Whoever is on the map can be touched, to know more. With keys they are reached beside the map. */
export const UnitTouches = memo(function UnitTouches({ figures, watched, onUnit }: UnitTouchesProps) {
  return figures.map(({ id, space, size, label }) => (
    <Touchable
      key={id}
      className="ma-unit-touch"
      spot={`unit ${id}`}
      label={label}
      tabIndex={-1}
      isPressed={id === watched}
      onTouch={() => onUnit(id)}
    >
      <circle r={(side * size) / 2} transform={translated(middleOfLarge(space, size))} />
    </Touchable>
  ));
});
