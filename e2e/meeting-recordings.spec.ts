import { examine } from './support/accessible.ts';
import { makeTeam } from './support/api.ts';
import { expect, test } from './support/fixtures.ts';
import { keepMeeting, TALK } from './support/meetings.ts';

/** Silence as WAV. */
function silence(seconds = 1): Buffer {
  const rate = 8_000;
  const size = rate * seconds;
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + size, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36);
  head.writeUInt32LE(size, 40);
  return Buffer.concat([head, Buffer.alloc(size, 128)]);
}

test('a recording is uploaded, played, kept longer and deleted', async ({ page, person, request }) => {
  await makeTeam(request, person, 'Harvest');
  await page.goto('/au');
  await page.getByRole('button', { name: 'Add meeting' }).click();
  const form = page.getByRole('dialog', { name: 'Add meeting' });
  const file = form.getByLabel('Recording file');
  const wav = { name: 'talk.wav', mimeType: 'audio/wav', buffer: silence() };
  await file.setInputFiles({ ...wav, buffer: Buffer.alloc(0) });
  await expect(form.getByText('This file is empty; choose another one')).toBeVisible();
  await file.setInputFiles({ ...wav, mimeType: 'audio/mpeg' });
  await expect(form.getByText('This file says it is audio/mpeg, but it holds WAV')).toBeVisible();
  await file.setInputFiles({ ...wav, buffer: Buffer.from('no sound') });
  await expect(form.getByText(/^This isn’t a recording we can keep/)).toBeVisible();
  await file.setInputFiles(wav);
  await expect(form.getByRole('button', { name: 'Remove recording' })).toBeVisible();
  await examine(page, 'a recording that was sent');
  await form.getByLabel('Title').fill('Oven talk');
  await form.getByRole('checkbox', { name: /Everyone who took part agrees/ }).check();
  await form.getByRole('button', { name: 'Add meeting' }).click();

  const recordings = page.getByRole('region', { name: 'Recordings' });
  await expect(recordings.getByText('Deleted 30 days after the minutes are made')).toBeVisible();
  const player = recordings.locator('audio');
  await expect.poll(() => player.evaluate(({ duration }: HTMLAudioElement) => duration)).toBe(1);
  await examine(page, 'a meeting with a recording', { landmarks: true });
  const keep = recordings.getByRole('checkbox', { name: 'Keep it longer' });
  await keep.click();
  await expect(keep).toBeChecked();
  await expect(recordings.getByText('Stays until its owner deletes it')).toBeVisible();
  await recordings.getByLabel('Recording file').setInputFiles(wav);
  await expect(player).toHaveCount(2);
  await recordings.getByRole('button', { name: 'Delete recording' }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete recording' }).click();
  await expect(player).toHaveCount(1);
});

test('a line plays its sound, the line that is heard is marked, and words are found', async ({
  page,
  person,
  request,
}) => {
  const { id: teamId } = await makeTeam(request, person, 'Harvest');
  const cue = (seconds: number) => `00:0${seconds}.000 --> 00:0${seconds + 1}.000`;
  const transcript = `WEBVTT\n\n${TALK.split('\n')
    .map((line, index) => `${cue(index)}\n${line}`)
    .join('\n\n')}`;
  const { id } = await keepMeeting(request, person, teamId, { transcript });
  await page.goto(`/au/summary?id=${id}`);
  await expect(page.getByText('Play from here')).toHaveCount(0);
  const recordings = page.getByRole('region', { name: 'Recordings' });
  const wav = { name: 'talk.wav', mimeType: 'audio/wav', buffer: silence(8) };
  await recordings.getByLabel('Recording file').setInputFiles(wav);
  const player = recordings.locator('audio');
  await expect.poll(() => player.evaluate(({ duration }: HTMLAudioElement) => duration)).toBe(8);
  const at = () => player.evaluate(({ currentTime }: HTMLAudioElement) => currentTime);

  await recordings.getByRole('radio', { name: '2×' }).click();
  await page
    .locator('#line-3')
    .getByRole('link', { name: /Play from here/ })
    .click();
  await expect.poll(at).toBeGreaterThanOrEqual(2);
  expect(await player.evaluate(({ playbackRate }: HTMLAudioElement) => playbackRate)).toBe(2);
  // At this speed a line is over sooner than a busy machine looks.
  await player.evaluate((element: HTMLAudioElement) => {
    element.playbackRate = 0.1;
    element.currentTime = 3.1;
  });
  await expect(page.locator('#line-4')).toHaveAttribute('data-heard', 'true');
  await expect(page.locator('#line-3')).not.toHaveAttribute('data-heard');
  await player.evaluate((element: HTMLAudioElement) => element.pause());
  await expect(page.locator('[data-heard]')).toHaveCount(0);

  // A sentence of the minutes is heard as well.
  const minutes = page.getByRole('region', { name: 'Minutes' });
  await minutes.getByRole('region', { name: 'Open questions' }).getByRole('link').first().click();
  await expect.poll(at).toBeGreaterThanOrEqual(4);
  await examine(page, 'a recording that plays', { landmarks: true });

  const lines = page.getByRole('region', { name: 'Transcript' }).getByRole('listitem');
  await page.getByRole('searchbox', { name: 'Search the transcript' }).fill('new oven');
  await expect(page.getByText('2 results', { exact: true })).toBeVisible();
  await expect(lines).toHaveCount(2);
  await page.getByRole('searchbox', { name: 'Search the transcript' }).fill('mill');
  await expect(page.getByText('Nothing found')).toBeVisible();
});
