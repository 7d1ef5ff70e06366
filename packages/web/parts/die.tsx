import { useEffect, useRef, useState } from 'react';
import './die.css';
import { speedOf } from './motion.ts';

/** Where the pips of each face lie, on a square of 100. */
const pips: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [],
  [[50, 50]],
  [
    [28, 28],
    [72, 72],
  ],
  [
    [27, 27],
    [50, 50],
    [73, 73],
  ],
  [
    [28, 28],
    [72, 28],
    [28, 72],
    [72, 72],
  ],
  [
    [27, 27],
    [73, 27],
    [50, 50],
    [27, 73],
    [73, 73],
  ],
  [
    [28, 24],
    [72, 24],
    [28, 50],
    [72, 50],
    [28, 76],
    [72, 76],
  ],
];

const tumble = 720;
const turns = 7;

type DieProps = {
  readonly value: number;
  /** A later die lands a little later. */
  readonly place?: number;
  /** It is being rolled: it tumbles before it shows its value. */
  readonly isRolling?: boolean;
  /** Its pips count for nothing. */
  readonly isVoid?: boolean;
};

/** A six-sided die, lying as it fell. */
export function Die({ value, place = 0, isRolling = false, isVoid = false }: DieProps) {
  const { element, shown } = useTumble(value, place, isRolling);
  return (
    <svg ref={element} className={`die ${isVoid ? 'is-void' : ''}`} viewBox="0 0 100 100" aria-hidden="true">
      <rect className="die-side" x="3" y="5" width="94" height="93" rx="18" />
      <rect className="die-face" x="3" y="2" width="94" height="92" rx="18" />
      {(pips[shown] ?? []).map(([x, y]) => (
        <circle className="die-pip" key={`${x}-${y}`} cx={x} cy={y - 2} r="9.5" />
      ))}
    </svg>
  );
}

/** Throws the die, when it is rolled: other faces come up, and it lands on its own. */
function useTumble(value: number, place: number, isRolling: boolean) {
  const element = useRef<SVGSVGElement>(null);
  const [passing, setPassing] = useState<number | null>(null);
  useEffect(() => {
    const die = element.current;
    const time = die === null || !isRolling ? 0 : (tumble + place * 60) * speedOf(die);
    if (die === null || time === 0) return;
    const side = place % 2 === 0 ? 1 : -1;
    const fall = die.animate(
      [
        { transform: `translate(${side * 26}px, -54px) rotate(${side * -420}deg) scale(1.25)`, opacity: 0.4 },
        { transform: `translate(${side * -5}px, 4px) rotate(${side * 22}deg)`, opacity: 1, offset: 0.72 },
        { transform: 'none', opacity: 1 },
      ],
      { duration: time, easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)' },
    );
    let turn = 0;
    const timer = setInterval(() => {
      turn += 1;
      setPassing(turn >= turns ? null : ((value + turn * 2 + place) % 6) + 1);
      if (turn >= turns) clearInterval(timer);
    }, time / 10);
    return () => {
      fall.cancel();
      clearInterval(timer);
      setPassing(null);
    };
  }, [value, place, isRolling]);
  return { element, shown: passing ?? value };
}
