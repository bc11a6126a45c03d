import { api } from '@garden/contract';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { sampleMember, sampleTeam } from '../../../lib/testing/sample-team.ts';
import { changeMember } from './member-cache.ts';

const [one, two] = [sampleMember(1), sampleMember(2)];
const team = sampleTeam({ members: [one, two] });
const page = { items: [one, two], nextCursor: null };
const elsewhere = { teamId: sampleMember(9).id };

test('changes a member wherever their team shows them, and in no other team', () => {
  const client = new QueryClient();
  const { path } = api.relationship.gets;
  const inPages = [path, { teamId: team.id, limit: 50 }, 'pages'];
  const asPage = [path, { teamId: team.id, departmentId: 'none' }];
  client.setQueryData(inPages, { pages: [page, page], pageParams: [undefined, 'next'] });
  client.setQueryData(asPage, page);
  client.setQueryData([path, elsewhere], page);
  client.setQueryData([api.team.list.path, {}], { result: [team] });

  changeMember(client, { teamId: team.id, userId: two.id }, (member) => ({ ...member, remark: 'nights' }));

  const changed = { ...page, items: [one, { ...two, remark: 'nights' }] };
  expect(client.getQueryData(inPages)).toMatchObject({ pages: [changed, changed] });
  expect(client.getQueryData(asPage)).toEqual(changed);
  expect(client.getQueryData([path, elsewhere])).toEqual(page);
  expect(client.getQueryData([api.team.list.path, {}])).toEqual({
    result: [{ ...team, members: changed.items }],
  });
});

test('makes up no answer that was never read', () => {
  const client = new QueryClient();
  changeMember(client, { teamId: team.id, userId: two.id }, (member) => member);
  expect(client.getQueryCache().getAll()).toEqual([]);
});
