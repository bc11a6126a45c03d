import type { MeetingView } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { Chip } from '../../../components/choices/chip.tsx';
import { EditIcon } from '../../../components/icons/actions.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { usePersonName } from '../../../components/people/person-name.tsx';
import { EmptyState } from '../../../components/states/empty-state.tsx';
import { latePart } from '../../../components/states/late-part.tsx';
import { ownLang } from '../../../lib/locale/locale.ts';
import { ActionItem } from './action-item.tsx';
import { Cites } from './cites.tsx';
import { bySpeaker, itemsBelow, type MinutesSection } from './section-items.ts';
import { useGenerate } from './use-generate.ts';
import { useMinutesWords } from './use-minutes-words.ts';

const EditMinutes = latePart(async () => (await import('./edit-minutes.tsx')).EditMinutes);

/** The minutes of a meeting, which their owner changes in place. */
export function MinutesCard({ meeting }: { meeting: MeetingView }) {
  const headingId = useId();
  const [isEditing, setEditing] = useState(false);
  const { minutes, can } = meeting;
  if (!minutes) return <NoMinutes meeting={meeting} />;
  return (
    <Card aria-labelledby={headingId} className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h2 id={headingId}>
          <Trans>Minutes</Trans>
        </h2>
        <MadeBy meeting={meeting} />
      </div>
      {isEditing && can.edit ? (
        <EditMinutes meeting={meeting} minutes={minutes} onClose={() => setEditing(false)} />
      ) : (
        <>
          <Sections meeting={meeting} />
          {can.edit && (
            <Button
              look="quiet"
              className="justify-self-start print:hidden"
              icon={<EditIcon className="size-5" />}
              onClick={() => setEditing(true)}
            >
              <Trans>Edit minutes</Trans>
            </Button>
          )}
        </>
      )}
    </Card>
  );
}

/** Whose sentences these are: those of rules, or those of the meeting’s owner. */
function MadeBy({ meeting: { minutes, owner, can } }: { meeting: MeetingView }) {
  const name = usePersonName()(owner);
  if (minutes?.by === 'owner')
    return <Chip>{can.edit ? <Trans>Edited by you</Trans> : <Trans>Edited by {name}</Trans>}</Chip>;
  return (
    <Chip>
      <Trans>Built-in analysis</Trans>
    </Chip>
  );
}

function Sections({ meeting }: { meeting: MeetingView }) {
  const words = useMinutesWords();
  const { minutes } = meeting;
  if (!minutes) return null;
  const none: Partial<Record<MinutesSection['heading'], ReactNode>> = {
    decisions: <Trans>Nothing was decided.</Trans>,
    actions: <Trans>No one took anything on.</Trans>,
    questions: <Trans>No question was left open.</Trans>,
    blockers: <Trans>Nothing is in the way.</Trans>,
  };
  return minutes.sections.map((section, place) => {
    const { heading } = section;
    const items = itemsBelow(minutes, section);
    if (heading === 'summary' && items.length === 0) return null;
    return (
      <Section
        // biome-ignore lint/suspicious/noArrayIndexKey: two headings may be called the same, and they are not moved here
        key={place}
        title={words.heading(section)}
        none={none[heading] ?? <Trans>Nothing was said about it.</Trans>}
        isEmpty={items.length === 0}
      >
        {heading === 'actions' ? (
          <Bullets>
            {minutes.actions.map((action) => (
              <ActionItem key={action.id} meeting={meeting} action={action} />
            ))}
          </Bullets>
        ) : (
          bySpeaker(heading, items, meeting.transcript).map(({ speaker, items: said }) => (
            <div key={speaker} className="grid grid-cols-1 gap-1">
              {speaker !== '' && (
                <h4 lang={ownLang(speaker)} className="font-sans font-semibold text-ink-2 text-sm">
                  {speaker}
                </h4>
              )}
              <Bullets>
                {said.map(({ text, lines }, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two sentences may say the same, and they are not moved here
                  <li key={index}>
                    <span lang={ownLang(text)} className="wrap-anywhere">
                      {text}
                    </span>{' '}
                    <Cites meeting={meeting} lines={lines} />
                  </li>
                ))}
              </Bullets>
            </div>
          ))
        )}
      </Section>
    );
  });
}

function Bullets({ children }: { children: ReactNode }) {
  return <ul className="grid list-disc grid-cols-1 gap-2 ps-5 marker:text-leaf">{children}</ul>;
}

type SectionProps = { title: string; none: ReactNode; isEmpty: boolean; children: ReactNode };

function Section({ title, none, isEmpty, children }: SectionProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="grid grid-cols-1 gap-1.5">
      <h3 id={headingId}>{title}</h3>
      {isEmpty ? <p className="text-ink-2">{none}</p> : children}
    </section>
  );
}

function NoMinutes({ meeting: { id, transcript, can } }: { meeting: MeetingView }) {
  const { make, isPending } = useGenerate(id);
  const hasTranscript = transcript.length > 0;
  return (
    <Card>
      <EmptyState
        title={<Trans>No minutes yet</Trans>}
        action={
          can.edit &&
          hasTranscript && (
            <Button loading={isPending} onClick={() => void make()}>
              <Trans>Make minutes</Trans>
            </Button>
          )
        }
      >
        {!can.edit ? (
          <Trans>Its owner can make them from the transcript.</Trans>
        ) : hasTranscript ? (
          <Trans>They’re made from the transcript: every line in them was said, nothing is made up.</Trans>
        ) : (
          <Trans>Add a transcript below, then they can be made from it.</Trans>
        )}
      </EmptyState>
    </Card>
  );
}
