import { sql } from 'drizzle-orm';
import type { TestServer } from '../startTestServer';

/** Digest of all data except sessions, attempts, captchas and the log, which may grow. */
export async function fingerprint(server: TestServer): Promise<string> {
  const tables = [
    'purchase_plan',
    'purchase_plan_detail',
    'sys_user',
    'sys_user_role',
    'sys_user_tenant',
    'sys_user_depart',
    'sys_depart',
    'sys_position',
    'sys_role_permission',
    'sys_file',
    'sys_dict',
    'sys_dict_item',
    'sys_category',
    'sys_check_rule',
    'sys_fill_rule',
    'sys_fill_number',
    'sys_data_log',
    'sys_announcement',
    'sys_quartz_job',
    'onl_cgform_head',
    'operate_directory',
    'onl_cgreport_head',
    'sys_custom_form',
    'sys_deploy_form',
    'flow_deploy_online',
  ];
  const parts = await Promise.all(
    tables.map((table) =>
      server.db.orm.execute<{ hash: string }>(
        sql`select md5(string_agg(t::text, '|' order by t::text)) as hash from ${sql.identifier(table)} t`,
      ),
    ),
  );
  return parts.map(({ rows }) => rows[0]?.hash).join();
}
