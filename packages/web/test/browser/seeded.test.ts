import { describe, expect, test } from 'vitest';
import { playNow } from './people.ts';
import { useBrowser } from './use-browser.ts';
import type { Visitor } from './visitor.ts';

describe('what is left to chance', () => {
  const { visitor, seed } = useBrowser();

  test('is the same in matches with the same seed, and in no others', async () => {
    const dealt: object[] = [];
    for (const named of ['one', 'other', 'one']) {
      seed(named);
      const guest = await visitor();
      await playNow(guest);
      dealt.push(firstViewOf(guest));
    }
    const [first, second, third] = dealt;
    expect(first).toEqual(third);
    expect(first).not.toEqual(second);
  });
});

/** The match as it was shown first. */
function firstViewOf({ heard }: Visitor): object {
  const news = heard.map((frame) => JSON.parse(frame)).find(({ is }) => is === 'sight');
  return news?.sight.view ?? expect.fail('the match was not shown');
}
