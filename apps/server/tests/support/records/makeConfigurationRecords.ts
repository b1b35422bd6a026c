import {
  sysCategory,
  sysCheckRule,
  sysDataLog,
  sysDataSource,
  sysDict,
  sysDictItem,
  sysFillRule,
  sysLog,
  sysSession,
} from '../../../src/platform/db';
import type { TestServer } from '../startTestServer';
import { ids } from './ids';

const NOW = '2026-01-01 00:00:00';
const TENANTS = { own: 1, foreign: 2 };

/** Creates dictionaries, and categories, rules, logs and sessions of each tenant. Call it after `makeRecords`. */
export async function makeConfigurationRecords(server: TestServer): Promise<void> {
  const { orm } = server.db;
  for (const id of ['dict', 'dict-1', 'dict-2', 'binned-dict', 'binned-dict-1']) {
    const delFlag = id.startsWith('binned') ? 1 : 0;
    await orm.insert(sysDict).values({ id, dictCode: id, dictName: id, delFlag, createTime: NOW, updateTime: NOW });
    const item = { dictId: id, itemText: id, createTime: NOW, updateTime: NOW };
    await orm
      .insert(sysDictItem)
      .values(['', '-1', '-2'].map((nth) => ({ ...item, id: `${id}-item${nth}`, itemValue: `${id}-item${nth}` })));
  }
  const later = new Date(server.now() + 86_400_000).toISOString().slice(0, 19).replace('T', ' ');
  for (const [owner, tenantId] of Object.entries(TENANTS)) {
    const made = { createTime: NOW, updateTime: NOW, tenantId };
    for (const nth of ['', '-1', '-2']) {
      const category = { id: `${owner}-kept${nth}`, name: `${owner}-kept${nth}`, code: `${owner}-kept${nth}` };
      await orm.insert(sysCategory).values({ ...category, pid: '0', ...made });
      const rule = { id: `${owner}-rule${nth}`, ruleName: `${owner}-rule${nth}`, ruleCode: `${owner}-rule${nth}` };
      const ruleJson = JSON.stringify([{ digits: '*', pattern: '\\d*', message: '应为数字' }]);
      await orm.insert(sysCheckRule).values({ ...rule, ruleJson, ...made });
      await orm.insert(sysFillRule).values({ ...rule, ruleClass: 'sequence', ...made });
      const source = { id: `${owner}-source${nth}`, code: `${owner}-source${nth}`, name: `${owner}-source${nth}` };
      await orm.insert(sysDataSource).values({ ...source, dbType: '6', ...made });
      const logContent = `${owner}-logline${nth}`;
      await orm.insert(sysLog).values({ id: `${owner}-log${nth}`, logType: 2, logContent, createTime: NOW, tenantId });
    }
    const versions = [1, 2].map((dataVersion) => ({
      id: `${owner}-version-${dataVersion}`,
      dataTable: 'sys_check_rule',
      dataId: `${owner}-rule`,
      dataContent: '{}',
      dataVersion,
      type: 'edit',
      createTime: NOW,
      tenantId,
    }));
    await orm.insert(sysDataLog).values(versions);
    const userId = owner === 'own' ? ids.colleague : ids.foreignUser;
    const times = { loginTime: NOW, lastSeenTime: NOW, expireTime: later };
    await orm.insert(sysSession).values({ id: `${owner}-session`, tokenHash: `${owner}-session`, userId, ...times });
  }
}
