import { languages } from '@tavolo/language';
import { expect, test } from 'vitest';
import { secondsIn } from '../../text/time.ts';

test.each(languages)('seconds are counted in %s, in a few letters', (language) => {
  expect(secondsIn(language, 12)).toMatch(/^12\s?s$/);
});
