import type { Sections } from '@garden/contract';
import { Trans } from '@lingui/react/macro';
import { MarkdownText } from '../../../components/markdown-text.tsx';

const heading = 'mb-0.5 font-sans font-semibold text-ink-2 text-sm';

/** The sections of a diary as its readers see them; empty ones leave no trace. */
export function DiaryBody({ sections: { summary, learnings, nextTasks } }: { sections: Sections }) {
  return (
    <div className="grid grid-cols-1 gap-4">
      <MarkdownText text={summary} />
      {learnings !== '' && (
        <div>
          <h3 className={heading}>
            <Trans>Learnings</Trans>
          </h3>
          <MarkdownText text={learnings} />
        </div>
      )}
      {nextTasks.length > 0 && (
        <div>
          <h3 className={heading}>
            <Trans>Important tasks of the next working day</Trans>
          </h3>
          <ol className="grid list-decimal gap-1 pl-6 marker:text-grape">
            {nextTasks.map((task) => (
              <li key={task}>{task}</li>
            ))}
          </ol>
        </div>
      )}
    </div>
  );
}
