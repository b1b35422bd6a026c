import { expect, test } from 'vitest';
import { zhCN } from '../texts/zh-CN';
import { readOptionsText } from './readOptions';

test('invalid options are refused with a reason', () => {
  expect(readOptionsText('[{"label":"台","value":1}]', zhCN)).toEqual({
    ok: true,
    options: [{ label: '台', value: 1 }],
  });
  expect(readOptionsText('[\n{"label":"台",}]', zhCN)).toMatchObject({
    why: 'JSON 格式有误（第 2 行）：第 14 列不应出现 }，原有选项未改变',
    line: 2,
  });
  expect(readOptionsText('{}', zhCN)).toMatchObject({ why: '数据必须是数组，原有选项未改变' });
  expect(readOptionsText('[{}, 3]', zhCN)).toMatchObject({ why: '第 2 项不是 {label, value} 对象，原有选项未改变' });
});
