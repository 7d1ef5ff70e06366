import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Size } from './camera.ts';

/** How large an element is, kept up to date; `null` before it is laid out. */
export function useSize(element: RefObject<Element | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null);
  useEffect(() => {
    if (element.current === null) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry === undefined) return;
      const { width, height } = entry.contentRect;
      const seen = { width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height)) };
      // At once: no frame shows a drawing that was made for another size.
      flushSync(() => setSize(seen));
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
