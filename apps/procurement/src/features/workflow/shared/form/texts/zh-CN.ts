export const zhCN = {
  form: '表单',
  noForm: '该流程没有表单',
  ofStep: (name: string) => `本环节：${name}`,
};
export type Texts = typeof zhCN;
