import { api } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { IconButton } from '../../../components/buttons/icon-button.tsx';
import { FieldError } from '../../../components/fields/field.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { PlusIcon } from '../../../components/icons/actions.tsx';
import { TrashIcon } from '../../../components/icons/objects.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { ReadFailure } from '../../../components/states/read-failure.tsx';
import { SkeletonGroup, SkeletonText } from '../../../components/states/skeleton.tsx';
import { useApiCommand, useApiQuery } from '../../../lib/api/hooks.ts';
import { failureMessage } from '../../../lib/locale/translate-message.ts';
import { WorkText } from './work-text.tsx';

const nothing = { title: '', author: '', sentence: '' };

/** The books and articles of a team; administrators add and remove them. */
export function TeamWorksCard({ teamId }: { teamId: string }) {
  const { t } = useLingui();
  const headingId = useId();
  const [form, setForm] = useState(nothing);
  const read = useApiQuery(api.works.list, { teamId }, { failure: 'none' });
  const options = { invalidates: [api.works.list, api.ai.articleRecommendation], loading: 'none' } as const;
  const add = useApiCommand(api.works.add, { ...options, failure: 'none' });
  const remove = useApiCommand(api.works.delete, options);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    add.mutate({ teamId, ...form }, { onSuccess: () => setForm(nothing) });
  };
  const field = (name: keyof typeof nothing) => ({
    value: form[name],
    onChange: ({ target }: { target: { value: string } }) => setForm({ ...form, [name]: target.value }),
  });
  return (
    <Card aria-labelledby={headingId} className="grid grid-cols-1 content-start gap-4">
      <h2 id={headingId}>
        <Trans>Books and articles</Trans>
      </h2>
      <p className="text-ink-2">
        <Trans>Members see those that fit what they write, beside those that come with the product.</Trans>
      </p>
      {read.data ? (
        <ul className="grid grid-cols-1 gap-3">
          {read.data.items.map((work) => (
            <li key={work.id} className="flex items-start justify-between gap-3 border-line border-t pt-3">
              <WorkText {...work} />
              {read.data.can.edit && (
                <IconButton
                  label={t`Remove: ${work.title}`}
                  icon={<TrashIcon />}
                  disabled={remove.isPending}
                  onClick={() => remove.mutate({ workId: work.id })}
                />
              )}
            </li>
          ))}
        </ul>
      ) : read.isError || read.fetchStatus === 'paused' ? (
        <ReadFailure of={read} />
      ) : (
        <SkeletonGroup>
          <SkeletonText lines={3} />
        </SkeletonGroup>
      )}
      {read.data?.can.edit && (
        <form onSubmit={submit} noValidate className="grid grid-cols-1 gap-3 border-line border-t pt-3">
          <TextField label={t`Title`} {...field('title')} />
          <TextField label={t`Author`} optional {...field('author')} />
          <TextField label={t`What it is about`} {...field('sentence')} />
          {add.error && <FieldError>{failureMessage(add.error)}</FieldError>}
          <Button
            type="submit"
            look="quiet"
            icon={<PlusIcon className="size-5" />}
            loading={add.isPending}
            className="justify-self-start"
          >
            <Trans>Add</Trans>
          </Button>
        </form>
      )}
    </Card>
  );
}
