import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Metric } from './exposition.ts';

const NANOSECONDS = 1e9;

/** Metrics of the process, under the names that Node dashboards expect. */
export function processMetrics(): { metrics: readonly Metric[]; close: () => void } {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  const startedAt = Date.now() / 1000 - process.uptime();
  const metrics: Metric[] = [
    {
      name: 'process_cpu_seconds_total',
      type: 'counter',
      help: 'Processor time.',
      readSamples: () => {
        const { user, system } = process.cpuUsage();
        return (user + system) / 1e6;
      },
    },
    {
      name: 'process_resident_memory_bytes',
      type: 'gauge',
      help: 'Memory, that of the threads included.',
      readSamples: () => process.memoryUsage.rss(),
    },
    {
      name: 'process_start_time_seconds',
      type: 'gauge',
      help: 'When the process started.',
      readSamples: () => startedAt,
    },
    {
      name: 'nodejs_heap_size_used_bytes',
      type: 'gauge',
      help: 'Heap in use in the thread that serves.',
      readSamples: () => process.memoryUsage().heapUsed,
    },
    {
      name: 'nodejs_eventloop_lag_p99_seconds',
      type: 'gauge',
      help: 'How late the thread that serves was since the last reading.',
      readSamples: () => {
        const seconds = delay.percentile(99) / NANOSECONDS;
        delay.reset();
        return seconds;
      },
    },
  ];
  return { metrics, close: () => delay.disable() };
}
