import { type Conformance, conform } from '@tavolo/kernel/conformance';
import { expect, test } from 'vitest';
import { conformance } from '../conformance.ts';
import { scenarioId } from '../content/words/cards.ts';
import { machinaArcana } from '../game.ts';
import type { MachinaKinds } from '../kinds.ts';
import { wornItems } from '../rules/units.ts';
import { survivor } from './campaign.ts';

/** What a run finds, and how many games it has played. */
function briefRun(subject: Conformance<MachinaKinds>, games: number) {
  const run = conform(subject, { games, seed: 'brief' });
  let turn = run.next();
  while (turn.done !== true) turn = run.next();
  return { findings: turn.value.findings, games: turn.value.games };
}

/** Enough to see that the suite holds; `npm run conformance` plays at length. */
test('Machina Arcana passes the conformance suite in a brief run', { timeout: 120_000 }, () => {
  expect(briefRun(conformance, 3)).toEqual({ findings: [], games: 3 });
});

test('ma/ending.10: a later scenario of a campaign passes it too', { timeout: 120_000 }, () => {
  const options = { campaign: true, scenario: scenarioId('ninth-toll'), duration: 'extra-quick' } as const;
  const survivors = [survivor('seat-2', 'crane', 'heartglass', 'needle-pistol')];
  const subject = {
    ...conformance,
    tables: [{ seats: 2, options, sheet: { survivors, fallen: [], removed: [] } }],
  };
  expect(briefRun(subject, 1)).toEqual({ findings: [], games: 1 });
});

test('over all the tables that are tried, survivors bring every item', () => {
  const brought = conformance.tables.flatMap(({ sheet }) =>
    (sheet?.survivors ?? []).flatMap((one) => [...wornItems(one), ...one.bag]),
  );
  expect(new Set(brought)).toEqual(new Set(machinaArcana.content.items.keys()));
});
