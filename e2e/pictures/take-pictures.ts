// npm run pictures: takes the pictures of the README from the demo market.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type Page } from 'playwright-core';
import { ensureChromium } from '../../scripts/lib/chromium.mjs';
import { DEMO_PASSWORD } from '../../src/server/areas/accounts/demo-accounts.ts';
import { layoutDigest, PICTURES, RECORD, ROOT, type Picture } from './pictures.ts';

const PORT = 3999;
const ORIGIN = `http://localhost:${PORT}`;
const PATIENCE_MS = 300_000;

const folder = mkdtempSync(join(tmpdir(), 'parcurve-pictures-'));
const server = spawn(process.execPath, ['scripts/start.mjs'], {
  cwd: ROOT,
  env: { ...process.env, PORT: String(PORT), DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'warn' },
  stdio: ['ignore', 'inherit', 'inherit'],
});
const ended = once(server, 'exit');
try {
  await untilReady();
  const executablePath = ensureChromium();
  const browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
  });
  for (const picture of PICTURES) {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      locale: 'en-US',
      colorScheme: 'light',
    });
    await take(await context.newPage(), picture);
    await context.close();
  }
  await browser.close();
  const digests = PICTURES.map((picture) => [picture.file, layoutDigest(picture)]);
  writeFileSync(RECORD, `${JSON.stringify(Object.fromEntries(digests), null, 2)}\n`);
} finally {
  server.kill('SIGTERM');
  await ended;
  rmSync(folder, { recursive: true, force: true });
}

async function untilReady(): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  while (!(await isReady())) {
    if (server.exitCode !== null) throw new Error('The server ended instead of starting.');
    if (performance.now() > end) throw new Error('The server isn’t ready.');
    await sleep(500);
  }
}

function isReady(): Promise<boolean> {
  return fetch(`${ORIGIN}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function take(page: Page, { file, path, account }: Picture): Promise<void> {
  await page.request.post(`${ORIGIN}/api/account/sign-in/`, {
    data: { email: `${account}@demo.example`, password: DEMO_PASSWORD },
  });
  await page.goto(ORIGIN + path, { waitUntil: 'networkidle' });
  // Moving the mouse makes charts live at once.
  await page.mouse.move(1, 1);
  await sleep(2000);
  await page.screenshot({ path: join(ROOT, 'docs/pictures', file) });
  console.log(`docs/pictures/${file}`);
}
