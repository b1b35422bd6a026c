import type {
  ReportConfig,
  ReportHead,
  ReportItem,
  ReportParam,
  ReportQueryInfo,
  ReportView,
  Label,
} from '@gezi/domain';
import { formatNumber } from '@gezi/ui/core';
import { MAX_PAGE_SIZE } from '../../../platform/query/listSize';
import type { Caller } from '../../../platform/http/Caller';
import { refuse } from '../../../platform/http/refusal';
import type { Services } from '../../../FeatureModule';
import { currentLanguage, texts } from '../../../platform/texts';
import { reportPage, type ReportRequest } from './reportPage';
import type { ReportSource } from './ReportSource';
import { sourceOf } from './sources';
import type { reportStore } from './store';

/** Pixels per character of a sheet column. */
const PIXELS_PER_CHARACTER = 8;
/** Search fields visible while the search form is collapsed. */
const MAX_VISIBLE = 2;
const VIEWS: Readonly<Record<string, string>> = { Date: 'date', Datetime: 'datetime' };
const NUMBER_TYPES = new Set<string>(['Integer', 'Long', 'BigDecimal']);

type Parts = Pick<Services, 'db' | 'people' | 'dictionaries'>;

/** A stored report whose source exists. */
interface Report {
  head: ReportHead;
  source: ReportSource;
  /** Fields that still exist in the source. */
  items: readonly ReportItem[];
}

/** Queries of the report dialog. */
export function reportsOf({ db, people, dictionaries }: Parts, store: ReturnType<typeof reportStore>) {
  return {
    /** @throws {Refusal} when the report does not exist */
    async config(code: string, caller: Caller): Promise<ReportConfig> {
      const report = await withSource(await store.byCode(caller, code), code, 'code');
      const { id, name } = report.head;
      return { cgRpConfigId: id, cgRpConfigName: name, ...(await columns(report, caller)) };
    },

    /** @throws {Refusal} when the report does not exist */
    async queryInfo(id: string, caller: Caller): Promise<ReportQueryInfo[]> {
      const { items } = await findOrRefuse(id, caller);
      return items
        .filter(({ isSearch }) => isSearch === '1')
        .map(({ fieldName, fieldTxt, searchMode, fieldType, dictCode }, order) => ({
          field: fieldName,
          label: fieldTxt,
          mode: searchMode,
          view: dictCode ? 'list' : (VIEWS[fieldType] ?? 'text'),
          hidden: order < MAX_VISIBLE ? '0' : '1',
          dictCode: dictCode || null,
          order,
        }));
    },

    /**
     * Returns a page of rows. Filters apply to searchable fields, `self_<name>` to parameters. Both use the value
     * syntax of lists, with bound values.
     *
     * @throws {Refusal} when the report does not exist, or naming a value that does not fit its column
     */
    async page(query: ReportRequest, caller: Caller) {
      return rows(await findOrRefuse(query.id ?? '', caller), query, caller);
    },

    /** Columns and a page of rows. @throws {Refusal} like {@link config} and {@link page} */
    async view(query: ReportRequest, caller: Caller): Promise<ReportView> {
      const report = await findOrRefuse(query.id ?? '', caller);
      const [shown, data] = await Promise.all([columns(report, caller), rows(report, query, caller)]);
      return { ...shown, data, cgreportHeadName: nameOf(report), fieldHrefSlots: [], isGroupTitle: false };
    },

    /**
     * Export of up to one maximum page: headers and rows as in the dialog, dictionary values as texts.
     *
     * @throws {Refusal} like {@link page}
     */
    async sheet(query: ReportRequest, caller: Caller) {
      const report = await findOrRefuse(query.id ?? '', caller);
      const { columns: shown, dictOptions } = await columns(report, caller);
      const { records } = await rows(report, { ...query, pageNo: '1', pageSize: String(MAX_PAGE_SIZE) }, caller);
      const textsOf = new Map(
        Object.entries(dictOptions).map(([code, items]) => [
          code,
          new Map(items.map(({ value, text }) => [value, text])),
        ]),
      );
      return {
        title: () => nameOf(report),
        columns: shown.map(({ dataIndex, title, width, align }) => ({
          key: dataIndex,
          header: title,
          width: width / PIXELS_PER_CHARACTER,
          ...(align === 'right' && { type: 'amount' as const }),
        })),
        rows: records.map((row: Readonly<Record<string, unknown>>) =>
          Object.fromEntries(
            shown.map(({ dataIndex, align, customRender = '' }) => {
              const value = row[dataIndex];
              if (align === 'right') return [dataIndex, formatNumber(value as number | string | null)];
              return [dataIndex, textsOf.get(customRender)?.get(String(value)) ?? value];
            }),
          ),
        ),
      };
    },

    /** @throws {Refusal} when the report does not exist */
    async params(id: string, caller: Caller): Promise<ReportParam[]> {
      return store.params((await findOrRefuse(id, caller)).head.id);
    },
  };

  async function findOrRefuse(id: string, caller: Caller): Promise<Report> {
    return withSource(await store.byId(caller, id), id, 'id');
  }

  async function withSource(head: ReportHead | undefined, name: string, field: string): Promise<Report> {
    const source = head && sourceOf(head.cgrSql);
    if (!head || !source) throw refuse(texts.report.unknown(name), field);
    const items = (await store.items(head.id)).filter(({ fieldName }) => Object.hasOwn(source.fields, fieldName));
    return { head, source, items };
  }

  async function rows({ head, source, items }: Report, query: ReportRequest, caller: Caller) {
    return reportPage({ db, people }, { source, items, params: await store.params(head.id) }, query, caller);
  }

  async function columns(
    { items, source }: Report,
    caller: Caller,
  ): Promise<Pick<ReportConfig, 'columns' | 'dictOptions'>> {
    const shown = items.filter(({ isShow }) => isShow === '1');
    const codes = [...new Set(shown.flatMap(({ dictCode }) => dictCode || []))];
    const options = await Promise.all(codes.map(async (code) => [code, await entriesOf(code, caller)] as const));
    return {
      columns: shown.map(({ fieldName, fieldTxt, fieldWidth, fieldType, isOrder, dictCode }) => ({
        title: titleOf(source.fields[fieldName]!.title, fieldTxt),
        dataIndex: fieldName,
        align: NUMBER_TYPES.has(fieldType) && !dictCode ? 'right' : 'left',
        width: fieldWidth ?? 150,
        sorter: isOrder === '1',
        ...(dictCode && { customRender: dictCode }),
      })),
      dictOptions: Object.fromEntries(options),
    };
  }

  /** Dictionary entries; empty for a table the caller may not read, so that values are shown as stored. */
  async function entriesOf(dictCode: string, caller: Caller) {
    if (!(await dictionaries.mayRead(dictCode, caller))) return [];
    return dictionaries.items(dictCode, caller, { limit: MAX_PAGE_SIZE });
  }
}

const nameOf = ({ head, source }: Report): string => titleOf(source.title, head.name);

/** Title of a column or name of a report: as entered, or in the current language if it is that of the source. */
const titleOf = (label: Label, entered: string): string =>
  entered === label['zh-CN'] ? label[currentLanguage()] : entered;
