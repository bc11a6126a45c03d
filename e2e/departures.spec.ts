import { examine } from './support/accessible.ts';
import { makeTeam } from './support/api.ts';
import { expect, test } from './support/fixtures.ts';

test('administrators keep what departures taught them, with earlier versions', async ({
  page,
  person,
  request,
}) => {
  await makeTeam(request, person, 'Harvest');
  await page.goto('/department/quitCharacter');
  await expect(page.getByRole('heading', { name: 'Nothing learned yet' })).toBeVisible();
  await examine(page, 'nothing learned yet', { landmarks: true });
  await page.getByRole('button', { name: 'Add a pattern' }).click();
  const adding = page.getByRole('dialog', { name: 'Add a pattern' });
  await adding.getByRole('button', { name: 'Save' }).click();
  await expect(adding.getByText('Please enter the title')).toBeVisible();
  await adding.getByLabel('Title').fill('Waiting for reviews');
  await adding.getByLabel('What made people leave').fill('Work lay for **weeks** without an answer.');
  await adding.getByLabel('Early signs').fill('no answer\nagain alone');
  await examine(page, 'a pattern is written');
  await adding.getByRole('button', { name: 'Save' }).click();

  await expect(page.getByRole('heading', { name: 'Waiting for reviews' })).toBeVisible();
  await expect(page.getByText('again alone')).toBeVisible();
  await page.getByRole('button', { name: 'More about: Waiting for reviews' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const editing = page.getByRole('dialog', { name: 'Edit pattern' });
  await editing.getByLabel('What helped').fill('A second reviewer for everyone.');
  await editing.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('A second reviewer for everyone.')).toBeVisible();
  await examine(page, 'a pattern', { landmarks: true });
  await page.getByRole('button', { name: 'More about: Waiting for reviews' }).click();
  await page.getByRole('menuitem', { name: 'Earlier versions' }).click();
  await expect(page.getByRole('dialog').getByText('again alone')).toBeVisible();
  await expect(page.getByRole('dialog').getByText('A second reviewer')).toHaveCount(0);
});
