import { FIELD_DEFAULTS } from '@gezi/domain';
import {
  flowDeployOnline,
  formHead,
  onlineFormData,
  sysCustomForm,
  sysDeployForm,
  sysForm,
  sysFormVersion,
} from '../../../src/platform/db';
import type { TestServer } from '../startTestServer';

const NOW = '2026-01-01 00:00:00';
const CONTENT = JSON.stringify({ list: [{ id: 'fd_name', compType: 'input', label: '名称' }], config: {} });
const FIELD = { ...FIELD_DEFAULTS, dbLength: 50, isQuery: '1' } as const;
const TENANTS = [
  { owner: 'own', tenantId: 1, createBy: 'declarer' },
  { owner: 'foreign', tenantId: 2, createBy: 'jb_liaison' },
];

/** Creates forms and their data. */
export async function makeFormRecords({ db: { orm } }: TestServer): Promise<void> {
  for (const { owner, tenantId, createBy } of TENANTS) {
    const made = { formContent: CONTENT, createTime: NOW, tenantId };
    const publishedTo = 'supplier,expert';
    for (const id of [`${owner}-form`, `${owner}-form-1`, `${owner}-form-2`]) {
      await orm.insert(sysForm).values({ id, formName: id, publishedTo, updateTime: NOW, ...made });
      await orm.insert(sysFormVersion).values({ formId: id, version: 1, formName: id, ...made });
    }
    for (const id of [`${owner}-head`, `${owner}-head-1`, `${owner}-head-2`]) {
      const tableName = id.replaceAll('-', '_');
      const fields = [{ id: 'f', cgformHeadId: id, dbFieldName: 'name', dbFieldTxt: '名称', orderNum: 0, ...FIELD }];
      await orm.insert(formHead).values({ id, tableName, tableTxt: id, fields, createTime: NOW, tenantId });
    }
    for (const id of [`${owner}-link`, `${owner}-link-1`, `${owner}-link-2`]) {
      const link = { id, deployId: owner, createTime: NOW, tenantId };
      await orm.insert(sysCustomForm).values({ businessName: id, businessService: id, ...link });
      await orm.insert(sysDeployForm).values({ formId: `${owner}-form`, ...link });
      const tableName = `${owner}_head`;
      await orm.insert(flowDeployOnline).values({ onlineId: `${owner}-head`, tableName, ...link });
    }
    for (const id of [`${owner}-data`, `${owner}-data-1`]) {
      await orm.insert(onlineFormData).values({
        id,
        formId: `${owner}-form`,
        formVersion: 1,
        values: { fd_name: '轴承' },
        createBy,
        createTime: NOW,
        updateTime: NOW,
        tenantId,
      });
    }
  }
}
