import { expect, type Locator, type Page } from '@playwright/test';

/** The page of today: the editor and what becomes of it. */
export class TodayPage {
  readonly #page: Page;
  readonly title: Locator;
  readonly summary: Locator;
  readonly publish: Locator;
  /** What is said of a diary a moment after it was published. */
  readonly published: Locator;
  constructor(page: Page) {
    this.#page = page;
    this.title = page.getByLabel('Title', { exact: true });
    this.summary = page.getByLabel('What did you get done today?');
    this.publish = page.getByRole('button', { name: 'Publish' });
    this.published = page.getByRole('heading', { name: /^Published\. .+ grape/ });
  }

  /** Waits until every part of the editor stands: a tap below it is lost while one comes. */
  async open(): Promise<void> {
    await this.#page.goto('/');
    await expect(this.summary).toBeVisible();
    for (const part of ['Add pictures', 'Proud']) {
      await expect(this.#page.getByRole('button', { name: part, exact: true })).toBeVisible();
    }
  }

  async write(text: string): Promise<void> {
    await this.summary.fill(text);
  }

  /** Asks for a title, and writes it. */
  async giveTitle(text: string): Promise<void> {
    await this.#page.getByRole('button', { name: 'Add title' }).click();
    await expect(this.title).toBeFocused();
    await this.title.fill(text);
  }

  /** Chooses an action on the published diary. */
  async choose(action: string): Promise<void> {
    await this.#page.getByRole('button', { name: 'More about your diary' }).click();
    await this.#page.getByRole('menuitem', { name: action }).click();
  }

  /** Waits until the server has the draft; a change soon after a sending goes after ten seconds of rest. */
  async saved(): Promise<void> {
    await expect(this.#page.getByText('Saved', { exact: true })).toBeVisible({ timeout: 75_000 });
  }

  async addTask(task: string): Promise<void> {
    const field = this.#page
      .getByPlaceholder('What comes next?')
      .or(this.#page.getByLabel('What comes next?'));
    if (!(await field.first().isVisible())) {
      await this.#page.getByRole('button', { name: /^Important tasks for/ }).click();
    }
    await field.first().fill(task);
    await field.first().press('Enter');
  }
}

export const A_DAY =
  'The price lists of three grocers are imported, and the fourth one called to be the next.';
