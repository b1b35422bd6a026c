import {
  frameRefusal,
  missingValues,
  readTestData,
  templateHtml,
  templateType,
  messageType,
  type addMessageTemplate,
  type editMessageTemplate,
  type exportMessageTemplates,
  type InputOf,
  type listMessageTemplates,
  type ResultOf,
  type sendTemplateMessage,
  type SysMessageTemplate,
  type TemplateUse,
  type TestData,
} from '@gezi/domain';
import type { LogChange } from '../../../identity/audit/changeLogger';
import { pageOf } from '../../../platform/query/pageOf';
import { removal } from '../../../records/lists/removal';
import { withDictTexts } from '../../../records/lists/withDictTexts';
import { sqlError, sqlState, timeText } from '../../../platform/db';
import { withoutDataRules, type Caller } from '../../../platform/http/Caller';
import { refuse } from '../../../platform/http/refusal';
import { cleanHtml } from '../../../records/notices/cleanHtml';
import { idsOf } from '../../../records/notices/recipients';
import type { Services } from '../../../FeatureModule';
import { texts } from '../../../platform/texts';
import type { ImportedRow, ListImport } from '../../../records/workbooks/ListImport';
import { findRowFaults } from '../../../records/workbooks/findRowFaults';
import { withoutEmptyCells } from '../../../records/workbooks/withoutEmptyCells';
import { templateColumns } from './messageSheets';
import { messageStore, type StoredTemplate, type TemplateMembers } from './store';

const DICTS = { templateType: 'msgType' } as const;
const ENABLED = '1';
const BLANK = { templateContentEn: null, templateUse: null, templateTestJson: null, useStatus: ENABLED };
/** Maximum receivers per call. */
const MAX_RECEIVERS = 100;

/** Message templates, and sending messages from them. */
export function templates(services: Services) {
  const { db, clock, dictionaries, notices, outbox } = services;
  const store = messageStore(services);
  const remove = removal(db, store.template.remove, () => texts.audit.messageTemplateDeleted);

  return { list, view, add, edit, remove, send, listFor, importFor };

  async function list(
    caller: Caller,
    request: InputOf<typeof listMessageTemplates>,
  ): Promise<ResultOf<typeof listMessageTemplates>> {
    const { rows, total, list: query } = await store.templates(caller, request);
    return pageOf(await withDictTexts(rows, DICTS, dictionaries), total, query);
  }

  async function view(caller: Caller, id: string): Promise<SysMessageTemplate> {
    return (await withDictTexts([await store.template.findOrRefuse(caller, id)], DICTS, dictionaries))[0]!;
  }

  async function add(
    caller: Caller,
    input: InputOf<typeof addMessageTemplate>,
    logChange: LogChange,
  ): Promise<SysMessageTemplate> {
    const members = await validate({ ...BLANK, ...input });
    const id = await refuseTakenCode(members.templateCode, () =>
      db.transaction(async () => {
        const newTemplateId = await store.template.add(caller, members);
        await logChange('add', () => texts.audit.messageTemplateAdded(members.templateName), { id: newTemplateId });
        return newTemplateId;
      }),
    );
    return view(withoutDataRules(caller), id);
  }

  async function edit(
    caller: Caller,
    input: InputOf<typeof editMessageTemplate>,
    logChange: LogChange,
  ): Promise<SysMessageTemplate> {
    const { id, updateTime, ...changes } = input;
    const before = await store.template.findOrRefuse(caller, id);
    const members = await validate({ ...membersOf(before), ...changes });
    await refuseTakenCode(members.templateCode, () =>
      db.transaction(async () => {
        const current = await store.template.findOrRefuse(caller, id, true);
        if ((updateTime ?? before.updateTime) !== current.updateTime) throw refuse(texts.stale, 'updateTime');
        await store.template.save(caller, id, members);
        await logChange('edit', () => texts.audit.messageTemplateEdited(members.templateName), { id });
      }),
    );
    return view(withoutDataRules(caller), id);
  }

  async function listFor(caller: Caller, request: InputOf<typeof exportMessageTemplates>) {
    const rows = await store.allTemplates(caller, request);
    return {
      title: () => texts.records.messageTemplate,
      columns: templateColumns(await dictionaries.all()),
      rows,
    };
  }

  async function importFor(caller: Caller): Promise<ListImport> {
    const membersOfRow = (row: ImportedRow) => validate({ ...BLANK, ...withoutEmptyCells(row) } as TemplateMembers);
    return {
      name: () => texts.records.messageTemplate,
      columns: templateColumns(await dictionaries.all()),
      findExisting: (_key, codes) => store.existingCodes(caller, codes),
      check: (rows) => findRowFaults(rows, membersOfRow, 'templateContent'),
      async save(rows) {
        // Before the transaction, because sanitizing takes long.
        const templates: TemplateMembers[] = [];
        for (const row of rows) templates.push(await membersOfRow(row));
        await db.transaction(async () => {
          for (const members of templates) await store.template.add(caller, members);
        });
      },
    };
  }

  async function send(caller: Caller, input: InputOf<typeof sendTemplateMessage>, logChange: LogChange): Promise<null> {
    const template = await store.templateByCode(caller, input.templateCode);
    if (!template) throw refuse(texts.notFound, 'templateCode');
    if (template.useStatus !== ENABLED) throw refuse(texts.message.notInUse, 'templateCode');
    const data = readData(input.testData ?? '', 'testData');
    const missing = missingValues(template.templateContent, data);
    if (missing.length > 0) throw refuse(texts.message.missingValues(missing.join('、')), 'testData');
    const receivers = idsOf(input.receiver);
    if (receivers.length === 0) throw refuse(texts.notice.refused.nobody, 'receiver');
    if (receivers.length > MAX_RECEIVERS) throw refuse(texts.message.tooManyReceivers(MAX_RECEIVERS), 'receiver');

    const filled = templateHtml(template.templateType, template.templateContent, data);
    const esContent = await cleanHtml(filled, 'testData');
    const message = {
      esTitle: template.templateName,
      esType: input.msgType,
      esParam: JSON.stringify(data),
      esContent,
      remark: template.templateCode,
    };
    const people = input.msgType === messageType.system ? await store.peopleByName(caller, receivers) : undefined;
    if (people && people.length < receivers.length) throw refuse(texts.notice.foreignUser, 'receiver');

    const notifyWindows = await db.transaction(async () => {
      const start = await outbox.startOf(input.msgType, caller.tenantId, timeText(clock()));
      await store.addMessages(
        caller,
        receivers.map((esReceiver) => ({ ...message, esReceiver: esReceiver.slice(0, 255), ...start })),
      );
      await logChange('add', () => texts.audit.messageSent(template.templateName), {
        templateCode: template.templateCode,
      });
      return (
        people &&
        (await notices.send({
          tenantId: caller.tenantId,
          userIds: people.map(({ id }) => id),
          title: template.templateName,
          content: esContent,
          sender: caller.username,
        }))
      );
    });
    notifyWindows?.();
    outbox.wake();
    return null;
  }
}

