import { startPart } from '../../components/states/late-part.tsx';
import { whenFirstScreenStands } from '../../lib/first-screen.ts';

// On narrow pages its buttons stand in two rows.
const fallback = <div className="min-h-[calc(2*var(--target)+1rem)] border-line border-t @tablet:min-h-16" />;

/** What helps while a day is written, when it is asked for. Without network it is left out: writing goes on. */
export const WritingAids = startPart(
  async () => {
    await whenFirstScreenStands();
    return (await import('./aids/writing-aids.tsx')).WritingAids;
  },
  { fallback, failed: null },
);
