import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Checkbox } from '../../../components/choices/checkbox.tsx';
import { SlipIcon } from '../../../components/icons/places.tsx';
import { LockIcon } from '../../../components/icons/signs.tsx';
import { latePart } from '../../../components/states/late-part.tsx';
import { MAX_LINES } from '../writing/writing.ts';
import { CollapsibleSection } from './collapsible-section.tsx';
import { fieldId } from './field-ids.ts';
import { LineList } from './line-list.tsx';
import type { SectionProps } from './optional-sections.tsx';

const MistakesAid = latePart(async () => (await import('./mistakes-aid.tsx')).MistakesAid, {
  fallback: <div className="min-h-24" />,
  failed: null,
  of: ({ data }) => data,
});

/** Small mistakes, the author's own; each can be shared with the team anonymously. */
export function MistakesSection({ data, writing: { mistakes }, errors, onChange, ...fold }: SectionProps) {
  const { t } = useLingui();
  const [before] = useState(mistakes);
  const missing = data.minimum.mistakes - mistakes.length;
  const write = (texts: readonly string[]) =>
    onChange({
      mistakes: texts.map(
        (text) => mistakes.find((mistake) => mistake.text === text) ?? { text, shared: false },
      ),
    });
  const share = (text: string, shared: boolean) =>
    onChange({
      mistakes: mistakes.map((mistake) => (mistake.text === text ? { text, shared } : mistake)),
    });
  const texts = mistakes.map(({ text }) => text);
  const newest = texts.findLast((text) => !before.some((known) => known.text === text));
  return (
    <CollapsibleSection
      icon={<SlipIcon />}
      title={<Trans>Small mistakes</Trans>}
      note={
        missing > 0 ? (
          <Trans>The week ends today: one is still missing</Trans>
        ) : mistakes.length > 0 ? (
          <Plural value={mistakes.length} one="# mistake, only yours" other="# mistakes, only yours" />
        ) : (
          <Trans>Only you see them</Trans>
        )
      }
      open={fold.open}
      onToggle={fold.onToggle}
    >
      {missing > 0 && (
        <p className="mb-2">
          <Plural
            value={missing}
            one="The working week ends today. Which small mistake did you make? One is enough."
            other="The working week ends today. Which small mistakes did you make? # are still missing."
          />
        </p>
      )}
      <p className="mb-1 flex gap-1.5 text-ink-2 text-sm">
        <LockIcon className="mt-0.5 size-4" />
        <Trans>
          Only you see them, here and in your handbook. No one who reads your diary can tell they exist.
        </Trans>
      </p>
      <LineList
        id={fieldId.mistakes}
        lines={texts}
        label={t`Small mistakes`}
        placeholder={t`What went a little wrong?`}
        addLabel={t`Add the mistake`}
        max={MAX_LINES}
        error={errors.mistakes}
        onChange={write}
        more={(text) => (
          <Checkbox
            label={t`Share with the team, without my name`}
            checked={mistakes.some((mistake) => mistake.text === text && mistake.shared)}
            onChange={(event) => share(text, event.target.checked)}
          />
        )}
      />
      {/* Below the field, so that it stays where it is while one is written. */}
      {(missing > 0 || newest !== undefined) && (
        <MistakesAid
          data={data}
          texts={texts}
          newest={newest}
          isMissing={missing > 0}
          onAdd={(text) => write([...texts, text])}
        />
      )}
    </CollapsibleSection>
  );
}
