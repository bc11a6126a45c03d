import type { TeamView } from '@garden/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { Tabs } from '../../../components/choices/tabs.tsx';
import { FaceToFace } from '../gathering/face-to-face.tsx';
import { CreateByName } from './create-by-name.tsx';
import { newTeamForm } from './team-form.ts';

/** A new team, by its name or of people who stand together (`?together`). */
export function CreateTeam({ onCreated }: { onCreated: (team: TeamView) => void }) {
  const { t } = useLingui();
  const { together } = useSearch({ from: '/department' });
  const navigate = useNavigate({ from: '/department' });
  // Kept here: switching the tab unmounts the fields, but keeps what was typed.
  const [form, setForm] = useState(newTeamForm);
  return (
    <Tabs
      label={t`How the team comes together`}
      value={together ? 'together' : 'name'}
      onChange={(way) =>
        void navigate({ search: way === 'together' ? { together: true } : { create: true }, replace: true })
      }
      tabs={[
        {
          value: 'name',
          label: <Trans>By name</Trans>,
          content: <CreateByName form={form} onChange={setForm} onCreated={onCreated} />,
        },
        { value: 'together', label: <Trans>Face to face</Trans>, content: <FaceToFace /> },
      ]}
    />
  );
}
