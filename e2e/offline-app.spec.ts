import type { Page } from '@playwright/test';
import { A_DAY, Notebook } from './pages/notebook.ts';
import { makeTeam } from './support/api.ts';
import { expect, test } from './support/fixtures.ts';

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
  request,
  openAs,
}) => {
  await makeTeam(request, person, 'Harvest');
  const notebook = new Notebook(page);
  await notebook.open();
  await notebook.write(A_DAY);
  await notebook.saved();
  await installed(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('Network disconnected').first()).toBeVisible();
  await expect(notebook.summary).toHaveValue(A_DAY);
  await notebook.write(`${A_DAY} The fifth one called by itself.`);
  await expect(page.getByText('Waiting for network').first()).toBeVisible();
  // Once more, as if the battery had died; every page opens from the device.
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/');
  await expect(notebook.summary).toHaveValue(/The fifth one/);
  await context.setOffline(false);
  await notebook.saved();
  const elsewhere = new Notebook(await openAs(person));
  await elsewhere.open();
  await expect(elsewhere.summary).toHaveValue(/The fifth one/);
});

test('a newer build is offered, and taking it loses nothing that is being written', async ({
  page,
  person,
  request,
}) => {
  await makeTeam(request, person, 'Harvest');
  const notebook = new Notebook(page);
  await notebook.open();
  await installed(page);
  const loads: string[] = [];
  page.on('load', (loaded) => loads.push(loaded.url()));
  await page.route('**/builds/latest.json', (route) => route.fulfill({ json: { id: 'newer' } }));
  await notebook.write(A_DAY);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const reload = page.getByRole('button', { name: 'Reload' });
  await expect(reload).toBeVisible();
  expect(loads).toEqual([]);
  await page.unroute('**/builds/latest.json');
  await reload.click();
  await expect.poll(() => loads.length).toBe(1);
  await expect(notebook.summary).toHaveValue(A_DAY);
  await expect(reload).toBeHidden();
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
  const manifest = await (await request.get('/manifest.webmanifest')).json();
  for (const { src } of manifest.icons) expect((await request.get(src)).ok(), src).toBe(true);
});
