/** Parts that minutes have had from the first, found whatever else a template has. */
export const basicHeadings = ['summary', 'decisions', 'actions', 'questions'] as const;

/** What parts of minutes can be called; `own` is what a team calls it. */
export const minutesHeadings = [
  ...basicHeadings,
  'done',
  'next',
  'blockers',
  'wentWell',
  'wentBadly',
  'feedback',
  'needs',
  'own',
] as const;
export type MinutesHeading = (typeof minutesHeadings)[number];

export const templateKeys = ['general', 'standUp', 'retrospective', 'oneToOne', 'customerCall'] as const;
export type TemplateKey = (typeof templateKeys)[number];

/** The headings of the templates that ship with the product, in their order. */
export const headingsOf: Readonly<Record<TemplateKey, readonly Exclude<MinutesHeading, 'own'>[]>> = {
  general: basicHeadings,
  standUp: ['done', 'next', 'blockers', 'decisions', 'actions'],
  retrospective: ['wentWell', 'wentBadly', 'decisions', 'actions'],
  oneToOne: ['summary', 'feedback', 'blockers', 'decisions', 'actions'],
  customerCall: ['needs', 'blockers', 'questions', 'decisions', 'actions'],
};

export type BasicHeading = (typeof basicHeadings)[number];

/** Whether a part stands in minutes under its own name. */
export const isBasic = (heading: MinutesHeading): heading is BasicHeading =>
  basicHeadings.some((each) => each === heading);

/** Parts that are told by who says what. */
export const isBySpeaker = (heading: MinutesHeading): boolean =>
  heading === 'done' || heading === 'next' || heading === 'blockers';
