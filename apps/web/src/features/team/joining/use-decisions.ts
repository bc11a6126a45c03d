import { type ApplicationView, api } from '@garden/contract';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../../lib/api/call-api.ts';
import { apiKey } from '../../../lib/api/hooks.ts';
import { ApiRefusal } from '../../../lib/api/refusal.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { refusalText } from '../teams/refusal-text.ts';

/** What is decided: approving puts people into a department where the team has some. */
export type Decision =
  | { readonly approve: true; readonly departmentId?: string }
  | { readonly approve: false };

export type Progress = { readonly done: number; readonly total: number };

/** Another administrator was faster, or the applicant withdrew: the list is read anew, and nothing has failed. */
function isAlreadyDecided(failure: unknown): boolean {
  return (
    failure instanceof ApiRefusal &&
    (failure.key === 'applicationDecided' ||
      failure.key === 'applicationWithdrawn' ||
      failure.key === 'applicationNotFound')
  );
}

/**
 * Decides applications one after the other: `decide` resolves when all were tried. `failures` holds the reason of
 * each that failed, `progress` how far it has come.
 */
export function useDecisions() {
  const { t } = useLingui();
  const client = useQueryClient();
  const [progress, setProgress] = useState<Progress>();
  const [failures, setFailures] = useState<ReadonlyMap<string, string>>(new Map());

  const tellDecided = (names: readonly string[], { approve }: Decision) => {
    const [name, ...others] = names;
    if (name === undefined) return;
    const count = names.length;
    if (!approve) toast.success(t`Rejected: ${count}`);
    else if (others.length === 0) toast.success(t`${name} is in the team now`);
    else toast.success(t`${count} people are in the team now`);
  };

  const decide = async (applications: readonly ApplicationView[], decision: Decision) => {
    const decided: string[] = [];
    const failed = new Map<string, string>();
    const overtaken: string[] = [];
    for (const [done, { id, applicant }] of applications.entries()) {
      setProgress({ done, total: applications.length });
      try {
        await callApi(api.apply.approval, { applyId: id, ...decision });
        decided.push(applicant.name);
      } catch (failure) {
        if (isAlreadyDecided(failure)) overtaken.push(applicant.name);
        else failed.set(id, refusalText(failure as Error) ?? t`This request couldn’t be decided`);
      }
    }
    setFailures(failed);
    setProgress(undefined);
    tellDecided(decided, decision);
    if (overtaken.length > 0) toast.info(t`Decided or withdrawn meanwhile: ${overtaken.join(', ')}`);
    if (failed.size > 0) toast.failure(t`Not decided: ${failed.size}. The rows say why.`);
    for (const read of [api.apply.show, api.team.list, api.relationship.gets, api.department.get]) {
      void client.invalidateQueries({ queryKey: apiKey(read) });
    }
    return failed.size === 0;
  };
  return { decide, progress, failures };
}
