import { pathAfterLogin, PLATFORM_WHITELIST } from '@gezi/admin-shell/core';

const rules = { loginPath: '/user/login', homePath: '/dashboard/analysis', whitelist: PLATFORM_WHITELIST };

// 登录之后的去处：只接受本站路径。
pathAfterLogin('/system/users', rules); // → '/system/users'
pathAfterLogin('https://example.com/', rules); // → '/dashboard/analysis'
