import { examine } from './support/accessible.ts';
import { call, makeTeam, signUp } from './support/api.ts';
import { expect, test } from './support/fixtures.ts';
import { keepMeeting } from './support/meetings.ts';

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
