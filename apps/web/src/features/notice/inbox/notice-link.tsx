import type { NoticeView } from '@garden/contract';
import { noticePath } from '@garden/contract/text/notice-path';
import { Trans } from '@lingui/react/macro';
import { AddressLink } from '../../../components/address-link.tsx';
import { RouteLink } from '../../../components/route-link.ts';

/** The link to what a notice is about, if any. */
export function NoticeLink({ notice }: { notice: NoticeView }) {
  const { kind, object, team, actor, stage } = notice;
  const look = { look: 'primary', className: 'justify-self-start' } as const;
  const path = noticePath(notice);
  if (path !== null) {
    return (
      <AddressLink href={path} {...look}>
        {kind === 'interview_due' ? (
          <Trans>Open the interview</Trans>
        ) : object?.kind === 'comment' ? (
          <Trans>Read and answer</Trans>
        ) : object?.kind === 'curious' ? (
          <Trans>Open the question</Trans>
        ) : object?.kind === 'quote' ? (
          <Trans>Open the line</Trans>
        ) : stage === 'asked' ? (
          <Trans>Open the appeal</Trans>
        ) : (
          <Trans>Open the diary</Trans>
        )}
      </AddressLink>
    );
  }
  if (object?.kind === 'comment' && object.on?.kind === 'diary') {
    return (
      <RouteLink to="/home" search={{ diary: object.on.id, comment: object.id }} {...look}>
        <Trans>Read and answer</Trans>
      </RouteLink>
    );
  }
  if (object?.kind === 'diary') {
    return (
      <RouteLink to="/home" search={{ diary: object.id }} {...look}>
        <Trans>Open the diary</Trans>
      </RouteLink>
    );
  }
  if (object?.kind === 'topic' && team) {
    return (
      <RouteLink to="/department/topicUpdate" search={{ team: team.id, topic: object.id }} {...look}>
        <Trans>Open the topic</Trans>
      </RouteLink>
    );
  }
  if (object?.kind === 'application' && team) {
    return (
      <RouteLink to="/application" search={{ team: team.id }} {...look}>
        <Trans>Applications</Trans>
      </RouteLink>
    );
  }
  if (kind === 'follow' && actor?.name) {
    return (
      <RouteLink to="/person" search={{ id: actor.id }} {...look}>
        <Trans>Open their page</Trans>
      </RouteLink>
    );
  }
  if (team && (kind === 'approved' || kind === 'appointed')) {
    return (
      <RouteLink to="/department" search={{ team: team.id }} {...look}>
        <Trans>Open the team</Trans>
      </RouteLink>
    );
  }
  if (kind === 'invitation') {
    return (
      <RouteLink to="/department" {...look}>
        <Trans>Join or decline</Trans>
      </RouteLink>
    );
  }
  return null;
}
