import { describe, expect, test } from 'vitest';
import { composeMail } from './mail-text.ts';

/** Greedier than any mail program: a scheme, a host name, a mailbox, a file server. */
const ADDRESS = /\p{L}[:：]\S|\S[.。．｡․﹒]\S|\S[@＠]\S|\\\S/u;

const text = { subject: '{team}', lines: ['{team} by {inviter}', 'Join here: {joinUrl}'] };
const joinUrl = 'https://diary.example/department?invitation=abc';
const mailOf = (team: string) =>
  composeMail({ to: 'ana@garden.example', locale: 'en' }, text, { team, inviter: 'Maya', joinUrl });

describe('what people wrote leads nowhere', () => {
  test.each([
    ['example.com', 'example. com'],
    ['www.example.com/login', 'www. example. com/login'],
    ['https://evil.example/?a=b', 'https: //evil. example/?a=b'],
    ['HTTP://1.2.3.4', 'HTTP: //1. 2. 3. 4'],
    ['mailto:ana@evil.example', 'mailto: ana@ evil. example'],
    ['evil。example', 'evil。 example'],
    ['evil．example', 'evil． example'],
    ['\\\\evil\\share', '\\ \\ evil\\ share'],
    ['tel:+4912345', 'tel: +4912345'],
    ['J.R.R. Tolkien', 'J. R. R. Tolkien'],
  ])('%s', (team, shown) => {
    const { subject, text: plain, html } = mailOf(team);
    expect(subject).toBe(shown);
    expect(plain.split('\n')[0]).toBe(`${shown} by Maya`);
    expect(plain.replace(joinUrl, '')).not.toMatch(ADDRESS);
    expect(html.match(/<a /g)).toHaveLength(1);
    expect(html.replaceAll(joinUrl, '').replace(/<meta[^>]*>/, '')).not.toMatch(ADDRESS);
  });
});

test.each(['Harvest', 'Team: Alpha', 'Ana @ Work', 'Dr. Maya', '葡萄园。', 'Q&A…', '2/3 done', '08:30 crew'])(
  'what is no address stays as it is: %s',
  (team) => expect(mailOf(team).subject).toBe(team),
);

test('the recipient’s own address is written out', () => {
  const own = { subject: 'Hello', lines: ['With {email}'] };
  const to = 'ana.li@garden.example';
  expect(composeMail({ to, locale: 'en' }, own, { email: to }).text).toContain(`With ${to}\n`);
});

describe('the page of a mail', () => {
  const topic = { subject: '{title}', lines: ['{actor} started a topic: {title}'] };
  const htmlOf = (locale: 'en' | 'zh', title: string) =>
    composeMail({ to: 'ana@garden.example', locale }, topic, { actor: '李娜', title }).html;

  test('has the language of its reader', () => {
    expect(htmlOf('zh', '采收')).toContain('<html lang="zh-Hans">');
    expect(htmlOf('en', 'Harvest')).toContain('<html lang="en">');
  });

  test('leaves what someone wrote the language that it is written in', () => {
    expect(htmlOf('en', '采收 & 酿造')).toContain(
      '<p>李娜 started a topic: <span lang="zh-Hans">采收 &amp; 酿造</span></p>',
    );
    expect(htmlOf('zh', 'What did the harvest teach you?')).toContain(
      '<span lang="en">What did the harvest teach you?</span>',
    );
    expect(htmlOf('zh', '采收教会了你什么？')).not.toContain('<span');
    expect(htmlOf('en', '2026')).not.toContain('<span');
  });
});
