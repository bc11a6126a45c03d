import { describe, expect, test } from 'vitest';
import { deviceName } from './device.present.ts';

describe('deviceName', () => {
  const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
  test.each([
    [
      `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Chrome/142.0 Safari/537.36`,
      'Chrome on macOS',
    ],
    [`Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/142.0 Safari/537.36 Edg/142.0`, 'Edge on Windows'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${webkit} Version/18.0 Safari/604.1`,
      'Safari on iPhone',
    ],
    [`Mozilla/5.0 (Linux; Android 15) ${webkit} Chrome/142.0 MicroMessenger/8.0`, 'WeChat on Android'],
    ['curl/8.5.0', 'curl/8.5.0'],
    ['', ''],
  ])('%s', (userAgent, name) => {
    expect(deviceName(userAgent)).toBe(name);
  });
});
