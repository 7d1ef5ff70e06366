import { useEffect } from 'react';
import { useMedia, useSettings, useSpeed } from '../settings/use-settings.ts';
import type { Speed } from '../table/playback.ts';
import { useLanguage } from '../text/use-text.ts';

/** How much longer or shorter than usual movements take. */
const stretch: { readonly [S in Speed]: number } = { calm: 1.5, normal: 1, fast: 0.45, off: 0 };

/** Puts on the page what the settings say: light, language, size of texts, speed of movements. */
export function useLook(): void {
  const { theme, textSize } = useSettings();
  const language = useLanguage();
  const speed = useSpeed();
  const isDayOutside = useMedia('(prefers-color-scheme: light)');
  const isDay = theme === 'light' || (theme === 'system' && isDayOutside);
  useEffect(() => {
    const root = document.documentElement;
    root.lang = language;
    root.dataset.theme = isDay ? 'light' : 'dark';
    root.style.setProperty('--speed', String(stretch[speed]));
    root.style.fontSize = `${textSize}%`;
  }, [language, isDay, speed, textSize]);
}
