import { Trans, useLingui } from '@lingui/react/macro';
import type { ChangeEvent } from 'react';
import { TextArea } from '../../../components/fields/text-area.tsx';

type Props = { markdown: string; error: string | undefined; onChange: (markdown: string) => void };

/** A Markdown text to import, of a file or pasted. */
export function MarkdownSource({ markdown, error, onChange }: Props) {
  const { t } = useLingui();
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) onChange(await file.text());
  };
  return (
    <>
      <label className="grid gap-1.5">
        <span className="font-semibold text-sm">
          <Trans>Markdown file</Trans>
        </span>
        <input
          type="file"
          accept=".md,.markdown,.txt,text/markdown,text/plain"
          onChange={(event) => void choose(event)}
          className="min-h-(--target) max-w-full text-sm"
        />
      </label>
      <TextArea
        label={t`Or paste it here`}
        look="boxed"
        minRows={8}
        value={markdown}
        error={error}
        onChange={(event) => onChange(event.target.value)}
        style={{ maxHeight: '40dvh' }}
      />
    </>
  );
}
