import { createFakeServer, reply, signedInKit } from '@gezi/client/testing';

const VEHICLES = [
  { plate: '浙B12345', model: '厢式货车' },
  { plate: '浙B67890', model: '平板半挂车' },
  { plate: '沪A31902', model: '电动轻卡' },
];

// 代替服务端：按查询条件返回一页。
const server = createFakeServer({
  'GET /vehicles': ({ query }) => {
    const model = query['model']?.replaceAll('*', '') ?? '';
    const records = VEHICLES.filter((vehicle) => vehicle.model.includes(model));
    return reply({ records, total: records.length });
  },
});

export const kit = signedInKit(server);
