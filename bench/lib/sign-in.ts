import { DEMO_PASSWORD } from '../../src/server/areas/accounts/demo-accounts.ts';

/** The cookie of the paid demo account. */
export async function signIn(port: number): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/api/account/sign-in/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'paid@demo.example', password: DEMO_PASSWORD }),
  });
  const cookie = response.headers.getSetCookie()[0]?.split(';', 1)[0];
  if (!response.ok || !cookie) throw new Error(`signing in failed: ${await response.text()}`);
  return cookie;
}
