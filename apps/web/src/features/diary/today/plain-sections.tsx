import { type ReadonlySections, sectionNames } from '@garden/contract';
import { ownLang } from '../../../lib/locale/locale.ts';
import { useSectionName } from '../reading/section-names.ts';
import type { Writing } from '../writing/writing.ts';

/**
 * A day as it was typed, each section under its name: what draws Markdown, and what the team's questions say, may not
 * be here without a network.
 */
export function PlainSections({ writing }: { writing: Writing }) {
  const nameOf = useSectionName();
  return (
    <div className="grid grid-cols-1 gap-4">
      {writing.title !== null && (
        <h3 lang={ownLang(writing.title)} className="wrap-anywhere -mb-2 text-lg">
          {writing.title}
        </h3>
      )}
      {sectionNames.map((section) => {
        const lines = linesOf(writing, section);
        if (lines.length === 0) return null;
        return (
          <div key={section}>
            <h3
              className={
                section === 'summary' ? 'sr-only' : 'mb-0.5 font-sans font-semibold text-ink-2 text-sm'
              }
            >
              {nameOf(section)}
            </h3>
            {lines.map((line) => (
              <p key={line} lang={ownLang(line)} className="wrap-anywhere whitespace-pre-wrap">
                {line}
              </p>
            ))}
          </div>
        );
      })}
    </div>
  );
}

function linesOf(writing: Writing, section: keyof ReadonlySections): readonly string[] {
  const written = writing[section];
  if (typeof written === 'string') return written === '' ? [] : [written];
  return written.map((line) => (typeof line === 'string' ? line : line.text)).filter((line) => line !== '');
}
