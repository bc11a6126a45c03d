import { readFileSync } from 'node:fs';
import { examine, looksHere, visit, wear } from './support/accessible.ts';
import { call, makeTeam, signUp } from './support/api.ts';
import { bothSizes, expect, test } from './support/fixtures.ts';

const TALK = [
  'Ana: The old oven bakes 20 loaves an hour.',
  'Ben: The new oven bakes 40 loaves an hour.',
  'Ana: We decided to buy the new oven.',
  'Ben: I’ll call the dealer tomorrow.',
  'Ana: Who pays for it?',
  'Ben: I don’t know, we have to ask.',
].join('\n');
const CHINESE_TALK =
  '王芳：旧炉子每小时烤20个面包。\n林美：那就这么定了，我们买新炉子。\n王芳：我明天给经销商打电话。';

/** A meeting through the API, with its minutes. */
async function keepMeeting(
  request: Parameters<typeof call>[0],
  owner: Parameters<typeof makeTeam>[1],
  teamId: string,
  more: object = {},
) {
  const meeting = { teamId, title: 'The oven', date: '2026-03-31', transcript: TALK, consent: true, ...more };
  const { id } = await call<{ id: string }>(request, 'user/meeting/add', meeting, owner);
  const response = await request.get(`/api/user/meeting/generate?meetingId=${id}`, {
    headers: { authorization: `Bearer ${owner.token}` },
  });
  const { data } = (await response.json()) as { data: { version: number } };
  return { id, version: data.version };
}

test(
  'a dropped transcript becomes minutes, whose sentences lead to what was said',
  bothSizes,
  async ({ page, person, request }) => {
    await makeTeam(request, person, 'Harvest');
    await page.goto('/');
    await page.getByRole('link', { name: 'Meetings' }).filter({ visible: true }).first().click();
    await expect(page.getByText('No meetings yet')).toBeVisible();
    await examine(page, 'no meetings', { landmarks: true });

    await page.getByRole('button', { name: 'Add meeting' }).click();
    const form = page.getByRole('dialog', { name: 'Add meeting' });
    await form.getByRole('button', { name: 'Add meeting' }).click();
    await expect(form.getByText('Ask everyone who took part first, then tick this box')).toBeVisible();
    await examine(page, 'what a meeting lacks');
    const file = form.getByLabel('Transcript file');
    await file.setInputFiles({ name: 'talk.docx', mimeType: 'application/zip', buffer: Buffer.from('PK') });
    await expect(form.getByText(/ends with .txt, .md, .vtt or .srt/)).toBeVisible();
    const vtt = `WEBVTT\n\n${TALK.split('\n')
      .map((line, index) => `00:0${index}:00.000 --> 00:0${index}:30.000\n${line}`)
      .join('\n\n')}`;
    await file.setInputFiles({ name: 'Oven_talk.vtt', mimeType: 'text/vtt', buffer: Buffer.from(vtt) });
    await expect(form.getByLabel('Title')).toHaveValue('Oven talk');
    await form.getByRole('button', { name: 'Choose people' }).click();
    await expect(form.getByRole('checkbox', { name: 'Lin Mei' })).toBeChecked();
    await form.getByRole('checkbox', { name: /Everyone who took part agrees/ }).check();
    await examine(page, 'a meeting that is added');
    await form.getByRole('button', { name: 'Add and make minutes' }).click();

    await expect(page.getByRole('heading', { level: 1, name: 'Oven talk' })).toBeVisible();
    const minutes = page.getByRole('region', { name: 'Minutes' });
    await expect(minutes).toContainText('Built-in analysis');
    await expect(minutes.getByRole('region', { name: 'Open questions' })).toContainText('Who pays for it?');
    await minutes.getByRole('region', { name: 'Decisions' }).getByRole('link', { name: 'Ana, 2:00' }).click();
    const line = page.locator('#line-3');
    await expect(line).toHaveAttribute('aria-current', 'true');
    await expect(line).toBeFocused();
    await expect(line).toBeInViewport();
    await examine(page, 'a meeting', { landmarks: true });
    // An address with a line shows it.
    await page.reload();
    await expect(line).toBeInViewport();

    // The transcript is corrected line by line, a speaker on all of them at once.
    await line.getByRole('button', { name: 'Edit line 3' }).click();
    await line.getByLabel('Speaker').fill('Ana Silva');
    await line.getByRole('checkbox', { name: 'Rename Ana on every line' }).check();
    await line.getByRole('button', { name: 'Save' }).click();
    await expect(page.locator('#line-1')).toContainText('Ana Silva');
  },
);

