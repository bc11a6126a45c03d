import { isMessageKey, type MessageParams } from '@garden/contract';
import { toNestErrors } from '@hookform/resolvers';
import type { FieldError, FieldValues, Resolver } from 'react-hook-form';
import * as z from 'zod/mini';
import { translateMessage } from '../../../lib/locale/translate-message.ts';
import { formSchemas } from './form-schemas.ts';

/**
 * Validates a form by a schema of the contract, each error as a sentence in the current language.
 *
 * Not `zodResolver`: that one drops the parameters of a check, and with them the numbers in "A name has at most
 * {maximum} characters".
 */
export function contractResolver<In extends FieldValues, Out>(
  schema: z.ZodMiniType<Out, In>,
): Resolver<In, unknown, Out> {
  return (values, _context, options) => {
    const result = z.safeParse(schema, values);
    if (result.success) return { values: result.data, errors: {} };
    const errors: Record<string, FieldError> = {};
    for (const issue of result.error.issues) {
      errors[issue.path.join('.')] ??= { type: issue.code, message: sentenceOf(issue) };
    }
    return { values: {}, errors: toNestErrors(errors, options) };
  };
}

type Schemas = typeof formSchemas;

/** Each as the resolver takes it: a generic name keeps which one it is. */
const byName: { [F in keyof Schemas]: z.ZodMiniType<z.output<Schemas[F]>, z.input<Schemas[F]>> } =
  formSchemas;

/** The same for one of the forms. */
export function formResolver<F extends keyof Schemas>(form: F) {
  return contractResolver<z.input<Schemas[F]>, z.output<Schemas[F]>>(byName[form]);
}

function sentenceOf(issue: z.core.$ZodIssue): string {
  if (!isMessageKey(issue.message)) return translateMessage('inputInvalid');
  const params = issue.code === 'custom' ? (issue.params as MessageParams | undefined) : undefined;
  return translateMessage(issue.message, params);
}
