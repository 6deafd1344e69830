import { Counter, Gauge, type Registry } from 'prom-client';

/** A value with its labels. */
export interface Sample {
  readonly labels?: Readonly<Record<string, string>>;
  readonly value: number;
}

export interface Metric {
  readonly name: string;
  readonly type: 'counter' | 'gauge';
  readonly help: string;
  /** The names of the labels that samples have. */
  readonly labelNames?: readonly string[];
  readonly readSamples: () => number | readonly Sample[];
}

/** Registers a metric that is read whenever all metrics are requested. */
export function registerMetric(registry: Registry, metric: Metric): void {
  const { name, type, help, labelNames = [], readSamples } = metric;
  const Figure = type === 'counter' ? Counter : Gauge;
  const figure = new Figure({
    name,
    help,
    labelNames,
    registers: [registry],
    collect() {
      const now = readSamples();
      const samples = typeof now === 'number' ? [{ value: now }] : now;
      figure.reset();
      for (const { labels = {}, value } of samples) figure.inc(labels, value);
    },
  });
}