test('minutes are edited in place, taken as a to-do, downloaded, and deleted with undo', async ({
  page,
  person,
  request,
}) => {
  const { id: teamId } = await makeTeam(request, person, 'Harvest');
  const { id } = await keepMeeting(request, person, teamId);
  await page.goto(`/au/summary?id=${id}`);
  const minutes = page.getByRole('region', { name: 'Minutes' });
  await minutes.getByRole('button', { name: 'Edit minutes' }).click();
  await examine(page, 'minutes that are edited', { landmarks: true });
  await page.getByLabel('Decisions: sentence 1').fill('We buy the new oven in May.');
  await page.getByRole('button', { name: 'Add a question' }).click();
  await expect(page.getByLabel('Open questions: sentence 2')).toBeFocused();
  await page.getByLabel('Open questions: sentence 2').fill('Where does it stand?');
  // Another window has changed the meeting meanwhile: what is typed stays, and is saved once that is meant.
  await call(request, 'user/meeting/update', { meetingId: id, version: 2, title: 'The new oven' }, person);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(minutes.getByText(/changed elsewhere/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'The new oven' })).toBeVisible();
  await page.getByRole('button', { name: 'Save mine' }).click();
  await expect(minutes).toContainText('Edited by you');
  await expect(minutes.getByRole('region', { name: 'Decisions' })).toContainText('in May');
  await expect(minutes.getByRole('region', { name: 'Open questions' })).toContainText('Where does it stand?');

  await minutes.getByRole('button', { name: 'Add to my to-dos' }).click();
  await minutes.getByRole('link', { name: 'In your to-dos' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The new oven' })).toBeHidden();
  await expect(page.getByText('I’ll call the dealer tomorrow.')).toBeVisible();
  await page.goBack();

  const more = page.getByRole('button', { name: 'More about: The new oven' });
  const download = page.waitForEvent('download');
  await more.click();
  await page.getByRole('menuitem', { name: 'Download Markdown' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('2026-03-31 The new oven.md');
  expect(readFileSync(await file.path(), 'utf8')).toContain('## Decisions\n\n- We buy the new oven in May.');

  await more.click();
  await page.getByRole('menuitem', { name: 'Make minutes again' }).click();
  const question = page.getByRole('dialog', { name: 'Make the minutes again?' });
  await expect(question).toContainText('what you wrote yourself is replaced');
  await examine(page, 'minutes that are made again');
  await question.getByRole('button', { name: 'Make again' }).click();
  await expect(minutes).toContainText('Built-in analysis');
  // Who took the task has it still.
  await expect(minutes.getByRole('link', { name: 'In your to-dos' })).toBeVisible();

  await more.click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByText('No meetings yet')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: 'The new oven' })).toBeVisible();
});

