import type { DepartmentNode } from '@gezi/client';
import type { PickedUser } from '../core/calls';

const SURNAMES = Array.from('王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗');
const GIVEN = [
  '伟',
  '芳',
  '娜',
  '敏',
  '静',
  '秀英',
  '丽',
  '强',
  '磊',
  '洋',
  '艳',
  '勇',
  '军',
  '杰',
  '娟',
  '涛',
  '超',
  '明',
  '霞',
  '平',
];
const SURNAME_LETTERS = 'wang li zhang liu chen yang zhao huang zhou wu xu sun hu zhu gao lin he guo ma luo'.split(' ');
const COMPANIES = ['锐衡装备', '锐衡泵业', '锐衡阀门', '锐衡铸造', '锐衡国际贸易'];
const DIVISIONS = [
  '生产制造部',
  '采购供应部',
  '质量管理部',
  '财务管理部',
  '人力资源部',
  '信息技术部',
  '设备动力部',
  '仓储物流部',
];
const TEAMS = ['一车间', '二车间', '计划科', '检验科', '工艺科', '综合科'];

export interface Company {
  departs: DepartmentNode[];
  users: readonly (PickedUser & { departId: string; createTime: string })[];
}

/** Creates departments and users in any number; deterministic. */
export function makeCompany({ departs: departCount = 60, users: userCount = 240 } = {}): Company {
  let left = departCount;
  let serial = 0;
  const all: DepartmentNode[] = [];
  function level(parentId: string, parentCode: string, names: readonly string[], depth: number): DepartmentNode[] {
    const made: DepartmentNode[] = [];
    for (let nth = 0; nth < names.length && left > 0; nth += 1) {
      left -= 1;
      serial += 1;
      const id = `d${serial}`;
      const orgCode = `${parentCode}A${String(nth + 1).padStart(2, '0')}`;
      const departName = names[nth]!;
      const node = { id, parentId, departName, orgCode, key: id, value: id, title: departName, children: null };
      made.push(node);
      all.push(node);
    }
    for (const node of made) {
      const below = depth === 0 ? DIVISIONS : depth === 1 ? TEAMS : teamsOf(departCount);
      if (depth < 3 && left > 0)
        (node as { children: DepartmentNode[] | null }).children = level(node.id, node.orgCode, below, depth + 1);
    }
    for (const node of made) node.isLeaf = node.leaf = !node.children?.length;
    return made;
  }
  const departs = level('', '', COMPANIES, 0);
  const users = Array.from({ length: userCount }, (_, nth) => makeUser(nth, all[nth % all.length]!));
  return { departs, users };
}

/** The lowest level absorbs the remaining number. */
const teamsOf = (departCount: number) =>
  Array.from({ length: Math.ceil(departCount / 200) }, (_, nth) => `${nth + 1}班组`);

function makeUser(nth: number, depart: DepartmentNode) {
  const surname = nth % SURNAMES.length;
  const given = GIVEN[Math.floor(nth / SURNAMES.length) % GIVEN.length]!;
  return {
    id: `u${nth + 1}`,
    username: `${SURNAME_LETTERS[surname]}${String(nth + 1).padStart(4, '0')}`,
    realname: `${SURNAMES[surname]}${given}`,
    sex: (nth % 3 === 0 ? 2 : 1) as number,
    phone: `138${String(10_000_000 + ((nth * 7919) % 89_999_999)).slice(0, 8)}`,
    // Accounts of machines have none.
    birthday: nth % 7 === 6 ? null : `19${70 + (nth % 30)}-${two(1 + (nth % 12))}-${two(1 + (nth % 28))}`,
    orgCodeTxt: depart.departName,
    departId: depart.id,
    createTime: new Date(Date.UTC(2026, 0, 1) - nth * 3_600_000).toISOString().slice(0, 19).replace('T', ' '),
  };
}

const two = (value: number) => String(value).padStart(2, '0');
