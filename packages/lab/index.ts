export { type SimulatedGame, simulatedGame, tallyOf } from './simulate/game.ts';
export { playRange, type SimulationJob } from './simulate/job.ts';
export { plainTally } from './simulate/plain-tally.ts';
export { runOnThreads, type Simulate } from './simulate/pool.ts';
export { type Findings, reportCsv, reportJson } from './simulate/report.ts';
export { spreadOf } from './simulate/statistics.ts';
export {
  type Mean,
  type SimulationSummary,
  seenIn,
  summaryOf,
  type ThingSummary,
} from './simulate/summary.ts';
export { gamesWon, type Tally, type TallyTable } from './simulate/tally.ts';
