/** A page of the product: what may be told of it without a token. */
export type Page = {
  readonly path: string;
  readonly title: string;
  /** Opens without a token. */
  readonly public: boolean;
};

/** Every page, in the order of the map; the web's route table has one row for each. */
export const pages = [
  { path: '/', title: /*i18n*/ 'Today', public: false },
  { path: '/home', title: /*i18n*/ 'Team diary', public: false },
  { path: '/search', title: /*i18n*/ 'Search', public: false },
  { path: '/department', title: /*i18n*/ 'Team', public: false },
  { path: '/department/custom', title: /*i18n*/ 'Team settings', public: false },
  { path: '/department/question', title: /*i18n*/ 'Daily questions', public: false },
  { path: '/application', title: /*i18n*/ 'Applications', public: false },
  { path: '/department/detail', title: /*i18n*/ 'Department', public: false },
  { path: '/person', title: /*i18n*/ 'Person', public: false },
  { path: '/followGroup', title: /*i18n*/ 'Following', public: false },
  { path: '/followGroup/dairy', title: /*i18n*/ 'Follow group', public: false },
  { path: '/importantThing', title: /*i18n*/ 'To-dos', public: false },
  { path: '/department/topicUpdate', title: /*i18n*/ 'Topics', public: false },
  { path: '/msg/list', title: /*i18n*/ 'Messages', public: false },
  { path: '/msg/details', title: /*i18n*/ 'Message', public: false },
  { path: '/msg/myComments', title: /*i18n*/ 'My comments', public: false },
  { path: '/mine', title: /*i18n*/ 'Me', public: false },
  { path: '/mine/diaries', title: /*i18n*/ 'All my diaries', public: false },
  { path: '/mine/profile', title: /*i18n*/ 'Profile', public: false },
  { path: '/mine/look', title: /*i18n*/ 'Look', public: false },
  { path: '/mine/email', title: /*i18n*/ 'Email and reminders', public: false },
  { path: '/mine/security', title: /*i18n*/ 'Security', public: false },
  { path: '/mine/data', title: /*i18n*/ 'Data', public: false },
  { path: '/mine/privacy', title: /*i18n*/ 'Privacy', public: false },
  { path: '/mine/import', title: /*i18n*/ 'Import diaries', public: false },
  { path: '/login', title: /*i18n*/ 'Sign in', public: true },
  { path: '/forgot', title: /*i18n*/ 'Reset password', public: true },
  { path: '/unsubscribe', title: /*i18n*/ 'Unsubscribe', public: true },
  { path: '/loading', title: /*i18n*/ 'Loading', public: true },
  { path: '/privacy/terms-of-use', title: /*i18n*/ 'Terms of Use', public: true },
  { path: '/privacy/privacy-policy', title: /*i18n*/ 'Privacy Policy', public: true },
  { path: '/privacy/anonymity', title: /*i18n*/ 'Anonymous comments', public: true },
] as const satisfies readonly Page[];

export type PagePath = (typeof pages)[number]['path'];

/** The title of the product's window. */
export const productTitle = /*i18n*/ 'Grape garden - team growth footprints';
