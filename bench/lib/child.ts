import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { BenchContext } from '../harness.ts';

const PROCESSES = join(import.meta.dirname, '../processes');

/** Starts a process from bench/processes/ that answers each message with one message. */
export class Child {
  readonly #process: ChildProcess;
  readonly #ended: Promise<unknown>;

  constructor(
    script: string,
    { defer }: Pick<BenchContext, 'defer'>,
    options: { env?: NodeJS.ProcessEnv; nodeFlags?: readonly string[] } = {},
  ) {
    this.#process = fork(join(PROCESSES, script), {
      execArgv: ['--disable-warning=ExperimentalWarning', ...(options.nodeFlags ?? [])],
      env: { ...process.env, ...options.env },
      serialization: 'advanced',
    });
    this.#ended = once(this.#process, 'exit');
    defer(() => this.stop());
  }

  get pid(): number {
    return this.#process.pid ?? 0;
  }

  async request<Answer>(message: object): Promise<Answer> {
    const answered = once(this.#process, 'message');
    this.#process.send(message);
    const ended = this.#ended.then(() => [{ error: `${this.#process.spawnargs.at(-1)} ended` }]);
    const [answer] = (await Promise.race([answered, ended])) as [Answer | { error: string }];
    if (typeof answer === 'object' && answer !== null && 'error' in answer) {
      throw new Error(answer.error);
    }
    return answer;
  }

  async stop(): Promise<void> {
    if (this.#process.connected) this.#process.disconnect();
    await this.#ended;
  }
}
