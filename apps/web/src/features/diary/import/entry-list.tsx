import { emptySections, type ImportedEntry, isMessageKey, MAX_IMAGES } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { Chip } from '../../../components/choices/chip.tsx';
import { DayText } from '../../../components/days/time-text.tsx';
import { AlertIcon, CheckCircleIcon, LeafIcon } from '../../../components/icons/signs.tsx';
import { ownLang } from '../../../lib/locale/locale.ts';
import { refusalMessage } from '../../../lib/locale/translate-message.ts';
import { useSectionName } from '../reading/section-names.ts';

const AT_ONCE = 50;

type Listed = { readonly entry: ImportedEntry; readonly isSent: boolean };

/** The days of the files with the result for each; what needs attention comes first. */
export function EntryList({ label, entries }: { label: string; entries: readonly Listed[] }) {
  const [shown, setShown] = useState(AT_ONCE);
  const weight = ({ entry }: Listed) => ['refused', 'new', 'joined', 'kept'].indexOf(entry.outcome);
  const sorted = entries.toSorted((a, b) => weight(a) - weight(b));
  const more = Math.min(AT_ONCE, sorted.length - shown);
  return (
    <div className="grid grid-cols-1 gap-2">
      <ul aria-label={label} className="grid grid-cols-1 divide-y divide-line border-line border-y">
        {sorted.slice(0, shown).map((listed) => (
          <EntryRow key={`${listed.entry.file} ${listed.entry.row} ${listed.entry.day}`} {...listed} />
        ))}
      </ul>
      {more > 0 && (
        <Button look="ghost" className="justify-self-start" onClick={() => setShown(shown + AT_ONCE)}>
          <Trans>Show {more} more</Trans>
        </Button>
      )}
    </div>
  );
}

function EntryRow({ entry, isSent }: Listed) {
  const { day, title, excerpt, file, row, reason } = entry;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1.5 py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-semibold">{day ? <DayText day={day} style="year" /> : <FileName {...entry} />}</p>
        {(title || excerpt) && (
          <p lang={ownLang(excerpt)} className="wrap-anywhere line-clamp-2 text-ink-2 text-sm">
            {title && <span className="text-ink">{title} </span>}
            {excerpt}
          </p>
        )}
        {reason && <Reason reason={reason} />}
        <Notes notes={entry.notes} />
        {day && (reason || row !== null) && (
          <p className="wrap-anywhere text-ink-3 text-sm">
            <FileName file={file} row={row} />
          </p>
        )}
      </div>
      <OutcomeChip outcome={entry.outcome} isSent={isSent} />
    </li>
  );
}

function Notes({ notes }: Pick<ImportedEntry, 'notes'>) {
  return (
    <>
      {notes.includes('zeroDay') && (
        <p className="text-sm">
          <Trans>Programs write this day where a date is missing; check it.</Trans>
        </p>
      )}
      {notes.includes('morePictures') && (
        <p className="text-sm">
          <Trans>The first {MAX_IMAGES} pictures are imported, the others aren’t.</Trans>
        </p>
      )}
    </>
  );
}

function FileName({ file, row }: Pick<ImportedEntry, 'file' | 'row'>) {
  const name = file.split('/').at(-1);
  return row === null ? (
    <span className="wrap-anywhere">{name}</span>
  ) : (
    <Trans>
      {name}, line {row}
    </Trans>
  );
}

function Reason({ reason }: { reason: NonNullable<ImportedEntry['reason']> }) {
  const { i18n } = useLingui();
  const nameOf = useSectionName();
  const { key, params, message, path } = reason;
  const [, section] = /^sections\.(\w+)/.exec(path) ?? [];
  const sentence = refusalMessage({ key: isMessageKey(key) ? key : undefined, params, message });
  const colon = i18n.locale.startsWith('zh') ? '：' : ': ';
  return (
    <p className="wrap-anywhere text-sm">
      {isSection(section) ? `${nameOf(section)}${colon}${sentence}` : sentence}
    </p>
  );
}

type SectionName = Parameters<ReturnType<typeof useSectionName>>[0];

function isSection(name: string | undefined): name is SectionName {
  return name !== undefined && Object.hasOwn(emptySections(), name);
}

function OutcomeChip({ outcome, isSent }: { outcome: ImportedEntry['outcome']; isSent: boolean }) {
  if (outcome === 'refused') {
    return (
      <Chip tone="amber" icon={<AlertIcon className="size-4" />}>
        {isSent ? <Trans>Not imported</Trans> : <Trans>Can’t be imported</Trans>}
      </Chip>
    );
  }
  if (outcome === 'joined') {
    return (
      <Chip
        tone="leaf"
        icon={isSent ? <CheckCircleIcon className="size-4" /> : <LeafIcon className="size-4" />}
      >
        {isSent ? <Trans>Added to this day</Trans> : <Trans>Will be added to this day</Trans>}
      </Chip>
    );
  }
  if (outcome === 'kept') {
    return (
      <Chip icon={<CheckCircleIcon className="size-4" />}>
        <Trans>Already there</Trans>
      </Chip>
    );
  }
  return (
    <Chip
      tone="leaf"
      icon={isSent ? <CheckCircleIcon className="size-4" /> : <LeafIcon className="size-4" />}
    >
      {isSent ? <Trans>Imported</Trans> : <Trans context="outcome">New</Trans>}
    </Chip>
  );
}
