import type { Page } from '@playwright/test';
import { examine } from './support/accessible.ts';
import { makeTeam } from './support/api.ts';
import { browser } from './support/browser.ts';
import { expect, test } from './support/fixtures.ts';
import { LOUDNESS_PER_SECOND, type Loudness, loudnessOf, placeOf, spokenFile } from './support/speech.ts';

/** What Chromium's microphone hears: someone who speaks for more than a minute. */
const spoken = spokenFile();
test.use({
  launchOptions: { ...browser, args: [...browser.args, `--use-file-for-fake-audio-capture=${spoken}`] },
});
/** So long the meeting is recorded. */
const SECONDS = 60;

/** Recorded seconds, as the page shows them. */
const shownSeconds = async (page: Page): Promise<number> => {
  const [minutes = 0, seconds = 0] = (
    await page
      .getByText(/^\d+:\d\d$/)
      .first()
      .innerText()
  )
    .split(':')
    .map(Number);
  return minutes * 60 + seconds;
};

test('what is recorded outlives a network that is lost twice and a page that crashes, and becomes a meeting', async ({
  page,
  person,
  request,
}) => {
  test.slow();
  await makeTeam(request, person, 'Harvest');
  await page.goto('/au');
  await page.getByRole('button', { name: 'Record', exact: true }).click();
  await page.getByRole('button', { name: 'Start recording' }).click();
  await expect(page.getByText('Ask everyone who took part first, then tick this box')).toBeVisible();
  await examine(page, 'before recording', { landmarks: true });
  await page.getByRole('button', { name: 'Choose people' }).click();
  await expect(page.getByRole('checkbox', { name: 'Lin Mei' })).toBeChecked();
  await page.getByRole('checkbox', { name: /Everyone who’s recorded knows/ }).check();
  await page.getByRole('button', { name: 'Start recording' }).click();
  await expect(page.getByText('Recording', { exact: true })).toBeVisible();
  await page.getByLabel('Your notes').fill('We decided to buy the new oven.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('★ We decided to buy the new oven.')).toBeVisible();
  await page.getByRole('button', { name: 'Mark as important' }).click();
  await expect(page.getByText('★ Important')).toBeVisible();
  await examine(page, 'recording');

  const piece = (segment = 0) =>
    page.waitForResponse(
      (response) =>
        response.url().endsWith('user/meeting/piece') &&
        response.request().postDataJSON().segment === segment,
    );
  await piece();
  for (const _ of ['once', 'twice']) {
    await page.context().setOffline(true);
    await expect(page.getByText(/Recording goes on: .* on this device alone/)).toBeVisible();
    const sent = piece();
    await page.context().setOffline(false);
    await sent;
    await expect(page.getByText(/Network restored/)).toBeVisible();
  }
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByText('Paused')).toBeVisible();
  await page.getByRole('button', { name: 'Go on recording' }).click();
  await expect
    .poll(() => shownSeconds(page), { timeout: 2 * SECONDS * 1000 })
    .toBeGreaterThanOrEqual(SECONDS);
  await piece(1);
  const before = await shownSeconds(page);

  // Nothing of the page is left but what is on the device.
  const context = page.context();
  const crashed = page.waitForEvent('crash');
  const devtools = await context.newCDPSession(page);
  void devtools.send('Page.crash').catch(() => undefined);
  await crashed;
  const again = await context.newPage();
  await again.goto('/au');
  await expect(again.getByText('A recording is still on this device')).toBeVisible();
  await examine(again, 'a recording that was left');
  await again.getByRole('button', { name: 'Finish it' }).click();
  await expect(again.getByText('2 gaps bridged')).toBeVisible({ timeout: 20_000 });
  await expect(again.getByText('0.0 s missing')).toBeVisible();
  const form = again.getByRole('dialog', { name: 'Add meeting' });
  await form.getByLabel('Title').fill('The oven');
  await examine(again, 'a meeting that was recorded');
  await form.getByRole('button', { name: 'Add and make minutes' }).click();

  await expect(again.getByRole('heading', { name: 'The oven' })).toBeVisible();
  await expect(again.getByText('Part 1 of 2')).toBeVisible();
  await expect(
    again.getByRole('listitem').filter({ hasText: 'We decided to buy the new oven.' }).first(),
  ).toBeVisible();
  await expect(again.getByRole('region', { name: 'Summary' })).toContainText('★ Important');
  const line = again.locator('#line-2');
  await line.getByRole('link', { name: /Play from here/ }).click();
  await expect(line).toHaveAttribute('data-heard', 'true');
  await examine(again, 'its recording');
  // Each part is what was said, at its place, and next to nothing is missing between them and until the end.
  const said = loudnessOf(spoken);
  const parts = (await heardIn(again, person.token)).map((heard) => ({
    ...placeOf(heard, said),
    seconds: heard.length / LOUDNESS_PER_SECOND,
  }));
  expect(parts).toHaveLength(2);
  expect(Math.min(...parts.map(({ likeness }) => likeness))).toBeGreaterThan(0.7);
  const [first, last] = [parts[0], parts.at(-1)];
  if (!first || !last) throw new Error('nothing was recorded');
  expect(last.at).toBeGreaterThan(first.at);
  const heard = parts.reduce((sum, { seconds }) => sum + seconds, 0);
  const between = last.at - first.at - first.seconds;
  const missing = Math.max(0, between) + Math.max(0, before - heard);
  process.stdout.write(`recorded ${before} s, missing on the file: ${missing.toFixed(1)} s\n`);
  expect(missing).toBeLessThanOrEqual(5);
  await again.goto('/au');
  await expect(again.getByRole('link', { name: /The oven/ })).toBeVisible();
  await expect(again.getByText('A recording is still on this device')).toBeHidden();
});

/** How loud what the server kept is, part by part, by the browser that plays it. */
async function heardIn(page: Page, token: string): Promise<Loudness[]> {
  const meetingId = new URL(page.url()).searchParams.get('id');
  return page.evaluate(
    async ({ id, bearer, perSecond }) => {
      const answer = await fetch(`/api/user/meeting/get?meetingId=${id}`, {
        headers: { authorization: `Bearer ${bearer}` },
      });
      const { data } = await answer.json();
      const context = new AudioContext();
      const parts: number[][] = [];
      for (const { url } of data.audios) {
        const sound = await context.decodeAudioData(await (await fetch(url)).arrayBuffer());
        const samples = sound.getChannelData(0);
        const step = Math.round(sound.sampleRate / perSecond);
        const loudness: number[] = [];
        for (let at = 0; at + step <= samples.length; at += step) {
          const power = samples.subarray(at, at + step).reduce((sum, sample) => sum + sample * sample, 0);
          loudness.push(Math.max(-60, 10 * Math.log10(power / step + 1e-9)));
        }
        parts.push(loudness);
      }
      return parts;
    },
    { id: meetingId, bearer: token, perSecond: LOUDNESS_PER_SECOND },
  );
}

test('a microphone that may not be used is said, with what to do', async ({ page, person, request }) => {
  await makeTeam(request, person, 'Harvest');
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await page.goto('/au');
  await page.getByRole('button', { name: 'Record', exact: true }).click();
  await page.getByRole('checkbox', { name: /Everyone who’s recorded knows/ }).check();
  await page.getByRole('button', { name: 'Start recording' }).click();
  await expect(page.getByText('Microphone permission denied')).toBeVisible();
  await examine(page, 'no microphone');
});
