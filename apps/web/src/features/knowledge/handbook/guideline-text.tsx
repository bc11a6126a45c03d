import type { GuidelineView } from '@garden/contract';
import { Chip } from '../../../components/choices/chip.tsx';
import { MarkdownText } from '../../../components/text/markdown-text.tsx';
import { ownLang } from '../../../lib/locale/locale.ts';

/** What one version of a guideline says. */
export function GuidelineText({ text }: { text: Pick<GuidelineView, 'title' | 'category' | 'content'> }) {
  return (
    <div className="wrap-anywhere grid grid-cols-1 gap-2">
      <p className="font-semibold">
        <span lang={ownLang(text.title)}>{text.title}</span>{' '}
        {text.category !== '' && <Chip className="font-normal">{text.category}</Chip>}
      </p>
      <MarkdownText text={text.content} />
    </div>
  );
}
