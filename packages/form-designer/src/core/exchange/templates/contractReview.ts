import { amount, divider, field, form, heading, options, required, row, rows } from './parts';
import type { FormTemplate } from './FormTemplate';

const verdict = options('同意', '修改后同意', '不同意');

/** A contract review: departments give opinions; one that disagrees must request changes. */
export const contractReview: FormTemplate = {
  key: 'contractReview',
  name: '合同评审表',
  summary: '多部门会签，不同意时须填写修改意见',
  content: () =>
    form([
      heading('fd_title', '合同评审表'),
      row(
        'row_contract',
        field('input', 'fd_contractNo', '合同编号', required),
        field('input', 'fd_contractName', '合同名称', { ...required, maxLength: 100 }),
      ),
      row(
        'row_parties',
        field('input', 'fd_counterparty', '合同相对方', { ...required, maxLength: 100 }),
        field('select', 'fd_contractKind', '合同类型', {
          ...required,
          ...options('物资采购', '工程施工', '技术服务', '租赁', '框架协议'),
        }),
      ),
      row(
        'row_amount',
        amount('fd_amount', '合同金额', required),
        field('date', 'fd_term', '合同期限', { type: 'daterange', value: [] }),
      ),
      row(
        'row_payment',
        field('radio', 'fd_payment', '付款方式', { ...required, ...options('一次性付款', '分期付款', '货到付款') }),
        field('slider', 'fd_prepaid', '预付比例', {
          max: 100,
          step: 5,
          'show-stops': false,
          logic: { visible: 'fd_payment == 2' },
        }),
      ),
      field('alert', 'fd_notice', '', {
        title: '合同金额超过 100 万元，须由法务部会签',
        closable: false,
        logic: { visible: 'fd_amount > 1000000' },
      }),
      field('upload', 'fd_draft', '合同文本', { ...required, accept: '.pdf, .doc, .docx' }),
      divider('fd_reviews', '评审意见'),
      rows('fd_opinions', '会签部门', [
        field('input', 'fd_department', '评审部门', required),
        field('select', 'fd_verdict', '结论', { ...required, ...verdict }),
        field('textarea', 'fd_comment', '意见', { rows: 2, maxlength: 200, logic: { required: 'fd_verdict != 1' } }),
        field('date', 'fd_reviewDate', '评审日期'),
      ]),
      field('radio', 'fd_conclusion', '评审结论', { ...required, ...verdict }),
      field('textarea', 'fd_changes', '修改意见', {
        maxlength: 500,
        'show-word-limit': true,
        logic: { visible: 'fd_conclusion > 1', required: 'fd_conclusion > 1' },
      }),
    ]),
};
