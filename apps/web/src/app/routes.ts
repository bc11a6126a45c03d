import { grades, noticeKinds } from '@garden/contract';
import { createRoute } from '@tanstack/react-router';
import { NotFoundPage } from './routing/not-found-page.tsx';
import { pageRoute } from './routing/page-route.ts';
import { rootRoute } from './routing/root-route.ts';
import { lazyScreen } from './routing/screen.ts';
import * as f from './routing/search-fields.ts';

const unknownRoute = createRoute({ getParentRoute: () => rootRoute, path: '$', component: NotFoundPage });

/**
 * Every component in every state; in development, and in builds made with `VITE_GALLERY=on`.
 * The import stands inside the condition, so that other builds leave the gallery out.
 */
const galleryRoutes =
  import.meta.env.DEV || import.meta.env.VITE_GALLERY === 'on'
    ? [
        createRoute({
          getParentRoute: () => rootRoute,
          path: '/__gallery',
          component: lazyScreen(() => import('./gallery/gallery.screen.tsx')),
        }),
      ]
    : [];

/** On a desk a question opens beside the list, which stays as it is. */
const curiosity = lazyScreen(() => import('../features/knowledge/curiosity.screen.tsx'));
const questions = {
  team: f.optional(f.uuid),
  state: f.lenient(f.oneOf('unanswered', 'solved', 'for_me')),
};

