import { spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';

/** A browser with its own engine, as far as a smoke test needs it. */
export interface Engine {
  readonly open: (url: string) => Promise<void>;
  /** Runs a function in the page; it can't use anything from the test's scope. */
  readonly evaluate: <Result, Arg = undefined>(
    run: (arg: Arg) => Result | Promise<Result>,
    arg?: Arg,
  ) => Promise<Result>;
  readonly resize: (width: number, height: number) => Promise<void>;
  /** Script errors since the last call; empty if the browser doesn't report them. */
  readonly takeErrors: () => readonly string[];
  readonly close: () => Promise<void>;
}

/** An expression that calls a function in a page and resolves with its result as JSON. */
export function callText(run: (arg: never) => unknown, arg: unknown): string {
  return `(async () => JSON.stringify(await (${String(run)})(${JSON.stringify(arg)}) ?? null))()`;
}

/** The path of the first installed program of these. */
export function findProgram(...names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return names
    .flatMap((name) =>
      name.startsWith('/') ? [name] : folders.map((folder) => join(folder, name)),
    )
    .find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

export interface Program {
  /** The first matching line of the program's output, as soon as it is printed. */
  readonly untilPrinted: (pattern: RegExp) => Promise<RegExpMatchArray>;
  readonly stop: () => Promise<void>;
}

export function startProgram(
  path: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Program {
  const child = spawn(path, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return {
    untilPrinted: (pattern) =>
      new Promise((resolve, reject) => {
        child.once('error', reject);
        void ended.then((code) => reject(new Error(`${path} ended with ${code}`)));
        for (const stream of [child.stdout, child.stderr]) {
          createInterface(stream).on('line', (line) => {
            const match = line.match(pattern);
            if (match) resolve(match);
          });
        }
      }),
    stop: async () => {
      child.kill();
      await ended;
    },
  };
}
