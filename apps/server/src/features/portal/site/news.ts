import {
  newsStatus,
  type addNews,
  type editNews,
  type exportNews,
  type InputOf,
  type listNews,
  type listPublishedNews,
  type News,
  type NewsArticle,
  type ResultOf,
} from '@gezi/domain';
import type { LogChange } from '../../../identity/audit/changeLogger';
import { expectVersion } from '../../../records/lists/expectVersion';
import { pageOf } from '../../../platform/query/pageOf';
import { removal } from '../../../records/lists/removal';
import { withDictTexts } from '../../../records/lists/withDictTexts';
import { timeText } from '../../../platform/db';
import { withoutDataRules, type Caller } from '../../../platform/http/Caller';
import { networkOf } from '../../../platform/http/addressOf';
import { rateCounter } from '../../../platform/http/rateCounter';
import { MINUTE } from '../../../platform/http/rateLimit';
import { refuse } from '../../../platform/http/refusal';
import { cleanHtml } from '../../../records/notices/cleanHtml';
import type { Services } from '../../../FeatureModule';
import { texts } from '../../../platform/texts';
import type { ListImport } from '../../../records/workbooks/ListImport';
import { findRowFaults } from '../../../records/workbooks/findRowFaults';
import { newsColumns, newsExportColumns, newsOfRow } from './newsSheet';
import { newsStore, type NewsRow } from './newsStore';

/** Defaults of unpublished news. */
const DRAFT = {
  summary: null,
  coverUrl: null,
  category: null,
  author: null,
  topFlag: '0',
  status: newsStatus.draft,
  publishTime: null,
} as const;

const DICTS = { category: 'news_category' } as const;

/** News of the public site for visitors and for editors. */
export function news(services: Services) {
  const { db, clock, dictionaries } = services;
  const store = newsStore(services);
  const viewCounter = rateCounter(db, clock);
  const remove = removal(db, store.remove, () => texts.audit.newsDeleted);

  return { published, article, list, view, add, edit, setStatus, remove, listFor, importFor };

  async function published(request: InputOf<typeof listPublishedNews>): Promise<ResultOf<typeof listPublishedNews>> {
    const { rows, total, list: query } = await store.published(request);
    return pageOf(await withTexts(rows), total, query);
  }

  /** @param from address of the reader; its views count once a minute */
  async function article(id: string, from: string): Promise<NewsArticle> {
    const row = await store.article(id);
    if (!row) throw refuse(texts.notFound, 'id');
    const hits = await viewCounter.hit(`${networkOf(from)} news ${id}`, MINUTE);
    if (hits.current === 1) await store.countView(id);
    const [found] = await withTexts([row]);
    return found!;
  }

  async function list(caller: Caller, request: InputOf<typeof listNews>): Promise<ResultOf<typeof listNews>> {
    const { rows, total, list: query } = await store.list(caller, request);
    return pageOf(await withTexts(rows), total, query);
  }

  async function view(caller: Caller, id: string): Promise<News> {
    const [found] = await withTexts([await store.findOrRefuse(caller, id)]);
    return found!;
  }

  async function add(caller: Caller, input: InputOf<typeof addNews>, logChange: LogChange): Promise<News> {
    const content = await cleanHtml(input.content, 'content');
    const id = await db.transaction(async () => {
      const newsId = await store.add(caller, { ...DRAFT, ...input, content });
      await logChange('add', () => texts.audit.newsAdded(input.title), { id: newsId });
      return newsId;
    });
    return view(withoutDataRules(caller), id);
  }

  async function edit(caller: Caller, input: InputOf<typeof editNews>, logChange: LogChange): Promise<News> {
    const { id, updateTime, content, ...changes } = input;
    const sanitized = content === undefined ? {} : { content: await cleanHtml(content, 'content') };
    await db.transaction(async () => {
      const before = await store.findOrRefuse(caller, id, true);
      expectVersion(before, updateTime);
      await store.save(caller, id, { ...changes, ...sanitized });
      await logChange('edit', () => texts.audit.newsEdited(changes.title ?? before.title), { id, ...changes });
    });
    return view(withoutDataRules(caller), id);
  }

  /** Publishes or revokes news; does nothing if the status is already set. */
  async function setStatus(
    caller: Caller,
    id: string,
    to: 'published' | 'revoked',
    logChange: LogChange,
  ): Promise<News> {
    const status = newsStatus[to];
    await db.transaction(async () => {
      const row = await store.findOrRefuse(caller, id, true);
      if (row.status === status) return;
      if (to === 'revoked' && row.status !== newsStatus.published) throw refuse(texts.portal.notPublished, 'id');
      await store.save(caller, id, { status, ...(to === 'published' && { publishTime: timeText(clock()) }) });
      const event = to === 'published' ? 'newsPublished' : 'newsRevoked';
      await logChange('edit', () => texts.audit[event](row.title), { id });
    });
    return view(withoutDataRules(caller), id);
  }

  async function listFor(caller: Caller, request: InputOf<typeof exportNews>) {
    const rows = await withTexts(await store.allRows(caller, request));
    return { title: () => texts.records.news, columns: newsExportColumns(await dictionaries.all()), rows };
  }

  async function importFor(caller: Caller): Promise<ListImport> {
    return {
      name: () => texts.records.news,
      columns: newsColumns(await dictionaries.all()),
      findExisting: async () => new Set(),
      check: (rows) => findRowFaults(rows, newsOfRow, 'content'),
      save: (rows) =>
        db.transaction(async () => {
          for (const row of rows) await store.add(caller, { ...DRAFT, ...(await newsOfRow(row)) });
        }),
    };
  }

  function withTexts(rows: readonly NewsRow[]) {
    const flagged = rows.map((row) => ({ ...row, topFlag: row.topFlag === '1' ? ('1' as const) : ('0' as const) }));
    return withDictTexts(flagged, DICTS, dictionaries);
  }
}
