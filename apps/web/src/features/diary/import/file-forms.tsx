import { Trans } from '@lingui/react/macro';

const sample = 'overflow-x-auto rounded-md border border-line bg-sunken p-3 text-sm';

/** What files can look like that can be read. */
export function FileForms() {
  return (
    <details className="group">
      <summary className="inline-flex min-h-(--target) cursor-pointer items-center rounded-sm font-medium text-grape underline underline-offset-[.2em]">
        <Trans>What files can look like</Trans>
      </summary>
      <div className="grid grid-cols-1 gap-3 pt-1 text-ink-2">
        <p>
          <Trans>
            A Markdown file is one day. Its date is at the top or in the file name; without headings, all of
            it is the work summary.
          </Trans>
        </p>
        <pre className={sample} translate="no">
          {'---\nday: 2026-03-31\n---\n## Work summary\n…\n## Learnings\n…'}
        </pre>
        <p>
          <Trans>
            A CSV table has one day per row and these columns, in any order; “day” and “summary” are required.
            A list has one item per line in its cell.
          </Trans>
        </p>
        <pre className={sample} translate="no">
          {'day,title,summary,learnings,mistakes,unclear,\ncustomerGood,weeklyTop,insight,nextTasks'}
        </pre>
        <ul className="grid grid-cols-1 gap-2">
          <li>
            <Trans>
              Day One: export as JSON or Markdown and choose the ZIP as it is. A day is the one it was where
              you wrote.
            </Trans>
          </li>
          <li>
            <Trans>
              Obsidian and memos: pack the folder or the export as a ZIP. Notes with a date in their name
              (2026-03-31.md) or at their top are imported, with their pictures from any folder.
            </Trans>
          </li>
          <li>
            <Trans>
              Lark, WeCom and DingTalk: choose the exported reports as CSV or XLSX. Columns such as date,
              today’s work and plan are known; any other stands in the summary below its name. Reports by
              others are left out.
            </Trans>
          </li>
          <li>
            <Trans>
              Several entries of one day become one, in their order. Whatever is missing is named in the
              preview.
            </Trans>
          </li>
        </ul>
      </div>
    </details>
  );
}
