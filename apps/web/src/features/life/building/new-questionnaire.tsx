import type { QuestionnaireView, TeamView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Segmented } from '../../../components/choices/segmented.tsx';
import { ChevronRightIcon } from '../../../components/icons/actions.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { ListRow } from '../../../components/layout/list-row.tsx';
import { useLocale } from '../../../lib/locale/locale.ts';
import { useUserStore } from '../../../lib/stores/user-store.ts';
import type { Languages } from '../questionnaires/words.ts';
import { todayOf } from '../topics/team-today.ts';
import { Builder } from './builder.tsx';
import { newQuestion } from './built.ts';
import { keptTyped } from './kept-typed.ts';
import { type TemplateName, templateNames, templateOf } from './templates.ts';
import type { Typed } from './typed.ts';
import { copyOf, typedOf } from './wire.ts';

const newId = () => crypto.randomUUID();
/** As long as most people take to have had a quiet moment. */
const OPEN_DAYS = 7;

type Props = {
  team: TeamView;
  /** The one to copy. */
  original: QuestionnaireView | undefined;
  onSaved: (saved: QuestionnaireView) => void;
  onDiscard: () => void;
};

/** A new questionnaire: from a template, from nothing, from another one, or what was begun on this device. */
export function NewQuestionnaire({ team, original, onSaved, onDiscard }: Props) {
  const locale = useLocale();
  const userId = useUserStore((state) => state.userInfo?.user_id ?? '');
  const today = todayOf(team);
  const [typed, setTyped] = useState<Typed | undefined>(() =>
    original ? copyFor(original, today) : keptTyped.read(userId, team.id),
  );
  const [languages, setLanguages] = useState<Languages>(locale);
  useEffect(() => {
    if (typed) keptTyped.write(userId, team.id, typed);
  }, [typed, userId, team.id]);
  const begin = (name: TemplateName | undefined) => {
    const template = name && templateOf(name, newId);
    setTyped({ ...blank(today), languages, ...(template ?? { items: [newQuestion('single', newId)] }) });
  };
  if (!typed) return <Choose languages={languages} onLanguages={setLanguages} onBegin={begin} />;
  return (
    <Builder
      team={team}
      typed={typed}
      onType={setTyped}
      onSaved={(saved) => {
        keptTyped.write(userId, team.id, undefined);
        onSaved(saved);
      }}
      onCancel={() => {
        keptTyped.write(userId, team.id, undefined);
        onDiscard();
      }}
    />
  );
}

const noWords = { en: '', zh: '' };

function blank(today: string): Typed {
  return {
    languages: 'en',
    title: noWords,
    intro: noWords,
    items: [],
    departmentIds: [],
    anonymous: true,
    byDepartment: false,
    opens: today,
    closes: daysAfter(today, OPEN_DAYS),
    repeats: 'never',
    resultsFor: 'all',
  };
}

function copyFor(original: QuestionnaireView, today: string): Typed {
  const typed = typedOf(original);
  return { ...typed, items: copyOf(typed.items, newId), opens: today, closes: daysAfter(today, OPEN_DAYS) };
}

function daysAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

type ChooseProps = {
  languages: Languages;
  onLanguages: (languages: Languages) => void;
  onBegin: (name: TemplateName | undefined) => void;
};

function Choose({ languages, onLanguages, onBegin }: ChooseProps) {
  const { t } = useLingui();
  const about: Record<TemplateName, { title: string; text: string }> = {
    enps: { title: t`Recommendation (eNPS)`, text: t`Would people recommend the team? 3 questions` },
    retrospective: { title: t`Retrospective`, text: t`What to keep, stop and try. 5 questions` },
    onboarding: { title: t`First weeks`, text: t`What newcomers notice. 7 questions` },
    engagement: { title: t`Working here`, text: t`Twelve statements on what people need. 13 questions` },
    mood: { title: t`Mood`, text: t`Five faces and a word. 2 questions` },
  };
  return (
    <div className="grid grid-cols-1 gap-4">
      <Segmented<Languages>
        label={t`Written in`}
        value={languages}
        onChange={onLanguages}
        segments={[
          { value: 'en', label: t`English` },
          { value: 'zh', label: t`Chinese` },
          { value: 'both', label: t`Both` },
        ]}
        className="justify-self-start"
      />
      <Card as="div">
        <ul className="grid grid-cols-1 divide-y divide-rule">
          {[undefined, ...templateNames].map((name) => (
            <li key={name ?? 'blank'}>
              <ListRow
                title={name ? about[name].title : <Trans>Start from scratch</Trans>}
                text={name ? about[name].text : <Trans>Your own questions</Trans>}
                end={<ChevronRightIcon className="size-5" />}
                render={<button type="button" onClick={() => onBegin(name)} />}
              />
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}
