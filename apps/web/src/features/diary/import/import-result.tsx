import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { RouteLink } from '../../../components/buttons/route-link.ts';
import { UploadIcon } from '../../../components/icons/objects.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { Banner } from '../../../components/states/banner.tsx';
import { failureMessage } from '../../../lib/locale/translate-message.ts';
import { useUserStore } from '../../../lib/stores/user-store.ts';
import { AudienceChips } from '../editor/audience-chips.tsx';
import { EntryList } from './entry-list.tsx';
import { UndoImport, UndoneSentence } from './undo-import.tsx';
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
  const { stage, parts, left, undated, media, importId, failure } = state;
  const [undone, setUndone] = useState<{ removed: number; changed: number }>();
  const isDone = stage === 'done';
  const isSending = stage === 'sending';
  const { fresh, joined, kept, refused, beforeTeam, missingPictures } = countsOf(state);
  const days = parts.flatMap((part) => part.entries).length;
  const doneDays = parts
    .filter((part) => part.sent)
    .flatMap((part) => part.entries.filter(({ outcome }) => outcome === 'new')).length;
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
        <Line of={joined}>
          {isDone ? (
            <Plural
              value={joined}
              one="# more entry of these days was added at their end."
              other="# more entries of these days were added at their end."
            />
          ) : (
            <Plural
              value={joined}
              one="# more entry is of one of these days and will be added at its end."
              other="# more entries are of these days and will be added at their end."
            />
          )}
        </Line>
        <Line of={beforeTeam}>
          <Plural
            value={beforeTeam}
            one="# day is from before you joined your team; it isn’t counted there."
            other="# days are from before you joined your team; they aren’t counted there."
          />
        </Line>
        <Line of={kept}>
          <Plural
            value={kept}
            one="# day is already there and stays as it is."
            other="# days are already there and stay as they are."
          />
        </Line>
        <Line of={refused}>
          <Plural
            value={refused}
            one="# can’t be imported; you’ll see why below."
            other="# can’t be imported; you’ll see why below."
          />
        </Line>
        <Line of={missingPictures}>
          <Plural
            value={missingPictures}
            one="# picture is missing or can’t be opened; the day is imported without it."
            other="# pictures are missing or can’t be opened; their days are imported without them."
          />
        </Line>
        <Line of={media}>
          <Plural
            value={media}
            one="# video, recording or other file isn’t imported."
            other="# videos, recordings and other files aren’t imported."
          />
        </Line>
        <Line of={undated}>
          <Plural
            value={undated}
            one="# note has no date in its name or at its top, and is left out."
            other="# notes have no date in their name or at their top, and are left out."
          />
        </Line>
        <LeftFiles left={left} />
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
      <p aria-live="polite" className="empty:hidden">
        {undone && <UndoneSentence {...undone} />}
      </p>
      <div className="flex flex-wrap justify-end gap-3">
        {!isSending && importId !== null && !undone && (
          <UndoImport importId={importId} days={doneDays} onUndone={setUndone} />
        )}
        <Button look="quiet" disabled={isSending} onClick={onStartAgain}>
          <Trans>Choose other files</Trans>
        </Button>
        {isDone
          ? !undone && <ReadThem />
          : fresh > 0 && (
              <Button
                icon={<UploadIcon className="size-5" />}
                loading={isSending}
                onClick={() => onSend(teamIds)}
              >
                <Plural value={fresh} one="Import # day" other="Import # days" />
              </Button>
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

/** What is said of so many, unless there are none. */
function Line({ of, children }: { of: number; children: ReactNode }) {
  return of > 0 && <li>{children}</li>;
}

const LEFT_SHOWN = 20;

/** Files that are not read, with the reason for each. */
function LeftFiles({ left }: Pick<ImportState, 'left'>) {
  const more = left.length - LEFT_SHOWN;
  return (
    <>
      {left.slice(0, LEFT_SHOWN).map(({ name, why }) => (
        <li key={`${why} ${name}`} className="wrap-anywhere">
          {why === 'kind' && <Trans>{name}: only .md, .txt, .csv, .xlsx, .json and .zip can be read.</Trans>}
          {why === 'size' && <Trans>{name}: larger than 900 kB; split it.</Trans>}
          {why === 'damaged' && <Trans>{name}: the file is damaged.</Trans>}
          {why === 'path' && <Trans>{name}: not read, because its path leads out of the archive.</Trans>}
          {why === 'zip' && <Trans>{name}: this isn’t a ZIP archive.</Trans>}
          {why === 'empty' && <Trans>{name}: nothing in this archive can be read.</Trans>}
          {why === 'xls' && <Trans>{name}: an old kind of spreadsheet; save it as .xlsx first.</Trans>}
          {why === 'many' && (
            <Trans>
              {name}: nothing was unpacked, because it holds more than 30,000 files. Pack the notes by
              themselves.
            </Trans>
          )}
          {why === 'text' && (
            <Trans>
              {name}: nothing of it was read, because it would be more than 60 MB of text at once. Import it
              in parts.
            </Trans>
          )}
        </li>
      ))}
      <Line of={more}>
        <Plural value={more} one="# more file can’t be read." other="# more files can’t be read." />
      </Line>
    </>
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
