import { createFakeServer, refuse, reply, replyRaw, type FakeRoutes, type FakeServer } from '@gezi/client/testing';

export { AtServer } from './dictionaries';

const NAMES = [
  ['zhangwei', '张伟'],
  ['lina', '李娜'],
  ['wangqiang', '王强'],
  ['liuyang', '刘洋'],
  ['chenjing', '陈静'],
  ['zhaolei', '赵磊'],
];
const users = NAMES.map(([username, realname], nth) => ({
  id: `u-${nth + 1}`,
  username,
  realname,
  sex: (nth % 2) + 1,
  phone: `1381234560${nth}`,
  orgCodeTxt: nth < 3 ? '采购中心' : '生产一部',
}));

const depart = (id: string, departName: string, children: object[] | null = null) => ({
  id,
  key: id,
  value: id,
  title: departName,
  departName,
  orgCode: id.toUpperCase(),
  isLeaf: children === null,
  children,
});
const departs = [
  depart('d-0', '格子集团', [depart('d-1', '采购中心'), depart('d-2', '生产一部'), depart('d-3', '设备维修部')]),
];

const MATERIALS = ['不锈钢无缝钢管', '闸阀', '离心泵机械密封', '电力电缆'];
const materials = MATERIALS.map((name, nth) => ({ id: `m-${nth}`, name, code: `WL${100_001 + nth}` }));

/** Six users, four departments and a report of materials. */
export const peopleRoutes: FakeRoutes = {
  'GET /sys/user/queryUserComponentData': reply({ records: users, total: users.length }),
  'GET /sys/user/getMultiUser': ({ query }) => {
    // Matches by the field that the column stores.
    const wanted = new Set([query.username, query.id].flatMap((keys) => keys?.split(',') ?? []));
    return replyRaw(users.filter(({ id, username }) => wanted.has(username!) || wanted.has(id)));
  },
  'GET /sys/sysDepart/queryTreeList': reply(departs),
  'GET /online/cgreport/api/getRpColumns/{code}': ({ params }) =>
    params.code === 'material_report'
      ? reply({
          cgRpConfigId: 'r-1',
          cgRpConfigName: '物料报表',
          columns: [
            { title: '物料编码', dataIndex: 'code' },
            { title: '物料名称', dataIndex: 'name' },
          ],
          dictOptions: {},
        })
      : refuse('报表编码不存在'),
  'GET /online/cgreport/api/getQueryInfo/{id}': reply([]),
  'GET /online/cgreport/api/getData/{id}': reply({ records: materials, total: materials.length }),
};

export const peopleServer = (): FakeServer => createFakeServer(peopleRoutes);
