import type { Config } from '../platform/config/config';
import { DEMO_PASSWORD, demoAccounts } from '../seed';
import { firstPasswordFile } from './firstPassword';

/**
 * Text printed when the server is ready: its address and the demo accounts. Contains no password in production.
 *
 * @param address where the server listens; in demo mode the first of `PUBLIC_ORIGINS`, if set, is shown instead
 * @param isFirst whether this start created the administrator
 */
export function greeting(config: Config, address: string, isFirst: boolean): string {
  const origin = (config.mode === 'demo' && config.publicOrigins[0]) || address;
  const lines = [
    '格子 Gezi · 采购SaaS管理平台',
    '',
    `地址    ${origin}`,
    `接口    ${origin}/api`,
    `数据    ${config.databaseUrl ? 'PostgreSQL（DATABASE_URL）' : config.dataDir}`,
  ];
  if (config.mode === 'demo') {
    lines.push('', `演示账号（密码均为 ${DEMO_PASSWORD}）`);
    for (const { username, realname } of demoAccounts) lines.push(`  ${username.padEnd(12)}${realname}`);
  }
  if (isFirst && config.adminPassword) {
    lines.push('', '首次启动已创建管理员 admin，密码为环境变量 ADMIN_PASSWORD 的值');
  } else if (isFirst) {
    lines.push('', '首次启动已创建管理员 admin，初始密码在仅本用户可读的文件中：');
    lines.push(`  ${firstPasswordFile(config.dataDir)}`, '登录后请修改密码，并删除该文件');
  }
  lines.push('', '按 Ctrl-C 停止');
  const rule = '─'.repeat(56);
  return [rule, ...lines.map((line) => (line ? `  ${line}` : '')), rule].join('\n');
}
