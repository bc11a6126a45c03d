import { Trans } from '@lingui/react/macro';
import { LockIcon } from '../../../components/icons/signs.tsx';
import { type AidProps, LINES_MAX } from './aid-writing.ts';
import { Candidates } from './candidates.tsx';
import { ToneLines } from './tone-lines.tsx';
import type { Found } from './use-look-over.ts';

/** What was found in the draft: each is its writer's to take up or to leave. */
export function Findings({ found, writing, onChange }: AidProps & { found: Found }) {
  const { tone, unclear, mistake } = found;
  const { mistakes } = writing;
  const isNothing = tone.length + unclear.length + mistake.length === 0;
  return (
    <div className="grid grid-cols-1 gap-4 pb-2">
      <p role="status" className="flex gap-1.5 text-ink-2 text-sm">
        <LockIcon className="mt-0.5 size-4 shrink-0" />
        {isNothing ? (
          <Trans>Nothing stood out. Built-in analysis; only you see this.</Trans>
        ) : (
          <Trans>Built-in analysis; only you see this, and nothing is changed until you say so.</Trans>
        )}
      </p>
      {unclear.length > 0 && (
        <Candidates
          kind="unclear"
          candidates={unclear}
          lines={writing.unclear}
          isFull={writing.unclear.length >= LINES_MAX}
          onAdd={(text) => onChange({ unclear: [...writing.unclear, text] })}
          onRemove={(text) => onChange({ unclear: writing.unclear.filter((line) => line !== text) })}
        />
      )}
      {mistake.length > 0 && (
        <Candidates
          kind="mistake"
          candidates={mistake}
          lines={mistakes.map(({ text }) => text)}
          isFull={mistakes.length >= LINES_MAX}
          onAdd={(text) => onChange({ mistakes: [...mistakes, { text, shared: false }] })}
          onRemove={(text) => onChange({ mistakes: mistakes.filter((line) => line.text !== text) })}
        />
      )}
      {tone.length > 0 && <ToneLines lines={tone} />}
    </div>
  );
}
