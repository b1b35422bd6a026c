import { duplicateRule, fieldChecker, type DuplicateQuery } from '@gezi/validators';

/** In place of your call: the user name admin is taken. */
const ask = async ({ fieldVal }: DuplicateQuery) =>
  fieldVal === 'admin' ? { success: false, message: 'This value exists already' } : { success: true, message: '' };

// The server is asked once the rules before it pass; a new check aborts the one before.
const check = fieldChecker([
  { rule: 'username' },
  duplicateRule(ask, { tableName: 'sys_user', fieldName: 'username' }),
]);

(await check('ad', { label: 'User name' }))?.code; // → 'shared:username'
(await check('admin', { label: 'User name' }))?.message; // → 'This value exists already'
await check('zhangsan', { label: 'User name' }); // → undefined
