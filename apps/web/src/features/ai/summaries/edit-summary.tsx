import { api, type SummaryPart, type SummaryView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { IconButton } from '../../../components/buttons/icon-button.tsx';
import { useUnsaved } from '../../../components/dialogs/unsaved.tsx';
import { FieldError } from '../../../components/fields/field.tsx';
import { TextArea } from '../../../components/fields/text-area.tsx';
import { PlusIcon } from '../../../components/icons/actions.tsx';
import { TrashIcon } from '../../../components/icons/objects.tsx';
import { useApiCommand } from '../../../lib/api/hooks.ts';
import { failureMessage } from '../../../lib/locale/translate-message.ts';
import { partNames, parts } from './part-names.ts';
import { periodOf } from './wish.ts';

type Writing = {
  readonly id: string;
  readonly key: string | null;
  readonly part: SummaryPart;
  readonly text: string;
  /** As it stood; another text is one's own. */
  readonly was: string | null;
};

const writingOf = ({ lines }: SummaryView): Writing[] =>
  lines.map(({ key, part, text, edited }, at) => ({
    id: key ?? `line ${at}`,
    key,
    part,
    text,
    was: edited ? null : text,
  }));

/** The lines of a look back in place: reworded, taken out, added to. */
export function EditSummary({ summary, onClose }: { summary: SummaryView; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const [lines, setLines] = useState<readonly Writing[]>(() => writingOf(summary));
  const saving = useApiCommand(api.ai.reviseSummary, {
    invalidates: [api.ai.monthlySummary],
    failure: 'none',
    loading: 'none',
  });
  useUnsaved(`review ${summary.from}`, JSON.stringify(lines) !== JSON.stringify(writingOf(summary)));
  const save = (event: FormEvent) => {
    event.preventDefault();
    const said = lines.filter(({ text }) => text.trim() !== '');
    saving.mutate(
      {
        ...periodOf(summary),
        version: summary.version,
        lines: said.map(({ key, part, text, was }) =>
          key !== null && text === was ? { key, part } : { key, part, text },
        ),
      },
      { onSuccess: onClose },
    );
  };
  return (
    <form onSubmit={save} noValidate className="grid grid-cols-1 gap-5">
      {parts.map((part) => {
        const name = i18n._(partNames[part]);
        return (
          <fieldset key={part} className="grid min-w-0 grid-cols-1 gap-2">
            <legend className="mb-2 font-semibold text-lg">{name}</legend>
            {lines
              .filter((line) => line.part === part)
              .map(({ id, text }, at) => {
                const number = at + 1;
                return (
                  <div key={id} className="flex items-start gap-1">
                    <TextArea
                      label={t`${name}, line ${number}`}
                      labelHidden
                      look="boxed"
                      minRows={2}
                      value={text}
                      onChange={({ target }) =>
                        setLines(
                          lines.map((line) => (line.id === id ? { ...line, text: target.value } : line)),
                        )
                      }
                      className="min-w-0 flex-1"
                    />
                    <IconButton
                      label={t`Take out: ${name}, line ${number}`}
                      icon={<TrashIcon />}
                      onClick={() => setLines(lines.filter((line) => line.id !== id))}
                    />
                  </div>
                );
              })}
            <Button
              look="ghost"
              icon={<PlusIcon className="size-5" />}
              aria-label={t`Add a line: ${name}`}
              className="justify-self-start"
              onClick={() =>
                setLines([...lines, { id: crypto.randomUUID(), key: null, part, text: '', was: null }])
              }
            >
              <Trans>Add a line</Trans>
            </Button>
          </fieldset>
        );
      })}
      {saving.error && <FieldError>{failureMessage(saving.error)}</FieldError>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={saving.isPending}>
          <Trans>Save</Trans>
        </Button>
        <Button look="quiet" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
