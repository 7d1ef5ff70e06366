import type { KeyboardEvent } from 'react';

/** The steps of keys from one link to the next. */
const steps: { readonly [key: string]: number } = { ArrowUp: -1, ArrowDown: 1 };

/**
 * Moves the focus among the rules that a log cites, so that the whole log is one stop of the Tab key: up and down from one
 * to the next, Home and End to the first and the last. Whoever comes into the log begins with what is in sight.
 */
export function toRuleByKey(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget: log } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const links = [...log.querySelectorAll<HTMLElement>('.rule-link')];
  const next = linkAt(key, links, log);
  if (next === undefined) return;
  event.preventDefault();
  next.focus({ preventScroll: true });
  next.scrollIntoView({ block: 'nearest' });
}

function linkAt(key: string, links: readonly HTMLElement[], log: HTMLElement): HTMLElement | undefined {
  if (key === 'Home') return links.at(0);
  if (key === 'End') return links.at(-1);
  const step = steps[key];
  if (step === undefined) return undefined;
  const { activeElement } = document;
  const from = activeElement instanceof HTMLElement ? links.indexOf(activeElement) : -1;
  if (from >= 0) return links[from + step];
  const inSight = links.filter((link) => isInSight(link, log));
  return step > 0 ? inSight.at(0) : inSight.at(-1);
}

function isInSight(link: HTMLElement, log: HTMLElement): boolean {
  const [{ top, bottom }, around] = [link.getBoundingClientRect(), log.getBoundingClientRect()];
  return top >= around.top && bottom <= around.bottom;
}
