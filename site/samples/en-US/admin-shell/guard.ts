import { pathAfterLogin, PLATFORM_WHITELIST } from '@gezi/admin-shell/core';

const rules = { loginPath: '/user/login', homePath: '/dashboard/analysis', whitelist: PLATFORM_WHITELIST };

// Where to go after sign-in: paths of this site only.
pathAfterLogin('/system/users', rules); // → '/system/users'
pathAfterLogin('https://example.com/', rules); // → '/dashboard/analysis'
