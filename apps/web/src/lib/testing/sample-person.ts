/** A signed-in user, as the API gives them. */
export const lin = {
  id: '0198a000-0000-7000-8000-000000000001',
  name: 'Lin Mei',
  email: 'lin@example.org',
  avatar: null,
  code: 'LM42',
  locale: 'zh' as const,
  timezone: 'Asia/Shanghai',
  hasPassword: true,
  instanceAdmin: false,
  createdAt: '2026-01-01T00:00:00.000Z',
};

export const mateo = {
  ...lin,
  id: '0198a000-0000-7000-8000-000000000002',
  name: 'Mateo',
  locale: 'en' as const,
};
