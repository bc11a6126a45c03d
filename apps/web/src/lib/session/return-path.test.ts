import { describe, expect, test } from 'vitest';
import { isOwnPath, rememberReturnPath, takeReturnPath } from './return-path.ts';

describe('the place to come back to', () => {
  test('is given once', () => {
    rememberReturnPath('/home?team=a');
    expect(takeReturnPath()).toBe('/home?team=a');
    expect(takeReturnPath()).toBe('/');
  });

  test.each(['/login', '/login?x=1', '/loading', '/forgot', '/privacy/terms-of-use'])(
    'is never %s',
    (place) => {
      rememberReturnPath(place);
      expect(takeReturnPath()).toBe('/');
    },
  );

  test('may begin like such a page', () => {
    rememberReturnPath('/loginish');
    expect(takeReturnPath()).toBe('/loginish');
  });

  test.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', ''])(
    'never leaves the site: %s',
    (place) => {
      sessionStorage.setItem('return-to', place);
      expect(isOwnPath(place)).toBe(false);
      expect(takeReturnPath()).toBe('/');
    },
  );
});
