import type { Locator, Page } from 'playwright-core';

/** By how many pixels the page is wider than its window. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Something that can be touched, and how large it is. */
type Target = { readonly name: string; readonly width: number; readonly height: number };

/** What can be touched and is smaller than this in either direction, in pixels. Links within texts may be. */
export const smallTargets = (page: Page, least: number, within = 'body'): Promise<readonly Target[]> =>
  page.evaluate(
    ({ wanted, inside }) =>
      [...document.querySelectorAll(inside)]
        .flatMap((root) => [
          ...root.querySelectorAll('button, select, input, summary, [role="tab"], a.button'),
        ])
        .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        // A radio button or a switch is as large as its label, and what is only read out has no size.
        .map((element) => element.closest('label') ?? element)
        .map((element) => {
          const { width, height } = element.getBoundingClientRect();
          // What is laid around something small can be touched as well.
          const around = getComputedStyle(element, '::after');
          const isAround = around.content !== 'none' && around.position === 'absolute';
          return {
            name: (element.getAttribute('aria-label') ?? element.textContent ?? element.className).slice(
              0,
              60,
            ),
            width: Math.max(width, isAround ? Number.parseFloat(around.width) : 0),
            height: Math.max(height, isAround ? Number.parseFloat(around.height) : 0),
          };
        })
        .filter(({ width, height }) => width > 1 && Math.min(width, height) < wanted - 0.5),
    { wanted: least, inside: within },
  );

/** The sides of something that can't be touched, because they are out of the window, cut off or under something else. */
export const hiddenSides = (of: Locator): Promise<readonly string[]> =>
  of.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const [across, down] = [(left + right) / 2, (top + bottom) / 2];
    const sides = {
      top: [across, top + 1],
      bottom: [across, bottom - 1],
      left: [left + 1, down],
      right: [right - 1, down],
    } as const;
    return Object.entries(sides)
      .filter(([, [x, y]]) => !element.contains(document.elementFromPoint(x, y)))
      .map(([side]) => side);
  });
