import { type ReactNode, useEffect, useState } from 'react';
import { ChevronDownIcon } from '../../../components/icons/actions.tsx';
import { ownLang } from '../../../lib/locale/locale.ts';
import { markSentence, unmarkSentence } from './marked-sentence.ts';

type Props = {
  diaryId: string;
  text: ReactNode;
  /** What it rests on, as a reader sees it; undefined where it is about the whole. */
  sentence: string | undefined;
};

/** A reason or a piece of advice. Pressed, it shows its sentence, and leads to it where the diary is on the page. */
export function Remark({ diaryId, text, sentence }: Props) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (isOpen) return unmarkSentence;
  }, [isOpen]);
  if (sentence === undefined)
    return (
      <p className="wrap-anywhere flex min-h-9 items-center py-1">
        <span>{text}</span>
      </p>
    );
  const toggle = () => {
    if (!isOpen) markSentence(diaryId, sentence)?.scrollIntoView({ block: 'center' });
    setOpen(!isOpen);
  };
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={toggle}
        onPointerEnter={({ pointerType }) => {
          if (pointerType === 'mouse') markSentence(diaryId, sentence);
        }}
        onPointerLeave={({ pointerType }) => {
          if (pointerType === 'mouse' && !isOpen) unmarkSentence();
        }}
        className="-mx-2 flex min-h-(--target) w-[calc(100%+1rem)] items-center gap-2 rounded-md px-2 py-1 text-start transition-colors hover:bg-grape-soft"
      >
        <span className="wrap-anywhere min-w-0 flex-1">{text}</span>
        <ChevronDownIcon
          className={`size-4 shrink-0 text-ink-3 transition-[rotate] ${isOpen ? 'rotate-180' : ''}`}
        />
      </button>
      {isOpen && (
        <blockquote
          lang={ownLang(sentence)}
          className="wrap-anywhere mb-2 border-grape border-l-3 pl-3 text-ink-2"
        >
          {sentence}
        </blockquote>
      )}
    </>
  );
}
