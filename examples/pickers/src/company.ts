const depart = (
  id: string,
  parentId: string,
  orgCode: string,
  departName: string,
  children: object[] | null = null,
) => ({
  id,
  key: id,
  value: id,
  parentId,
  orgCode,
  departName,
  title: departName,
  children,
  isLeaf: children === null,
});

export const DEPARTMENTS = [
  depart('d1', '', 'A01', '锐衡装备', [
    depart('d2', 'd1', 'A01A01', '生产制造部', [
      depart('d5', 'd2', 'A01A01A01', '一车间'),
      depart('d6', 'd2', 'A01A01A02', '二车间'),
    ]),
    depart('d3', 'd1', 'A01A02', '采购供应部'),
    depart('d4', 'd1', 'A01A03', '质量管理部'),
  ]),
];

const user = (username: string, realname: string, departId: string, orgCodeTxt: string) => ({
  id: `u-${username}`,
  username,
  realname,
  sex: 1,
  phone: '13800138000',
  departId,
  orgCodeTxt,
});

export const USERS = [
  user('lihua', '李华', 'd3', '采购供应部'),
  user('wangjianguo', '王建国', 'd3', '采购供应部'),
  user('zhaomin', '赵敏', 'd3', '采购供应部'),
  user('chenzhiqiang', '陈志强', 'd4', '质量管理部'),
  user('sunxiaoyan', '孙晓燕', 'd4', '质量管理部'),
  user('liuyang', '刘洋', 'd5', '一车间'),
  user('huanglei', '黄磊', 'd5', '一车间'),
  user('zhouting', '周婷', 'd6', '二车间'),
];

export const ROLES = [
  { id: 'r1', roleCode: 'declarer', roleName: '需求申报人' },
  { id: 'r2', roleCode: 'approver', roleName: '审批人' },
  { id: 'r3', roleCode: 'purchaser', roleName: '采购员' },
  { id: 'r4', roleCode: 'manager', roleName: '采购主管' },
];
