import type { Page } from '@playwright/test';
import { newAddress } from '../support/api.ts';

/** The provider's claims about a person. */
export type Claims = Readonly<Record<string, unknown>> & { readonly sub: string; readonly email: string };

/** A person that neither the provider nor the product has seen. */
export function newcomer(claims: Readonly<Record<string, unknown>> = {}): Claims {
  const email = newAddress();
  return { sub: email, email, email_verified: true, name: 'Lin Mei', ...claims };
}

/** The sign-in page of the test's provider: it believes every claim. */
export class ProviderPage {
  readonly #page: Page;
  constructor(page: Page) {
    this.#page = page;
  }

  async signIn(claims: Claims): Promise<void> {
    await this.#page.getByLabel('Claims').fill(JSON.stringify(claims));
    await this.#page.getByRole('button', { name: 'Sign in' }).click();
  }

  async cancel(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Cancel' }).click();
  }
}
