import { createHash } from 'node:crypto';
import { storedPath, type FileArea } from '@gezi/domain';
import { textPdf } from '../textPdf';
import type { FulfilmentWorld, Person } from './world';

/** The page of an attachment. The record itself has the details. */
export const attachmentPage = (name: string): Buffer =>
  textPdf(name.replace(/\.pdf$/, ''), [
    '双方签章页（扫描件）',
    '甲方：锐衡装备制造集团有限公司',
    '乙方：详见合同约定的供应商',
  ]);

/** Attaches a file to a record. @returns the list of files of the record, as JSON */
export function attach(
  { files, tenantId, depart }: FulfilmentWorld,
  { biz, name, recordId }: { biz: FileArea; name: string; recordId: string },
  { username }: Person,
  time: string,
): string {
  const bytes = attachmentPage(name);
  const id = createHash('sha256').update(`demo ${recordId}`).digest('hex').slice(0, 32);
  const url = storedPath(biz, name, id, 'pdf');
  files.push({
    id,
    fileName: name,
    fileSize: bytes.length,
    fileType: 'pdf',
    url,
    biz,
    isPublic: '0',
    md5: createHash('md5').update(bytes).digest('hex'),
    recordId,
    uploadBy: username,
    uploadTime: time,
    createBy: username,
    createTime: time,
    sysOrgCode: depart.orgCode,
    tenantId,
  });
  return JSON.stringify([{ name, url }]);
}
