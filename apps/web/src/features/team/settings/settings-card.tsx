import { Trans } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useId } from 'react';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { FieldError } from '../../../components/field.tsx';
import { CheckIcon } from '../../../components/icons/actions.tsx';
import { useFocusFallback } from '../../../components/use-focus-fallback.ts';
import { Overtaken, type Told } from './overtaken.tsx';

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

type FormProps = {
  section: { readonly isUnsaved: boolean; readonly isSaved: boolean; discard(): void };
  /** What someone else has changed meanwhile beside what was typed; `keepMine` saves over it. */
  overtaken?: { theirs: readonly Told[]; mine: readonly Told[]; keepMine: () => void } | undefined;
  isPending: boolean;
  /** The failure that belongs to no field. */
  failure?: ReactNode;
  onSave: () => void;
  onDiscard?: () => void;
  children: ReactNode;
};

/** A section's fields with their buttons, which appear with the first change. */
export function SettingsForm({
  section,
  overtaken,
  isPending,
  failure,
  onSave,
  onDiscard,
  children,
}: FormProps) {
  const form = useFocusFallback<HTMLFormElement>(section.isUnsaved);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (section.isUnsaved && !isPending) onSave();
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
      {overtaken && (
        <Overtaken {...overtaken} busy={isPending} onKeepMine={overtaken.keepMine} onTakeTheirs={discard} />
      )}
      {failure && !overtaken && <FieldError>{failure}</FieldError>}
      {section.isUnsaved && !overtaken && (
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
