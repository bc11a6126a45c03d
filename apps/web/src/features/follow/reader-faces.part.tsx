import type { OutputOf } from '@garden/contract';
import { Plural, Trans } from '@lingui/react/macro';
import { AvatarStack } from '../../components/people/avatar-stack.tsx';
import { latePart } from '../../components/states/late-part.tsx';
import { useApiQuery } from '../../lib/api/hooks.ts';
import type { ReadersOf } from './readers/readers-of.ts';

/** The list of who has read the user's own diary or question, in a dialog. */
export const OwnReaders = latePart(async () => (await import('./readers/readers-dialog.tsx')).ReadersDialog);

/** So many faces fit beside the sentence. */
const FACES = 6;

/** Who has read the user's own diary or question, as far as they are named yet, and how many have; as high before it is known. */
export function ReaderFaces({ of: { call, input } }: { of: ReadersOf }) {
  const readers = useApiQuery(call, { ...input, limit: FACES }, { failure: 'none' });
  if (readers.isError) return null;
  return (
    <div className="flex min-h-8 flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      {readers.data && <Faces {...readers.data} />}
    </div>
  );
}

function Faces({ items, total, unnamed }: OutputOf<ReadersOf['call']>) {
  return (
    <>
      {items.length > 0 && (
        <AvatarStack people={items.map(({ reader }) => reader)} max={FACES} total={total - unnamed} />
      )}
      <span>
        {total === 0 ? (
          <Trans>No one has read it yet.</Trans>
        ) : (
          <Plural value={total} one="Read by # person" other="Read by # people" />
        )}
      </span>
    </>
  );
}
