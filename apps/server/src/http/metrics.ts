import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Ports } from '../platform/ports.ts';

/** What a server counts of itself, for Prometheus. */
export type Metrics = {
  readonly contentType: string;
  /** Counts an answer: its route as it is registered, and the seconds it took. */
  observe(method: string, route: string, status: number, seconds: number): void;
  /** Everything as text, in the form of `contentType`. */
  read(): Promise<string>;
};

export function createMetrics({ queue }: Ports): Metrics {
  const registry = new Registry();
  const durations = new Histogram({
    name: 'garden_request_seconds',
    help: 'Time from request to answer, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  new Gauge({
    name: 'garden_oldest_job_seconds',
    help: 'Age of the oldest waiting job',
    registers: [registry],
    async collect() {
      this.set(await queue.oldestWaiting());
    },
  });
  const all = Registry.merge([metricsOfProcess(), registry]);
  return {
    contentType: all.contentType,
    observe: (method, route, status, seconds) => durations.observe({ method, route, status }, seconds),
    read: () => all.metrics(),
  };
}

let ofProcess: Registry | undefined;

/**
 * Memory, collector and event loop of the process. They are watched once, however many servers it holds: nothing ends
 * these watches, and each costs every server of the process time at each collection.
 */
function metricsOfProcess(): Registry {
  if (!ofProcess) {
    ofProcess = new Registry();
    collectDefaultMetrics({ register: ofProcess });
  }
  return ofProcess;
}
