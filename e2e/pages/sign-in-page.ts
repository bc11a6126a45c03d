import type { Page } from '@playwright/test';
import { codeFor } from '../support/mailbox.ts';

/** The signed-out pages: signing in, registering, a new password. */
export class SignInPage {
  readonly #page: Page;
  constructor(page: Page) {
    this.#page = page;
  }

  async signIn(email: string, password: string): Promise<void> {
    // A device on which no one has signed in opens with registering.
    await this.#page.getByRole('link', { name: 'Sign in', exact: true }).click();
    await this.#page.getByLabel('Email').fill(email);
    await this.#page.getByLabel('Password', { exact: true }).fill(password);
    await this.#page.getByRole('button', { name: 'Sign in', exact: true }).click();
  }

  /** First step of registering, and the digits that came by mail. */
  async askForCode(email: string): Promise<void> {
    await this.#page.getByLabel('Email').fill(email);
    await this.#page.getByRole('button', { name: 'Send code' }).click();
    await this.enterCode(await codeFor(email));
  }

  async enterCode(code: string): Promise<void> {
    await this.#page.getByRole('textbox', { name: 'Code from the email' }).pressSequentially(code);
  }

  async finishRegistering({ name, password }: { name: string; password: string }): Promise<void> {
    await this.#page.getByLabel('Name', { exact: true }).fill(name);
    await this.#page.getByLabel('Password', { exact: true }).fill(password);
    await this.#page.getByRole('checkbox').check();
    await this.#page.getByRole('button', { name: 'Create account' }).click();
  }
}
