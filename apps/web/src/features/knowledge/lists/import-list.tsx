import { api, type Endpoint, type OutputOf, type RequestOf } from '@garden/contract';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { FormDialog } from '../../../components/dialogs/form-dialog.tsx';
import { FieldError } from '../../../components/fields/field.tsx';
import { errorAt } from '../../../lib/api/error-at.ts';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { failureMessage } from '../../../lib/locale/translate-message.ts';
import { useTeamStore } from '../../../lib/stores/team-store.ts';
import { TeamChoice } from '../curiosity/team-choice.tsx';
import { MarkdownSource } from './markdown-source.tsx';

export type ListName = RequestOf<typeof api.lists.import>['list'];
type Outcome = OutputOf<typeof api.lists.import>;

type Props = {
  list: ListName;
  /** What it makes stale. */
  invalidates: readonly Endpoint[];
  onClose: () => void;
};

/** Takes the items of a list in from a Markdown text: what would happen, and once that is confirmed, what happened. */
export function ImportList({ list, invalidates, onClose }: Props) {
  const { t } = useLingui();
  const home = useTeamStore((state) => state.teamArr[0]?.id);
  const [markdown, setMarkdown] = useState('');
  const [teamIds, setTeamIds] = useState(home === undefined ? [] : [home]);
  const quiet = { failure: 'none', loading: 'none' } as const;
  const preview = useApiCommand(api.lists.import, quiet);
  const real = useApiCommand(api.lists.import, { ...quiet, invalidates });
  const error = real.error ?? preview.error;
  const at = errorAt(error);
  const input = { list, markdown, ...(list === 'questions' && { teamIds }) };
  const planned = preview.data;
  const isDone = real.data !== undefined;
  const titles = {
    wisdom: t`Import into My wisdom`,
    questions: t`Import questions`,
    mistakes: t`Import mistakes`,
  };
  const hasNew = planned !== undefined && planned.added > 0;
  const submitLabel = planned ? (
    hasNew && !isDone ? (
      <Plural value={planned.added} one="Import # item" other="Import # items" />
    ) : undefined
  ) : (
    <Trans>Preview</Trans>
  );
  return (
    <FormDialog
      title={titles[list]}
      description={planned ? undefined : <Explanation list={list} />}
      width="wide"
      dismissible={markdown === '' || isDone}
      submitLabel={submitLabel}
      closeLabel={isDone ? <Trans>Done</Trans> : <Trans>Cancel</Trans>}
      busy={preview.isPending || real.isPending}
      disabled={list === 'questions' && planned !== undefined && teamIds.length === 0}
      onSubmit={() => (hasNew ? real.mutate(input) : preview.mutate({ ...input, preview: true }))}
      onClose={onClose}
    >
      {planned === undefined ? (
        <MarkdownSource markdown={markdown} error={at('markdown')} onChange={setMarkdown} />
      ) : (
        <>
          <Told outcome={real.data ?? planned} isDone={isDone} />
          {list === 'questions' && hasNew && !isDone && (
            <>
              <TeamChoice chosen={teamIds} onChange={setTeamIds} error={undefined} />
              <p className="text-ink-2 text-sm">
                <Trans>Your team will read them. They keep their dates, and no one is notified.</Trans>
              </p>
            </>
          )}
        </>
      )}
      {error && (!at.isOfField || planned !== undefined || at('markdown') === undefined) && (
        <FieldError>{at('teamIds') ?? failureMessage(error)}</FieldError>
      )}
    </FormDialog>
  );
}

function Explanation({ list }: { list: ListName }) {
  const files = { wisdom: 'my-wisdom.md', questions: 'questions.md', mistakes: 'mistakes.md' };
  const file = files[list];
  return (
    <Trans>
      Choose {file} from the ZIP of your data, or paste a list where each item begins with “- ”. You’ll see a
      preview first: nothing is saved until you confirm.
    </Trans>
  );
}

/** What is added, and what is left out by its line. */
function Told({ outcome, isDone }: { outcome: Outcome; isDone: boolean }) {
  const { added, skipped } = outcome;
  const { t } = useLingui();
  const reasons: Record<Outcome['skipped'][number]['reason'], string> = {
    known: t`already there`,
    list: t`belongs to another list`,
    unreadable: t`can’t be read`,
    text: t`empty or too long`,
    more: t`what’s beside it is too long`,
    tags: t`too many tags, or one is too long`,
    source: t`its source is too long`,
    day: t`its date can’t be read or is still to come`,
  };
  return (
    <div role="status" className="grid grid-cols-1 gap-2">
      <p>
        {isDone ? (
          <Plural value={added} one="# item added." other="# items added." />
        ) : (
          <Plural
            value={added}
            _0="There’s nothing new in this text."
            one="# new item."
            other="# new items."
          />
        )}
      </p>
      {skipped.length > 0 && (
        <>
          <p>
            <Plural value={outcome.left} one="# left out:" other="# left out:" />
          </p>
          <ul className="scroll-quiet max-h-96 list-disc overflow-auto pl-5">
            {skipped.map(({ line, text, reason }) => {
              const why = reasons[reason];
              return (
                <li key={line} className="wrap-anywhere">
                  <Trans>
                    Line {line}, “{text}”: {why}
                  </Trans>
                </li>
              );
            })}
          </ul>
        </>
      )}
    </div>
  );
}
