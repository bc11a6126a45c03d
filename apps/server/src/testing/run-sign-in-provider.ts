import { openProvider } from './sign-in-provider.ts';

/** The provider as a process of its own, for tests in a browser: `PORT`, and the `REDIRECT_URI` of the product. */
const { PORT, REDIRECT_URI } = process.env;
if (!PORT || !REDIRECT_URI) throw new Error('PORT and REDIRECT_URI must be set');
await openProvider([REDIRECT_URI], Number(PORT));
