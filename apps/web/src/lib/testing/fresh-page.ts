import { i18n } from '@lingui/core';
import { afterEach, beforeEach, vi } from 'vitest';

/** Each test begins with empty storage, in English and with a clock that runs; vitest loads this file for all. */
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  i18n.loadAndActivate({ locale: 'en', messages: {} });
});
afterEach(() => void vi.useRealTimers());
