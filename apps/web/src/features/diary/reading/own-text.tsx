import { isPrivateLine, partsOfText } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { LockIcon } from '../../../components/icons/signs.tsx';
import { MarkdownText } from '../../../components/text/markdown-text.tsx';
import { ownLang } from '../../../lib/locale/locale.ts';

/** A section's text; what only the reader gets is marked so. */
export function OwnText({ text }: { text: string }) {
  const parts = partsOfText(text);
  return (
    <div className="grid grid-cols-1 gap-3">
      {parts.map(({ text: part, isPrivate }, index) =>
        isPrivate ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts have no name but their place
          <div key={index} className="rounded-md border border-control border-dashed bg-sunken px-3 py-2">
            <p className="mb-1 flex items-center gap-1.5 text-ink-2 text-sm">
              <LockIcon className="size-4" />
              <Trans>only you see this</Trans>
            </p>
            <MarkdownText text={part} />
          </div>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts have no name but their place
          <MarkdownText key={index} text={part} />
        ),
      )}
    </div>
  );
}

/** A line of a list; a private one without its marks and with a lock. */
export function OwnLine({ line }: { line: string }) {
  if (!isPrivateLine(line)) return <span lang={ownLang(line)}>{line}</span>;
  return (
    <>
      <span lang={ownLang(line)}>{partsOfText(line).map(({ text }) => text)}</span>{' '}
      <span className="inline-flex items-center gap-1 text-ink-2 text-sm">
        <LockIcon className="size-4" />
        <Trans>only you see this</Trans>
      </span>
    </>
  );
}
