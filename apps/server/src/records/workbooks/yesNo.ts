/** Options of yes/no columns in workbooks. */
export const YES_NO = [
  { value: '1', text: '是' },
  { value: '0', text: '否' },
];
