import { duplicateRule, fieldChecker, type DuplicateQuery } from '@gezi/validators';

/** 代替你的接口：账号 admin 已被占用。 */
const ask = async ({ fieldVal }: DuplicateQuery) =>
  fieldVal === 'admin' ? { success: false, message: '该值不可用，系统中已存在！' } : { success: true, message: '' };

// 前面的规则通过后才请求服务端；新的检查会中止上一次。
const check = fieldChecker([
  { rule: 'username' },
  duplicateRule(ask, { tableName: 'sys_user', fieldName: 'username' }),
]);

(await check('ad', { label: '账号' }))?.code; // → 'shared:username'
(await check('admin', { label: '账号' }))?.message; // → '该值不可用，系统中已存在！'
await check('zhangsan', { label: '账号' }); // → undefined
