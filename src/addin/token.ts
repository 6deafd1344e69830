const KEY = 'parcurve-token';

export async function readToken(): Promise<string | null> {
  return OfficeRuntime.storage.getItem(KEY);
}

export async function storeToken(token: string): Promise<void> {
  await OfficeRuntime.storage.setItem(KEY, token);
}

export async function forgetToken(): Promise<void> {
  await OfficeRuntime.storage.removeItem(KEY);
}
