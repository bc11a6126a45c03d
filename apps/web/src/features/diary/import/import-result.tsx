import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { Banner } from '../../../components/banner.tsx';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { UploadIcon } from '../../../components/icons/objects.tsx';
import { RouteLink } from '../../../components/route-link.ts';
import { failureMessage } from '../../../lib/locale/translate-message.ts';
import { useUserStore } from '../../../lib/stores/user-store.ts';
import { AudienceChips } from '../editor/audience-chips.tsx';
import { EntryList } from './entry-list.tsx';
import { countsOf, type ImportState } from './use-import.ts';

type Props = {
  state: ImportState;
  onSend: (teamIds: readonly string[]) => void;
  onStartAgain: () => void;
};

/** What would happen to each day and who reads it; after confirmation, what happened. */
export function ImportResult({ state, onSend, onStartAgain }: Props) {
  const { t } = useLingui();
  const [teamIds, setTeamIds] = useState<readonly string[]>([]);
  const heading = useRef<HTMLHeadingElement>(null);
  const { stage, parts, left, failure } = state;
  const isDone = stage === 'done';
  const isSending = stage === 'sending';
  const { fresh, kept, refused, missingPictures } = countsOf(state);
  const days = parts.flatMap((part) => part.entries).length;
  const sentDays = parts.filter((part) => part.sent).flatMap((part) => part.entries).length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of the two faces is read from its heading
  useEffect(() => heading.current?.focus(), [isDone]);
  return (
    <Card aria-labelledby="import-result" className="grid grid-cols-1 gap-4">
      <h2 id="import-result" ref={heading} tabIndex={-1} className="outline-none">
        {isDone ? (
          <Plural value={fresh} one="# day imported" other="# days imported" />
        ) : (
          <Plural value={fresh} one="# new day" other="# new days" />
        )}
      </h2>
      <ul className="grid grid-cols-1 gap-1 text-ink-2 empty:hidden">
        {kept > 0 && (
          <li>
            <Plural
              value={kept}
              one="# day is already there and stays as it is."
              other="# days are already there and stay as they are."
            />
          </li>
        )}
        {refused > 0 && (
          <li>
            <Plural
              value={refused}
              one="# can’t be imported; you’ll see why below."
              other="# can’t be imported; you’ll see why below."
            />
          </li>
        )}
        {missingPictures > 0 && (
          <li>
            <Plural
              value={missingPictures}
              one="# picture isn’t among the files and won’t be imported."
              other="# pictures aren’t among the files and won’t be imported."
            />
          </li>
        )}
        {left.map(({ name, why }) => (
          <li key={name} className="wrap-anywhere">
            {why === 'kind' && <Trans>{name}: only .md, .txt, .csv and .zip can be read.</Trans>}
            {why === 'size' && <Trans>{name}: larger than 900 kB; split it.</Trans>}
            {why === 'damaged' && <Trans>{name}: the file is damaged.</Trans>}
          </li>
        ))}
      </ul>
      {failure !== undefined && (
        <Banner tone="error">
          {failureMessage(failure)}{' '}
          {sentDays > 0 && <Trans>What you imported stays; continue with the rest.</Trans>}
        </Banner>
      )}
      {parts.length > 0 && (
        <EntryList
          label={t`Days in the files`}
          entries={parts.flatMap(({ entries, sent: isSent }) => entries.map((entry) => ({ entry, isSent })))}
        />
      )}
      {!isDone && fresh > 0 && (
        <>
          <AudienceChips teamIds={teamIds} error={undefined} onChange={setTeamIds} />
          <p className="text-ink-2 text-sm">
            <Trans>
              No one is notified. Days older than a week count as late, have no score, and don’t add to your
              streak.
            </Trans>
          </p>
        </>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="quiet" disabled={isSending} onClick={onStartAgain}>
          <Trans>Choose other files</Trans>
        </Button>
        {isDone ? (
          <ReadThem />
        ) : (
          fresh > 0 && (
            <Button
              icon={<UploadIcon className="size-5" />}
              loading={isSending}
              onClick={() => onSend(teamIds)}
            >
              <Plural value={fresh} one="Import # day" other="Import # days" />
            </Button>
          )
        )}
      </div>
      <p aria-live="polite" className="sr-only">
        {isSending && (
          <Trans>
            {sentDays} of {days}
          </Trans>
        )}
      </p>
    </Card>
  );
}

function ReadThem() {
  const author = useUserStore((store) => store.userInfo?.user_id);
  return (
    <RouteLink to="/search" search={author ? { author } : {}} look="primary">
      <Trans>Read my diaries</Trans>
    </RouteLink>
  );
}
