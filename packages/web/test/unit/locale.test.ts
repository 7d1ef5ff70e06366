import { afterEach, expect, test, vi } from 'vitest';
import { settings } from '../../settings/settings.ts';
import { localeOf } from '../../text/time.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('dates and times are written as the owner of the browser writes the language', () => {
  vi.stubGlobal('navigator', { languages: ['de-AT', 'en-GB', 'en', 'it'] });
  expect(localeOf('en')).toBe('en-GB');
  expect(localeOf('it')).toBe('it');
  expect(localeOf('pt')).toBe('pt');
  const half = new Intl.DateTimeFormat(localeOf('en'), { timeStyle: 'short', timeZone: 'UTC' });
  expect(half.format(21.5 * 3_600_000)).toBe('21:30');
});

test('the light is as the device has it, unless somebody chose another', () => {
  expect(settings.get().theme).toBe('system');
});
