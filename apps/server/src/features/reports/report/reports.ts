import {
  replacedValues,
  type ReportChartData,
  type ReportConfig,
  type ReportDetails,
  type ReportHead,
  type ReportItem,
  type ReportParam,
  type ReportQueryInfo,
  type ReportView,
  type DictItem,
  type Label,
} from '@gezi/domain';
import { formatNumber } from '@gezi/ui/core';
import { MAX_PAGE_SIZE } from '../../../platform/query/listSize';
import type { Caller } from '../../../platform/http/Caller';
import { refuse } from '../../../platform/http/refusal';
import type { Services } from '../../../FeatureModule';
import { currentLanguage, texts } from '../../../platform/texts';
import { dictItem } from '../../../records/dictionaries/dictItem';
import { isNumberType } from './isNumberType';
import { reportPage, sourceQuery, type ReportRequest } from './reportPage';
import type { ReportSource } from './ReportSource';
import { isSourceKey, sourceOf } from './sources';
import { reportPoints, reportTotals, sqlPage } from './sqlPage';
import { SqlRefused } from './sql/SqlRefused';
import type { OpenReport, sqlReports } from './sql/sqlReports';
import type { reportStore } from './store';

/** Pixels per character of a sheet column. */
const PIXELS_PER_CHARACTER = 8;
/** Search fields visible while the search form is collapsed. */
const MAX_VISIBLE = 2;
const VIEWS: Readonly<Record<string, string>> = { Date: 'date', Datetime: 'datetime' };
type Parts = Pick<Services, 'replicas' | 'people' | 'dictionaries'>;
type SqlReports = ReturnType<typeof sqlReports>;

/** A stored report whose source exists. */
interface Report {
  head: ReportHead;
  /** Undefined for a report that is written as SQL. */
  source: ReportSource | undefined;
  /** Fields; of a source those that it still has. */
  items: readonly ReportItem[];
}

