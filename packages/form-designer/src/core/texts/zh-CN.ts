/** Messages of form checks besides those of the validators. */
export const zhCN = {
  wrongKind: (label: string) => `${label}的值类型不正确`,
  notAnOption: (label: string) => `${label}的值不在可选范围内`,
  belowLeast: (least: number) => `不能小于${least}`,
  aboveMost: (most: number) => `不能大于${most}`,
  decimals: (count: number) => (count === 0 ? '只能输入整数' : `最多保留${count}位小数`),
  step: (step: number) => `必须是${step}的整数倍`,
  date: (label: string, format: string) => `${label}应为${format}格式`,
  order: (label: string) => `${label}的开始不能晚于结束`,
  time: (from: string, to: string) => `时间应在${from}至${to}之间`,
  single: '只能选择一项',
  fileType: '该后缀文件不允许上传',
  address: (label: string) => `${label}的地址不正确`,
  rows: (most: number) => `最多${most}行`,
  unknownField: '表单中没有该字段',
  tooComplex: '表单的计算过于复杂，请减少行数',
};

export type Texts = typeof zhCN;
