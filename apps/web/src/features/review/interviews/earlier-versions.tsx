import type { InterviewItem } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { MomentText } from '../../../components/days/time-text.tsx';
import { ChevronDownIcon } from '../../../components/icons/actions.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { PersonName } from '../../../components/people/person-name.tsx';
import { SignatureList } from '../signing/signature-list.tsx';
import { type InterviewRecord, signaturesOf } from '../signing/signatures.ts';
import { RecordText } from './record-text.tsx';

type Props = {
  member: InterviewItem['person'];
  record: InterviewRecord;
  timeZone: string;
};

/** What the record said before, and how both sides stood to it; both see all of it. */
export function EarlierVersions({ member, record, timeZone }: Props) {
  const headingId = useId();
  const earlier = record.versions.filter(({ version }) => version !== record.version);
  if (earlier.length === 0) return null;
  return (
    <Card aria-labelledby={headingId}>
      <h3 id={headingId} className="text-lg">
        <Trans>Versions</Trans>
      </h3>
      <ol className="grid grid-cols-1 divide-y divide-line">
        {earlier.map((version) => (
          <li key={version.version}>
            <details className="group">
              <summary className="flex min-h-14 list-none flex-wrap items-center gap-x-2">
                <ChevronDownIcon className="size-5 text-ink-3 transition-[rotate] group-open:rotate-180" />
                <span className="wrap-anywhere min-w-0 font-semibold">
                  <PersonName person={version.writer} />
                </span>
                <span className="text-ink-2 text-sm">
                  <MomentText instant={version.writtenAt} timeZone={timeZone} />
                </span>
              </summary>
              <div className="grid grid-cols-1 gap-3 pb-4">
                <RecordText member={member} text={version} />
                <SignatureList
                  signatures={signaturesOf({ person: member, record }, version.version).filter(
                    ({ answer }) => answer !== null,
                  )}
                  timeZone={timeZone}
                />
              </div>
            </details>
          </li>
        ))}
      </ol>
    </Card>
  );
}