/** Queries of the pages and dialogs of reports. */
export function reportsOf(
  { replicas, people, dictionaries }: Parts,
  store: ReturnType<typeof reportStore>,
  sqlSources: SqlReports,
) {
  return {
    /** @throws {Refusal} when the report does not exist */
    async config(code: string, caller: Caller): Promise<ReportConfig> {
      const report = await withSource(await store.byCode(caller, code), code, 'code');
      const { id, name } = report.head;
      return { cgRpConfigId: id, cgRpConfigName: name, ...(await columns(report, caller)) };
    },

    /** @throws {Refusal} when the report does not exist */
    async queryInfo(id: string, caller: Caller): Promise<ReportQueryInfo[]> {
      return conditionsOf(await findOrRefuse(id, caller));
    },

    /** Contents of the page of a report. @param id or code @throws {Refusal} when the report does not exist */
    async details(id: string, caller: Caller): Promise<ReportDetails> {
      const report = await withSource((await store.byId(caller, id)) ?? (await store.byCode(caller, id)), id, 'id');
      const { head } = report;
      const [shown, params] = await Promise.all([columns(report, caller), store.params(head)]);
      return {
        ...shown,
        id: head.id,
        code: head.code,
        name: nameOf(report),
        content: head.content,
        conditions: conditionsOf(report),
        params: params.map(({ paramName, paramTxt, paramValue }) => ({ paramName, paramTxt, paramValue })),
        charts: head.charts ?? [],
        isOwn: head.tenantId === caller.tenantId,
      };
    },

    /** Points of a chart. @throws {Refusal} like {@link page}, and for fields that the report does not have */
    async chart(query: ReportRequest, caller: Caller): Promise<ReportChartData> {
      const report = await findOrRefuse(query.id ?? '', caller);
      const { points, isCut } = await opened(report, query, caller, (open) => reportPoints(open, report.items, query));
      const { dictOptions } = await columns(report, caller);
      const textOf = (field: string | undefined) => {
        const dict = report.items.find(({ fieldName }) => fieldName === field)?.dictCode;
        const known = new Map((dict ? (dictOptions[dict] ?? []) : []).map(({ value, text }) => [value, text]));
        return (value: string | null) => (value === null ? null : (known.get(value) ?? value));
      };
      const [xText, seriesText] = [textOf(query.chartX), textOf(query.chartSeries)];
      return {
        points: points.map(({ x, series, value }) => ({ x: xText(x), series: seriesText(series), value })),
        isCut,
      };
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
      const isGroupTitle = shown.columns.some(({ groupTitle }) => groupTitle);
      return { ...shown, data, cgreportHeadName: nameOf(report), fieldHrefSlots: [], isGroupTitle };
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
        columns: shown.map(({ dataIndex, title, groupTitle, width, align }) => ({
          key: dataIndex,
          header: groupTitle ? `${groupTitle} · ${title}` : title,
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
      return store.params((await findOrRefuse(id, caller)).head);
    },
  };

  async function findOrRefuse(id: string, caller: Caller): Promise<Report> {
    return withSource(await store.byId(caller, id), id, 'id');
  }

  async function withSource(head: ReportHead | undefined, name: string, field: string): Promise<Report> {
    if (head && !isSourceKey(head.cgrSql)) return { head, source: undefined, items: await store.items(head) };
    const source = head && sourceOf(head.cgrSql);
    if (!head || !source) throw refuse(texts.report.unknown(name), field);
    const items = (await store.items(head)).filter(({ fieldName }) => Object.hasOwn(source.fields, fieldName));
    return { head, source, items };
  }

  async function rows(report: Report, query: ReportRequest, caller: Caller) {
    const { head, source, items } = report;
    if (!source) {
      return opened(report, query, caller, async (open) => {
        const [page, totals] = [await sqlPage(open, items, query), await reportTotals(open, items, query)];
        return { ...page, ...(totals && { totals }) };
      });
    }
    const params = await store.params(head);
    const page = await replicas.read(caller, (db) =>
      reportPage({ db, people }, { source, items, params }, query, caller),
    );
    if (!items.some(({ isTotal }) => isTotal === '1')) return page;
    const totals = await opened(report, query, caller, (open) => reportTotals(open, items, query));
    return { ...page, ...(totals && { totals }) };
  }

  /** Runs `work` on the rows of a report of either kind. @throws {Refusal} when its SQL does not run */
  async function opened<T>(
    { head, source, items }: Report,
    query: ReportRequest,
    caller: Caller,
    work: (open: OpenReport) => Promise<T>,
  ): Promise<T> {
    const params = await store.params(head);
    if (source) return sqlSources.openQuery(caller, sourceQuery({ source, items, params }, query, caller), work);
    const values = params.map(({ paramName, paramValue }) => [
      paramName,
      query[`self_${paramName}`] || paramValue || '',
    ]);
    try {
      return await sqlSources.open(
        caller,
        { sql: head.cgrSql, dbSource: head.dbSource, params: Object.fromEntries(values) },
        work,
        'id',
      );
    } catch (error) {
      throw error instanceof SqlRefused ? error.toRefusal('id') : error;
    }
  }

  async function columns(
    { items, source }: Report,
    caller: Caller,
  ): Promise<Pick<ReportConfig, 'columns' | 'dictOptions'>> {
    const shown = items.filter(({ isShow }) => isShow === '1');
    const codes = [...new Set(shown.flatMap(({ dictCode }) => dictCode || []))];
    const options = await Promise.all(codes.map(async (code) => [code, await entriesOf(code, caller)] as const));
    return {
      columns: shown.map((item) => {
        const { fieldName, fieldWidth, fieldType, isOrder, isTotal, format, groupTitle, fieldHref } = item;
        const customRender = item.dictCode || (item.replaceVal && replacedKey(fieldName));
        return {
          title: source ? titleOf(source.fields[fieldName]!.title, item.fieldTxt) : labelOf(item),
          dataIndex: fieldName,
          align: isNumberType(fieldType) && !customRender ? 'right' : 'left',
          width: fieldWidth ?? 150,
          sorter: isOrder === '1',
          fieldType,
          total: isTotal === '1',
          ...(customRender && { customRender }),
          ...(format && { format }),
          ...(groupTitle && { groupTitle }),
          ...(fieldHref && { href: fieldHref }),
        };
      }),
      dictOptions: Object.fromEntries([...options, ...shown.flatMap(replacedOptions)]),
    };
  }

  /** Dictionary entries; empty for a table the caller may not read, so that values are shown as stored. */
  async function entriesOf(dictCode: string, caller: Caller) {
    if (!(await dictionaries.mayRead(dictCode, caller))) return [];
    return dictionaries.items(dictCode, caller, { limit: MAX_PAGE_SIZE });
  }
}

/** Key into `dictOptions` of the texts of a field without a dictionary. */
const replacedKey = (fieldName: string): string => `replaced:${fieldName}`;

function replacedOptions({ fieldName, dictCode, replaceVal }: ReportItem): [string, DictItem[]][] {
  if (dictCode || !replaceVal) return [];
  return [[replacedKey(fieldName), (replacedValues(replaceVal) ?? []).map(({ value, text }) => dictItem(value, text))]];
}

const nameOf = ({ head, source }: Report): string =>
  source ? titleOf(source.title, head.name) : inLanguage(head.name, head.nameEn);

const inLanguage = (name: string, english: string | null): string => (currentLanguage() === 'en-US' && english) || name;

const labelOf = ({ fieldTxt, fieldTxtEn }: Pick<ReportItem, 'fieldTxt' | 'fieldTxtEn'>): string =>
  inLanguage(fieldTxt, fieldTxtEn);

const conditionsOf = ({ items }: Report): ReportQueryInfo[] =>
  items
    .filter(({ isSearch }) => isSearch === '1')
    .map(({ fieldName, searchMode, fieldType, dictCode, ...label }, order) => ({
      field: fieldName,
      label: labelOf(label),
      mode: searchMode,
      view: dictCode ? 'list' : (VIEWS[fieldType] ?? 'text'),
      hidden: order < MAX_VISIBLE ? '0' : '1',
      dictCode: dictCode || null,
      order,
    }));

/** Title of a column or name of a report: as entered, or in the current language if it is that of the source. */
const titleOf = (label: Label, entered: string): string =>
  entered === label['zh-CN'] ? label[currentLanguage()] : entered;
