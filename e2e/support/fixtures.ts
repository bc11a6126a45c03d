import { type Browser, test as base, type Page } from '@playwright/test';
import { TodayPage } from '../pages/today-page.ts';
import { makeTeam, type SignedUp, signUp } from './api.ts';

type Fixtures = {
  /** A person with an account and no team, signed in in `page`. */
  person: SignedUp;
  /** Today, open in `page`; `person` is in a team of their own, Harvest. */
  todayPage: TodayPage;
  /** Opens a browser of its own for another person, signed in. */
  openAs(person: SignedUp): Promise<Page>;
};

type OfWorker = {
  /** The next person with an account; the one after them registers meanwhile, since a mail takes its time. */
  nextPerson(): Promise<SignedUp>;
};

export const test = base.extend<Fixtures, OfWorker>({
  nextPerson: [
    async ({ playwright }, use, { project }) => {
      const { baseURL } = project.use;
      const request = await playwright.request.newContext(baseURL ? { baseURL } : {});
      // A failure is that of the test which the person is for.
      const begin = () => {
        const person = signUp(request, 'Lin Mei');
        person.catch(() => undefined);
        return person;
      };
      let coming = begin();
      await use(() => {
        const person = coming;
        coming = begin();
        return person;
      });
      await coming.catch(() => undefined);
      await request.dispose();
    },
    { scope: 'worker' },
  ],
  person: async ({ page, nextPerson }, use) => {
    const person = await nextPerson();
    await letIn(page, person);
    await use(person);
  },
  todayPage: async ({ page, person, request }, use) => {
    await makeTeam(request, person, 'Harvest');
    const todayPage = new TodayPage(page);
    await todayPage.open();
    await use(todayPage);
  },
  openAs: async ({ browser, baseURL }, use, { project }) => {
    const contexts: Awaited<ReturnType<Browser['newContext']>>[] = [];
    await use(async (person) => {
      const context = await browser.newContext({ ...project.use, ...(baseURL && { baseURL }) });
      contexts.push(context);
      const page = await context.newPage();
      await letIn(page, person);
      return page;
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});

/**
 * Marks a test of what a desk shows otherwise: it runs there too, where the side navigation stands and parts of a screen
 * stand side by side. The others run on the phone alone, the narrowest.
 */
export const bothSizes = { tag: '@both-sizes' };

/** Marks a test of what is seen on the desk alone, since its like is seen on the phone in another look. */
export const deskAlone = { tag: '@desk' };

/** Puts the token where the product keeps it, once; what the page does with it later stays its own. */
export async function letIn(page: Page, { token }: SignedUp): Promise<void> {
  await page.addInitScript((value) => {
    if (sessionStorage.getItem('let-in') === null) {
      localStorage.setItem('token', value);
      sessionStorage.setItem('let-in', 'yes');
    }
  }, token);
}

export { expect } from '@playwright/test';
