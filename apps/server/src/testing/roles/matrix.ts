import { accountRows } from './account-rows.ts';
import { admissionRows } from './admission-rows.ts';
import { conversationRows } from './conversation-rows.ts';
import { diaryRows } from './diary-rows.ts';
import { followRows } from './follow-rows.ts';
import { memberRows } from './member-rows.ts';
import { noticeRows } from './notice-rows.ts';
import type { Row } from './rows.ts';
import { teamRows } from './team-rows.ts';
import { todoAndTopicRows } from './todo-rows.ts';

/**
 * Every call, for everybody, on what is their own, their team's, another team's, and missing (product, section 13).
 * Another team's row reads as missing.
 */
export const matrix: readonly Row[] = [
  ...accountRows,
  ...teamRows,
  ...memberRows,
  ...admissionRows,
  ...diaryRows,
  ...todoAndTopicRows,
  ...conversationRows,
  ...followRows,
  ...noticeRows,
];
