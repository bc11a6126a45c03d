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

/** Of texts that a person writes, the seed names what is missing in words of its own (section 5). */
const missing: ReadonlyMap<unknown, MessageKey> = new Map([
  ['title', 'titleMissing'],
  ['content', 'contentMissing'],
  ['summary', 'contentMissing'],
]);

function missingAt(path: readonly PropertyKey[]): MessageKey {
  return missing.get(path.at(-1)) ?? 'fieldRequired';
}

function explain(issue: core.$ZodIssue, path: string): { key: MessageKey; params: MessageParams } {
  const params = { field: path || 'the request', ...limits(issue) };
  if (isMessageKey(issue.message)) return { key: issue.message, params };
  switch (issue.code) {
    case 'invalid_type':
      return { key: issue.input === undefined ? missingAt(issue.path) : 'fieldInvalid', params };
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
