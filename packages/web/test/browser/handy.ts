import { expect } from 'vitest';
import type { AtTable } from './at-table.ts';
import { hiddenSides, overflowOf, smallTargets } from './measures.ts';
import { sizes } from './visitor.ts';

/** Whatever is asked or told now: the question is in sight, its answers are large enough, and nothing runs out of the page. */
export async function expectHandy(table: AtTable): Promise<void> {
  const { page, question, rematch } = table;
  expect(await overflowOf(page)).toBe(0);
  if (await rematch.isVisible()) return;
  const says = await question.innerText();
  const box = await question.boundingBox();
  expect(box?.y, says).toBeGreaterThanOrEqual(0);
  expect(box === null ? 0 : box.y + box.height, says).toBeLessThanOrEqual(sizes.phone.height);
  expect(await smallTargets(page, 44, '#prompt'), says).toEqual([]);
  expect(await smallTargets(page, 24), says).toEqual([]);
  await expectConfirmInSight(table);
}

/** Where what is picked must be confirmed: the whole button that does it can be seen and touched, above the toolbar. */
export async function expectConfirmInSight({ page, question, confirm }: AtTable): Promise<void> {
  if (!(await confirm.isVisible())) return;
  const says = await question.innerText();
  const [button, tools] = await Promise.all([
    confirm.boundingBox(),
    page.locator('.turn-tools').boundingBox(),
  ]);
  if (button === null || tools === null) return expect.fail(`there is no button or no toolbar: ${says}`);
  expect(button.y + button.height, says).toBeLessThanOrEqual(tools.y);
  expect(await hiddenSides(confirm), says).toEqual([]);
}
