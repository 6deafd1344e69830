/** Asks for the passkey of an account, as the second step of signing in. */
export function PasskeyStep() {
  return null;
}
