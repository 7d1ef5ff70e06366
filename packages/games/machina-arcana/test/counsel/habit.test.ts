/** What explorers do without thinking long. */
import { habitQuestion, thinkingChance } from '@tavolo/kernel';
import { expect } from 'vitest';
import { machinaArcana } from '../../game.ts';
import type { MachinaKinds } from '../../kinds.ts';
import { type HallScene, rule } from '../table.ts';

/** The answer to the first open question. */
function habitOf({ match }: HallScene): readonly string[] {
  const asked = match.firstAsked;
  const habit = machinaArcana.counsel?.habit;
  if (asked === null || habit === undefined) throw new Error('nobody is asked, or nobody knows better');
  return habit(habitQuestion<MachinaKinds>(match.state, asked, asked.from()), thinkingChance('habit'));
}

const floor = (face: string) => ({ tiles: [{ face, column: 0, row: 0 }], now: {}, tokens: {} });

rule(
  'an explorer that can pay for the chapter space activates it',
  { ana: { explorer: 'prys', at: '1,7', essence: 3 } },
  (scene) => {
    scene.takesTurns();
    expect(habitOf(scene)).toEqual(['activate:0,7']);
  },
  { chapter: 'the-cold-stair' },
);

rule(
  'an explorer that cannot pay for the story fetches essence from a chest',
  { ana: { explorer: 'prys', at: '1,0', essence: 0 } },
  (scene) => {
    scene.takesTurns();
    expect(habitOf(scene)).toEqual(['activate:0,0']);
  },
  { chapter: 'the-cold-stair' },
);

const heart = { 'heart-engine': { at: '4,4', health: 3 }, 'brine-gnawer': { at: '2,3' } };

for (const [closed, target] of [
  [['4,0', '0,4', '9,4'], 'unit:heart-engine'],
  [['4,0', '0,4'], 'unit:brine-gnawer'],
] as const)
  rule(
    `with ${closed.length} of 3 valves closed an explorer beside both strikes at ${target}`,
    { ana: { explorer: 'thornquist', at: '3,4', essence: 0, stamina: 2 } },
    (scene) => {
      scene.takesTurns();
      expect(habitOf(scene)).toEqual(['use:thornquist:spanner-and-fist']);
      scene.acts('ana', 'use:thornquist:spanner-and-fist');
      expect(habitOf(scene)).toEqual([target]);
    },
    {
      ...floor('end-drowned-engine'),
      chapter: 'the-drowned-engine',
      monsters: heart,
      tokens: Object.fromEntries(closed.map((valve) => [valve, 'explored'])),
      ...{ white: [0], black: [0] },
    },
  );
