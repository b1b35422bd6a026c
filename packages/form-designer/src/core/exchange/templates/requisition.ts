import { amount, field, form, heading, options, required, row, rows } from './parts';
import type { FormTemplate } from './FormTemplate';

/** A purchase requisition: calculated amounts, a reason that is required if it is urgent. */
export const requisition: FormTemplate = {
  key: 'requisition',
  name: '采购申请单',
  summary: '明细自动计算金额与合计，加急时须填写原因',
  content: () =>
    form([
      heading('fd_title', '采购申请单'),
      row(
        'row_apply',
        field('input', 'fd_applyNo', '申请单号', { readonly: true, placeholder: '保存后自动生成' }),
        field('date', 'fd_applyDate', '申请日期', required),
      ),
      row(
        'row_applicant',
        field('userDept', 'fd_applyDept', '申请部门', required),
        field('userList', 'fd_applicant', '申请人', required),
        field('input', 'fd_phone', '联系电话', {
          ...required,
          rulesType: 'phone',
          rules: [{ rule: '^0?(?:13|14|15|17|18|19)\\d{9}$', msg: '您输入的电话号码不符合规则' }],
        }),
      ),
      row(
        'row_kind',
        field('select', 'fd_buyType', '采购方式', {
          ...required,
          ...options('公开招标', '邀请招标', '竞争性谈判', '询价采购', '单一来源'),
        }),
        field('Switch', 'fd_urgent', '加急'),
      ),
      field('textarea', 'fd_singleReason', '单一来源理由', {
        maxlength: 200,
        'show-word-limit': true,
        logic: { visible: 'fd_buyType == 5', required: 'fd_buyType == 5' },
      }),
      field('textarea', 'fd_urgentReason', '加急原因', {
        maxlength: 200,
        'show-word-limit': true,
        logic: { visible: "fd_urgent == 'true'", required: "fd_urgent == 'true'" },
      }),
      rows(
        'fd_items',
        '采购明细',
        [
          field('input', 'fd_material', '物资名称', required),
          field('input', 'fd_spec', '规格型号'),
          field('select', 'fd_unit', '单位', { ...required, ...options('台', '套', '件', '米', '吨') }),
          field('inputNumber', 'fd_count', '数量', { ...required, value: 1, min: 1, max: 999_999 }),
          amount('fd_price', '单价'),
          amount('fd_amount', '金额', { disabled: true, logic: { value: 'round(fd_count * fd_price, 2)' } }),
          field('date', 'fd_needDate', '需求日期'),
        ],
        { 'show-summary': true },
      ),
      amount('fd_total', '预算合计', { disabled: true, logic: { value: 'sum(fd_items.fd_amount)' } }),
      field('textarea', 'fd_reason', '采购理由', { ...required, maxlength: 500, 'show-word-limit': true }),
      field('upload', 'fd_files', '附件', { multiple: true }),
    ]),
};
