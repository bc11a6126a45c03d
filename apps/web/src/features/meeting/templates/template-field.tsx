import { api, headingsOf, templateKeys } from '@garden/contract';
import { useLingui } from '@lingui/react/macro';
import { Select } from '../../../components/choices/select.tsx';
import { useApiQuery } from '../../../lib/api/hooks.ts';
import { useMinutesWords } from '../minutes/use-minutes-words.ts';
import { useTemplateNames } from './use-template-names.ts';

type Props = {
  teamId: string;
  value: string;
  error?: string | undefined;
  onChange: (template: string) => void;
};

/** What headings minutes have: those of the product, then the team’s own. */
export function TemplateField({ teamId, value, error, onChange }: Props) {
  const { t, i18n } = useLingui();
  const words = useMinutesWords();
  const names = useTemplateNames();
  const { data } = useApiQuery(api.meeting.templates, { teamId }, { failure: 'none' });
  const list = new Intl.ListFormat(i18n.locale, { type: 'unit' });
  const own = data?.templates ?? [];
  const shipped = templateKeys.map((key) => ({
    id: key as string,
    name: names[key],
    headings: headingsOf[key].map((heading) => ({ heading, title: '' })),
  }));
  const options = [...shipped, ...own].map(({ id, name, headings }) => ({
    value: id,
    label: name,
    hint: list.format(headings.map(words.heading)),
  }));
  // A team's own may be gone by now.
  const isThere = options.some((option) => option.value === value);
  return (
    <Select
      label={t`Minutes template`}
      options={options}
      value={isThere ? value : 'general'}
      error={error}
      onChange={onChange}
    />
  );
}