/** Validates and normalizes input: test data must fill every placeholder, rich text is sanitized. */
async function validate(members: TemplateMembers): Promise<TemplateMembers> {
  const { templateCode, templateName, templateContent, templateTestJson } = members;
  for (const [field, value] of Object.entries({ templateCode, templateName, templateContent })) {
    if (!value.trim()) throw refuse(texts.input.fault(field, texts.input.missing), field);
  }
  if (templateTestJson?.trim()) {
    const missing = missingValues(templateContent, readData(templateTestJson, 'templateTestJson'));
    if (missing.length > 0) throw refuse(texts.message.missingValues(missing.join('、')), 'templateTestJson');
  }
  const templateContentEn = members.templateContentEn?.trim() ? members.templateContentEn : null;
  const use = members.templateUse as TemplateUse | null;
  const refusal = use === null ? undefined : frameRefusal(use, members);
  if (refusal?.code === 'not-plain') throw refuse(texts.message.notPlain, refusal.field);
  if (refusal) throw refuse(texts.message.unknownVariables(refusal.names.join('、')), refusal.field);
  const isRich = members.templateType === templateType.rich;
  const cleaned = (html: string, field: string) => (isRich ? cleanHtml(html, field) : html);
  return {
    ...members,
    templateCode: templateCode.trim(),
    templateName: templateName.trim(),
    templateContent: await cleaned(templateContent, 'templateContent'),
    templateContentEn: templateContentEn && (await cleaned(templateContentEn, 'templateContentEn')),
    templateTestJson: templateTestJson?.trim() || null,
  };
}

function readData(json: string, field: string): TestData {
  const data = readTestData(json);
  if (!data.ok) throw refuse(texts.message.testData[data.reason], field);
  return data.value;
}

/** Runs `work` and converts a unique violation to a refusal that names the field. */
async function refuseTakenCode<Result>(code: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const violation = sqlError(error);
    if (violation?.code !== sqlState.uniqueViolation) throw error;
    throw violation.constraint === 'sys_message_template_frame'
      ? refuse(texts.message.frameTaken, 'templateUse')
      : refuse(texts.message.codeTaken(code), 'templateCode');
  }
}

const membersOf = (row: StoredTemplate): TemplateMembers => ({
  templateCode: row.templateCode,
  templateName: row.templateName,
  templateType: row.templateType,
  templateContent: row.templateContent,
  templateContentEn: row.templateContentEn,
  templateUse: row.templateUse,
  templateTestJson: row.templateTestJson,
  useStatus: row.useStatus,
});
