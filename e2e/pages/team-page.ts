import { expect, type Locator, type Page } from '@playwright/test';

/** The page of a team, and that of one of its departments. */
export class TeamPage {
  readonly #page: Page;
  constructor(page: Page) {
    this.#page = page;
  }

  async open(): Promise<void> {
    await this.#page.goto('/department');
    await expect(this.#page.getByRole('heading', { name: 'Members', exact: true })).toBeVisible();
  }

  /** The line of a member. */
  row(name: string): Locator {
    return this.#page
      .getByRole('listitem')
      .filter({ has: this.#page.getByRole('button', { name: new RegExp(`^${name}`) }) });
  }

  /** The part of one department among the members. */
  department(name: string): Locator {
    return this.#page.getByRole('region', { name, exact: true });
  }

  menuOf(name: string): Locator {
    return this.#page.getByRole('button', { name: `More about ${name}` }).first();
  }

  /** Chooses an action from a member's menu. */
  async act(name: string, action: string): Promise<void> {
    const item = this.#page.getByRole('menuitem', { name: action });
    // A list that is read anew puts its menu up again, closed: a menu that was open is gone, and a tap in that moment
    // falls between the two.
    let isChosen = false;
    await expect(async () => {
      if (!(await item.isVisible())) {
        if (isChosen) return;
        if (await this.#page.getByRole('menu').isVisible()) await this.#page.keyboard.press('Escape');
        await this.menuOf(name).click({ timeout: 1_000 });
      }
      await item.click({ timeout: 5_000 });
      isChosen = true;
      await expect(item).toBeHidden({ timeout: 1_000 });
    }).toPass();
  }

  /** Writes addresses into the dialog of invitations and sends it. */
  async inviteByMail(addresses: string, department?: string): Promise<Locator> {
    const dialog = this.#page.getByRole('dialog', { name: 'Invite by email' });
    if (!(await dialog.isVisible()))
      await this.#page.getByRole('button', { name: 'Invite by email' }).click();
    await dialog.getByLabel('Addresses').fill(addresses);
    if (department !== undefined) {
      await dialog.getByRole('combobox', { name: 'Department' }).click();
      await this.#page.getByRole('option', { name: department }).click();
    }
    await dialog.getByRole('button', { name: /^Invite/ }).click();
    return dialog;
  }

  async makeDepartment(name: string): Promise<void> {
    await this.#page.getByRole('button', { name: 'New department' }).click();
    await this.#page.getByLabel('Name of the department').fill(name);
    await this.#page.getByRole('button', { name: 'Create department' }).click();
    await expect(this.department(name)).toBeVisible();
  }

  async openDepartment(name: string): Promise<void> {
    await this.#page.getByRole('link', { name, exact: true }).click();
    await expect(this.#page.getByRole('heading', { level: 1, name })).toBeVisible();
  }

  /** On the page of a department. */
  async putIn(...names: string[]): Promise<void> {
    await this.#page.getByRole('button', { name: 'Add members' }).click();
    const dialog = this.#page.getByRole('dialog', { name: /^Add members to/ });
    for (const name of names) await dialog.getByRole('checkbox', { name }).check();
    await dialog.getByRole('button', { name: /^Add \d+ members?$/ }).click();
    await expect(dialog).toBeHidden();
  }

  /** On the page of a department. */
  async chooseLeader(name: string): Promise<void> {
    await this.#page.getByRole('button', { name: 'Choose leaders' }).click();
    const dialog = this.#page.getByRole('dialog', { name: /^Who leads/ });
    await dialog.getByRole('checkbox', { name }).check();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
  }
}
