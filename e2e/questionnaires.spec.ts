import type { Page } from '@playwright/test';
import { examine, visit, wear } from './support/accessible.ts';
import { call, get, makeTeam, type SignedUp, signUp } from './support/api.ts';
import { expect, test } from './support/fixtures.ts';

type Request = Parameters<typeof makeTeam>[0];
type Choice = { id: string; text: { en?: string; zh?: string } };
type Question = { id: string; kind: string; choices: Choice[] };
type View = { id: string; version: number; questions: Question[]; run: { number: number } };

const id = () => crypto.randomUUID();
const asked = {
  required: false,
  sensitive: false,
  section: null,
  choices: [],
  other: false,
  low: null,
  high: null,
  showIf: null,
};

/** Two drinks, how many cups of tea, and why. */
function drinks() {
  const tea = { id: id(), text: { en: 'Tea', zh: '茶' } };
  const wine = { id: id(), text: { en: 'Wine', zh: '葡萄酒' } };
  const drink = {
    ...asked,
    id: id(),
    kind: 'single',
    text: { en: 'What do you drink?', zh: '你喝什么？' },
    required: true,
    choices: [tea, wine],
    other: true,
  };
  const cups = {
    ...asked,
    id: id(),
    kind: 'scale',
    text: { en: 'How much do you like it?', zh: '你有多喜欢？' },
    low: { en: 'Not much', zh: '一般' },
    high: { en: 'A lot', zh: '非常' },
    showIf: { questionId: drink.id, choiceIds: [tea.id] },
  };
  const why = {
    ...asked,
    id: id(),
    kind: 'text',
    text: { en: 'Why?', zh: '为什么？' },
    section: { en: 'Reasons', zh: '原因' },
  };
  return [drink, cups, why];
}

/** A team with a member, and a questionnaire that is open from today on. */
async function settle(request: Request, owner: SignedUp, anonymous: boolean) {
  const { id: teamId, inviteCode } = await makeTeam(request, owner, 'Harvest');
  await call(request, 'user/team/open', { teamId, joinVerification: false }, owner);
  const ada = await signUp(request, 'Ada Obi', inviteCode);
  // An anonymous answer needs others to stand among.
  const others = anonymous ? ['Ben', 'Cai', 'Dora'] : [];
  await Promise.all(others.map((name) => signUp(request, name, inviteCode)));
  const { today } = await get<{ today: string }>(request, 'user/draft/get', owner);
  const week = new Date(Date.parse(`${today}T12:00:00Z`) + 7 * 86_400_000).toISOString().slice(0, 10);
  const view = await call<View>(
    request,
    'user/questionnaire/add',
    {
      teamId,
      title: { en: 'Drinks', zh: '饮品' },
      intro: { en: 'For the next party.', zh: '为下次聚会。' },
      questions: drinks(),
      anonymous,
      opens: today,
      closes: week,
      resultsFor: 'all',
    },
    owner,
  );
  return { teamId, ada, view };
}

