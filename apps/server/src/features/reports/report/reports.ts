import type { ReportConfig, ReportHead, ReportItem, ReportParam, ReportQueryInfo, ReportView } from '@gezi/domain';
import { MAX_PAGE_SIZE } from '../../../platform/query/listSize';
import type { Caller } from '../../../platform/http/Caller';
import { refuse } from '../../../platform/http/refusal';
import type { Services } from '../../../FeatureModule';
import { texts } from '../../../platform/texts';
import { reportPage, type ReportRequest } from './reportPage';
import type { ReportSource } from './ReportSource';
import { sourceOf } from './sources';
import type { reportStore } from './store';

/** Pixels of one character of a sheet. */
const PIXELS = 8;
/** Conditions that stand in sight before the form is expanded. */
const IN_SIGHT = 2;
const VIEWS: Readonly<Record<string, string>> = { Date: 'date', Datetime: 'datetime' };
const AMOUNTS = new Set<string>(['Integer', 'Long', 'BigDecimal']);

type Parts = Pick<Services, 'db' | 'people' | 'dictionaries'>;

/** A stored report that can be read. */
interface Report {
  head: ReportHead;
  source: ReportSource;
  /** Those the source still has. */
  items: readonly ReportItem[];
}

/** What the report dialog asks for. */
export function reportsOf({ db, people, dictionaries }: Parts, store: ReturnType<typeof reportStore>) {
  return {
    /** @throws {Refusal} when there is no such report */
    async config(code: string, caller: Caller): Promise<ReportConfig> {
      const report = await readable(await store.byCode(caller, code), code, 'code');
      const { id, name } = report.head;
      return { cgRpConfigId: id, cgRpConfigName: name, ...(await columns(report, caller)) };
    },

    /** @throws {Refusal} when there is no such report */
    async queryInfo(id: string, caller: Caller): Promise<ReportQueryInfo[]> {
      const { items } = await byId(id, caller);
      return items
        .filter(({ isSearch }) => isSearch === '1')
        .map(({ fieldName, fieldTxt, searchMode, fieldType, dictCode }, order) => ({
          field: fieldName,
          label: fieldTxt,
          mode: searchMode,
          view: dictCode ? 'list' : (VIEWS[fieldType] ?? 'text'),
          hidden: order < IN_SIGHT ? '0' : '1',
          dictCode: dictCode || null,
          order,
        }));
    },

    /**
     * A page of rows. Conditions count for the fields that can be searched by, `self_<name>` for the parameters; both
     * have the value syntax of lists, and everything is bound.
     *
     * @throws {Refusal} when there is no such report, or naming what does not fit its column
     */
    async page(query: ReportRequest, caller: Caller) {
      return rows(await byId(query.id ?? '', caller), query, caller);
    },

    /** Columns and a page of rows. @throws {Refusal} as {@link config} and {@link page} */
    async view(query: ReportRequest, caller: Caller): Promise<ReportView> {
      const report = await byId(query.id ?? '', caller);
      const [shown, data] = await Promise.all([columns(report, caller), rows(report, query, caller)]);
      return { ...shown, data, cgreportHeadName: report.head.name, fieldHrefSlots: [], isGroupTitle: false };
    },

    /**
     * What is exported, as many rows as a page may have: heads and rows as the dialog shows them, codes as texts.
     *
     * @throws {Refusal} as {@link page}
     */
    async sheet(query: ReportRequest, caller: Caller) {
      const report = await byId(query.id ?? '', caller);
      const { columns: shown, dictOptions } = await columns(report, caller);
      const { records } = await rows(report, { ...query, pageNo: '1', pageSize: String(MAX_PAGE_SIZE) }, caller);
      const textsOf = new Map(
        Object.entries(dictOptions).map(([code, items]) => [
          code,
          new Map(items.map(({ value, text }) => [value, text])),
        ]),
      );
      return {
        title: report.head.name,
        columns: shown.map(({ dataIndex, title, width }) => ({ key: dataIndex, header: title, width: width / PIXELS })),
        rows: records.map((row: Readonly<Record<string, unknown>>) =>
          Object.fromEntries(
            shown.map(({ dataIndex, customRender = '' }) => {
              const value = row[dataIndex];
              return [dataIndex, textsOf.get(customRender)?.get(String(value)) ?? value];
            }),
          ),
        ),
      };
    },

    /** @throws {Refusal} when there is no such report */
    async params(id: string, caller: Caller): Promise<ReportParam[]> {
      return store.params((await byId(id, caller)).head.id);
    },
  };

  async function byId(id: string, caller: Caller): Promise<Report> {
    return readable(await store.byId(caller, id), id, 'id');
  }

  async function readable(head: ReportHead | undefined, name: string, field: string): Promise<Report> {
    const source = head && sourceOf(head.cgrSql);
    if (!head || !source) throw refuse(texts.report.unknown(name), field);
    const items = (await store.items(head.id)).filter(({ fieldName }) => Object.hasOwn(source.fields, fieldName));
    return { head, source, items };
  }

  async function rows({ head, source, items }: Report, query: ReportRequest, caller: Caller) {
    return reportPage({ db, people }, { source, items, params: await store.params(head.id) }, query, caller);
  }

  async function columns({ items }: Report, caller: Caller): Promise<Pick<ReportConfig, 'columns' | 'dictOptions'>> {
    const shown = items.filter(({ isShow }) => isShow === '1');
    const codes = [...new Set(shown.flatMap(({ dictCode }) => dictCode || []))];
    const options = await Promise.all(codes.map(async (code) => [code, await entriesOf(code, caller)] as const));
    return {
      columns: shown.map(({ fieldName, fieldTxt, fieldWidth, fieldType, isOrder, dictCode }) => ({
        title: fieldTxt,
        dataIndex: fieldName,
        align: AMOUNTS.has(fieldType) && !dictCode ? 'right' : 'left',
        width: fieldWidth ?? 150,
        sorter: isOrder === '1',
        ...(dictCode && { customRender: dictCode }),
      })),
      dictOptions: Object.fromEntries(options),
    };
  }

  /** None of a table the caller may not read: values stay as they are stored. */
  async function entriesOf(dictCode: string, caller: Caller) {
    if (!(await dictionaries.mayAsk(dictCode, caller))) return [];
    return dictionaries.items(dictCode, caller, { limit: MAX_PAGE_SIZE });
  }
}
