import { expect, type Page } from '@playwright/test';
import { examine } from './support/accessible.ts';
import { gradeFirstDays, makeTeam, publish, workEveryDay } from './support/api.ts';
import { MODEL, test } from './support/model.ts';

// One server and one model for all of them.
test.describe.configure({ mode: 'default' });

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const panel = (page: Page) => page.getByRole('region', { name: 'Dialogue about the day' });

test('a model asks about the day once it is let, and its text of the answers comes into the diary by a tap', async ({
  page,
  todayPage,
}) => {
  await todayPage.write('Good day.');
  await press(page, 'Ask me about the day');
  await expect(panel(page).getByText('Built-in analysis; only you see this')).toBeVisible();
  const letAsk = panel(page).getByRole('switch', { name: `Let ${MODEL} ask` });
  await expect(letAsk).not.toBeChecked();
  await letAsk.click();
  await expect(page.getByLabel('What did you bake?')).toBeVisible();
  await expect(panel(page).getByText(`Asked by ${MODEL}.`)).toBeVisible();
  await examine(page, 'a dialogue that a model leads');
  await page.getByLabel('What did you bake?').fill('Baked 140 loaves with Ana.');
  await press(page, 'Answer');
  await expect(page.getByLabel('For which shop was it?')).toBeVisible();

  // What was chosen, and what was said, is there after a reload.
  await page.reload();
  await press(page, 'Ask me about the day');
  await expect(letAsk).toBeChecked();
  await expect(page.getByLabel('For which shop was it?')).toBeVisible();
  await press(page, 'Another question');
  await expect(page.getByLabel('What will you bake next?')).toBeVisible();
  await press(page, 'End here');
  await expect(page.getByRole('insertion')).toHaveText('Baked 140 loaves with Ana.');
  await expect(panel(page).getByText(`Put together by ${MODEL} from your answers.`)).toBeVisible();
  await examine(page, 'what a model makes of the answers');
  await press(page, 'Add: Work summary');
  await expect(todayPage.summary).toHaveValue('Good day.\n\nBaked 140 loaves with Ana.');
});

test('of advice one says by a tap that it helped, or not and why, and it does not come again', async ({
  page,
  person,
  request,
}) => {
  const { id: teamId } = await makeTeam(request, person, 'Harvest');
  await gradeFirstDays(request, person, teamId);
  await workEveryDay(request, person, teamId);
  const { id } = await publish(request, person, 'Baked 140 loaves with Ana for the school.');
  await page.goto(`/home?diary=${id}&score=true`);
  await press(page, `Ask ${MODEL}`);
  const told = page.getByRole('region', { name: 'From the AI provider' });
  await expect(told.getByText('Say what the loaves were for.')).toBeVisible();
  await press(page, 'It helped');
  await expect(told.getByRole('button', { name: 'It helped' })).toHaveAttribute('aria-pressed', 'true');
  await press(page, 'It didn’t help');
  await expect(told.getByText('You won’t see this again.')).toBeVisible();
  await press(page, 'Too general');
  await told.getByLabel('In your own words').fill('Which loaves?');
  await examine(page, 'advice that did not help');
  await press(page, 'Say so');
  await expect(told.getByText('Noted. The next advice takes it into account.')).toBeVisible();
  await press(page, `Ask ${MODEL} again`);
  await expect(told.getByText('No claim is left to show.')).toBeVisible();
  await expect(told.getByText('1 claim left out that was said to be wrong or of no help')).toBeVisible();
});

test('a model chooses what a chapter tells once it is let, in the words of the one who wrote', async ({
  page,
  person,
  request,
}) => {
  await makeTeam(request, person, 'Harvest');
  await publish(request, person, 'Baked 140 loaves with Ana for the school. The oven broke at noon.');
  await page.goto('/autobiography');
  const letChoose = page.getByRole('switch', { name: `Let ${MODEL} choose what chapters tell` });
  await expect(letChoose).not.toBeChecked();
  await letChoose.click();
  await page.getByText('Draw this chapter', { exact: true }).click();
  await expect(page.getByText('The oven broke at noon.')).toBeVisible();
  await expect(page.getByText('Baked 140 loaves')).toBeHidden();
  await examine(page, 'a chapter of what a model chose', { landmarks: true });
});
