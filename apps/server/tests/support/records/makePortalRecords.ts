import { operateDirectory, portalNews, portalProtocol, purchaseInfo } from '../../../src/platform/db';
import type { TestServer } from '../startTestServer';

const NOW = '2026-01-01 00:00:00';
const TENANTS = { own: 1, foreign: 2 };
/** Each call that deletes needs its own record. */
const PARTS = ['read', 'edit', 'delete', 'deletes'];

/** Creates help pages, news, agreements and public projects of both tenants. */
export async function makePortalRecords({ db: { orm } }: TestServer): Promise<void> {
  for (const [owner, tenantId] of Object.entries(TENANTS)) {
    const made = { createTime: NOW, updateTime: NOW, tenantId };
    for (const part of PARTS) {
      await orm.insert(operateDirectory).values({ id: `${owner}-help-${part}`, title: '文档', status: '1', ...made });
      const news = { title: '新闻', content: '<p>内容</p>', status: '1', publishTime: NOW };
      await orm.insert(portalNews).values({ id: `${owner}-news-${part}`, ...news, ...made });
      await orm.insert(portalProtocol).values({
        id: `${owner}-protocol-${part}`,
        code: `${owner}_protocol`,
        title: '协议',
        content: '<p>内容</p>',
        version: part,
        status: '1',
        ...made,
      });
    }
    await orm.insert(purchaseInfo).values({
      id: `${owner}-public-project`,
      proNo: `${owner}-public`,
      proName: '项目',
      departName: '采购部',
      buyType: '2',
      contractType: '1',
      status: '4',
      isPublic: '1',
      publishTime: NOW,
      ...made,
    });
  }
}
