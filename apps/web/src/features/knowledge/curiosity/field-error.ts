import { ApiRefusal } from '../../../lib/api/refusal.ts';
import { failureMessage, refusalMessage } from '../../../lib/locale/translate-message.ts';

/** What was refused: beside the fields of these names, and apart from them. */
export function refusedFields<Name extends string>(error: Error | null, names: readonly Name[]) {
  const errors = error instanceof ApiRefusal ? error.errors : [];
  const found = errors.flatMap((each) => {
    const name = names.find((field) => field === each.path);
    return name === undefined ? [] : [[name, refusalMessage(each)] as const];
  });
  return {
    of: (name: Name) => found.find(([field]) => field === name)?.[1],
    /** Of no field. */
    other: error && found.length === 0 ? failureMessage(error) : undefined,
  };
}
