/** How fast things move: a factor on every duration, 0 for people who want no motion. Set by the page as `--speed`. */
export function speedOf(element: Element): number {
  const set = Number.parseFloat(getComputedStyle(element).getPropertyValue('--speed'));
  return Number.isFinite(set) ? set : 1;
}
