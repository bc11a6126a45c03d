/**
 * Loaded into the server's process (`--import`): what each request takes from its arrival until its answer was handed over, and
 * how late the event loop comes round meanwhile. Read and reset over a port of its own (`METER_PORT`).
 */
import { subscribe } from 'node:diagnostics_channel';
import { createServer } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

/** What the histogram counts of a loop that is never late: the rest between two looks. */
const RESOLUTION_MS = 1;

if (isMainThread) {
  const begun = new WeakMap();
  let times = {};
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  subscribe('http.server.request.start', ({ request }) => begun.set(request, performance.now()));
  subscribe('http.server.response.finish', ({ request }) => {
    const from = begun.get(request);
    const path = request.url.split('?')[0];
    if (from === undefined || !path.startsWith('/api/')) return;
    times[path] ??= [];
    times[path].push(performance.now() - from);
  });
  const late = (nanoseconds) => Math.max(0, nanoseconds / 1e6 - RESOLUTION_MS);
  createServer((_, response) => {
    const told = {
      times,
      delay: { p50: late(delay.percentile(50)), p99: late(delay.percentile(99)), worst: late(delay.max) },
    };
    response.end(JSON.stringify(told));
    times = {};
    delay.reset();
  })
    .listen(Number(process.env.METER_PORT), '127.0.0.1')
    .unref();
}
