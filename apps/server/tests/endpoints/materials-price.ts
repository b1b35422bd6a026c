import { materialInfo, materialPrice } from '../../src/platform/db';
import { line } from '../support/records/Line';
import { THERE, type User } from '../support/records/users';
import { planEditors } from '../support/rights/roles';
import type { EndpointTests } from '../support/EndpointTests';

const NOW = '2026-01-01 00:00:00';
const KEEPERS: readonly User[] = ['admin', 'purchaser', 'manager'];
const kept = (member: string, record: string) => [
  line('own tenant’s', KEEPERS, () => ({ [member]: `own-${record}` })),
  line('other tenant’s', THERE, () => ({ [member]: `foreign-${record}` })),
];

export const tests: EndpointTests = {
  rights: {
    listPrices: { users: planEditors },
    exportPrices: { users: planEditors },
    priceTrend: { users: planEditors, input: { materialId: 'x' } },
    comparePrices: { users: planEditors, input: { materialIds: 'x' } },
  },
  records: {
    listPrices: kept('materialId', 'priced'),
    exportPrices: kept('selections', 'price'),
    priceTrend: kept('materialId', 'priced'),
    comparePrices: kept('materialIds', 'priced'),
  },
  async makeRecords({ db }) {
    for (const [owner, tenantId] of Object.entries({ own: 1, foreign: 2 })) {
      const id = `${owner}-priced`;
      const audit = { tenantId, createTime: NOW, updateTime: NOW };
      await db.orm.insert(materialInfo).values({ id, code: id, name: id, typeId: 'none', unit: '个', ...audit });
      const price = {
        materialId: id,
        supplierId: `${owner}-supplier`,
        price: '1',
        source: '1',
        priceTime: NOW,
        ...audit,
      };
      await db.orm.insert(materialPrice).values([
        { ...price, id: `${owner}-price` },
        { ...price, id: `${owner}-price-2` },
      ]);
    }
  },
  rulePages: [
    {
      component: 'material/PriceHistoryList',
      list: 'listPrices',
      asked: { supplierId: 'own-supplier' },
      export: 'exportPrices',
    },
  ],
};