test('an administrator builds a questionnaire from a template; a member answers it from Today, and again', async ({
  page,
  person,
  request,
  openAs,
}) => {
  const { id: teamId, inviteCode } = await makeTeam(request, person, 'Harvest');
  await call(request, 'user/team/open', { teamId, joinVerification: false }, person);
  const ada = await signUp(request, 'Ada Obi', inviteCode);
  await page.goto('/department/topicUpdate');
  await page.getByRole('link', { name: 'Questionnaires' }).click();
  await expect(page.getByText('No questionnaires yet')).toBeVisible();
  await examine(page, 'no questionnaires', { landmarks: true });
  await page.getByRole('link', { name: 'New questionnaire' }).click();
  await examine(page, 'templates', { landmarks: true });

  await page.getByRole('button', { name: 'Start from scratch' }).click();
  await page.getByRole('button', { name: 'Ask the team' }).click();
  await expect(page.getByText('Title is required')).toBeVisible();
  await expect(page.getByLabel('Title', { exact: true })).toBeFocused();
  await examine(page, 'what is missing', { landmarks: true });
  await page.getByLabel('Title', { exact: true }).fill('Drinks');
  await page.getByLabel('Question', { exact: true }).fill('What do you drink?');
  await page.getByLabel('Choice 1', { exact: true }).fill('Tea');
  await page.getByLabel('Choice 1', { exact: true }).press('Enter');
  await expect(page.getByLabel('Choice 2', { exact: true })).toBeFocused();
  await page.getByLabel('Choice 2', { exact: true }).fill('Wine');
  await page.getByRole('button', { name: 'Remove: choice 3' }).click();
  await page.getByRole('button', { name: 'Text', exact: true }).click();
  await page.getByLabel('Question', { exact: true }).fill('Which one?');
  await page.getByRole('combobox', { name: 'Ask this question' }).click();
  await page.getByRole('option', { name: /^Depending on 1/ }).click();
  await page.getByRole('button', { name: 'Tea', exact: true }).click();
  await page.getByRole('button', { name: 'Move up: question 2' }).click();
  await page.getByRole('button', { name: 'Ask the team' }).click();
  await expect(page.getByText('The question it depends on comes later.')).toBeVisible();
  await page.getByRole('button', { name: 'Move down: question 1' }).click();
  await page.getByRole('radio', { name: /^By name/ }).check();
  await examine(page, 'the builder', { landmarks: true });
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByRole('radio', { name: 'Tea' }).check();
  await expect(page.getByText('Which one?').last()).toBeVisible();
  await examine(page, 'the preview');
  await page.keyboard.press('Escape');
  // What is built is kept on this device.
  await page.reload();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Drinks');
  await page.getByRole('button', { name: 'Ask the team' }).click();
  await expect(page.getByRole('heading', { name: 'Open now' })).toBeVisible();

  const reader = await openAs(ada);
  await reader.goto('/');
  await reader.getByRole('link', { name: 'Answer: Drinks' }).click();
  await reader.getByRole('radio', { name: 'Tea' }).check();
  await reader.getByRole('textbox', { name: /Which one/ }).fill('Green');
  await reader.getByRole('radio', { name: 'Wine' }).check();
  await expect(reader.getByText('Which one?')).toHaveCount(0);
  await reader.getByRole('button', { name: 'Send my answers' }).click();
  await expect(reader.getByText('You’ve answered. Thank you!')).toBeVisible();
  await reader.getByRole('radio', { name: 'Tea' }).check();
  await reader.getByRole('button', { name: 'Save my answers' }).click();
  await expect(reader.getByText('Saved')).toBeVisible();
  await reader.reload();
  await expect(reader.getByRole('radio', { name: 'Tea' })).toBeChecked();
});

test('an anonymous one says that it is final, and keeps what is half filled in on this device', async ({
  page: owner,
  person,
  request,
  openAs,
}) => {
  const { teamId, ada, view } = await settle(request, person, true);
  const page = await openAs(ada);
  await wear(page, { locale: 'zh', theme: 'dark' });
  const path = `/department/question?team=${teamId}&questionnaire=${view.id}`;
  await page.goto(path);
  await expect(page.getByText('匿名，发送后不能更改')).toBeVisible();
  await page.getByRole('button', { name: '发送回答' }).click();
  await expect(page.getByText('请回答这道题。')).toBeVisible();
  await examine(page, 'what has to be answered', { landmarks: true });
  await page.getByRole('radio', { name: '茶', exact: true }).check();
  await page.getByRole('radio', { name: '7', exact: true }).check();
  await page.reload();
  await expect(page.getByRole('radio', { name: '7', exact: true })).toBeChecked();
  await page.getByRole('button', { name: '发送回答' }).click();
  await examine(page, 'sending is final');
  await page.getByRole('alertdialog').getByRole('button', { name: '发送' }).click();
  await expect(page.getByText('你已经回答了，谢谢！')).toBeVisible();
  await examine(page, 'waiting for the others', { landmarks: true });

  await owner.goto(path);
  await owner.getByRole('radio', { name: 'Other' }).check();
  await owner.getByRole('button', { name: 'Send my answers' }).click();
  await expect(owner.getByText('Write your own answer, or choose another one.')).toBeVisible();
});

