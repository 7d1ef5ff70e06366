import type { Ordeal, OrdealResult } from './faults.ts';

/** Every broken promise, in words: empty when the server has kept them all. */
export function violations(
  { audit, shownOtherwise, soundness, troubles, kills }: OrdealResult,
  wanted: number,
): readonly string[] {
  return [
    ...audit.lost.map((key) => `lost: ${key}`),
    ...audit.twice.map((key) => `stored twice: ${key}`),
    ...audit.unsent.map((key) => `stored, but not sent: ${key}`),
    ...audit.miscounted,
    ...audit.unended.map((table) => `not ended: ${table}`),
    ...audit.damaged.map((what) => `does not replay: ${what}`),
    ...shownOtherwise.map((what) => `shown differently from what is stored: ${what}`),
    ...(soundness === 'ok' ? [] : [`the database is not sound: ${soundness}`]),
    ...(kills < wanted ? [`only ${kills} of ${wanted} kills in time`] : []),
    ...troubles,
  ];
}

/** The result of a run, for people to read. */
export function reportText(ordeal: Ordeal, outcome: OrdealResult): string {
  const { ledger, audit, kills, seconds, shownOtherwise, soundness } = outcome;
  const answers = [...ledger.answers.values()];
  const done = answers.filter(({ fate }) => fate === 'done').length;
  const { stored, notStored } = ledger.inFlight;
  const ended = ledger.opened.size - audit.unended.length;
  const rows = [
    ['kills', `${kills} with ${ordeal.tables} tables at once, seed ${ordeal.seed}, ${seconds.toFixed(0)} s`],
    [
      'answers',
      `${done} acknowledged, ${audit.lost.length} lost, ${audit.twice.length} twice, ${audit.unsent.length} never sent`,
    ],
    [
      'in flight',
      `${stored + notStored} sent again after a kill: ${stored} had been stored, ${notStored} had not`,
    ],
    [
      'besides',
      `${doneOf(ledger.undos)} undos and ${doneOf(ledger.said)} lines of chat acknowledged, ${audit.miscounted.length} miscounted`,
    ],
    ['tables', `${ledger.opened.size} opened, ${ended} ended, ${audit.damaged.length} do not replay`],
    ['shown', `${ledger.lastShown.length} last sights, ${shownOtherwise.length} other than stored`],
    ['reconnects', returnsText(outcome)],
    ['database', soundness],
  ];
  return rows.map(([name = '', text]) => `${name.padEnd(11)} ${text}`).join('\n');
}

const doneOf = (list: readonly { readonly isDone: boolean }[]): number =>
  list.filter(({ isDone }) => isDone).length;

function returnsText({ ledger: { returns } }: OrdealResult): string {
  const asked = returns.filter(({ wasAsked }) => wasAsked);
  const same = asked.filter(({ isSame }) => isSame).length;
  return [
    `${returns.length} until the match was shown again`,
    `since the server listened ${spread(returns.map(({ sinceListening }) => sinceListening))}`,
    `since the line was open ${spread(returns.map(({ sinceOpen }) => sinceOpen))}`,
    `${same} of ${asked.length} open questions asked again, the others answered or taken back`,
  ].join(`\n${' '.repeat(12)}`);
}

function spread(times: readonly number[]): string {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number): string =>
    `${(sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(0)} ms`;
  return `p50 ${at(0.5)}, p99 ${at(0.99)}, at most ${at(1)}`;
}
