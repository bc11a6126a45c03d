import type { InterviewItem } from '@garden/contract';
import { useEffect, useRef } from 'react';
import { NewerText } from '../../../components/text/newer-text.tsx';
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

/** The newer text, above what the user has typed; it takes the focus when it comes. */
export function NewerRecord({ item: { person, record } }: { item: InterviewItem }) {
  const box = useRef<HTMLDivElement>(null);
  const version = record?.version;
  useEffect(() => {
    if (version !== undefined) box.current?.focus();
  }, [version]);
  if (!record) return null;
  return (
    <div ref={box} tabIndex={-1} className="rounded-md outline-none">
      <NewerText message={translateMessage('interviewChanged')}>
        <RecordText member={person} text={record} />
      </NewerText>
    </div>
  );
}
