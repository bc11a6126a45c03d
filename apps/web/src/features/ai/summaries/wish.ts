import type { SummaryView } from '@garden/contract';

/** The days of a look back, as calls name them. */
export const periodOf = ({ kind, from }: Pick<SummaryView, 'kind' | 'from'>) =>
  kind === 'week' ? ({ kind, week: from } as const) : ({ kind, month: from.slice(0, 7) } as const);

/** The lines of a look back as they are kept: those that were not reworded follow their diary. */
export const linesToKeep = ({ lines }: Pick<SummaryView, 'lines'>) =>
  lines.map(({ key, part, text, edited }) => (key === null || edited ? { key, part, text } : { key, part }));

/** The days of a look back, as the AI provider is asked about them. */
export const tellingOf = ({ kind, from }: Pick<SummaryView, 'kind' | 'from'>) =>
  kind === 'week'
    ? ({ of: 'week', week: from } as const)
    : ({ of: 'month', month: from.slice(0, 7) } as const);
