import { Passwords } from '../areas/accounts/passwords.ts';

/**
 * Hashes in tests protect nobody. Thousands of sign-ins at the real cost would take a tenth of a
 * run's time.
 */
export const quickPasswords = new Passwords(undefined, {
  memoryCost: 64,
  timeCost: 1,
  parallelism: 1,
});
