/** A line of Prometheus' text format without its name: labels and a number. */
export interface Sample {
  readonly labels?: Readonly<Record<string, string>>;
  readonly value: number;
}

export interface Metric {
  readonly name: string;
  readonly type: 'counter' | 'gauge';
  readonly help: string;
  readonly read: () => number | readonly Sample[];
}

/** What https://prometheus.io/docs/instrumenting/exposition_formats/ calls the text format. */
export const TEXT_FORMAT = 'text/plain; version=0.0.4; charset=utf-8';

export function exposeMetric({ name, type, help, read }: Metric): string {
  const now = read();
  const samples = typeof now === 'number' ? [{ value: now }] : now;
  return exposeFamily(
    name,
    type,
    help,
    samples.map((sample) => exposeSample(name, sample)),
  );
}

export function exposeFamily(
  name: string,
  type: string,
  help: string,
  lines: readonly string[],
): string {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines, ''].join('\n');
}

export function exposeSample(name: string, { labels = {}, value }: Sample): string {
  const pairs = Object.entries(labels).map(([key, text]) => `${key}="${escapeLabel(text)}"`);
  return `${name}${pairs.length > 0 ? `{${pairs.join(',')}}` : ''} ${value}`;
}

function escapeLabel(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
}
