import { expect, test } from 'vitest';
import { adviceFrom } from '../../table/prompt/advice.ts';

const considered = (picked: string, visits: number, worth: number) => ({ picked: [picked], visits, worth });

test('answers that come out about alike are not ranked', () => {
  const advice = adviceFrom([
    considered('trample', 135, 0.421),
    considered('ward', 20, 0.409),
    considered('skewer', 125, 0.423),
    considered('stumble', 20, 0.3),
  ]);
  expect(advice?.best).toEqual(['trample']);
  expect(advice?.equals).toEqual([['skewer'], ['ward']]);
  expect(advice?.imagined).toBe(300);
});

test('an answer that was hardly tried is not said to be as good', () => {
  const advice = adviceFrom([considered('trample', 297, 0.42), considered('skewer', 3, 0.5)]);
  expect(advice?.equals).toEqual([]);
  expect(advice?.isOnly).toBe(false);
});

test('without a thought there is no advice', () => {
  expect(adviceFrom([])).toBeNull();
});