/** Every route of the product, each screen in a file of its own. */
export const routeTree = rootRoute.addChildren([
  pageRoute('/', {
    startScreen: () => import('../features/diary/today.screen.tsx'),
    search: f.searchOf({ day: f.optional(f.day), edit: f.optional(f.flag) }),
  }),
  pageRoute('/score', {
    screen: () => import('../features/review/score.screen.tsx'),
    search: f.searchOf({
      by: f.lenient(f.oneOf('days', 'weeks', 'months')),
      day: f.lenient(f.day),
      view: f.lenient(f.oneOf('rubric')),
    }),
  }),
  pageRoute('/home', {
    startScreen: () => import('../features/diary/home.screen.tsx'),
    search: f.searchOf({
      team: f.optional(f.uuid),
      department: f.optional(f.uuid),
      author: f.optional(f.uuid),
      following: f.lenient(f.oneOf(true)),
      group: f.lenient(f.uuid),
      diary: f.optional(f.uuid),
      /** Opens the diary with how its score came about. */
      score: f.lenient(f.oneOf(true)),
      comment: f.optional(f.uuid),
      /** Its reader is in the team for the first time. */
      joined: f.lenient(f.oneOf(true)),
      view: f.lenient(f.oneOf('read')),
    }),
  }),
  pageRoute('/search', {
    screen: () => import('../features/diary/search.screen.tsx'),
    search: f.searchOf({
      q: f.lenient(f.typedText(100)),
      tab: f.lenient(f.oneOf('diaries', 'people', 'questions', 'wisdom', 'handbook', 'mistakes')),
      team: f.optional(f.uuid),
      author: f.optional(f.uuid),
      from: f.lenient(f.day),
      to: f.lenient(f.day),
      grade: f.lenient(f.oneOf(...grades)),
    }),
  }),
  pageRoute('/department', {
    screen: () => import('../features/team/department.screen.tsx'),
    search: f.searchOf({
      team: f.optional(f.uuid),
      join: f.optional(f.text(200)),
      invitation: f.optional(f.text(200)),
      welcome: f.optional(f.flag),
      create: f.optional(f.flag),
      together: f.optional(f.flag),
      gathering: f.optional(f.uuid),
    }),
  }),
  pageRoute('/department/custom', {
    screen: () => import('../features/team/department-custom.screen.tsx'),
    search: f.searchOf({ team: f.optional(f.uuid) }),
  }),
  pageRoute('/department/question', {
    screen: () => import('../features/life/department-question.screen.tsx'),
    search: f.searchOf({
      team: f.optional(f.uuid),
      tab: f.lenient(f.oneOf('daily')),
      questionnaire: f.optional(f.uuid),
      view: f.lenient(f.oneOf('new', 'edit', 'results')),
      /** The questionnaire to copy. */
      from: f.lenient(f.uuid),
      run: f.lenient(f.count),
    }),
  }),
  pageRoute('/application', {
    screen: () => import('../features/team/application.screen.tsx'),
    search: f.searchOf({ team: f.optional(f.uuid) }),
  }),
  pageRoute('/score/groups', {
    screen: () => import('../features/review/score-groups.screen.tsx'),
    search: f.searchOf({ team: f.optional(f.uuid), month: f.lenient(f.month) }),
  }),
  pageRoute('/statistics', {
    screen: () => import('../features/life/statistics.screen.tsx'),
    search: f.searchOf({
      team: f.optional(f.uuid),
      from: f.lenient(f.day),
      to: f.lenient(f.day),
      department: f.lenient(f.uuid),
    }),
  }),
  pageRoute('/interview', {
    screen: () => import('../features/review/interview.screen.tsx'),
    search: f.searchOf({
      teamId: f.lenient(f.uuid),
      month: f.lenient(f.month),
      userId: f.lenient(f.uuid),
    }),
  }),
  pageRoute('/department/detail', {
    screen: () => import('../features/team/department-detail.screen.tsx'),
    search: f.searchOf({ id: f.uuid }),
  }),
  pageRoute('/person', {
    screen: () => import('../features/follow/person.screen.tsx'),
    search: f.searchOf({ id: f.uuid }),
  }),
  pageRoute('/followGroup', {
    screen: () => import('../features/follow/follow-group.screen.tsx'),
    search: f.searchOf({ tab: f.lenient(f.oneOf('groups', 'following', 'followers')) }),
  }),
  pageRoute('/followGroup/dairy', {
    screen: () => import('../features/follow/follow-group-dairy.screen.tsx'),
    search: f.searchOf({ id: f.uuid }),
  }),
  pageRoute('/importantThing', {
    screen: () => import('../features/knowledge/important-thing.screen.tsx'),
    search: f.searchOf({ user: f.optional(f.uuid) }),
  }),
  pageRoute('/au', {
    screen: () => import('../features/meeting/au.screen.tsx'),
    search: f.searchOf({
      team: f.optional(f.uuid),
      /** The meeting that a new one follows: its form is open. */
      next: f.optional(f.uuid),
    }),
  }),
  pageRoute('/au/summary', {
    screen: () => import('../features/meeting/au-summary.screen.tsx'),
    search: f.searchOf({
      id: f.uuid,
      /** A line of the transcript, from 1 on: it is shown and marked. */
      line: f.lenient(f.count),
    }),
  }),
  pageRoute('/handbook', {
    screen: () => import('../features/knowledge/handbook.screen.tsx'),
    search: f.searchOf({
      tab: f.lenient(f.oneOf('mistakes', 'improvements')),
      q: f.lenient(f.typedText(100)),
      category: f.lenient(f.typedText(40)),
      guideline: f.lenient(f.uuid),
      /** Opens the form of that guideline or mistake, or of a new guideline. */
      edit: f.lenient(f.oneOf(true)),
      print: f.lenient(f.oneOf(true)),
      mistake: f.lenient(f.uuid),
      month: f.lenient(f.month),
      tag: f.lenient(f.typedText(30)),
      state: f.lenient(f.oneOf('asked', 'outgrown')),
    }),
  }),
  pageRoute('/quotes', {
    screen: () => import('../features/knowledge/quotes.screen.tsx'),
    search: f.searchOf({
      team: f.optional(f.uuid),
      sort: f.lenient(f.oneOf('liked')),
      of: f.lenient(f.oneOf('mine')),
      q: f.lenient(f.typedText(100)),
      quote: f.optional(f.uuid),
      comment: f.optional(f.uuid),
    }),
  }),
  pageRoute('/quotes/download', {
    screen: () => import('../features/knowledge/quotes-download.screen.tsx'),
    search: f.searchOf({ from: f.lenient(f.oneOf('mine')), line: f.lenient(f.uuid) }),
  }),
  pageRoute('/quotes/collection', {
    screen: () => import('../features/knowledge/quotes-collection.screen.tsx'),
    search: f.searchOf({
      kind: f.lenient(f.oneOf('quote', 'curiosity', 'line')),
      tag: f.lenient(f.typedText(40)),
      q: f.lenient(f.typedText(100)),
    }),
  }),
  pageRoute('/grape', {
    screen: () => import('../features/review/grape.screen.tsx'),
    search: f.searchOf({
      view: f.lenient(f.oneOf('year', 'team')),
      user: f.optional(f.uuid),
      team: f.optional(f.uuid),
      month: f.lenient(f.month),
      year: f.lenient(f.year),
      table: f.lenient(f.oneOf(true)),
    }),
  }),
  pageRoute('/footprints', {
    screen: () => import('../features/growth/footprints.screen.tsx'),
    search: f.searchOf({
      month: f.lenient(f.month),
      show: f.lenient(f.oneOf('entries', 'marks')),
      year: f.lenient(f.year),
      view: f.lenient(f.oneOf('work', 'review')),
      /** The month, or a day of the week, that is looked back on; of the person who shares it. */
      of: f.lenient(f.month),
      week: f.lenient(f.day),
      person: f.lenient(f.uuid),
    }),
  }),
  pageRoute('/autobiography', {
    screen: () => import('../features/growth/autobiography.screen.tsx'),
    search: f.searchOf({ year: f.lenient(f.year), print: f.lenient(f.oneOf(true)) }),
  }),
  pageRoute('/footprints/emotion', {
    screen: () => import('../features/growth/footprints-emotion.screen.tsx'),
    search: f.searchOf({ view: f.lenient(f.oneOf('year')), month: f.lenient(f.month) }),
  }),
  pageRoute('/curiosity', { shared: curiosity, search: f.searchOf(questions) }),
  pageRoute('/curiosity/detail', {
    shared: curiosity,
    search: f.searchOf({ id: f.uuid, comment: f.lenient(f.uuid), ...questions }),
  }),
  pageRoute('/curiosity/myCurious', {
    screen: () => import('../features/knowledge/my-curious.screen.tsx'),
    search: f.searchOf({ state: f.lenient(f.oneOf('open', 'unanswered', 'solved')) }),
  }),
  pageRoute('/curiosity/collection', {
    screen: () => import('../features/knowledge/curiosity-collection.screen.tsx'),
    search: f.searchOf({ q: f.lenient(f.typedText(100)), tag: f.lenient(f.typedText(40)) }),
  }),
  pageRoute('/curiosity/rank', {
    screen: () => import('../features/knowledge/curiosity-rank.screen.tsx'),
    search: f.searchOf({
      team: f.optional(f.uuid),
      by: f.lenient(f.oneOf('answered', 'solved')),
      period: f.lenient(f.oneOf('month', 'all')),
    }),
  }),
  pageRoute('/team-news', {
    screen: () => import('../features/life/team-news.screen.tsx'),
    search: f.searchOf({
      team: f.optional(f.uuid),
      day: f.lenient(f.day),
      item: f.lenient(f.uuid),
      comment: f.lenient(f.uuid),
    }),
  }),
  pageRoute('/department/topicUpdate', {
    screen: () => import('../features/life/topic-update.screen.tsx'),
    search: f.searchOf({ team: f.optional(f.uuid), topic: f.optional(f.uuid) }),
  }),
  pageRoute('/department/newMember', {
    screen: () => import('../features/life/new-member.screen.tsx'),
    search: f.searchOf({ team: f.optional(f.uuid) }),
  }),
  pageRoute('/department/quitCharacter', {
    screen: () => import('../features/life/quit-character.screen.tsx'),
    search: f.searchOf({ team: f.optional(f.uuid) }),
  }),
  pageRoute('/department/culture', {
    screen: () => import('../features/life/culture.screen.tsx'),
    search: f.searchOf({
      team: f.optional(f.uuid),
      culture: f.optional(f.uuid),
      comment: f.optional(f.uuid),
    }),
  }),
  pageRoute('/msg/list', {
    screen: () => import('../features/notice/msg-list.screen.tsx'),
    search: f.searchOf({ kind: f.lenient(f.oneOf(...noticeKinds)) }),
  }),
  pageRoute('/msg/details', {
    screen: () => import('../features/notice/msg-details.screen.tsx'),
    search: f.searchOf({ id: f.uuid }),
  }),
  pageRoute('/msg/myComments', {
    screen: () => import('../features/conversation/my-comments.screen.tsx'),
    search: f.searchOf({ tab: f.lenient(f.oneOf('mine', 'on_mine')) }),
  }),
  pageRoute('/mine', { screen: () => import('../features/account/mine.screen.tsx') }),
  pageRoute('/mine/diaries', {
    screen: () => import('../features/diary/my-diaries.screen.tsx'),
    search: f.searchOf({ view: f.lenient(f.oneOf('month')) }),
  }),
  pageRoute('/mine/profile', { screen: () => import('../features/account/mine-profile.screen.tsx') }),
  pageRoute('/mine/look', { screen: () => import('../features/account/mine-look.screen.tsx') }),
  pageRoute('/mine/email', { screen: () => import('../features/account/mine-email.screen.tsx') }),
  pageRoute('/mine/security', { screen: () => import('../features/account/mine-security.screen.tsx') }),
  pageRoute('/mine/data', { screen: () => import('../features/account/mine-data.screen.tsx') }),
  pageRoute('/mine/privacy', { screen: () => import('../features/account/mine-privacy.screen.tsx') }),
  pageRoute('/mine/who-sees', { screen: () => import('../features/trust/visibility.screen.tsx') }),
  pageRoute('/mine/readers', {
    screen: () => import('../features/trust/ledger.screen.tsx'),
    search: f.searchOf({
      about: f.lenient(f.oneOf('ai', 'answers', 'copies', 'diaries', 'questions', 'statistics')),
      reader: f.lenient(f.uuid),
      from: f.lenient(f.day),
      to: f.lenient(f.day),
    }),
  }),
  pageRoute('/mine/releases', { screen: () => import('../features/account/mine-releases.screen.tsx') }),
  pageRoute('/mine/import', { screen: () => import('../features/diary/import.screen.tsx') }),
  pageRoute('/login', {
    startScreen: () => import('../features/account/login.screen.tsx'),
    search: f.searchOf({
      tab: f.lenient(f.oneOf('sign-in', 'register')),
      join: f.lenient(f.text()),
      refused: f.lenient(f.text()),
    }),
  }),
  pageRoute('/forgot', {
    screen: () => import('../features/account/forgot.screen.tsx'),
    search: f.searchOf({ email: f.lenient(f.email) }),
  }),
  pageRoute('/privacy/terms-of-use', { screen: () => import('../features/account/terms-of-use.screen.tsx') }),
  pageRoute('/privacy/privacy-policy', {
    screen: () => import('../features/account/privacy-policy.screen.tsx'),
  }),
  pageRoute('/privacy/anonymity', { screen: () => import('../features/account/anonymity.screen.tsx') }),
  pageRoute('/unsubscribe', {
    screen: () => import('../features/notice/unsubscribe.screen.tsx'),
    search: f.searchOf({ key: f.lenient(f.typedText()) }),
  }),
  pageRoute('/loading', {
    screen: () => import('../features/account/loading.screen.tsx'),
    search: f.searchOf({
      code: f.lenient(f.typedText()),
      state: f.lenient(f.typedText()),
      iss: f.lenient(f.typedText()),
      error: f.lenient(f.typedText()),
    }),
  }),
  ...galleryRoutes,
  unknownRoute,
]);
