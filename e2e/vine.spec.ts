import { readFileSync } from 'node:fs';
import { A_DAY } from './pages/today-page.ts';
import { examine, looksHere, visit, wear } from './support/accessible.ts';
import { call, gradeFirstDays, makeTeam, publish } from './support/api.ts';
import { bothSizes, expect, test } from './support/fixtures.ts';

const everyDay = [1, 2, 3, 4, 5, 6, 7];

/** A phone's sheet, which no browser shows to a test: what it is given is noted. */
function standInForSharing(): void {
  navigator.canShare = () => true;
  navigator.share = async (given) => {
    const [file] = given?.files ?? [];
    sessionStorage.setItem('shared', `${file?.name} ${file?.type}`);
  };
}

test(
  'the vine is read and walked by keys, as a table, for a year and a team, and taken along',
  bothSizes,
  async ({ page, person, request }) => {
    test.setTimeout(120_000);
    const { id: teamId } = await makeTeam(request, person, 'Harvest');
    await call(request, 'user/team/setting', { teamId, calendar: { workingWeekdays: everyDay } }, person);
    await gradeFirstDays(request, person, teamId);
    const { id } = await publish(request, person, A_DAY);
    for (const look of looksHere([
      { locale: 'en', theme: 'light', size: 'normal' },
      { locale: 'zh', theme: 'dark', size: 'X-large' },
    ] as const)) {
      await wear(page, look);
      for (const path of [
        '',
        '?table=true',
        '?view=year',
        '?view=year&table=true',
        '?view=team',
        '?month=2019-01',
      ]) {
        await visit(page, `/grape${path}`);
        await examine(page, `/grape${path} in ${look.locale}`, { landmarks: true });
      }
    }
    await wear(page, { locale: 'en', theme: 'light', size: 'normal' });
    if (test.info().project.name === 'phone') await page.addInitScript(standInForSharing);

    await visit(page, '/grape');
    const grid = page.getByRole('grid', { name: /1 written/ });
    const today = grid.locator('[aria-current="date"]');
    await expect(today).toHaveAccessibleName(/: submitted, grade [ABCD]$/);
    await today.focus();
    await expect(page.getByText(/: submitted, grade [ABCD]$/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText(/: submitted, grade [ABCD]$/)).toBeHidden();
    await page.keyboard.press('Home');
    await page.keyboard.press('End');
    await expect(grid.getByRole('button').last()).toBeFocused();
    await expect(grid.locator('button[tabindex="0"]')).toHaveCount(1);
    await today.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/home\\?diary=${id}`));

    await page.goBack();
    await page.getByRole('button', { name: 'Table' }).click();
    await expect(page.getByRole('row', { name: /submitted [ABCD]$/ })).toBeVisible();
    await page.getByRole('button', { name: 'Table' }).click();

    const opener = page.getByRole('button', { name: 'Share the vine' });
    const dialog = page.getByRole('dialog', { name: 'Share the vine' });
    const picture = dialog.getByRole('img');
    const drawn = () => picture.evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
    await opener.click();
    await expect(picture).toHaveJSProperty('width', 1200);
    await expect(dialog.getByRole('checkbox', { name: 'Show grades' })).not.toBeChecked();
    await examine(page, 'a vine to share');
    const without = await drawn();
    await dialog.getByRole('checkbox', { name: 'Show grades' }).check();
    await expect.poll(drawn, 'grades come along once they are chosen').not.toBe(without);
    if (test.info().project.name === 'phone') {
      await dialog.getByRole('button', { name: 'Share', exact: true }).click();
      await expect(dialog).toBeHidden();
      expect(await page.evaluate(() => sessionStorage.getItem('shared'))).toMatch(/\.png image\/png$/);
      await expect(opener).toBeFocused();
    } else {
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        dialog.getByRole('button', { name: 'Save picture' }).click(),
      ]);
      expect(
        readFileSync(await file.path())
          .subarray(1, 4)
          .toString(),
      ).toBe('PNG');
    }

    await page.getByRole('radio', { name: 'Team' }).check();
    const bunch = page.getByRole('list', { name: /^Harvest, / }).getByRole('link');
    await expect(bunch).toHaveAccessibleName(/^Lin Mei: 1 written \(1 [ABCD]\), 0 missed/);
    await bunch.click();
    await expect(today).toBeVisible();
  },
);
