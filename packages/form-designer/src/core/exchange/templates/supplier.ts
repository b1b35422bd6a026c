import { amount, field, form, heading, options, required, table, unlabelled } from './parts';
import type { FormTemplate } from './FormTemplate';

const requiredCell = { ...unlabelled, ...required } as const;

/** A supplier record in the layout of a printed form, with titles next to the values. */
export const supplier: FormTemplate = {
  key: 'supplier',
  name: '供应商登记表',
  summary: '表格版式，含合并单元格、资质文件与格式校验',
  content: () =>
    form([
      heading('fd_title', '供应商登记表'),
      table('table_supplier', 1_700_000_000_001, [
        [['供应商名称', field('input', 'fd_name', '供应商名称', { ...requiredCell, maxLength: 100 })]],
        [
          [
            '统一社会信用代码',
            field('input', 'fd_creditCode', '统一社会信用代码', {
              ...requiredCell,
              maxLength: 18,
              rules: [{ rule: '^[0-9A-HJ-NPQRTUWXY]{18}$', msg: '请输入18位统一社会信用代码' }],
            }),
          ],
          ['法定代表人', field('input', 'fd_legalPerson', '法定代表人', requiredCell)],
        ],
        [
          [
            '企业类型',
            field('select', 'fd_kind', '企业类型', {
              ...requiredCell,
              ...options('生产商', '代理商', '贸易商', '服务商', '施工单位'),
            }),
          ],
          ['成立日期', field('date', 'fd_founded', '成立日期', unlabelled)],
        ],
        [
          ['注册资本', amount('fd_capital', '注册资本', unlabelled)],
          [
            '供货范围',
            field('select', 'fd_scope', '供货范围', {
              ...requiredCell,
              ...options('电气', '机械', '仪表', '建材', '办公用品', '信息化', '服务'),
              multiple: true,
              value: [],
            }),
          ],
        ],
        [['注册地址', field('input', 'fd_address', '注册地址', { ...requiredCell, maxLength: 200 })]],
        [
          ['联系人', field('input', 'fd_contact', '联系人', requiredCell)],
          [
            '手机',
            field('input', 'fd_mobile', '手机', {
              ...requiredCell,
              rulesType: 'phone',
              rules: [{ rule: '^0?(?:13|14|15|17|18|19)\\d{9}$', msg: '您输入的电话号码不符合规则' }],
            }),
          ],
        ],
        [
          ['开户银行', field('input', 'fd_bank', '开户银行', { ...unlabelled, maxLength: 100 })],
          [
            '银行账号',
            field('input', 'fd_account', '银行账号', {
              ...unlabelled,
              rules: [{ rule: '^\\d{10,20}$', msg: '请输入10至20位银行账号' }],
            }),
          ],
        ],
        [
          [
            '资质',
            field('checkbox', 'fd_certificates', '资质', {
              ...unlabelled,
              ...options('营业执照', 'ISO 9001', 'ISO 14001', '安全生产许可证', '一般纳税人资格'),
            }),
          ],
        ],
        [
          [
            '资质文件',
            field('upload', 'fd_files', '资质文件', {
              ...unlabelled,
              ...required,
              multiple: true,
              accept: '.pdf, .png, .jpeg',
            }),
          ],
        ],
      ]),
    ]),
};
