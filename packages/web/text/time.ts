import type { Language } from '@tavolo/language';

/** How the browser's owner writes a language: `en-GB` rather than `en`, which is American. */
export const localeOf = (language: Language): string => {
  const wanted = typeof navigator === 'undefined' ? [] : navigator.languages;
  return wanted.find((tag) => tag.toLowerCase().split('-')[0] === language) ?? language;
};

const steps = [
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3600 },
  { unit: 'minute', seconds: 60 },
] as const;

/** How long ago something was, in words: `2 minutes ago`, `now`. */
export function agoIn(language: Language, when: number, now: number): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' });
  const seconds = Math.max(0, Math.round((now - when) / 1000));
  const step = steps.find((one) => seconds >= one.seconds);
  return step === undefined
    ? format.format(0, 'second')
    : format.format(-Math.floor(seconds / step.seconds), step.unit);
}

/** When something will be, in words: `in 3 minutes`. */
export function inTime(language: Language, when: number, now: number): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'always', style: 'long' });
  const seconds = Math.max(1, Math.ceil((when - now) / 1000));
  const step = steps.find((one) => seconds >= one.seconds);
  return step === undefined
    ? format.format(seconds, 'second')
    : format.format(Math.ceil(seconds / step.seconds), step.unit);
}

/** So many seconds, as short as can be: `3s`, `3 s`. */
export const secondsIn = (language: Language, seconds: number): string =>
  new Intl.NumberFormat(language, { style: 'unit', unit: 'second', unitDisplay: 'narrow' }).format(seconds);
