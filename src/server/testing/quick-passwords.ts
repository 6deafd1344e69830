import { Passwords } from '../areas/accounts/passwords.ts';

/**
 * The hashes of a run of tests protect nobody. Thousands of sign-ins with the real cost would take a
 * tenth of its time.
 */
export const quickPasswords = new Passwords(undefined, {
  memoryCost: 64,
  timeCost: 1,
  parallelism: 1,
});
