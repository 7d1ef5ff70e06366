import { expect, test } from 'vitest';
import { me } from '../../text/it/pages.ts';

test.each([
  ['8 nov 2026', 'dall’8 nov 2026'],
  ['11 nov 2026', 'dall’11 nov 2026'],
  ['18 nov 2026', 'dal 18 nov 2026'],
  ['1 nov 2026', 'dal 1 nov 2026'],
])('a device known since %s is told with the article that the number asks for', (date, said) => {
  expect(me.since(date)).toBe(said);
});
