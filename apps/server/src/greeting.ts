import type { Config } from './config';
import { DEMO_PASSWORD, demoAccounts, type FirstAccount } from './demo';

/** The lines printed when the server is ready: where it is, and who may sign in. */
export function greeting(config: Config, address: string, first: FirstAccount | undefined): string {
  const lines = [
    '格子 Gezi · 采购SaaS管理平台',
    '',
    `地址    ${address}`,
    `接口    ${address}/api`,
    `数据    ${config.databaseUrl ? 'PostgreSQL（DATABASE_URL）' : config.dataDir}`,
  ];
  if (config.mode === 'demo') {
    lines.push('', `演示账号（密码均为 ${DEMO_PASSWORD}）`);
    for (const { username, realname } of demoAccounts) lines.push(`  ${username.padEnd(12)}${realname}`);
  }
  if (first) {
    lines.push('', '首次启动已创建管理员，密码只显示这一次：', `  ${first.username.padEnd(12)}${first.password}`);
  }
  lines.push('', '按 Ctrl-C 停止');
  const rule = '─'.repeat(56);
  return [rule, ...lines.map((line) => (line ? `  ${line}` : '')), rule].join('\n');
}
