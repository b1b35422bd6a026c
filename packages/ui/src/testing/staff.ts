/** An employee, for stories and tests of tables. */
export interface Employee {
  id: string;
  account: string;
  name: string;
  department: string;
  phone: string;
  /** Years with the company. */
  years: number;
}

const SURNAMES = '王李张刘陈杨赵黄周吴'.split('');
const LETTERS = ['wang', 'li', 'zhang', 'liu', 'chen', 'yang', 'zhao', 'huang', 'zhou', 'wu'];
const GIVEN = ['伟', '芳', '建国', '晓琳', '敏', '志强', '丽华', '海燕', '文博'];
const DEPARTMENTS = ['采购管理部', '物资供应部', '设备动力部', '质量检验科', '财务部', '铸造车间', '仓储物流科'];

/** Employees of a large company; the same in each call. */
export const makeStaff = (count: number): Employee[] =>
  Array.from({ length: count }, (_, nth) => {
    const surname = nth % SURNAMES.length;
    return {
      id: `u${nth + 1}`,
      account: `${LETTERS[surname]}${String(nth + 1).padStart(6, '0')}`,
      name: `${SURNAMES[surname]}${GIVEN[Math.floor(nth / SURNAMES.length) % GIVEN.length]}`,
      department: DEPARTMENTS[(nth * 5) % DEPARTMENTS.length]!,
      phone: `138${String(10_000_000 + ((nth * 7919) % 89_999_999)).slice(0, 8)}`,
      years: (nth * 7) % 31,
    };
  });
