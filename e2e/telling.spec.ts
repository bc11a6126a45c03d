import type { Page } from '@playwright/test';
import { examine } from './support/accessible.ts';
import { get, publish } from './support/api.ts';
import { expect, test } from './support/fixtures.ts';

const DID = 'We sold 310 crates of grapes at the market in two hours.';
const WHO = 'qwen3:8b';
const HOST = 'models.example';

/** The server of these tests has no provider: what one would answer is put in its place. */
async function answer(page: Page, told: object) {
  await page.route('**/api/user/ai/settings**', async (route) => {
    const response = await route.fetch();
    const envelope = await response.json();
    envelope.data.provider = { model: WHO, host: HOST };
    await route.fulfill({ response, json: envelope });
  });
  await page.route('**/api/user/ai/tell', (route) =>
    route.fulfill({ json: { code: 200, message: 'OK', data: told } }),
  );
}

test('a model is asked about a month: claims with their sentences, a receipt, and what is wrong goes', async ({
  page,
  person,
  request,
}) => {
  const { today } = await get<{ today: string }>(request, 'user/draft/get', person);
  await publish(request, person, DID);
  const review = `/footprints?view=review&of=${today.slice(0, 7)}`;
  const ask = page.getByRole('button', { name: `Ask ${WHO}` });
  await page.goto(review);
  await expect(page.getByText(DID)).toBeVisible();
  await expect(ask).toHaveCount(0);
  const citation = {
    diaryId: '019a0000-0000-7000-8000-000000000000',
    day: today,
    author: { id: '019a0000-0000-7000-8000-000000000001', name: 'Ana', avatar: null },
    text: DID,
  };
  const claim = { ref: 'r'.repeat(22), part: 'did', about: null, text: 'Sold 310 crates.' };
  const at = new Date().toISOString();
  await answer(page, {
    by: WHO,
    at,
    claims: [{ ...claim, citations: [citation] }],
    receipt: { host: HOST, sentences: 12, kept: 1, dropped: 3, wrong: 0 },
    fault: null,
  });
  await page.reload();
  await ask.click();
  const section = page.getByRole('region', { name: 'From the AI provider' });
  await expect(section.getByText('Sold 310 crates.')).toBeVisible();
  await expect(section.getByText(`12 sentences sent to ${HOST}`)).toBeVisible();
  await expect(section.getByText('3 claims dropped')).toBeVisible();
  await section.getByText('1 sentence carries it').click();
  await expect(section.getByText(DID)).toBeVisible();
  await examine(page, 'what a model tells of a month');
  await section.getByRole('button', { name: 'Wrong' }).click();
  await expect(section.getByText('You won’t see this again.')).toBeVisible();
  await section.getByRole('button', { name: 'Undo' }).click();
  await expect(section.getByText('Sold 310 crates.')).toBeVisible();
});

test('a model that does not answer leaves the built-in analysis, which is said', async ({
  page,
  person,
  request,
}) => {
  const { today } = await get<{ today: string }>(request, 'user/draft/get', person);
  await publish(request, person, DID);
  const receipt = { host: null, sentences: 0, kept: 0, dropped: 0, wrong: 0 };
  await answer(page, { by: 'built-in', at: new Date().toISOString(), claims: [], receipt, fault: 'aiAway' });
  await page.goto(`/footprints?view=review&of=${today.slice(0, 7)}`);
  await page.getByRole('button', { name: `Ask ${WHO}` }).click();
  await expect(page.getByText('What you see is the built-in analysis.')).toBeVisible();
  await expect(page.getByText(DID)).toBeVisible();
});
