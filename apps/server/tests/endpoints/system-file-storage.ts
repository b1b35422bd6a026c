import { sysFile } from '../../src/platform/db';
import type { EndpointTests } from '../support/EndpointTests';
import { ids } from '../support/records/ids';
import { line } from '../support/records/Line';
import { kept } from '../support/records/linesOfConfiguration';
import { NOBODY } from '../support/records/users';
import { everyone } from '../support/rights/roles';

const TENANTS = { own: 1, foreign: 2 };

export const tests: EndpointTests = {
  rights: {
    listStoredFiles: { users: ['admin'] },
    viewStoredFile: { users: ['admin'], input: { id: 'x' } },
    viewFileUsage: { users: ['admin'] },
    checkStoredFile: { users: ['admin'], input: { id: 'x' } },
    findLostFiles: { users: ['admin'] },
    findOrphanedBytes: { users: ['admin'] },
    deleteStoredFile: { users: ['admin'], input: { id: 'x' } },
    uploadStoredFile: { users: ['admin'] },
    uploadMinio: { users: ['admin'] },
    viewFileInfo: { users: everyone, input: { ids: 'x' } },
    previewPdf: { open: true },
  },
  records: {
    listStoredFiles: kept('stored', 'id'),
    viewStoredFile: kept('stored', 'id'),
    checkStoredFile: kept('stored', 'id'),
    // Those of the caller's tenant: `fileNodes.test.ts`.
    findLostFiles: 'no record',
    // Bytes of no tenant.
    findOrphanedBytes: 'no record',
    // Sums of the caller's tenant.
    viewFileUsage: 'no record',
    deleteStoredFile: kept('stored-1', 'id'),
    uploadStoredFile: 'no record',
    uploadMinio: 'no record',
    viewFileInfo: [
      line('colleague’s file', ['admin'], () => ({ ids: ids.colleagueFile })),
      line('other tenant’s file', NOBODY, () => ({ ids: ids.foreignFile })),
    ],
    // `files.test.ts` tests who may see which file.
    previewPdf: 'no record',
  },
  async makeRecords({ db }) {
    const rows = Object.entries(TENANTS).flatMap(([owner, tenantId]) =>
      ['', '-1'].map((nth) => ({
        id: `${owner}-stored${nth}`,
        fileName: `${owner}.pdf`,
        fileSize: 1,
        fileType: 'pdf',
        url: `temp/${owner}-stored${nth}.pdf`,
        biz: 'temp',
        tenantId,
      })),
    );
    await db.orm.insert(sysFile).values(rows);
  },
  rulePages: [
    {
      component: 'modules/oss/OSSFileList',
      list: 'listStoredFiles',
      view: 'viewStoredFile',
      remove: 'deleteStoredFile',
    },
  ],
};
