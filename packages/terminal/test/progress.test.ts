import { languages } from '@tavolo/language';
import { describe, expect, it } from 'vitest';
import { ProgressLine } from '../console/progress.ts';
import { shellTexts } from '../text/shells.ts';
import { ScriptedTerminal } from './scripted-terminal.ts';
import { tavolo } from './tavolo.ts';

/** A terminal on which progress can be drawn. */
const drawing = (width: number): ScriptedTerminal =>
  Object.assign(new ScriptedTerminal([]), { progressWidth: width });

describe.each(languages)('progress in %s', (language) => {
  it('says how many games are done and won, and stays within one line', () => {
    for (const width of [30, 80]) {
      const terminal = drawing(width);
      const line = new ProgressLine(terminal, 200, (so) => shellTexts(language).sim.progress(so, 3));
      line.begin();
      line.show(200);
      line.clear();
      const drawn = terminal.warned
        .replaceAll('\x1b[K', '')
        .split('\r')
        .filter((text) => text !== '');
      for (const text of drawn) expect([...text].length, text).toBeLessThan(width);
      if (width === 80) expect(drawn.at(-1)).toMatch(/200\D+200?\D*3 /);
      expect(terminal.warned.endsWith('\r\x1b[K')).toBe(true);
    }
  });
});

it('where progress cannot be drawn, nothing but lines is written', async () => {
  const { code, warned } = await tavolo('sim gloomhaven --games 1 --seats random --workers 1');
  expect(code).toBe(0);
  expect(warned).toMatch(/^[\d.]+ games a (second|minute) on 1 thread\n$/);
});
