import type { addReport, editReport, InputOf, parseReportSource, ReportHead, ResultOf } from '@gezi/domain';
import { is } from 'drizzle-orm';
import { PgColumn } from 'drizzle-orm/pg-core';
import type { LogChange } from '../../../identity/audit/changeLogger';
import { expectVersion } from '../../../records/lists/expectVersion';
import { removal } from '../../../records/lists/removal';
import type { Database } from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';
import { refuse } from '../../../platform/http/refusal';
import { texts } from '../../../platform/texts';
import type { ReportSource } from './ReportSource';
import { sourceOf } from './sources';
import type { HeadMembers, ItemMembers, ParamMembers, reportStore } from './store';

type Parts = Pick<InputOf<typeof addReport>, 'items' | 'params'>;

/** Report definitions for administrators. A report reads one of the predefined sources; SQL is never accepted. */
export function reportHeads(db: Database, store: ReturnType<typeof reportStore>) {
  const remove = removal(
    db,
    (caller, ids) => store.remove(caller, ids),
    () => texts.audit.reportDeleted,
  );

  return { add, edit, remove, source };

  /** @throws {Refusal} naming a field or parameter missing in the source, or a taken code */
  function add(
    caller: Caller,
    { head, ...parts }: InputOf<typeof addReport>,
    logChange: LogChange,
  ): Promise<ReportHead> {
    return db.transaction(async () => {
      const parsed = validateParts(head.cgrSql, parts);
      await expectFreeCode(caller, head.code);
      const id = await store.add(caller, membersOf(head));
      await store.setParts(id, parsed.items, parsed.params);
      await logChange('add', () => texts.audit.reportAdded(head.name), { id, code: head.code });
      return (await store.ownById(caller, id))!;
    });
  }

  /** @throws {Refusal} like {@link add}, or when the report belongs to another tenant or has changed since */
  function edit(
    caller: Caller,
    { head, ...parts }: InputOf<typeof editReport>,
    logChange: LogChange,
  ): Promise<ReportHead> {
    return db.transaction(async () => {
      const { id, updateTime, ...members } = head;
      const before = await store.ownById(caller, id);
      if (!before) throw refuse(texts.notFound, 'id');
      expectVersion(before, updateTime);
      const parsed = validateParts(head.cgrSql, parts);
      if (members.code !== before.code) await expectFreeCode(caller, members.code);
      await store.save(caller, id, membersOf({ ...before, ...members }));
      await store.setParts(id, parsed.items, parsed.params);
      await logChange('edit', () => texts.audit.reportEdited(head.name), { id, code: head.code });
      return (await store.ownById(caller, id))!;
    });
  }

  /** @throws {Refusal} when the source does not exist */
  function source(key: string): ResultOf<typeof parseReportSource> {
    const { fields, params = {} } = findSourceOrRefuse(key, 'sql');
    return {
      fields: Object.entries(fields).map(([fieldName, { title }], orderNum) => ({
        fieldName,
        fieldTxt: title['zh-CN'],
        orderNum,
      })),
      params: Object.keys(params).map((paramName) => ({ paramName })),
    };
  }

  async function expectFreeCode(caller: Caller, code: string) {
    if (await store.ownByCode(caller, code)) throw refuse(texts.report.codeTaken(code), 'head.code');
  }
}

function findSourceOrRefuse(key: string, field: string): ReportSource {
  const source = sourceOf(key);
  if (!source) throw refuse(texts.report.noSource(key), field);
  return source;
}

const membersOf = ({
  code,
  name,
  cgrSql,
  returnValField = null,
  returnTxtField = null,
  returnType = '1',
  content = null,
}: InputOf<typeof addReport>['head']): HeadMembers => ({
  code,
  name,
  cgrSql,
  returnValField,
  returnTxtField,
  returnType,
  content,
});

function validateParts(key: string, { items, params = [] }: Parts): { items: ItemMembers[]; params: ParamMembers[] } {
  const source = findSourceOrRefuse(key, 'head.cgrSql');
  const names = new Set<string>();
  for (const [index, { fieldName, isSearch, isOrder }] of items.entries()) {
    const field = Object.hasOwn(source.fields, fieldName) ? source.fields[fieldName] : undefined;
    if (!field || names.has(fieldName)) throw refuse(texts.report.noField(fieldName), `items.${index}.fieldName`);
    if ((isSearch === '1' || isOrder === '1') && !is(field.value, PgColumn)) {
      throw refuse(texts.report.onlyShown(fieldName), `items.${index}.fieldName`);
    }
    names.add(fieldName);
  }
  for (const [index, { paramName }] of params.entries()) {
    if (!source.params || !Object.hasOwn(source.params, paramName)) {
      throw refuse(texts.report.noParam(paramName), `params.${index}.paramName`);
    }
  }
  return {
    items: items.map((item, orderNum) => ({
      fieldWidth: null,
      fieldType: 'String',
      searchMode: 'single',
      isOrder: '0',
      isSearch: '0',
      isShow: '1',
      dictCode: null,
      orderNum,
      ...item,
    })),
    params: params.map((param, orderNum) => ({ paramTxt: null, paramValue: null, orderNum, ...param })),
  };
}
