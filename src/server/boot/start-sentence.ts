import { isDatabaseTrouble, isDiskFull } from '../../db/database-trouble.ts';
import { StartupError } from '../../db/startup-error.ts';

/**
 * The sentence for an operator whose startup failed; undefined if only the error itself can explain
 * it.
 */
export function startSentence(error: unknown): string | undefined {
  const message = error instanceof Error ? error.message : String(error);
  // PostgreSQL's own tools report it as text.
  if (isDiskFull(error) || /No space left on device/.test(message)) {
    return 'The disk is full: free up space for DATA_DIR, the checkout and your PostgreSQL, or choose another DATA_DIR.';
  }
  if (error instanceof StartupError) return message;
  if (!isDatabaseTrouble(error)) return undefined;
  return `The database connection was lost during startup (${message}): make sure the database is running, then start again.`;
}
