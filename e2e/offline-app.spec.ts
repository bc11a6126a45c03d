import type { Page } from '@playwright/test';
import { A_DAY, TodayPage } from './pages/today-page.ts';
import { visit, wear } from './support/accessible.ts';
import { call, get, makeTeam, publish, signUp } from './support/api.ts';
import { deploy } from './support/deployment.ts';
import { expect, test } from './support/fixtures.ts';
import { photo } from './support/photo.ts';

test.use({ serviceWorkers: 'allow' });

/** Waits until the build is kept on the device. */
async function installed(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
}

test('the installed app opens without network, writes on, and saves when it is back', async ({
  page,
  context,
  person,
  openAs,
  todayPage,
}) => {
  await todayPage.write(A_DAY);
  await todayPage.saved();
  await installed(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('Network disconnected').first()).toBeVisible();
  await expect(todayPage.summary).toHaveValue(A_DAY);
  await todayPage.write(`${A_DAY} The fifth one called by itself.`);
  await expect(page.getByText('Waiting for network').first()).toBeVisible();
  // Once more, as if the battery had died; every page opens from the device.
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/');
  await expect(todayPage.summary).toHaveValue(/The fifth one/);
  await context.setOffline(false);
  await todayPage.saved();
  const elsewhere = new TodayPage(await openAs(person));
  await elsewhere.open();
  await expect(elsewhere.summary).toHaveValue(/The fifth one/);
});

/** What rests in the browser of what was read, as text; empty where nothing does. */
function keptReads(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name);
    if (!names.includes('grape-garden-reads')) return '';
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('grape-garden-reads');
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    try {
      const reading = database.transaction('reads').objectStore('reads').getAll();
      return await new Promise<string>((resolve) => {
        reading.onsuccess = () => resolve(JSON.stringify(reading.result));
      });
    } finally {
      database.close();
    }
  });
}

test('what was read last opens without network, as old as it is, and leaves with the session', async ({
  page,
  context,
  person,
  request,
}) => {
  const { id: teamId, inviteCode } = await makeTeam(request, person, 'Harvest');
  await call(request, 'user/team/open', { teamId, joinVerification: false }, person);
  const ana = await signUp(request, 'Ana Ruiz', inviteCode);
  const { id: diaryId } = await publish(request, ana, A_DAY);
  const { today } = await get<{ today: string }>(request, 'user/draft/get', person);
  const sections = {
    summary: `The press is clean and the cellar swept.\n\n!! For my eyes.`,
    mistakes: [{ text: 'Left the hose on', shared: false }],
  };
  await call(request, 'user/diary/publish', { day: today, sections }, person);
  await page.goto('/home');
  const anas = page.getByRole('article', { name: /Ana Ruiz/ });
  await expect(anas).toBeVisible();
  await visit(page, '/grape');
  const month = page.getByRole('grid', { name: /1 written/ });
  await expect(month).toBeAttached();
  await visit(page, '/department');
  await expect(page.getByRole('main').getByText('Ana Ruiz')).toBeVisible();
  await visit(page, '/');
  const week = page.getByRole('list', { name: 'This week' });
  const mark = week.locator('[aria-current="date"]').getByRole('img', { name: /: submitted/ });
  await expect(mark).toBeVisible();
  await installed(page);
  for (const read of ['diary/recently', 'diary/history', 'grape_rendering_data', 'team/list'])
    await expect.poll(() => keptReads(page)).toContain(read);
  const kept = await keptReads(page);
  expect(kept).toContain('The press is clean');
  expect(kept).not.toMatch(/For my eyes|Left the hose on/);

  await context.setOffline(true);
  await page.goto('/home');
  const bar = page
    .getByRole('main')
    .getByText(/Network disconnected|Offline/)
    .locator('visible=true');
  const age = page.getByText(/as of \d\d:\d\d/);
  const laterSentence = page.getByText('This loads when the network is back').locator('visible=true');
  await expect(age).toBeVisible();
  await expect(anas).toBeVisible();
  await page.goto(`/home?diary=${diaryId}`);
  await expect(page.getByRole('article').getByText(A_DAY)).toBeVisible();
  await page.goto('/grape');
  await expect(month).toBeAttached();
  await expect(age).toBeVisible();
  await page.goto('/');
  await expect(mark).toBeVisible();
  await expect(age).toBeVisible();
  await visit(page, '/department');
  await expect(page.getByRole('main').getByText('Ana Ruiz')).toBeVisible();
  await expect(age).toBeVisible();
  // What was never read says so once, without shimmering, and comes by itself.
  for (const path of ['/curiosity', '/mine/security', `/home?diary=${teamId}`]) {
    await visit(page, path);
    await expect(laterSentence, path).toHaveCount(1);
    await expect(page.getByText('Loading', { exact: true }), path).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Try again' }), path).toHaveCount(0);
  }
  await wear(page, { locale: 'en', theme: 'light', size: 'X-large' });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/home');
  await expect(age).toBeVisible();
  await expect(bar).toHaveText('Offline');
  const top = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    const main = heading.closest('main');
    return main?.firstElementChild?.getBoundingClientRect().height;
  });
  expect(top).toBe(44);
  await visit(page, '/curiosity');
  await expect(laterSentence).toHaveCount(1);
  await context.setOffline(false);
  await expect(laterSentence).toHaveCount(0);

  await visit(page, '/mine');
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect
    .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
    .not.toEqual(expect.arrayContaining(['grape-garden-reads']));
  expect(await keptReads(page)).toBe('');
});

