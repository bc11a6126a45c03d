import { auth, register, user } from './account.ts';
import { diary, draft } from './diary.ts';
import type { Endpoint } from './endpoint.ts';
import { apply, relationship, team } from './team.ts';

/**
 * Every call of the API. The key follows from the path: `user/diary/publish` is `api.diary.publish`,
 * and a path with one name after `user/` belongs to the group `user`.
 */
export const api = { register, user, auth, team, apply, relationship, draft, diary } as const;

export type Api = typeof api;

export type NamedEndpoint = { readonly name: string; readonly endpoint: Endpoint };

/** All calls in one list, each with its key (`diary.publish`). */
export function allEndpoints(): NamedEndpoint[] {
  return Object.entries(api).flatMap(([group, calls]) =>
    Object.entries(calls).map(([name, endpoint]) => ({ name: `${group}.${name}`, endpoint })),
  );
}

export type { Person, Self } from './account.ts';
export type { DayStateName, DiaryView, DraftView, Sections } from './diary.ts';
export type { Access, Endpoint, InputOf, OutputOf, RequestOf, Schema } from './endpoint.ts';
export type { Envelope, FieldError, RefusalData } from './envelope.ts';
export { isMessageKey, type MessageKey, type MessageParams, messages, renderMessage } from './messages.ts';
export { type Page, type PagePath, pages, productTitle } from './pages.ts';
export type { MemberRole, MemberView, TeamView } from './team.ts';
export { characterCount, hasWords, visibleLength } from './text-length.ts';