test('a meeting is its owner’s alone until they share it', async ({ page, person, request, openAs }) => {
  const { id: teamId, inviteCode } = await makeTeam(request, person, 'Harvest');
  await call(request, 'user/team/open', { teamId, joinVerification: false }, person);
  const ben = await signUp(request, 'Ben Ito', inviteCode);
  const { id } = await keepMeeting(request, person, teamId);
  const reader = await openAs(ben);
  await reader.goto(`/au/summary?id=${id}`);
  await expect(reader.getByText('Meeting not found')).toBeVisible();
  await page.goto(`/au/summary?id=${id}`);
  await page.getByRole('radio', { name: 'The team' }).click();
  await expect(page.getByText('The team can read it now.')).toBeVisible();
  await reader.goto('/au');
  await reader.getByRole('link', { name: 'The oven' }).click();
  await expect(reader.getByText('Kept by Lin Mei.')).toBeVisible();
  await expect(reader.getByRole('button', { name: 'Edit minutes' })).toHaveCount(0);
  await examine(reader, 'a meeting that someone else keeps', { landmarks: true });
  await reader.getByRole('button', { name: 'Add to my to-dos' }).click();
  await expect(reader.getByRole('link', { name: 'In your to-dos' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Ben Ito has taken it')).toBeVisible();
});

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

test('a meeting without words waits for its transcript', async ({ page, person, request }) => {
  const { id: teamId } = await makeTeam(request, person, 'Harvest');
  const meeting = { teamId, title: 'The oven', date: '2026-03-31', consent: true };
  const { id } = await call<{ id: string }>(request, 'user/meeting/add', meeting, person);
  await page.goto(`/au/summary?id=${id}`);
  await expect(page.getByText('Add a transcript below, then they can be made from it.')).toBeVisible();
  await examine(page, 'a meeting without words', { landmarks: true });
  await page.getByRole('textbox', { name: /^Transcript/ }).fill(CHINESE_TALK);
  await page.getByRole('button', { name: 'Save and make minutes' }).click();
  await expect(page.getByRole('region', { name: 'Decisions' })).toContainText('我们买新炉子');
});

test('the next meeting of a series opens with last time, and its minutes have the team’s own headings', async ({
  page,
  person,
  request,
}) => {
  const { id: teamId } = await makeTeam(request, person, 'Harvest');
  const { id } = await keepMeeting(request, person, teamId);
  await page.goto('/au');
  await page.getByRole('button', { name: 'Minutes templates' }).click();
  const kept = page.getByRole('dialog', { name: 'Your team’s templates' });
  await kept.getByRole('button', { name: 'Add a template' }).click();
  await kept.getByLabel('Name').fill('Tasting');
  await kept.getByRole('button', { name: 'Save' }).click();
  await expect(kept.getByText('Write at least one heading')).toBeVisible();
  await kept.getByLabel('Headings').fill('Bread\nBlockers\nDecisions');
  await examine(page, 'templates of a team');
  await kept.getByRole('button', { name: 'Save' }).click();
  await expect(kept).toBeHidden();

  await page.goto(`/au/summary?id=${id}`);
  await page.getByRole('button', { name: 'Add to my to-dos' }).click();
  await expect(page.getByRole('link', { name: 'In your to-dos' })).toBeVisible();
  await page.getByRole('button', { name: 'More about: The oven' }).click();
  await page.getByRole('menuitem', { name: 'Add the next meeting' }).click();
  const form = page.getByRole('dialog', { name: 'Add meeting' });
  await expect(form.getByLabel('Title')).toHaveValue('The oven');
  await form.getByRole('combobox', { name: 'Minutes template' }).click();
  await page.getByRole('option', { name: /Tasting/ }).click();
  await form.getByRole('textbox', { name: /^Transcript/ }).fill('Ana: The bread is burnt.\nBen: I’m stuck.');
  await form.getByRole('checkbox', { name: /Everyone who took part agrees/ }).check();
  await form.getByRole('button', { name: 'Add and make minutes' }).click();
  const last = page.getByRole('region', { name: 'Last time' });
  await expect(last).toContainText('buy the new oven');
  await expect(last).toContainText('In progress');
  const minutes = page.getByRole('region', { name: 'Minutes' });
  await expect(minutes.getByRole('region', { name: 'Bread' })).toContainText('The bread is burnt.');
  await expect(minutes.getByRole('region', { name: 'Blockers' })).toContainText('I’m stuck.');
  await examine(page, 'the next meeting of a series', { landmarks: true });
});

const LOOKS = [
  { locale: 'en', theme: 'dark' },
  { locale: 'zh', theme: 'light', size: 'X-large' },
] as const;

test(
  'meetings in both languages, dark, and in the largest letters',
  bothSizes,
  async ({ page, person, request }) => {
    const { id: teamId } = await makeTeam(request, person, 'Harvest');
    const { id } = await keepMeeting(request, person, teamId, { participantIds: [person.id] });
    const chinese = await keepMeeting(request, person, teamId, {
      title: '买新炉子，谈价格',
      transcript: CHINESE_TALK,
    });
    for (const look of looksHere(LOOKS)) {
      await wear(page, look);
      await visit(page, '/au');
      await examine(page, `meetings, ${JSON.stringify(look)}`, { landmarks: true });
      for (const meeting of [id, chinese.id]) {
        await visit(page, `/au/summary?id=${meeting}&line=2`);
        await expect(page.locator('#line-2')).toHaveAttribute('aria-current', 'true');
        await examine(page, `a meeting, ${JSON.stringify(look)}`, { landmarks: true });
      }
    }
  },
);

test('who took part sees what a meeting has of them, strikes a sentence, and asks for deletion', async ({
  page,
  person,
  request,
  openAs,
}) => {
  const { id: teamId, inviteCode } = await makeTeam(request, person, 'Harvest');
  await call(request, 'user/team/open', { teamId, joinVerification: false }, person);
  const ben = await signUp(request, 'Ben Ito', inviteCode);
  const { id } = await keepMeeting(request, person, teamId, { participantIds: [ben.id] });
  const reader = await openAs(ben);
  await reader.goto('/msg/list');
  await reader.getByRole('link', { name: /Lin Mei keeps a meeting in Harvest/ }).click();
  await expect(reader.getByText('Lin Mei keeps this meeting. No one else reads it so far.')).toBeVisible();
  const part = reader.getByRole('region', { name: 'What you said' });
  await examine(reader, 'a meeting that one took part in', { landmarks: true });
  await part.getByRole('checkbox', { name: /I’ll call the dealer/ }).click();
  await part.getByRole('button', { name: 'Strike 1 sentence' }).click();
  const question = reader.getByRole('alertdialog');
  await examine(reader, 'a sentence that is struck');
  await question.getByRole('button', { name: 'Strike 1 sentence' }).click();
  await expect(part.getByText(/I’ll call the dealer/)).toBeHidden();
  // What stands under no name is found by their words.
  await part.getByRole('button', { name: 'Something I said is missing here' }).click();
  await part.getByLabel('What should be struck?').fill('What I asked about the price');
  await part.getByRole('button', { name: 'Ask Lin Mei to strike it' }).click();
  await expect(part.getByText('You asked Lin Mei to strike:')).toBeVisible();
  await part.getByRole('button', { name: 'Ask to delete this meeting' }).click();
  await expect(part.getByText(/^You asked Lin Mei to delete this meeting on/)).toBeVisible();

  await page.goto(`/au/summary?id=${id}`);
  await expect(page.getByText('Ben Ito would like this meeting deleted.')).toBeVisible();
  await expect(page.locator('#line-4')).toContainText('Struck');
  await expect(page.getByText('No one took anything on.')).toBeVisible();
  await examine(page, 'a meeting of which something was struck', { landmarks: true });
  await expect(page.getByText('“What I asked about the price”')).toBeVisible();
  await page.locator('#line-5').getByRole('link').click();
  await page.getByRole('button', { name: 'Edit line 5' }).click();
  await page.getByRole('button', { name: 'Strike this line' }).click();
  const strike = page.getByRole('alertdialog', { name: 'Strike this line?' });
  await strike.getByRole('button', { name: 'Strike', exact: true }).click();
  await expect(page.locator('#line-5')).toContainText('Struck');
  await page.getByRole('button', { name: 'Answered' }).click();
  await expect(page.getByText('“What I asked about the price”')).toBeHidden();

  // Others read it once who took part has had a day, or says that it is fine.
  await page.getByRole('radio', { name: 'Participants' }).click();
  await expect(page.getByText('1 person who took part may still strike what they said.')).toBeVisible();
  await expect(page.getByText(/^Others read it from|Others read it from/)).toBeVisible();
  await reader.reload();
  await expect(part.getByText(/^It’s shared: others read it from/)).toBeVisible();
  await examine(reader, 'a meeting that is about to be read', { landmarks: true });
  await part.getByRole('button', { name: 'The rest is fine' }).click();
  await expect(part.getByText('Others read this meeting already')).toBeVisible();
  await page.reload();
  await expect(page.getByText('may still strike what they said')).toBeHidden();
  await reader.reload();
  await expect(part.getByText('Others read this meeting already')).toBeVisible();
});
