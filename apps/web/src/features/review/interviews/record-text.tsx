import type { InterviewItem } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { DayText } from '../../../components/days/time-text.tsx';
import { PersonName } from '../../../components/people/person-name.tsx';
import { MarkdownText } from '../../../components/text/markdown-text.tsx';
import { ownLang } from '../../../lib/locale/locale.ts';
import type { InterviewRecord } from '../signing/signatures.ts';

type Props = {
  member: InterviewItem['person'];
  text: Pick<InterviewRecord, 'heldOn' | 'said' | 'steps' | 'words'>;
};

/** What one version of a record says. */
export function RecordText({ member, text: { heldOn, said, steps, words } }: Props) {
  return (
    <dl className="grid grid-cols-1 gap-3">
      <div>
        <dt className="text-ink-2 text-sm">
          <Trans>Day of the interview</Trans>
        </dt>
        <dd className="wrap-anywhere">
          <DayText day={heldOn} style="year" />
        </dd>
      </div>
      <div>
        <dt className="text-ink-2 text-sm">
          <Trans>What was said</Trans>
        </dt>
        <dd className="wrap-anywhere">
          <MarkdownText text={said} />
        </dd>
      </div>
      {steps.length > 0 && (
        <div>
          <dt className="text-ink-2 text-sm">
            <Trans>Agreed steps</Trans>
          </dt>
          <dd className="wrap-anywhere">
            <ul className="list-disc pl-5">
              {steps.map(({ text, day }) => (
                <li key={`${day} ${text}`}>
                  <span lang={ownLang(text)}>{text}</span> · <DayText day={day} style="short" />
                </li>
              ))}
            </ul>
          </dd>
        </div>
      )}
      {words !== '' && (
        <div>
          <dt className="text-ink-2 text-sm">
            <PersonName person={member} />
          </dt>
          <dd className="wrap-anywhere">
            <MarkdownText text={words} />
          </dd>
        </div>
      )}
    </dl>
  );
}
