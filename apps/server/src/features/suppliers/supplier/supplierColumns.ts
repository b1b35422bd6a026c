import { done, refused, type Outcome } from '@gezi/domain';
import { checkValue, isCreditCode } from '@gezi/validators';
import { texts } from '../../../platform/texts';
import type { ListColumn } from '../../../records/workbooks/ListImport';

const t = texts.import;

const matches =
  (header: string, test: (text: string) => boolean) =>
  (text: string): Outcome<unknown, string> =>
    test(text) ? done(text) : refused(t.wrong(header));

/** @param types texts of the dictionary supplier_type by value */
export function supplierColumns(types: ReadonlyMap<string, string>): ListColumn[] {
  const valueOf = new Map([...types].map(([value, text]) => [text, value]));
  return [
    { key: 'name', header: '供应商名称', required: true, maxLength: 255, unique: true, width: 32 },
    { key: 'shortName', header: '简称', maxLength: 100 },
    {
      key: 'creditCode',
      header: '统一社会信用代码',
      required: true,
      unique: true,
      width: 22,
      read: (text) =>
        isCreditCode(text.toUpperCase()) ? done(text.toUpperCase()) : refused(t.wrong('统一社会信用代码')),
    },
    {
      key: 'supplierType',
      header: '供应商类型',
      read(text) {
        const value = valueOf.get(text);
        return value ? done(value) : refused(t.notListed('供应商类型', [...types.values()].join('、')));
      },
    },
    { key: 'legalPerson', header: '法定代表人', maxLength: 100 },
    {
      key: 'registerCapital',
      header: '注册资本(万元)',
      read: matches('注册资本(万元)', (text) => /^\d{1,12}(?:\.\d{1,2})?$/.test(text)),
    },
    {
      key: 'establishDate',
      header: '成立日期',
      read(text) {
        const [, year, month, day] = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/.exec(text) ?? [];
        const iso = `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`;
        const isDay = !Number.isNaN(Date.parse(iso)) && new Date(iso).toISOString().startsWith(iso);
        return isDay ? done(iso) : refused(t.wrong('成立日期'));
      },
    },
    { key: 'linkman', header: '联系人', required: true, maxLength: 100 },
    {
      key: 'mobile',
      header: '联系电话',
      required: true,
      maxLength: 45,
      read: matches('联系电话', (text) => /^1[3-9]\d{9}$/.test(text) || /^0\d{2,3}-?\d{7,8}(?:-\d{1,6})?$/.test(text)),
    },
    {
      key: 'email',
      header: '邮箱',
      maxLength: 100,
      read: matches('邮箱', (text) => !checkValue(text, [{ pattern: 'e' }])),
    },
    { key: 'address', header: '地址', maxLength: 500, width: 32 },
    { key: 'bankName', header: '开户银行', maxLength: 255, width: 24 },
    { key: 'bankAccount', header: '银行账号', maxLength: 64, width: 24 },
    { key: 'businessScope', header: '经营范围', maxLength: 2000, width: 40 },
  ];
}
