import inter from '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf?inline';

const SLICES = import.meta.glob<string>(
  '/node_modules/@fontsource/noto-sans-sc/files/noto-sans-sc-1[01][0-9]-400-normal.woff',
  { query: '?inline', import: 'default' },
);

export function interFont(): Promise<Uint8Array> {
  return decodeDataUrl(inter);
}

/** One of the parts 100 to 119. */
export async function chineseFont(part: number): Promise<Uint8Array> {
  const load = Object.entries(SLICES).find(([path]) => path.includes(`-sc-${part}-`))?.[1];
  if (!load) throw new Error(`no part ${part}`);
  return decodeDataUrl(await load());
}

async function decodeDataUrl(dataUrl: string): Promise<Uint8Array> {
  return new Uint8Array(await (await fetch(dataUrl)).arrayBuffer());
}
