import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What is counted and measured in one server. */
export type Metrics = ReturnType<typeof makeMetrics>;

const seconds = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10];

/** What is counted on demand. */
export type Counts = { readonly sockets: () => number; readonly tables: () => number };

/** Each server has numbers of its own, so that two in one process are not added together. */
export function makeMetrics(counts: Counts) {
  const registry = new Registry();
  const registers = [registry];
  return {
    registry,
    answers: new Counter({
      name: 'tavolo_answers_total',
      help: 'Answers by people and bots that were stored.',
      registers,
    }),
    refusals: new Counter({
      name: 'tavolo_refusals_total',
      help: 'Refusals, by name.',
      labelNames: ['name'],
      registers,
    }),
    ...gauges(counts, registers),
    appendSeconds: new Histogram({
      name: 'tavolo_append_seconds',
      help: 'Time until an entry is on the disk.',
      buckets: seconds,
      registers,
    }),
    thoughtSeconds: new Histogram({
      name: 'tavolo_bot_thought_seconds',
      help: 'Time that a bot spent waiting and thinking.',
      labelNames: ['outcome'],
      buckets: seconds,
      registers,
    }),
  };
}

const gauges = (counts: Counts, registers: Registry[]) => ({
  socketsOpen: new Gauge({
    name: 'tavolo_sockets_open',
    help: 'Open sockets.',
    registers,
    collect() {
      this.set(counts.sockets());
    },
  }),
  tablesLoaded: new Gauge({
    name: 'tavolo_tables_loaded',
    help: 'Tables in memory.',
    registers,
    collect() {
      this.set(counts.tables());
    },
  }),
});

/** Adds what Node reports about itself: memory, processor time, event loop lag. */
export const measureProcess = ({ registry }: Metrics): void => collectDefaultMetrics({ register: registry });