/** Lets a round look counted, which takes until the morning after its last day. */
async function count(page: Page): Promise<void> {
  await page.route('**/api/user/questionnaire/get?*', async (route) => {
    const response = await route.fetch();
    const { data, ...envelope } = await response.json();
    const [drink, cups, why] = data.questions;
    const receipt = { count: 9, withheld: null, hiddenGroups: 0 };
    const nothing = {
      mean: null,
      deviation: null,
      distribution: null,
      most: null,
      texts: null,
      otherTexts: null,
    };
    const distribution = [
      { key: drink.choices[0].id, count: 6 },
      { key: drink.choices[1].id, count: 3 },
    ];
    const run = { ...data.run, state: 'past', isCounted: true };
    const questions = [
      { ...nothing, questionId: drink.id, distribution, receipt: { ...receipt, hiddenGroups: 2 } },
      {
        ...nothing,
        questionId: cups.id,
        mean: 7.2,
        deviation: 1.4,
        receipt: { ...receipt, count: 6, withheld: 'fewerThanEight' },
      },
      { ...nothing, questionId: why.id, texts: ['It warms.', '好喝，也不贵。'], receipt },
    ];
    const mean = (value: number) => [{ questionId: cups.id, mean: value, count: 6 }];
    await route.fulfill({
      response,
      json: {
        ...envelope,
        data: {
          ...data,
          run,
          runs: [run],
          isAnswered: true,
          can: { ...data.can, answer: false, seeResults: true },
          results: { countedOn: data.run.closes, answered: 9, asked: 12, questions, groups: [] },
          trend: [
            { run: 1, closes: '2026-05-01', means: mean(5.5) },
            { run: 2, closes: '2026-08-01', means: mean(7.2) },
          ],
        },
      },
    });
  });
}

test('results show what may be shown with the reason for the rest, and what the team does about them', async ({
  page,
  person,
  request,
}) => {
  const { teamId, view } = await settle(request, person, false);
  await count(page);
  const path = `/department/question?team=${teamId}&questionnaire=${view.id}&view=results`;
  await wear(page, { locale: 'en', theme: 'light' });
  await visit(page, path);
  await expect(page.getByText('9 of 12 answered.')).toBeVisible();
  await expect(page.getByText('The average shows from 5 answers, single numbers from 8.')).toBeVisible();
  await expect(page.getByText('2 departments aren’t shown by themselves')).toBeVisible();
  await page.getByText('As a table').click();
  await examine(page, 'results', { landmarks: true });
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.csv$/);

  await page.getByRole('button', { name: 'Add an action' }).click();
  await page.getByLabel('What will the team do?').fill('Buy a kettle.');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Choose someone.')).toBeVisible();
  await examine(page, 'an action', { landmarks: true });
});

/** Lets what was done since the last round be asked about, or be counted. */
async function tried(page: Page, helped: object | null): Promise<void> {
  await page.route('**/api/user/questionnaire/get?*', async (route) => {
    const response = await route.fetch();
    const { data, ...envelope } = await response.json();
    const owner = { id: id(), name: 'Lin Mei', avatar: null, isFormer: false };
    const action = { id: data.id, owner, day: data.run.closes, text: 'Buy a kettle.', isDone: true, helped };
    const results = helped && {
      countedOn: data.run.closes,
      answered: 9,
      asked: 12,
      questions: [],
      groups: [],
    };
    const run = { ...data.run, ...(helped && { state: 'past', isCounted: true }) };
    const can = { ...data.can, ...(helped && { answer: false, seeResults: true }) };
    const more = { run, runs: [run], can, results, earlierActions: [action] };
    await route.fulfill({ response, json: { ...envelope, data: { ...data, ...more } } });
  });
}

test('whether what was done since the last round helped is asked first, kept, and shown with it', async ({
  page: owner,
  person,
  request,
  openAs,
}) => {
  const { teamId, ada, view } = await settle(request, person, false);
  const path = `/department/question?team=${teamId}&questionnaire=${view.id}`;
  const page = await openAs(ada);
  await tried(page, null);
  await page.goto(path);
  const asked = page.getByRole('radiogroup', { name: 'Did it help? Buy a kettle.' });
  await asked.getByRole('radio', { name: 'Partly' }).check();
  await page.reload();
  await expect(asked.getByRole('radio', { name: 'Partly' })).toBeChecked();
  await examine(page, 'what is asked first', { landmarks: true });
  await page.getByRole('radio', { name: 'Wine' }).check();
  const sent = page.waitForRequest('**/api/user/questionnaire/do');
  await page.getByRole('button', { name: 'Send my answers' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ helped: [{ actionId: view.id, helped: 'partly' }] });

  const distribution = [
    { key: 'yes', count: 5 },
    { key: 'partly', count: 1 },
    { key: 'no', count: 3 },
  ];
  const receipt = { count: 9, withheld: null, hiddenGroups: 0 };
  await tried(owner, { distribution, receipt, groups: [] });
  await owner.goto(`${path}&view=results`);
  await expect(owner.getByText('Since last time: did it help?')).toBeVisible();
  await expect(owner.getByRole('listitem').filter({ hasText: /^Yes 5$/ })).toBeVisible();
  await expect(owner.getByText('9 answers.')).toBeVisible();
  await examine(owner, 'what helped', { landmarks: true });
});
