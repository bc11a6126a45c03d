import { api } from '@garden/contract';
import { authorize } from '../../../http/authorize.ts';
import { call } from '../../../http/call.ts';
import { conflict, refuse, refuseField } from '../../../http/refusal.ts';
import { administers } from '../../team/policy.ts';
import { lockMembership } from '../../team/store.ts';
import { presentTemplates } from './present.ts';
import { findTemplates, replaceTemplates } from './templates.store.ts';

export const meetingSetTemplates = call(
  api.meeting.setTemplates,
  async (ctx, { teamId, version, templates }) =>
    ctx.database.transaction(async (tx) => {
      const [membership, kept] = await Promise.all([
        lockMembership(tx, teamId, ctx.actor.userId),
        findTemplates(tx, teamId),
      ]);
      if (!membership) throw refuse('teamNotFound');
      const team = authorize({ teamId }, administers(membership.role), 'adminsOnly');
      for (const [place, { headings }] of templates.entries())
        if (headings.some(({ heading, title }) => heading === 'own' && title === ''))
          throw refuseField(`templates.${place}.headings`, 'headingEmpty');
      const known = new Set(kept.templates.map(({ id }) => id));
      const next = templates.map(({ id, name, headings }) => ({
        id: id !== undefined && known.has(id) ? id : ctx.random.id(),
        name,
        // The product names its own, in the language of who reads.
        headings: headings.map(({ heading, title }) => ({ heading, title: heading === 'own' ? title : '' })),
      }));
      if (!(await replaceTemplates(tx, team, next, version)))
        throw conflict('templatesChanged', presentTemplates(await findTemplates(tx, teamId)));
      return presentTemplates({ templates: next, version: version + 1 });
    }),
);
