import type { TeamRules } from './calls/team-settings.ts';

/** Where things are, by intention; a place shows as soon as it has a door. */
export const places = ['today', 'garden', 'team', 'me'] as const;
export type Place = (typeof places)[number];

/** The name of a drawing; the web has one for each. */
export type PageIcon =
  | 'applications'
  | 'bell'
  | 'book'
  | 'bookmark'
  | 'chart'
  | 'comment'
  | 'compass'
  | 'flag'
  | 'heart'
  | 'leaf'
  | 'list'
  | 'me'
  | 'meeting'
  | 'paper'
  | 'people'
  | 'question'
  | 'quote'
  | 'search'
  | 'settings'
  | 'smile'
  | 'steps'
  | 'today'
  | 'trend'
  | 'vine';

/** A page of the product: what may be told of it without a token, and where it stands. */
export type Page = {
  readonly path: string;
  /** Its name: in the window's title, in the palette, and on its door unless that has a shorter one. */
  readonly title: string;
  readonly label?: string;
  /** Opens without a token. */
  readonly public: boolean;
  /** Null for what is not part of the garden: signing in, legal texts. */
  readonly place: Place | null;
  /** The door that it belongs to; a page without one is a door of its place. */
  readonly parent?: string;
  /** Every door has one. */
  readonly icon?: PageIcon;
  /** `head`: at the head of every page instead of among the doors. `manage`: in the Team's row for those who may. */
  readonly row?: 'head' | 'manage';
  /** The part of the diary that it is about: without it in the team's rules, the page has no line. */
  readonly module?: keyof TeamRules['modules'];
  /** Who has a line for it, all when absent; `manager` is either of the others. */
  readonly role?: 'admin' | 'leader' | 'manager';
  /** Shows one thing that its address names, so that its path alone opens nothing. */
  readonly detail?: true;
};

/**
 * Every page, in the order of its place's doors. The web's route table has one row for each; navigation, back links,
 * window titles and the palette follow from this table, so that a new door is one row here.
 */
