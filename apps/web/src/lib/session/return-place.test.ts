import { describe, expect, test } from 'vitest';
import { isOwnPath, rememberPlace, takeReturnPlace } from './return-place.ts';

describe('the place to come back to', () => {
  test('is given once', () => {
    rememberPlace('/home?team=a');
    expect(takeReturnPlace()).toBe('/home?team=a');
    expect(takeReturnPlace()).toBe('/');
  });

  test.each(['/login', '/login?x=1', '/loading', '/forgot', '/privacy/terms-of-use'])(
    'is never %s',
    (place) => {
      rememberPlace(place);
      expect(takeReturnPlace()).toBe('/');
    },
  );

  test('may begin like such a page', () => {
    rememberPlace('/loginish');
    expect(takeReturnPlace()).toBe('/loginish');
  });

  test.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', ''])(
    'never leaves the site: %s',
    (place) => {
      sessionStorage.setItem('return-to', place);
      expect(isOwnPath(place)).toBe(false);
      expect(takeReturnPlace()).toBe('/');
    },
  );
});
