import { field, form, heading, options, required, row, rows } from './parts';
import type { FormTemplate } from './FormTemplate';

const count = { min: 0, max: 999_999 } as const;

/** Acceptance of goods: defects are calculated from the quantities and must be resolved. */
export const acceptance: FormTemplate = {
  key: 'acceptance',
  name: '验收单',
  summary: '不合格数量自动得出，有不合格品时须选择处理方式',
  content: () =>
    form([
      heading('fd_title', '验收单'),
      row(
        'row_order',
        field('input', 'fd_orderNo', '订单编号', required),
        field('input', 'fd_supplier', '供应商', { ...required, maxLength: 100 }),
      ),
      row(
        'row_arrival',
        field('date', 'fd_arrival', '到货日期', required),
        field('date', 'fd_checked', '验收日期', required),
        field('userList', 'fd_checker', '验收人', required),
      ),
      rows(
        'fd_goods',
        '验收明细',
        [
          field('input', 'fd_material', '物资名称', required),
          field('input', 'fd_batch', '批次号'),
          field('inputNumber', 'fd_arrived', '到货数量', { ...required, ...count, value: 1 }),
          field('inputNumber', 'fd_passed', '合格数量', { ...required, ...count }),
          field('inputNumber', 'fd_failed', '不合格数量', {
            ...count,
            disabled: true,
            logic: { value: 'max(fd_arrived - fd_passed, 0)' },
          }),
          field('input', 'fd_remark', '备注'),
        ],
        { 'show-summary': true, 'summary-text': '' },
      ),
      field('radio', 'fd_handling', '不合格处理', {
        ...options('退货', '换货', '让步接收'),
        logic: { visible: 'sum(fd_goods.fd_failed) > 0', required: 'sum(fd_goods.fd_failed) > 0' },
      }),
      field('textarea', 'fd_concession', '让步接收说明', {
        maxlength: 200,
        'show-word-limit': true,
        logic: { visible: 'fd_handling == 3', required: 'fd_handling == 3' },
      }),
      field('checkbox', 'fd_documents', '验收资料', options('合格证', '说明书', '检测报告', '装箱单', '保修卡')),
      field('rate', 'fd_score', '供货评分', { value: 5 }),
      field('radio', 'fd_result', '验收结论', { ...required, ...options('合格', '部分合格', '不合格') }),
      field('upload', 'fd_photos', '现场照片', {
        multiple: true,
        'list-type': 'picture-card',
        accept: '.png, .jpeg, .gif',
      }),
    ]),
};
