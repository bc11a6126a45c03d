import { expect, test } from 'vitest';
import { liveChange } from './live-change.ts';
import { type LiveTopic, liveEvents } from './live-event.ts';

const topics = Object.keys(liveEvents) as LiveTopic[];

test.each(topics)('%s is a topic that clients read, with what it carries', (topic) => {
  const { audience, object } = liveEvents[topic];
  const change = {
    topic,
    ...(audience === 'team' && { teamId: 'a' }),
    ...(object && { object: { kind: 'diary', id: 'b' } }),
  };
  expect(liveChange.parse(change)).toEqual(change);
});

test('what is no topic is not read, and no topic is without its description', () => {
  expect(liveChange.safeParse({ topic: 'weather' }).success).toBe(false);
  expect(topics.sort()).toEqual([...liveChange.shape.topic.options].sort());
});

test.each(topics)('%s is described in one sentence', (topic) => {
  expect(liveEvents[topic].summary).toMatch(/^[A-Z].*\.$/);
});
