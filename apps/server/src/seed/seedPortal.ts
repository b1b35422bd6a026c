import { bulkInsert, operateDirectory, portalNews, portalPage, portalProtocol, type Database } from '../platform/db';
import { helpDocuments, type HelpSeed } from './data/helpDocuments';
import { portalNews as news } from './data/portalNews';
import { portalPages } from './data/portalPages';
import { protocols } from './data/protocols';
import { calendarOf } from './make/calendar';
import { seedId } from './seedId';

const TENANT = 1;
const EDITOR = 'editor';

/** Seeds the public site of the demo. */
export async function seedPortal(db: Database, today: Date): Promise<void> {
  const calendar = calendarOf(today);
  const auditColumns = (createTime: string) => ({
    createBy: EDITOR,
    createTime,
    updateTime: createTime,
    tenantId: TENANT,
  });

  await bulkInsert(
    db,
    operateDirectory,
    helpRows(helpDocuments, '0').map((row) => ({ ...row, ...auditColumns(calendar.past(90, 9)) })),
  );
  await bulkInsert(
    db,
    portalNews,
    news.map(({ title, summary, content, category, author, age, top, views, status = '1' }, place) => ({
      id: seedId('news', place + 1),
      title,
      summary,
      content,
      category,
      author,
      // Days of a weekend become one day, so the hours keep the order.
      publishTime: status === '1' ? calendar.past(age, 16 - place / 2) : null,
      status,
      topFlag: top ? '1' : '0',
      viewCount: views,
      ...auditColumns(calendar.past(age + 1, 9.75)),
    })),
  );
  await bulkInsert(
    db,
    portalPage,
    portalPages.map((page, place) => ({
      id: seedId('portalPage', place + 1),
      ...page,
      ...auditColumns(calendar.past(90, 10)),
    })),
  );
  await bulkInsert(
    db,
    portalProtocol,
    protocols.map(({ age, ...protocol }, place) => ({
      id: seedId('protocol', place + 1),
      ...protocol,
      effectiveTime: calendar.past(age, 9),
      status: '1',
      ...auditColumns(calendar.past(age + 10, 10)),
    })),
  );
}

/** Rows of a tree of help pages, parents first. */
function helpRows(seeds: readonly HelpSeed[], pid: string): Omit<typeof operateDirectory.$inferInsert, 'tenantId'>[] {
  return seeds.flatMap(({ number, title, content = '', adminOnly = false, children = [] }, place) => {
    const id = seedId('helpDocument', number);
    const row = {
      id,
      pid,
      title,
      content: content.replaceAll(/\{(\d+)\}/g, (_match, entry: string) => seedId('helpDocument', Number(entry))),
      sortOrder: (place + 1) * 10,
      status: '1',
      adminOnly: adminOnly ? '1' : '0',
    };
    return [row, ...helpRows(children, id)];
  });
}
