import type { AppealView, OpenAppeal } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { Card } from '../../../components/layout/card.tsx';
import { OpenAppealRow } from './open-appeal-row.tsx';

/** The open appeals that the user decides, the oldest first; one that was opened stays until the page is left. */
export function AppealList({ appeals }: { appeals: readonly OpenAppeal[] }) {
  const headingId = useId();
  const [opened, setOpened] = useState<ReadonlyMap<string, OpenAppeal>>(new Map());
  const [settled, setSettled] = useState<ReadonlyMap<string, AppealView>>(new Map());
  const waiting = new Map(appeals.map((appeal) => [appeal.id, appeal]));
  // What was settled elsewhere goes from the list, but not while someone is writing about it here.
  const shown = [...new Map([...opened, ...waiting]).values()].sort((a, b) =>
    a.createdAt < b.createdAt ? -1 : 1,
  );
  if (shown.length === 0) {
    return (
      <p className="text-ink-2">
        <Trans>No appeals are waiting for you.</Trans>
      </p>
    );
  }
  return (
    <Card aria-labelledby={headingId} tone={appeals.length > 0 ? 'grape' : 'plain'}>
      <h2 id={headingId} className="text-lg">
        <Trans>Appeals</Trans>
      </h2>
      <ul className="grid grid-cols-1 divide-y divide-line">
        {shown.map((appeal) => (
          <OpenAppealRow
            key={appeal.id}
            appeal={appeal}
            settled={settled.get(appeal.id)}
            onOpened={() => setOpened(new Map(opened).set(appeal.id, appeal))}
            onSettled={(record) => setSettled((known) => new Map(known).set(record.id, record))}
          />
        ))}
      </ul>
    </Card>
  );
}
