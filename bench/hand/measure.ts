import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { build } from 'vite';
import { root } from '../bench-app.ts';
import { median } from '../figures.ts';
import { SERVER, startProduct } from '../product.ts';

/** How often each press is measured, and how much slower than this machine. */
export type HandSize = { readonly rounds: number; readonly rates: readonly number[] };

export const FULL: HandSize = { rounds: 9, rates: [1, 4] };
export const QUICK: HandSize = { rounds: 3, rates: [4] };

/** From a press to the frame that shows what it asks for, in milliseconds; the medians. */
export type HandResult = {
  readonly press: string;
  /** The processor so many times slower. */
  readonly rate: number;
  readonly ours: number;
  readonly bare: number;
};

const DESK = { width: 1440, height: 900 };
const PATIENCE_MS = 20_000;
/** A demo team writes for weeks before its server is ready. */
const DEMO_MS = 600_000;
/** Until what a press leaves behind is done. */
const SETTLED_MS = 600;
const SIGN_IN = { email: 'maya@clearwater.example', password: 'grape-garden' };

/** What is pressed, and how the page tells that it shows what was asked for. */
type Press = {
  readonly name: string;
  readonly key: string;
  readonly isShown: string;
  readonly back?: string;
};

const openDiary = `document.querySelector('[data-diary-text]')?.dataset.diaryText`;

const presses: readonly Press[] = [
  { name: 'the next diary', key: 'j', isShown: `${openDiary} !== before.diary` },
  {
    name: 'the palette',
    key: 'Control+k',
    isShown: `document.querySelector('[role=listbox]') !== null`,
    back: 'Escape',
  },
];

/** The demo team’s feed on a desk, and beside it a bare page of React that shows the same text at each press. */
export async function measureHand({ rounds, rates }: HandSize): Promise<HandResult[]> {
  const data = await mkdtemp(join(tmpdir(), 'garden-bench-'));
  const product = await startProduct(
    SERVER,
    { DATA_DIR: data, GARDEN_DEMO: '1', RATE_LIMIT_SCALE: '1000' },
    DEMO_MS,
  );
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const context = await browser.newContext({ viewport: DESK, reducedMotion: 'reduce', bypassCSP: true });
    const results: HandResult[] = [];
    for (const rate of rates)
      for (const press of presses) {
        const { times, texts } = await pressOurs(
          context,
          `http://localhost:${product.port}`,
          press,
          rate,
          rounds,
        );
        const bare = await pressBare(context, texts, rate, rounds);
        results.push({ press: press.name, rate, ours: median(times), bare: median(bare) });
      }
    return results;
  } finally {
    await browser.close();
    await product.end();
    await rm(data, { recursive: true, force: true });
  }
}

async function pressOurs(
  context: BrowserContext,
  address: string,
  { key, isShown, back }: Press,
  rate: number,
  rounds: number,
): Promise<{ times: number[]; texts: string[] }> {
  const page = await context.newPage();
  const answer = await page.request.post(`${address}/api/user/login`, { data: SIGN_IN });
  const { data } = (await answer.json()) as { data: { token: string } };
  await page.addInitScript(`localStorage.setItem('token', '${data.token}')`);
  await page.goto(`${address}/home`);
  await page.locator('[data-diary-text]').waitFor();
  const times: number[] = [];
  const texts: string[] = [];
  await slow(page, rate);
  // The first fetches files and is not counted.
  for (let round = 0; round <= rounds; round += 1) {
    await page.waitForTimeout(SETTLED_MS);
    const time = await timeOf(page, key, isShown);
    if (round > 0) times.push(time);
    texts.push(await page.evaluate<string>('document.body.innerText'));
    if (back) await page.keyboard.press(back);
  }
  await page.close();
  return { times, texts };
}

async function pressBare(
  context: BrowserContext,
  texts: string[],
  rate: number,
  rounds: number,
): Promise<number[]> {
  const page = await context.newPage();
  await page.setContent('<!doctype html><html lang="en"><body></body></html>');
  await page.addScriptTag({ content: await bareScript() });
  await page.evaluate(`showBare(${JSON.stringify(texts)})`);
  await slow(page, rate);
  const times: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    await page.waitForTimeout(SETTLED_MS);
    const time = await timeOf(page, 'j', `document.querySelector('main').id !== before.text`);
    if (round > 0) times.push(time);
  }
  await page.close();
  return times;
}

/** Milliseconds from a key until the frame after the one in which the page first shows what was asked for. */
async function timeOf(page: Page, key: string, isShown: string): Promise<number> {
  await page.evaluate(`{
    const before = { diary: ${openDiary}, text: document.querySelector('main')?.id };
    globalThis.took = undefined;
    addEventListener('keydown', ({ timeStamp }) => {
      const look = () => {
        if (!(${isShown})) return requestAnimationFrame(look);
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => { globalThis.took = performance.now() - timeStamp; };
        port2.postMessage(0);
      };
      requestAnimationFrame(look);
    }, { once: true, capture: true });
  }`);
  await page.keyboard.press(key);
  await page.waitForFunction('globalThis.took !== undefined', undefined, {
    timeout: PATIENCE_MS,
    polling: 50,
  });
  return page.evaluate<number>('globalThis.took');
}

async function slow(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

let built: Promise<string> | undefined;

/** The bare page’s script, with React as the product has it. */
function bareScript(): Promise<string> {
  built ??= (async () => {
    const made = await build({
      root,
      configFile: false,
      logLevel: 'error',
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        write: false,
        lib: { entry: join(import.meta.dirname, 'bare.mjs'), formats: ['iife'], name: 'bare' },
      },
    });
    const [output] = [made].flat();
    const chunk = output && 'output' in output ? output.output[0] : undefined;
    if (chunk === undefined) throw new Error('the bare page was not built');
    return chunk.code;
  })();
  return built;
}