export const pages = [
  { path: '/', title: /*i18n*/ 'Today', label: /*i18n*/ 'Day', public: false, place: 'today', icon: 'today' },
  { path: '/importantThing', title: /*i18n*/ 'To-dos', public: false, place: 'today', icon: 'list' },
  { path: '/au', title: /*i18n*/ 'Meetings', public: false, place: 'today', icon: 'meeting' },
  {
    path: '/au/summary',
    title: /*i18n*/ 'Meeting',
    public: false,
    place: 'today',
    parent: '/au',
    detail: true,
  },

  { path: '/grape', title: /*i18n*/ 'Vine', public: false, place: 'garden', icon: 'vine' },
  { path: '/score', title: /*i18n*/ 'Score', public: false, place: 'garden', icon: 'chart' },
  { path: '/footprints', title: /*i18n*/ 'Footprints', public: false, place: 'garden', icon: 'steps' },
  { path: '/footprints/emotion', title: /*i18n*/ 'Moods', public: false, place: 'garden', icon: 'smile' },
  {
    path: '/autobiography',
    title: /*i18n*/ 'Autobiography',
    label: /*i18n*/ 'Book',
    public: false,
    place: 'garden',
    icon: 'bookmark',
  },

  {
    path: '/home',
    title: /*i18n*/ 'Team diary',
    label: /*i18n*/ 'Diaries',
    public: false,
    place: 'team',
    icon: 'book',
  },
  {
    path: '/team-news',
    title: /*i18n*/ 'Team daily news',
    label: /*i18n*/ 'News',
    public: false,
    place: 'team',
    icon: 'paper',
  },
  { path: '/curiosity', title: /*i18n*/ 'Curiosity', public: false, place: 'team', icon: 'question' },
  {
    path: '/curiosity/rank',
    title: /*i18n*/ 'Curiosity rank',
    public: false,
    place: 'team',
    parent: '/curiosity',
  },
  {
    path: '/curiosity/detail',
    title: /*i18n*/ 'Question',
    public: false,
    place: 'team',
    parent: '/curiosity',
    detail: true,
  },
  { path: '/quotes', title: /*i18n*/ 'Wisdom', public: false, place: 'team', icon: 'quote' },
  {
    path: '/quotes/download',
    title: /*i18n*/ 'Make a picture',
    public: false,
    place: 'team',
    parent: '/quotes',
  },
  {
    path: '/department/topicUpdate',
    title: /*i18n*/ 'Topics',
    label: /*i18n*/ 'Topics & surveys',
    public: false,
    place: 'team',
    icon: 'flag',
  },
  {
    path: '/department/question',
    title: /*i18n*/ 'Questionnaires',
    public: false,
    place: 'team',
    parent: '/department/topicUpdate',
  },
  {
    path: '/department',
    title: /*i18n*/ 'Team',
    label: /*i18n*/ 'People',
    public: false,
    place: 'team',
    icon: 'people',
  },
  {
    path: '/department/detail',
    title: /*i18n*/ 'Department',
    public: false,
    place: 'team',
    parent: '/department',
    detail: true,
  },
  {
    path: '/department/newMember',
    title: /*i18n*/ 'New members',
    public: false,
    place: 'team',
    parent: '/department',
  },
  {
    path: '/person',
    title: /*i18n*/ 'Person',
    public: false,
    place: 'team',
    parent: '/department',
    detail: true,
  },
  { path: '/department/culture', title: /*i18n*/ 'Culture', public: false, place: 'team', icon: 'leaf' },
  {
    path: '/application',
    title: /*i18n*/ 'Applications',
    public: false,
    place: 'team',
    row: 'manage',
    role: 'admin',
    icon: 'applications',
  },
  {
    path: '/score/groups',
    title: /*i18n*/ 'Team scores',
    label: /*i18n*/ 'Scores',
    public: false,
    place: 'team',
    row: 'manage',
    role: 'manager',
    icon: 'chart',
  },
  {
    path: '/statistics',
    title: /*i18n*/ 'Statistics',
    public: false,
    place: 'team',
    row: 'manage',
    role: 'manager',
    icon: 'trend',
  },
  {
    path: '/interview',
    title: /*i18n*/ 'Interviews',
    public: false,
    place: 'team',
    row: 'manage',
    role: 'manager',
    icon: 'comment',
  },
  {
    path: '/department/quitCharacter',
    title: /*i18n*/ 'Departures',
    public: false,
    place: 'team',
    row: 'manage',
    role: 'admin',
    icon: 'compass',
  },
  {
    path: '/department/custom',
    title: /*i18n*/ 'Team settings',
    label: /*i18n*/ 'Settings',
    public: false,
    place: 'team',
    row: 'manage',
    role: 'admin',
    icon: 'settings',
  },

  { path: '/mine', title: /*i18n*/ 'Me', label: /*i18n*/ 'Account', public: false, place: 'me', icon: 'me' },
  { path: '/mine/diaries', title: /*i18n*/ 'All my diaries', public: false, place: 'me', parent: '/mine' },
  { path: '/mine/profile', title: /*i18n*/ 'Profile', public: false, place: 'me', parent: '/mine' },
  { path: '/mine/look', title: /*i18n*/ 'Look', public: false, place: 'me', parent: '/mine' },
  { path: '/mine/email', title: /*i18n*/ 'Email and reminders', public: false, place: 'me', parent: '/mine' },
  { path: '/mine/security', title: /*i18n*/ 'Security', public: false, place: 'me', parent: '/mine' },
  { path: '/mine/data', title: /*i18n*/ 'Data', public: false, place: 'me', parent: '/mine' },
  { path: '/mine/privacy', title: /*i18n*/ 'Privacy', public: false, place: 'me', parent: '/mine' },
  {
    path: '/mine/who-sees',
    title: /*i18n*/ 'Who can see what',
    public: false,
    place: 'me',
    parent: '/mine',
  },
  {
    path: '/mine/readers',
    title: /*i18n*/ 'Who read my entries',
    public: false,
    place: 'me',
    parent: '/mine',
  },
  { path: '/mine/releases', title: /*i18n*/ 'What’s new', public: false, place: 'me', parent: '/mine' },
  { path: '/mine/import', title: /*i18n*/ 'Import diaries', public: false, place: 'me', parent: '/mine' },
  { path: '/handbook', title: /*i18n*/ 'Handbook', public: false, place: 'me', icon: 'compass' },
  {
    path: '/curiosity/myCurious',
    title: /*i18n*/ 'My curiosity',
    label: /*i18n*/ 'Curiosity',
    public: false,
    place: 'me',
    icon: 'question',
  },
  {
    path: '/curiosity/collection',
    title: /*i18n*/ 'Collected questions',
    public: false,
    place: 'me',
    parent: '/curiosity/myCurious',
  },
  {
    path: '/quotes/collection',
    title: /*i18n*/ 'My wisdom',
    public: false,
    place: 'me',
    icon: 'bookmark',
  },
  {
    path: '/msg/myComments',
    title: /*i18n*/ 'My comments',
    label: /*i18n*/ 'Comments',
    public: false,
    place: 'me',
    icon: 'comment',
  },
  { path: '/followGroup', title: /*i18n*/ 'Following', public: false, place: 'me', icon: 'heart' },
  {
    path: '/followGroup/dairy',
    title: /*i18n*/ 'Follow group',
    public: false,
    place: 'me',
    parent: '/followGroup',
    detail: true,
  },

  { path: '/msg/list', title: /*i18n*/ 'Messages', public: false, place: 'me', row: 'head', icon: 'bell' },
  { path: '/search', title: /*i18n*/ 'Search', public: false, place: 'team', row: 'head', icon: 'search' },
  {
    path: '/msg/details',
    title: /*i18n*/ 'Message',
    public: false,
    place: 'me',
    parent: '/msg/list',
    detail: true,
  },

  { path: '/login', title: /*i18n*/ 'Sign in', public: true, place: null },
  { path: '/forgot', title: /*i18n*/ 'Reset password', public: true, place: null },
  { path: '/unsubscribe', title: /*i18n*/ 'Unsubscribe', public: true, place: null },
  { path: '/loading', title: /*i18n*/ 'Loading', public: true, place: null },
  { path: '/privacy/terms-of-use', title: /*i18n*/ 'Terms of Use', public: true, place: null },
  { path: '/privacy/privacy-policy', title: /*i18n*/ 'Privacy Policy', public: true, place: null },
  { path: '/privacy/anonymity', title: /*i18n*/ 'Anonymous comments', public: true, place: null },
] as const satisfies readonly Page[];

export type PagePath = (typeof pages)[number]['path'];

/** A page of its own that an address's `view` names, since the routes are the seed's: it has the place of its path, and leads back to it. */
export type PageView = { readonly path: PagePath; readonly view: string; readonly title: string };

export const pageViews = [
  { path: '/home', view: 'read', title: /*i18n*/ 'Read one by one' },
  { path: '/footprints', view: 'work', title: /*i18n*/ 'How I work' },
  { path: '/footprints', view: 'review', title: /*i18n*/ 'Month in review' },
  { path: '/score', view: 'rubric', title: /*i18n*/ 'How scores work' },
] as const satisfies readonly PageView[];

/** The title of the product's window before a page has one of its own. */
export const productTitle = /*i18n*/ 'Grape Garden - team growth footprints';

/** What a page's title in the window ends with. */
export const productName = /*i18n*/ 'Grape Garden';
