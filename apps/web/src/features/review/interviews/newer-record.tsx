import type { InterviewItem } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { Banner } from '../../../components/banner.tsx';
import { ApiRefusal } from '../../../lib/api/refusal.ts';
import { isRecord } from '../../../lib/is-record.ts';
import { translateMessage } from '../../../lib/locale/translate-message.ts';
import { RecordText } from './record-text.tsx';

/** What the other side has recorded meanwhile, where that is why a change was refused. */
export function newerOf(failure: unknown): InterviewItem | undefined {
  if (!(failure instanceof ApiRefusal && failure.code === 409)) return undefined;
  return isInterview(failure.current) ? failure.current : undefined;
}

const isInterview = (current: unknown): current is InterviewItem => isRecord(current) && 'record' in current;

/** The newer text, above what the user has typed. */
export function NewerRecord({ item: { person, record } }: { item: InterviewItem }) {
  const headingId = useId();
  if (!record) return null;
  return (
    <section aria-labelledby={headingId} className="grid grid-cols-1 gap-3">
      <Banner>{translateMessage('interviewChanged')}</Banner>
      <div className="rounded-md border border-line bg-sunken p-3">
        <h4 id={headingId} className="mb-2 font-sans font-semibold">
          <Trans>The newer one</Trans>
        </h4>
        <RecordText member={person} text={record} />
      </div>
    </section>
  );
}
