import { localized } from '../../../platform/texts';

const zhCN = {
  what: '专家',
  user: '登录账号',
  notExpert: '所选账号不存在，或没有评审专家角色',
  userTaken: '该账号已是专家',
  isDrawn: (name: string) => `专家“${name}”已被抽取参加评审，不能删除，可以停用`,
};
const enUS: typeof zhCN = {
  what: 'Expert',
  user: 'User',
  notExpert: 'The user does not exist or does not have the role of an expert',
  userTaken: 'The user is already an expert',
  isDrawn: (name) => `The expert “${name}” was drawn for an evaluation. Disable the expert instead of deleting`,
};

/** Messages about experts. */
export const texts = localized({ 'zh-CN': zhCN, 'en-US': enUS });
