import { Plural, Trans } from '@lingui/react/macro';
import { AvatarStack } from '../../components/avatar-stack.tsx';
import { useApiQuery } from '../../lib/api/hooks.ts';
import { lazyComponent } from '../../lib/lazy-component.ts';
import { type ReadObject, readersOf } from './readers/readers-of.ts';

/** The list of who has read the user's own diary or question, in a dialog. */
export const OwnReaders = lazyComponent(
  async () => (await import('./readers/readers-dialog.tsx')).ReadersDialog,
);

/** So many faces fit beside the sentence. */
const FACES = 6;

/** Who has read the user's own diary or question, as far as they are named yet, and how many have. */
export function ReaderFaces({ of }: { of: ReadObject }) {
  const { call, input } = readersOf(of);
  const readers = useApiQuery(call, { ...input, limit: FACES }, { failure: 'none' });
  if (!readers.data) return null;
  const { items, total, unnamed } = readers.data;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
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
    </div>
  );
}
