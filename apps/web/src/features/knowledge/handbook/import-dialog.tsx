import { api, type OutputOf } from '@garden/contract';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { FormDialog } from '../../../components/dialogs/form-dialog.tsx';
import { FieldError } from '../../../components/fields/field.tsx';
import { errorAt } from '../../../lib/api/error-at.ts';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { failureMessage } from '../../../lib/locale/translate-message.ts';
import { MarkdownSource } from '../lists/markdown-source.tsx';
import { guidelineReads } from './use-guideline-actions.tsx';

type Outcome = OutputOf<typeof api.handbook.import>;

/** Takes guidelines in from a Markdown text, of a file or pasted, and says what was left out and why. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const [markdown, setMarkdown] = useState('');
  const [outcome, setOutcome] = useState<Outcome>();
  const { mutate, isPending, error } = useApiCommand(api.handbook.import, {
    invalidates: guidelineReads,
    failure: 'none',
    loading: 'none',
  });
  const at = errorAt(error);
  return (
    <FormDialog
      title={<Trans>Import guidelines</Trans>}
      description={
        outcome ? undefined : (
          <Trans>
            Each guideline begins with a line such as “## Title”; a line such as “# Category” before them
            names their category.
          </Trans>
        )
      }
      width="wide"
      dismissible={markdown === '' || outcome !== undefined}
      submitLabel={outcome ? undefined : <Trans>Import</Trans>}
      closeLabel={outcome ? <Trans>Done</Trans> : <Trans>Cancel</Trans>}
      busy={isPending}
      onSubmit={() => mutate({ markdown }, { onSuccess: setOutcome })}
      onClose={onClose}
    >
      {outcome ? (
        <ImportOutcome outcome={outcome} />
      ) : (
        <>
          <MarkdownSource markdown={markdown} error={at('markdown')} onChange={setMarkdown} />
          {error && !at.isOfField && <FieldError>{failureMessage(error)}</FieldError>}
        </>
      )}
    </FormDialog>
  );
}

function ImportOutcome({ outcome: { added, skipped } }: { outcome: Outcome }) {
  const { t } = useLingui();
  const reasons: Record<Outcome['skipped'][number]['reason'], string> = {
    known: t`already in your handbook`,
    title: t`its title is too long`,
    category: t`its category is too long`,
    content: t`its content is empty or too long`,
  };
  return (
    <div role="status" className="grid grid-cols-1 gap-2">
      <p>
        <Plural
          value={added}
          _0="No guideline was added."
          one="# guideline added."
          other="# guidelines added."
        />
      </p>
      {skipped.length > 0 && (
        <>
          <p>
            <Plural value={skipped.length} one="# left out:" other="# left out:" />
          </p>
          <ul className="scroll-quiet max-h-96 list-disc pl-5">
            {skipped.map(({ title, reason }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a title may come twice, and the list does not change
              <li key={index} className="wrap-anywhere">
                {title}: {reasons[reason]}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
