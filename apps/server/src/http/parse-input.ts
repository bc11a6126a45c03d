import {
  type Endpoint,
  type FieldError,
  isMessageKey,
  type MessageKey,
  type MessageParams,
} from '@garden/contract';
import type { core } from 'zod/mini';
import { fieldError, Refusal } from './refusal.ts';

/**
 * Parses what a caller sent by the contract.
 * @throws Refusal 400 with one error a field; an unknown field is named.
 */
export function parseInput<E extends Endpoint>(endpoint: E, raw: unknown): unknown {
  const result = endpoint.input.safeParse(raw ?? {}, { reportInput: true });
  if (result.success) return result.data;
  const [first, ...rest] = fieldErrorsOf(result.error);
  if (!first) throw new Refusal(400, 'inputInvalid');
  throw new Refusal(400, first.key, { params: first.params, errors: [first, ...rest] });
}

/** What is wrong with a text that a schema of the contract did not take, field by field. */
export function fieldErrorsOf({ issues }: Pick<core.$ZodError, 'issues'>): FieldError[] {
  return issues.flatMap(toFieldErrors);
}

function toFieldErrors(issue: core.$ZodIssue): FieldError[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => {
      const path = [...issue.path, key].join('.');
      return fieldError(path, 'fieldUnknown', { field: path });
    });
  }
  const path = issue.path.join('.');
  const { key, params } = explain(issue, path);
  return [fieldError(path, key, params)];
}

/** A title or a text that is not there at all, beside one that is empty: the seed has words for both (section 5). */
const absent: ReadonlyMap<string, MessageKey> = new Map([
  ['titleRequired', 'titleMissing'],
  ['contentRequired', 'contentMissing'],
  ['summaryRequired', 'contentMissing'],
]);

function explain(issue: core.$ZodIssue, path: string): { key: MessageKey; params: MessageParams } {
  const params = { field: path || 'the request', ...limits(issue) };
  const isAbsent = issue.code === 'invalid_type' && issue.input === undefined;
  if (isMessageKey(issue.message)) {
    return { key: (isAbsent && absent.get(issue.message)) || issue.message, params };
  }
  switch (issue.code) {
    case 'invalid_type':
      return { key: isAbsent ? 'fieldRequired' : 'fieldInvalid', params };
    case 'too_big':
      return { key: issue.origin === 'string' ? 'fieldTooLong' : 'numberTooBig', params };
    case 'too_small':
      return { key: issue.origin === 'string' ? 'fieldTooShort' : 'numberTooSmall', params };
    default:
      return { key: 'fieldInvalid', params };
  }
}

function limits(issue: core.$ZodIssue): MessageParams {
  if (issue.code === 'too_big') return { maximum: Number(issue.maximum) };
  if (issue.code === 'too_small') return { minimum: Number(issue.minimum) };
  if (issue.code === 'custom') return (issue.params ?? {}) as MessageParams;
  return {};
}
