import { Trans } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useId } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { useFocusFallback } from '../../../components/dialogs/use-focus-fallback.ts';
import { FieldError } from '../../../components/fields/field.tsx';
import { CheckIcon } from '../../../components/icons/actions.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { Overtaken, type Told } from './overtaken.tsx';
import type { Section } from './use-section.ts';

type CardProps = {
  /** Where the list of sections leads. */
  id: string;
  title: ReactNode;
  hint?: ReactNode;
  /** Beside the heading: a count. */
  aside?: ReactNode;
  children: ReactNode;
};

/** One section of the settings. */
export function SettingsCard({ id, title, hint, aside, children }: CardProps) {
  const headingId = useId();
  return (
    <Card
      id={id}
      tabIndex={-1}
      aria-labelledby={headingId}
      className="grid scroll-mt-6 grid-cols-1 content-start gap-4 outline-none"
    >
      <div>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 id={headingId}>{title}</h2>
          {aside && <span className="text-ink-3 text-sm tabular-nums">{aside}</span>}
        </div>
        {hint && <p className="mt-0.5 text-ink-2">{hint}</p>}
      </div>
      {children}
    </Card>
  );
}

type FormProps<T> = {
  section: Section<T>;
  /** Someone else changed meanwhile what was typed here. */
  isOvertaken: boolean;
  /** The values in words, always in the same order. */
  tell: (values: T) => readonly Told[];
  isPending: boolean;
  /** The failure that belongs to no field. */
  failure?: ReactNode;
  /** Saves what is typed over these values; what else changed there since is kept. */
  onSave: (base: T) => void;
  onDiscard?: () => void;
  children: ReactNode;
};

/** A section's fields with their buttons, which appear with the first change. */
export function SettingsForm<T>({
  section,
  isOvertaken,
  tell,
  isPending,
  failure,
  onSave,
  onDiscard,
  children,
}: FormProps<T>) {
  const form = useFocusFallback<HTMLFormElement>(section.isUnsaved);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (section.isUnsaved && !isPending) onSave(section.base);
  };
  const discard = () => {
    section.discard();
    onDiscard?.();
  };
  return (
    <form
      ref={form}
      tabIndex={-1}
      onSubmit={submit}
      noValidate
      className="grid grid-cols-1 gap-4 outline-none"
    >
      {children}
      {isOvertaken && (
        <Overtaken
          theirs={tell(section.theirs)}
          mine={tell(section.value)}
          busy={isPending}
          onKeepMine={() => onSave(section.theirs)}
          onTakeTheirs={discard}
        />
      )}
      {failure && !isOvertaken && <FieldError>{failure}</FieldError>}
      {section.isUnsaved && !isOvertaken && (
        <div className="flex flex-wrap gap-3 border-line border-t pt-4">
          <Button type="submit" loading={isPending}>
            <Trans>Save</Trans>
          </Button>
          <Button look="quiet" onClick={discard}>
            <Trans>Discard changes</Trans>
          </Button>
        </div>
      )}
      <p role="status" className="flex items-center gap-2 text-leaf empty:hidden">
        {section.isSaved && (
          <>
            <CheckIcon className="size-5" />
            <Trans>Saved</Trans>
          </>
        )}
      </p>
    </form>
  );
}