test('pictures wait without network like the text, go by themselves once, and a diary that waits carries them', async ({
  page,
  context,
  person,
  openAs,
  todayPage,
}) => {
  await todayPage.write(A_DAY);
  await page.getByLabel('Add pictures').setInputFiles(await photo(page, 'vines.png', 'purple'));
  await expect(page.getByLabel('What picture 1 shows')).toBeVisible();
  await installed(page);
  const uploads: string[] = [];
  context.on('request', (sent) => {
    if (sent.url().endsWith('/user/diary/image')) uploads.push(sent.headers()['idempotency-key'] ?? '');
  });
  await context.setOffline(true);
  const waiting = page.getByRole('listitem').filter({ hasText: 'Waiting for network' });
  await page
    .getByLabel('Add pictures')
    .setInputFiles([await photo(page, 'hill.png', 'green'), await photo(page, 'press.png', 'maroon')]);
  await expect(waiting).toHaveCount(2);
  // As if the battery had died; and then in two windows.
  await page.reload();
  await expect(waiting).toHaveCount(2);
  const second = await context.newPage();
  await second.goto('/');
  await expect(second.getByRole('listitem').filter({ hasText: 'Waiting for network' })).toHaveCount(2);
  // Side by side, pictures join the text that is written; a browser without windows says so of every page.
  await second.evaluate(() => Object.defineProperty(document, 'hasFocus', { value: () => false }));
  await context.setOffline(false);
  await expect(page.getByLabel('What picture 3 shows')).toBeVisible();
  await expect(waiting).toHaveCount(0);
  expect(new Set(uploads).size).toBe(2);
  expect(uploads).toHaveLength(2);
  await second.close();

  await context.setOffline(true);
  await page.getByLabel('Add pictures').setInputFiles(await photo(page, 'cellar.png', 'navy'));
  await expect(waiting).toHaveCount(1);
  await todayPage.giveTitle('The fourth grocer');
  await todayPage.publish.click();
  const card = page.getByRole('article', { name: 'Your diary is ready to go' });
  await expect(card.getByRole('img', { name: 'Picture 1' })).toBeVisible();
  await page.reload();
  await expect(card.getByRole('img', { name: 'Picture 1' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: /^Published\. .* grape/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open picture 4' })).toBeVisible();
  expect(uploads).toHaveLength(3);
  const reader = await openAs(person);
  await reader.goto('/home');
  await expect(reader.getByRole('heading', { name: 'The fourth grocer' })).toBeVisible();
  await expect(reader.getByRole('button', { name: /^Open picture/ })).toHaveCount(4);
});

test('a newer build is offered, and taking it loses nothing that is being written', async ({
  page,
  todayPage,
}) => {
  await installed(page);
  const loads: string[] = [];
  page.on('load', (loaded) => loads.push(loaded.url()));
  await page.route('**/builds/latest.json', (route) => route.fulfill({ json: { id: 'newer' } }));
  await todayPage.write(A_DAY);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const reload = page.getByRole('button', { name: 'Reload' });
  await expect(reload).toBeVisible();
  expect(loads).toEqual([]);
  await page.unroute('**/builds/latest.json');
  await reload.click();
  await expect.poll(() => loads.length).toBe(1);
  await expect(todayPage.summary).toHaveValue(A_DAY);
  await expect(reload).toBeHidden();
});

test('the worker of a newer build waits for the word of the writer, then takes over whole', async ({
  page,
  person,
  request,
  baseURL,
}) => {
  await makeTeam(request, person, 'Harvest');
  const garden = await deploy(baseURL ?? '');
  const running = () => page.locator('meta[name="build"]').getAttribute('content');
  const keptScripts = () =>
    page.evaluate(async () => {
      const keys = await Promise.all(
        (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
      );
      return keys
        .flat()
        .map(({ url }) => url)
        .filter((url) => /\/index-[\w-]+\.js$/.test(url));
    });
  const todayPage = new TodayPage(page);
  await page.goto(garden.url);
  await installed(page);
  // From the second visit on, pages come from the device.
  await page.reload();
  const first = garden.buildId();
  expect(await running()).toBe(first);
  const [firstScript] = await keptScripts();
  const loads: string[] = [];
  page.on('load', (loaded) => loads.push(loaded.url()));

  await todayPage.write(A_DAY);
  garden.deployOther();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const reload = page.getByRole('button', { name: 'Reload' });
  await expect(reload).toBeVisible();
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state))
    .toBe('installed');
  await todayPage.write(`${A_DAY} And one more line.`);
  expect(loads).toEqual([]);
  expect(await running()).toBe(first);

  // A reload that is not the offered one, even: the build that is kept whole runs on, without the server's first files.
  await page.reload();
  expect(await running()).toBe(first);
  await expect(todayPage.summary).toHaveValue(`${A_DAY} And one more line.`);
  await expect(reload).toBeVisible();

  await reload.click();
  // A busy machine takes its time: the worker before it ends what it has begun.
  await expect.poll(running, { timeout: 60_000 }).toBe(garden.buildId());
  expect(garden.buildId()).not.toBe(first);
  await expect(todayPage.summary).toHaveValue(`${A_DAY} And one more line.`);
  await expect(reload).toBeHidden();
  await expect.poll(keptScripts).not.toContain(firstScript);
  expect(await keptScripts()).toHaveLength(1);
  await page.close();
  await garden.close();
});

test('what the server alone knows never comes from the device', async ({ page, person, request }) => {
  await makeTeam(request, person, `The garden of ${person.name}`);
  await page.goto('/');
  await installed(page);
  await page.reload();
  for (const [path, type] of [
    ['/api/openapi.json', 'application/json'],
    ['/builds/latest.json', 'application/json'],
    ['/home/_payload.json', 'application/json'],
    ['/healthz', 'application/json'],
  ] as const) {
    const response = await page.goto(path);
    expect(response?.fromServiceWorker(), path).toBe(false);
    expect(response?.headers()['content-type'], path).toContain(type);
  }
  expect((await page.goto('/'))?.fromServiceWorker()).toBe(true);
  const { headers, text } = await request.get('/sw.js').then(async (response) => ({
    headers: response.headers(),
    text: await response.text(),
  }));
  expect(headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'; connect-src 'self'",
    'content-encoding': 'br',
  });
  expect(text).toContain('take over');
  const plain = await request.get('/', { headers: { 'accept-encoding': 'identity' } });
  expect([plain.status(), plain.headers()['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect((await request.get('/icons/', { headers: { 'accept-encoding': 'identity' } })).status()).toBe(404);
  const manifest = await (await request.get('/manifest.webmanifest')).json();
  for (const { src } of manifest.icons) expect((await request.get(src)).ok(), src).toBe(true);
});

test('words typed offline are there after a reload without waiting for another try', async ({
  page,
  context,
  todayPage,
}) => {
  await todayPage.write(A_DAY);
  await todayPage.saved();
  await installed(page);
  await context.setOffline(true);
  await todayPage.write(`${A_DAY} And on.`);
  await expect(page.getByText('Waiting for network').first()).toBeVisible();
  // Counted by the page itself in the frame that shows the words: a slow machine asks later, when a second try may be over.
  await page.addInitScript((words) => {
    const look = () => {
      if (![...document.querySelectorAll('textarea')].some(({ value }) => value === words)) {
        requestAnimationFrame(look);
        return;
      }
      const tries = performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('/user/draft/get'));
      document.documentElement.dataset.tries = String(tries.length);
    };
    requestAnimationFrame(look);
  }, `${A_DAY} And on.`);
  await page.reload();
  await expect(todayPage.summary).toHaveValue(`${A_DAY} And on.`);
  await expect(page.locator('html')).toHaveAttribute('data-tries', /^[01]$/);
});

test('in Chinese the start page fetches what it says itself, and pages beyond it open in Chinese without network', async ({
  page,
  context,
  person,
  request,
}) => {
  const catalogues = () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').flatMap(({ name }) => (/zh-Hans/.test(name) ? name : [])),
    );
  await makeTeam(request, person, '收获');
  await wear(page, { locale: 'zh', theme: 'light' });
  await page.goto('/');
  await expect(page.getByLabel('今天你完成了什么？')).toBeVisible();
  await installed(page);
  expect(await catalogues()).toHaveLength(1);
  await context.setOffline(true);
  // Every text that stands in the page for a moment, too.
  await page.evaluate(() => {
    document.body.dataset.seen = '';
    const note = () => {
      document.body.dataset.seen += `${document.querySelector('main')?.innerText}\n`;
    };
    new MutationObserver(note).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
  await page.getByRole('link', { name: '我', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: '我', exact: true })).toBeVisible();
  await page.getByRole('link', { name: /^外观/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^外观/ })).toBeVisible();
  const seen = await page.evaluate(() => document.body.dataset.seen ?? '');
  expect(seen).toContain('外观');
  expect(seen.match(/[A-Za-z]+ [a-z]{2,}.*/g)).toBeNull();
  expect(await catalogues()).toHaveLength(2);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: /^外观/ })).toBeVisible();
});
