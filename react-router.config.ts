import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  // All routes are known from the first page on: no request to ask for more of them.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
