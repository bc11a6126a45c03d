import { api, type GuidelineView, isBlank, MAX_TITLE } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { Checkbox } from '../../../components/choices/checkbox.tsx';
import { useUnsaved } from '../../../components/dialogs/unsaved.tsx';
import { FieldError } from '../../../components/fields/field.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { errorAt } from '../../../lib/api/error-at.ts';
import { useApiCommand, useApiQuery } from '../../../lib/api/hooks.ts';
import { failureMessage, translateMessage } from '../../../lib/locale/translate-message.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { MarkdownField } from './markdown-field.tsx';
import { NewerGuideline, newerOf } from './newer-guideline.tsx';
import { MAX_CATEGORY, MAX_CONTENT } from './text-max.ts';
import { guidelineReads } from './use-guideline-actions.tsx';
import { WeekdayChips } from './weekday-chips.tsx';

type Writing = Pick<GuidelineView, 'title' | 'category' | 'content' | 'pinned' | 'weekdays'>;

const EMPTY: Writing = { title: '', category: '', content: '', pinned: false, weekdays: [] };

function writingOf(guideline: GuidelineView | undefined): Writing {
  if (!guideline) return EMPTY;
  const { title, category, content, pinned, weekdays } = guideline;
  return { title, category, content, pinned, weekdays };
}

/**
 * Writes a guideline. One that another window has saved meanwhile shows beside what was typed here, which stays; the text
 * that is not kept is in the history.
 */
export function GuidelineForm({ guideline }: { guideline: GuidelineView | undefined }) {
  const { t } = useLingui();
  const navigate = useNavigate({ from: '/handbook' });
  const categoriesId = useId();
  const [begun] = useState(() => writingOf(guideline));
  const [writing, setWriting] = useState(begun);
  const [version, setVersion] = useState(guideline?.version);
  const [newer, setNewer] = useState<GuidelineView>();
  const [missing, setMissing] = useState<ReadonlySet<'title' | 'content'>>(new Set());
  useUnsaved('guideline', JSON.stringify(writing) !== JSON.stringify(begun));
  const known = useApiQuery(api.handbook.getList, { limit: 1 }, { failure: 'none' });
  const { mutate, isPending, error } = useApiCommand(api.handbook.upset, {
    invalidates: guidelineReads,
    failure: 'none',
    loading: 'none',
  });
  const change = (part: Partial<Writing>) => {
    setWriting({ ...writing, ...part });
    setMissing(new Set([...missing].filter((field) => !(field in part))));
  };
  const leave = (id: string | undefined) =>
    void navigate({ search: id === undefined ? {} : { guideline: id }, ignoreBlocker: true });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const lacks = (['title', 'content'] as const).filter((field) => isBlank(writing[field]));
    setMissing(new Set(lacks));
    if (lacks.length > 0) return;
    mutate(
      { ...writing, ...(guideline && { guidelineId: guideline.id, version }) },
      {
        onSuccess: ({ id }) => {
          toast.success(t`Saved`);
          leave(id);
        },
        onError: (failure) => {
          const current = newerOf(failure);
          if (!current) return;
          setNewer(current);
          setVersion(current.version);
        },
      },
    );
  };
  const takeNewer = (current: GuidelineView) => {
    const mine = writing;
    setWriting(writingOf(current));
    setNewer(undefined);
    toast.undoable(t`The newer text is in the form`, () => {
      setWriting(mine);
      setNewer(current);
    });
  };
  const at = errorAt(error);
  const categories = (known.data?.categories ?? []).filter(({ name }) => name !== '');
  return (
    <Card
      as="form"
      aria-label={guideline ? t`Edit guideline` : t`Write a guideline`}
      onSubmit={submit}
      className="grid grid-cols-1 gap-4"
    >
      {newer && <NewerGuideline guideline={newer} onTake={() => takeNewer(newer)} />}
      <TextField
        label={t`Title`}
        value={writing.title}
        maxLength={MAX_TITLE}
        autoComplete="off"
        autoFocus={!guideline}
        error={missing.has('title') ? translateMessage('titleMissing') : at('title')}
        onChange={(event) => change({ title: event.target.value })}
      />
      <TextField
        label={t`Category`}
        optional
        value={writing.category}
        maxLength={MAX_CATEGORY}
        autoComplete="off"
        list={categoriesId}
        error={at('category')}
        onChange={(event) => change({ category: event.target.value })}
      />
      <datalist id={categoriesId}>
        {categories.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <MarkdownField
        label={t`Content`}
        hint={<Trans>Markdown shapes it: **bold**, # heading, - list.</Trans>}
        value={writing.content}
        max={MAX_CONTENT}
        error={missing.has('content') ? translateMessage('contentMissing') : at('content')}
        onChange={(content) => change({ content })}
      />
      <WeekdayChips days={writing.weekdays} onChange={(weekdays) => change({ weekdays })} />
      <Checkbox
        label={t`Pin to the top of the handbook`}
        checked={writing.pinned}
        onChange={(event) => change({ pinned: event.target.checked })}
      />
      {error && !newerOf(error) && !at.isOfField && <FieldError>{failureMessage(error)}</FieldError>}
      <div className="flex flex-wrap justify-end gap-3">
        <Button
          look="quiet"
          onClick={() => void navigate({ search: guideline ? { guideline: guideline.id } : {} })}
        >
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" loading={isPending}>
          {newer ? <Trans>Save mine</Trans> : <Trans>Save</Trans>}
        </Button>
      </div>
    </Card>
  );
}
