import { buffer } from 'node:stream/consumers';
import {
  contractPlaceholders,
  contractTemplateFields,
  linePlaceholders,
  LINES_LOOP,
  type ContractTemplate,
  type ContractTemplateAdd,
  type ContractTemplateEdit,
} from '@gezi/domain';
import { and, desc, eq, isNull, or } from 'drizzle-orm';
import type { Services } from '../../../FeatureModule';
import type { LogChange } from '../../../identity/audit/changeLogger';
import { contractTemplate } from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';
import { refuse } from '../../../platform/http/refusal';
import { texts } from '../../../platform/texts';
import type { DocxNames, DocxRefusal } from '../../../records/docx/docxMessages';
import { runTemplate } from '../../../records/docx/runTemplate';
import { readFileList } from '../../../records/files/readFileList';
import { fileStore } from '../../../records/files/store';
import { storageKey } from '../../../records/files/storageKey';
import { recordsWithTexts } from '../../../records/lists/recordsWithTexts';
import { templateTexts as t } from './texts';

export const TEMPLATE_PAGE = 'contract/TemplateList';
export const TEMPLATE_FILES = 'contractTemplate';
export const TEMPLATE_LIST = 'contract:contractTemplate:list';

/** Maximum bytes of a template. */
const MAX_BYTES = 5 * 1024 * 1024;

/** Placeholders of contracts. */
export const CONTRACT_NAMES: DocxNames = {
  values: contractPlaceholders.map(({ name }) => name),
  loops: { [LINES_LOOP]: linePlaceholders.map(({ name }) => name) },
};

/** Templates that contracts of a tenant are exported from. */
export function contractTemplates(services: Services) {
  const { db, clock, storage, workbookQueue } = services;
  const store = fileStore(db, clock);
  const records = recordsWithTexts<ContractTemplate>(services, {
    recordName: () => t.what,
    nameOf: ({ name }) => name,
    table: contractTemplate,
    page: TEMPLATE_PAGE,
    fields: contractTemplateFields,
    scope: ({ tenantId }) => eq(contractTemplate.tenantId, tenantId),
    dicts: { contractType: 'contract_type' },
    unique: { name: () => t.name },
    files: { area: TEMPLATE_FILES, members: ['fileUrl'] },
  });

  return { ...records, add, edit, fileFor };

  async function add(caller: Caller, input: ContractTemplateAdd, logChange: LogChange): Promise<ContractTemplate> {
    await checkFile(caller, input.fileUrl);
    return records.add(caller, input, logChange);
  }

  async function edit(caller: Caller, input: ContractTemplateEdit, logChange: LogChange): Promise<ContractTemplate> {
    if (input.fileUrl !== undefined) {
      const before = await records.view(caller, input.id);
      if (input.fileUrl !== before.fileUrl) await checkFile(caller, input.fileUrl, before.id);
    }
    return records.edit(caller, input, logChange);
  }

  /**
   * The file that a contract is exported from.
   *
   * @param id default the newest template in use for the type
   * @returns undefined if the tenant has no such template
   * @throws {Refusal} naming `templateId`
   */
  async function fileFor(
    { tenantId, contractType }: { tenantId: number; contractType: string },
    id: string | undefined,
  ): Promise<Buffer | undefined> {
    const [template] = await db.orm
      .select({ fileUrl: contractTemplate.fileUrl })
      .from(contractTemplate)
      .where(
        and(
          eq(contractTemplate.tenantId, tenantId),
          eq(contractTemplate.status, '1'),
          or(isNull(contractTemplate.contractType), eq(contractTemplate.contractType, contractType)),
          id === undefined ? undefined : eq(contractTemplate.id, id),
        ),
      )
      .orderBy(desc(contractTemplate.createTime), desc(contractTemplate.id))
      .limit(1);
    if (!template && id !== undefined) throw refuse(t.unknown, 'templateId');
    return template && readStored(template.fileUrl, 'templateId');
  }

  /** Refuses a file that contracts cannot be exported from. */
  async function checkFile(caller: Caller, fileUrl: string, id?: string): Promise<void> {
    const [{ url } = { url: '' }, ...others] = readFileList(fileUrl, TEMPLATE_FILES, 'fileUrl');
    const file = await store.find(url);
    const isOwn = file?.tenantId === caller.tenantId && file.biz === TEMPLATE_FILES;
    const isFree = file?.recordId === null ? file.uploadBy === caller.username : file?.recordId === id;
    if (!file || !isOwn || !isFree) throw refuse(texts.file.unknownAttachment, 'fileUrl');
    if (others.length > 0) throw refuse(t.oneFile, 'fileUrl');
    if (file.fileType !== 'docx') throw refuse(describeDocxRefusal({ refusal: 'not-docx' }), 'fileUrl');
    if (file.fileSize > MAX_BYTES) throw refuse(describeDocxRefusal({ refusal: 'too-large' }), 'fileUrl');
    const template = await readStored(fileUrl, 'fileUrl');
    const result = await workbookQueue.run(caller.userId, () => runTemplate({ template, names: CONTRACT_NAMES }));
    if ('refusal' in result) throw refuse(describeDocxRefusal(result), 'fileUrl');
  }

  /** Bytes of the file in a list of files. */
  async function readStored(fileUrl: string | null, member: string): Promise<Buffer> {
    const [listed] = readFileList(fileUrl, TEMPLATE_FILES, member);
    const file = listed && (await store.find(listed.url));
    if (!file) throw refuse(texts.file.unknownAttachment, member);
    return buffer(await storage.read(storageKey(file)));
  }
}

export const describeDocxRefusal = ({ refusal, placeholder = '' }: DocxRefusal): string =>
  t.refused[refusal](placeholder.slice(0, 60));
