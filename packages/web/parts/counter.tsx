import { useEffect, useRef, useState } from 'react';
import { speedOf } from './motion.ts';

const duration = 650;

type CounterProps = { readonly value: number; readonly className?: string };

/** A number that counts to its new value instead of jumping there. */
export function Counter({ value, className = '' }: CounterProps) {
  const element = useRef<HTMLSpanElement>(null);
  const shownNow = useRef(value);
  const [shown, setShown] = useState(value);

  useEffect(() => {
    const from = shownNow.current;
    const time = duration * (element.current === null ? 0 : speedOf(element.current));
    const began = performance.now();
    let frame = 0;
    const step = (now: number) => {
      const part = time === 0 ? 1 : Math.min(1, (now - began) / time);
      shownNow.current = Math.round(from + (value - from) * part);
      setShown(shownNow.current);
      if (part < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [value]);

  return (
    <span ref={element} className={`counter ${className}`}>
      {shown}
    </span>
  );
}
