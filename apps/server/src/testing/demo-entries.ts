import { demoPeople } from '../../demo/people/index.ts';

/** What the people of the demo team wrote, one after the other. */
export const demoEntries = demoPeople.flatMap(({ weeks }) =>
  weeks.flat().flatMap((entry) => (typeof entry === 'string' ? [] : [entry])),
);
