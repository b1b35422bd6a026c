import { amount, field, form, heading, options, required, row, rows } from './parts';
import type { FormTemplate } from './FormTemplate';

/** An expense claim: the payout is the total minus the advance. */
export const expense: FormTemplate = {
  key: 'expense',
  name: '费用报销单',
  summary: '费用合计减去借款得出应付金额，超标准时须说明',
  content: () =>
    form([
      heading('fd_title', '费用报销单'),
      row(
        'row_claimant',
        field('userList', 'fd_claimant', '报销人', required),
        field('userDept', 'fd_department', '所属部门', required),
        field('date', 'fd_claimDate', '报销日期', required),
      ),
      field('input', 'fd_subject', '报销事由', { ...required, maxLength: 100 }),
      rows(
        'fd_expenses',
        '费用明细',
        [
          field('date', 'fd_spentOn', '发生日期', required),
          field('select', 'fd_kind', '费用类型', {
            ...required,
            ...options('差旅费', '住宿费', '市内交通', '业务招待', '办公用品', '其他'),
          }),
          amount('fd_spent', '金额', { ...required, min: 0 }),
          field('inputNumber', 'fd_receipts', '单据张数', { value: 1, min: 0, max: 99 }),
          field('input', 'fd_purpose', '说明'),
        ],
        { 'show-summary': true },
      ),
      row(
        'row_sums',
        amount('fd_total', '费用合计', { disabled: true, logic: { value: 'sum(fd_expenses.fd_spent)' } }),
        amount('fd_advance', '冲抵借款'),
        amount('fd_payable', '应付金额', {
          disabled: true,
          min: -999_999_999,
          logic: { value: 'fd_total - fd_advance' },
        }),
      ),
      field('textarea', 'fd_excess', '超标准说明', {
        maxlength: 200,
        'show-word-limit': true,
        logic: { visible: 'fd_total > 5000', required: 'fd_total > 5000' },
      }),
      row(
        'row_account',
        field('radio', 'fd_payBy', '付款方式', { ...required, value: 1, ...options('银行转账', '现金') }),
        field('input', 'fd_account', '收款账号', {
          rules: [{ rule: '^\\d{10,20}$', msg: '请输入10至20位银行账号' }],
          logic: { visible: 'fd_payBy == 1', required: 'fd_payBy == 1' },
        }),
      ),
      field('upload', 'fd_files', '发票及单据', { ...required, multiple: true, accept: '.pdf, .png, .jpeg' }),
    ]),
};
