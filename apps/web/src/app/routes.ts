import { noticeKind } from '@garden/contract';
import { createRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { NotFoundPage } from './not-found-page.tsx';
import { pageRoute } from './page-route.ts';
import { rootRoute } from './root-route.ts';
import { lazyScreen } from './screen.ts';

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

/** Text that others wrote into the address; the router parses digits as a number. */
const asSent = () => z.catch(z.optional(z.coerce.string()), undefined);

/** Every route of the product, each screen in a file of its own. */
export const routeTree = rootRoute.addChildren([
  pageRoute('/', {
    screen: () => import('../features/diary/today.screen.tsx'),
    search: z.object({ day: z.optional(z.iso.date()), edit: z.optional(z.boolean()) }),
  }),
  pageRoute('/home', {
    screen: () => import('../features/diary/home.screen.tsx'),
    search: z.object({
      team: z.optional(z.uuid()),
      department: z.optional(z.uuid()),
      author: z.optional(z.uuid()),
      following: z.catch(z.optional(z.literal(true)), undefined),
      group: z.catch(z.optional(z.uuid()), undefined),
      diary: z.optional(z.uuid()),
      comment: z.optional(z.uuid()),
    }),
  }),
  pageRoute('/search', {
    screen: () => import('../features/diary/search.screen.tsx'),
    search: z.object({
      q: z.catch(z.optional(z.coerce.string().check(z.maxLength(100))), undefined),
      tab: z.catch(z.optional(z.enum(['diaries', 'people'])), undefined),
      team: z.optional(z.uuid()),
      author: z.optional(z.uuid()),
      from: z.catch(z.optional(z.iso.date()), undefined),
      to: z.catch(z.optional(z.iso.date()), undefined),
    }),
  }),
  pageRoute('/department', {
    screen: () => import('../features/team/department.screen.tsx'),
    search: z.object({
      team: z.optional(z.uuid()),
      join: z.optional(z.string().check(z.maxLength(200))),
      invitation: z.optional(z.string().check(z.maxLength(200))),
      welcome: z.optional(z.boolean()),
      create: z.optional(z.boolean()),
      together: z.optional(z.boolean()),
      gathering: z.optional(z.uuid()),
    }),
  }),
  pageRoute('/department/custom', {
    screen: () => import('../features/team/department-custom.screen.tsx'),
    search: z.object({ team: z.optional(z.uuid()) }),
  }),
  pageRoute('/department/question', {
    screen: () => import('../features/team/department-question.screen.tsx'),
    search: z.object({ team: z.optional(z.uuid()) }),
  }),
  pageRoute('/application', {
    screen: () => import('../features/team/application.screen.tsx'),
    search: z.object({ team: z.optional(z.uuid()) }),
  }),
  pageRoute('/score/groups', {
    screen: () => import('../features/review/score-groups.screen.tsx'),
    search: z.object({
      team: z.optional(z.uuid()),
      month: z.catch(z.optional(z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/))), undefined),
    }),
  }),
  pageRoute('/interview', {
    screen: () => import('../features/review/interview.screen.tsx'),
    search: z.object({
      teamId: z.catch(z.optional(z.uuid()), undefined),
      month: z.catch(z.optional(z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/))), undefined),
      userId: z.catch(z.optional(z.uuid()), undefined),
    }),
  }),
  pageRoute('/department/detail', {
    screen: () => import('../features/team/department-detail.screen.tsx'),
    search: z.object({ id: z.uuid() }),
  }),
  pageRoute('/person', {
    screen: () => import('../features/follow/person.screen.tsx'),
    search: z.object({ id: z.uuid() }),
  }),
  pageRoute('/followGroup', {
    screen: () => import('../features/follow/follow-group.screen.tsx'),
    search: z.object({ tab: z.catch(z.optional(z.enum(['groups', 'following', 'followers'])), undefined) }),
  }),
  pageRoute('/followGroup/dairy', {
    screen: () => import('../features/follow/follow-group-dairy.screen.tsx'),
    search: z.object({ id: z.uuid() }),
  }),
  pageRoute('/importantThing', {
    screen: () => import('../features/knowledge/important-thing.screen.tsx'),
    search: z.object({ user: z.optional(z.uuid()) }),
  }),
  pageRoute('/department/topicUpdate', {
    screen: () => import('../features/life/topic-update.screen.tsx'),
    search: z.object({ team: z.optional(z.uuid()), topic: z.optional(z.uuid()) }),
  }),
  pageRoute('/msg/list', {
    screen: () => import('../features/notice/msg-list.screen.tsx'),
    search: z.object({ kind: z.catch(z.optional(noticeKind), undefined) }),
  }),
  pageRoute('/msg/details', {
    screen: () => import('../features/notice/msg-details.screen.tsx'),
    search: z.object({ id: z.uuid() }),
  }),
  pageRoute('/msg/myComments', {
    screen: () => import('../features/conversation/my-comments.screen.tsx'),
    search: z.object({ tab: z.catch(z.optional(z.enum(['mine', 'on_mine'])), undefined) }),
  }),
  pageRoute('/mine', { screen: () => import('../features/account/mine.screen.tsx') }),
  pageRoute('/mine/diaries', {
    screen: () => import('../features/diary/my-diaries.screen.tsx'),
    search: z.object({ view: z.catch(z.optional(z.literal('month')), undefined) }),
  }),
  pageRoute('/mine/profile', { screen: () => import('../features/account/mine-profile.screen.tsx') }),
  pageRoute('/mine/look', { screen: () => import('../features/account/mine-look.screen.tsx') }),
  pageRoute('/mine/email', { screen: () => import('../features/account/mine-email.screen.tsx') }),
  pageRoute('/mine/security', { screen: () => import('../features/account/mine-security.screen.tsx') }),
  pageRoute('/mine/data', { screen: () => import('../features/account/mine-data.screen.tsx') }),
  pageRoute('/mine/privacy', { screen: () => import('../features/account/mine-privacy.screen.tsx') }),
  pageRoute('/mine/import', { screen: () => import('../features/diary/import.screen.tsx') }),
  pageRoute('/login', {
    screen: () => import('../features/account/login.screen.tsx'),
    search: z.object({
      tab: z.catch(z.optional(z.enum(['sign-in', 'register'])), undefined),
      join: z.catch(z.optional(z.string()), undefined),
      refused: z.catch(z.optional(z.string()), undefined),
    }),
  }),
  pageRoute('/forgot', {
    screen: () => import('../features/account/forgot.screen.tsx'),
    search: z.object({ email: z.catch(z.optional(z.email().check(z.maxLength(254))), undefined) }),
  }),
  pageRoute('/privacy/terms-of-use', { screen: () => import('../features/account/terms-of-use.screen.tsx') }),
  pageRoute('/privacy/privacy-policy', {
    screen: () => import('../features/account/privacy-policy.screen.tsx'),
  }),
  pageRoute('/privacy/anonymity', { screen: () => import('../features/account/anonymity.screen.tsx') }),
  pageRoute('/unsubscribe', {
    screen: () => import('../features/notice/unsubscribe.screen.tsx'),
    search: z.object({ key: asSent() }),
  }),
  pageRoute('/loading', {
    screen: () => import('../features/account/loading.screen.tsx'),
    search: z.object({ code: asSent(), state: asSent(), iss: asSent(), error: asSent() }),
  }),
  ...galleryRoutes,
  unknownRoute,
]);
