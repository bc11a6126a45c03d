import type { InterviewItem } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { MarkdownText } from '../../../components/markdown-text.tsx';
import { PersonName } from '../../../components/person-name.tsx';
import { DayText } from '../../../components/time-text.tsx';
import type { InterviewRecord } from './signatures.ts';

type Props = {
  member: InterviewItem['person'];
  text: Pick<InterviewRecord, 'heldOn' | 'said' | 'steps' | 'words'>;
};

/** What one version of a record says. */
export function RecordText({ member, text: { heldOn, said, steps, words } }: Props) {
  return (
    <dl className="grid grid-cols-1 gap-3 [&_dd]:wrap-anywhere [&_dt]:text-ink-2 [&_dt]:text-sm">
      <div>
        <dt>
          <Trans>Day of the interview</Trans>
        </dt>
        <dd>
          <DayText day={heldOn} style="year" />
        </dd>
      </div>
      <div>
        <dt>
          <Trans>What was said</Trans>
        </dt>
        <dd>
          <MarkdownText text={said} />
        </dd>
      </div>
      {steps.length > 0 && (
        <div>
          <dt>
            <Trans>Agreed steps</Trans>
          </dt>
          <dd>
            <ul className="list-disc pl-5">
              {steps.map(({ text, day }) => (
                <li key={`${day} ${text}`}>
                  {text} · <DayText day={day} style="short" />
                </li>
              ))}
            </ul>
          </dd>
        </div>
      )}
      {words !== '' && (
        <div>
          <dt>
            <PersonName person={member} />
          </dt>
          <dd>
            <MarkdownText text={words} />
          </dd>
        </div>
      )}
    </dl>
  );
}
