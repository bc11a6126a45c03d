import { readFileSync } from 'node:fs';
import { examine, looksHere, visit, wear } from './support/accessible.ts';
import { call, makeTeam } from './support/api.ts';
import { bothSizes, expect, test } from './support/fixtures.ts';
import { CHINESE_TALK, keepMeeting, TALK } from './support/meetings.ts';

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
