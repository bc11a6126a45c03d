import { expect, type Page } from '@playwright/test';

type Shift = { readonly score: number; readonly what: string };

declare global {
  interface Window {
    /** What has moved by itself since the document began. */
    moved: Shift[];
  }
}

/** How much may move by itself on a page (web vitals call up to 0.1 good). */
const MOST = 0.02;

/** The least an answer takes, and how far answers are apart: skeletons are seen, and no two things come at once. */
const ANSWER = { least: 80, apart: 60, kinds: 5 } as const;

/** Lets answers come late and one after another, and notes what they push away. Call it before the page is opened. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(({ least, apart, kinds }) => {
    const { fetch } = window;
    let calls = 0;
    window.fetch = async (...asked) => {
      const response = await fetch(...asked);
      const [target] = asked;
      const address = target instanceof Request ? target.url : String(target);
      if (address.includes('/api/') && !address.includes('/api/events')) {
        calls += 1;
        await new Promise((resolve) => setTimeout(resolve, least + (calls % kinds) * apart));
      }
      return response;
    };
    window.moved = [];
    type Rect = { x: number; y: number; width: number; height: number };
    type Entry = PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null; previousRect: Rect; currentRect: Rect }[];
    };
    const told = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement;
      if (!element) return 'what is gone';
      return `<${element.localName} class="${element.getAttribute('class') ?? ''}"> ${element.textContent?.trim().slice(0, 40)}`;
    };
    const place = ({ x, y, width, height }: Rect) => `${x}, ${y}, ${width} × ${height}`;
    // As the browser describes them.
    const isShift = (entry: PerformanceEntry): entry is Entry => entry.entryType === 'layout-shift';
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries().filter(isShift)) {
        if (hadRecentInput) continue;
        const what = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${told(node)}: ${place(previousRect)} → ${place(currentRect)}`,
        );
        window.moved.push({ score: value, what: what.join('; ') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, ANSWER);
}

/**
 * Sees that nothing has moved by itself since the page began, and names what has.
 * @param face names what is seen, for anyone who reads a failure
 */
export async function expectStill(page: Page, face: string, most = MOST): Promise<void> {
  const moved = await page.evaluate(async () => {
    // What moved in the last frame is told a frame later.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    return window.moved;
  });
  const score = moved.reduce((sum, shift) => sum + shift.score, 0);
  const tooFar = score <= most ? [] : moved.map((shift) => `${shift.score.toFixed(4)} ${shift.what}`);
  expect.soft(tooFar, `${face} moves by itself: ${score.toFixed(4)}`).toEqual([]);
}
