import { api, type PastImport } from '@garden/contract';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { formatDays } from '../../../components/days/format-days.ts';
import { formatDay } from '../../../components/days/format-time.ts';
import { MomentText } from '../../../components/days/time-text.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { useApiQuery } from '../../../lib/api/hooks.ts';
import { UndoImport, UndoneSentence } from './undo-import.tsx';

/** Imports that can still be undone, and what became of those that were. */
export function PastImports() {
  const imports = useApiQuery(api.diary.imports, {}, { failure: 'none', staleTime: 0 });
  if (!imports.data || imports.data.items.length === 0) return null;
  return (
    <Card aria-labelledby="past-imports" className="grid grid-cols-1 gap-2">
      <h2 id="past-imports">
        <Trans>Your imports of the past 30 days</Trans>
      </h2>
      <ul aria-labelledby="past-imports" className="grid grid-cols-1 divide-y divide-line">
        {imports.data.items.map((item) => (
          <PastImportRow key={item.id} {...item} />
        ))}
      </ul>
    </Card>
  );
}

function PastImportRow({ id, at, days, changed, from, to, undone }: PastImport) {
  const { t, i18n } = useLingui();
  const [what, setWhat] = useState<{ removed: number; changed: number }>();
  const span =
    from === null || to === null
      ? null
      : from === to
        ? formatDay(from, i18n.locale, 'year')
        : formatDays(from, to, i18n.locale);
  const name = span ?? '';
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-semibold">
          <MomentText instant={at} />
        </p>
        <p aria-live="polite" className="text-ink-2 text-sm">
          {what ? (
            <UndoneSentence {...what} />
          ) : (
            <>
              {undone && days === 0 && <Trans>Undone.</Trans>}{' '}
              {days > 0 && <Plural value={days} one="# day" other="# days" />}
              {days > 0 && span !== null && ` · ${span}`}{' '}
              {changed > 0 && <Plural value={changed} one="# day stays." other="# days stay." />}
            </>
          )}
        </p>
      </div>
      {days > 0 && (
        <UndoImport importId={id} days={days} label={t`Undo this import: ${name}`} onUndone={setWhat} />
      )}
    </li>
  );
}
