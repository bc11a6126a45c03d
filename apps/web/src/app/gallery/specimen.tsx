import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';

/** One component in one state, with the name of the state. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="mb-6">
      <p className="mb-2 font-mono text-ink-3 text-xs">{name}</p>
      {children}
    </div>
  );
}

/** A row of small specimens. */
export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>;
}

/** Two columns where there is room. */
export function Columns({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-1 items-start gap-x-8 @tablet:grid-cols-2">{children}</div>;
}

/** Chooses the sample text of the language in force; samples are data, not messages of the catalogue. */
export function useSample(): (english: string, chinese: string) => string {
  const { i18n } = useLingui();
  return (english, chinese) => (i18n.locale.startsWith('zh') ? chinese : english);
}
