import { A_DAY } from './pages/today-page.ts';
import { examine, visit, wear } from './support/accessible.ts';
import { call, get, makeTeam, publish, signUp, workEveryDay } from './support/api.ts';
import { expect, test } from './support/fixtures.ts';
import { photo } from './support/photo.ts';

const QUESTION = 'How wide are the margins of the shop printers?';

test('a question is routed to who knows, asked, answered, accepted and thanked for', async ({
  page,
  person,
  request,
  openAs,
}) => {
  const { id: teamId, inviteCode } = await makeTeam(request, person, 'Harvest');
  await call(request, 'user/team/open', { teamId, joinVerification: false }, person);
  const tomas = await signUp(request, 'Tomás Silva', inviteCode);
  await publish(
    request,
    tomas,
    'I measured the margins of every printer in the shop. The widest are nine millimetres.',
  );

  await page.goto('/curiosity');
  await expect(page.getByRole('heading', { name: 'No open questions' })).toBeVisible();
  await examine(page, 'no question yet', { landmarks: true });
  const field = page.getByLabel('What are you wondering about?');
  await field.fill(QUESTION);
  await page.getByLabel('Details').fill('For **one** sheet that fits all of them.');
  await page.getByLabel('Add pictures').setInputFiles([await photo(page, 'sheet.png', 'purple')]);
  await page.getByLabel('What picture 1 shows').fill('The sheet');
  // It waits with the text until it is asked.
  await page.reload();
  await expect(page.getByLabel('What picture 1 shows')).toHaveValue('The sheet');
  await examine(page, 'the form');
  await page.getByRole('button', { name: 'Ask the team' }).click();

  await expect(page.getByRole('heading', { name: QUESTION })).toBeVisible();
  await expect(page.getByText('I measured the margins of every printer in the shop.')).toBeVisible();
  await page.getByRole('button', { name: 'Ask Tomás Silva' }).click();
  await expect(page.getByText('Already asked')).toBeVisible();
  await examine(page, 'a question of one’s own', { landmarks: true });

  const his = await openAs(tomas);
  await his.goto('/msg/list?kind=curious');
  await his
    .getByRole('link', { name: /Lin Mei/ })
    .first()
    .click();
  await expect(his.getByText('Lin Mei thinks you may know the answer.')).toBeVisible();
  await his.getByRole('button', { name: 'Open picture: The sheet' }).click();
  await expect(his.getByRole('dialog').getByRole('img', { name: 'The sheet' })).toBeVisible();
  await his.keyboard.press('Escape');
  await examine(his, 'a question that one is asked');
  await visit(his, '/curiosity?state=for_me');
  await his.getByRole('link', { name: QUESTION }).click();
  await his.getByLabel('Answer Lin Mei').fill('Nine millimetres, at the most.');
  await his.getByRole('button', { name: 'Answer', exact: true }).click();
  await expect(his.getByRole('article', { name: 'Comment by Tomás Silva' })).toBeVisible();

  await page.getByRole('button', { name: 'Accept answer' }).click();
  await expect(page.getByText('Accepted answer by Tomás Silva')).toBeVisible();
  await examine(page, 'an accepted answer', { landmarks: true });
  await page.getByRole('button', { name: 'Yes, it helped' }).click();
  await expect(page.getByText('It helped you, and you’ve thanked Tomás Silva.')).toBeVisible();
  await expect(his.getByText('Your answer helped. Lin Mei says thank you.')).toBeVisible();

  // A picture that the server refuses keeps nothing from being changed, and is not lost.
  await page.getByRole('button', { name: 'More about your question' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const editing = page.getByRole('dialog', { name: 'Edit your question' });
  await expect(editing.getByLabel('What picture 1 shows')).toHaveValue('The sheet');
  let answer: 'refused' | 'taken' = 'refused';
  await page.route('**/api/user/diary/image', (route) => {
    if (answer === 'taken') return route.continue();
    const message = 'The picture is larger than 10 MB';
    return route.fulfill({ json: { code: 400, message, data: { key: 'imageTooLarge', errors: [] } } });
  });
  await editing.getByLabel('Add pictures').setInputFiles([await photo(page, 'tray.png', 'green')]);
  await expect(editing.getByText('The picture is larger than 10 MB')).toBeVisible();
  await examine(page, 'a question being edited');
  answer = 'taken';
  await editing.getByRole('button', { name: 'Try again' }).click();
  await editing.getByRole('button', { name: 'Move picture 2 earlier' }).click();
  await editing.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Open picture 1' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open picture: The sheet' })).toBeVisible();

  await page.getByRole('button', { name: 'Don’t accept' }).click();
  await expect(page.getByText('Accepted answer by Tomás Silva')).toBeHidden();
  await page.getByRole('button', { name: 'Mark as solved' }).click();
  await expect(page.getByText('Solved', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(page.getByRole('button', { name: 'Mark as solved' })).toBeVisible();

  // What was answered is shown before it is asked again.
  await visit(his, '/curiosity');
  await his.getByLabel('What are you wondering about?').fill('Margins of the shop printers, how wide?');
  await expect(his.getByText('Your team may have answered this already')).toBeVisible();
});

test('the questions of a diary lead to their pages and outlive it', async ({ page, person, request }) => {
  const { id: teamId } = await makeTeam(request, person, 'Harvest');
  await workEveryDay(request, person, teamId);
  const { today } = await get<{ today: string }>(request, 'user/draft/get', person);
  const unclear = ['Why do the grapes of row seven taste of smoke?'];
  await call(request, 'user/diary/publish', { day: today, sections: { summary: A_DAY, unclear } }, person);
  const question = page.getByRole('link', { name: unclear[0] ?? '' });

  await page.goto('/');
  await question.click();
  await expect(page).toHaveTitle('Question · Grape Garden');
  await page.getByRole('link', { name: /^Diary of/ }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete this diary?' });
  await expect(dialog.getByRole('radio', { name: /^Keep them/ })).toBeChecked();
  await examine(page, 'what happens to the questions');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('The diary was deleted.')).toBeVisible();
  await visit(page, '/curiosity/myCurious');
  await question.click();
  await page.getByRole('button', { name: 'Collect' }).click();
  await expect(page.getByRole('button', { name: 'Collected' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'More about your question' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByText('The question was deleted.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(question).toBeVisible();

  // Questions of an archive come back, each once.
  await visit(page, '/curiosity/myCurious');
  await page.getByRole('button', { name: 'More about your questions' }).click();
  await page.getByRole('menuitem', { name: 'Import Markdown' }).click();
  const list = page.getByRole('dialog', { name: 'Import questions' });
  const kept = '<!-- question {"day":"2024-05-02"} -->\n## Who prunes row four?';
  await list
    .getByLabel('Or paste it here')
    .fill(`${kept}\n\nAnd when?\n\n<!-- question {} -->\n## ${unclear[0]}`);
  await list.getByRole('button', { name: 'Preview' }).click();
  await expect(list.getByText('1 new item.')).toBeVisible();
  await expect(list.getByText(`Line 6, “${unclear[0]}”: already there`)).toBeVisible();
  await examine(page, 'what would be imported');
  await list.getByRole('button', { name: 'Import 1 item' }).click();
  await expect(list.getByText('1 item added.')).toBeVisible();
  await list.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('link', { name: 'Who prunes row four?' }).click();
  await expect(page.getByText('And when?')).toBeVisible();
});

test('every page of curiosity is accessible, empty and full, in both languages', async ({
  page,
  person,
  request,
}) => {
  const pages = ['/curiosity', '/curiosity/rank', '/curiosity/myCurious', '/curiosity/collection'];
  await wear(page, { locale: 'en', theme: 'light' });
  await visit(page, '/curiosity');
  await expect(page.getByRole('heading', { name: 'Join a team to ask' })).toBeVisible();
  await examine(page, 'no team', { landmarks: true });
  await makeTeam(request, person, 'Harvest');
  await page.reload();
  for (const path of pages) {
    await visit(page, path);
    await examine(page, `${path}, empty`, { landmarks: true });
  }
  const long = `${'Warum 为什么 '.repeat(30)}${'x'.repeat(100)}?`;
  const asked = await call<{ id: string }>(request, 'user/curious/publish', { question: long }, person);
  await call(request, 'user/collection/add', { curiosityId: asked.id }, person);
  await wear(page, { locale: 'zh', theme: 'dark', size: 'X-large' });
  for (const path of [...pages, `/curiosity/detail?id=${asked.id}`]) {
    await visit(page, path);
    await examine(page, `${path}, full`, { landmarks: true });
  }
  await visit(page, '/curiosity/detail?id=01890a5d-ac96-774b-bcce-b302099a8057');
  await expect(page.getByRole('heading', { name: '找不到这个问题' })).toBeVisible();
  await examine(page, 'a question that is gone', { landmarks: true });
});
