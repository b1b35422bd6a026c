import { describe, expect, test } from 'vitest';
import { checkValue } from '../checkValue';
import { parseExpression } from '../expressions/parseExpression';
import { catalogue, type RuleKey } from './catalogue';
import { findPreset } from './findPreset';
import { findRule } from './findRule';
import { messageOf } from './messageOf';

const FULL_WIDTH = '１３８００１３８０００';
const han = (count: number) => '汉'.repeat(count);
const digits = (count: number) => '1'.repeat(count);
const letters = (count: number) => 'a'.repeat(count);

interface Row {
  message: string;
  accepts: string[];
  refuses: string[];
}

const mobiles = ['13800138000', '14700000000', '15912345678', '17012345678', '18888888888'];
const notMobiles = [
  '1380013800',
  '138001380000',
  '12345678901',
  '+8613800138000',
  '138 0013 8000',
  FULL_WIDTH,
  ' 13800138000',
];
const mails = ['a@b.cn', 'zhang.san+1@mail.example.com', 'user_1@sub.domain.org', "o'neil@x-y.co"];
const notMails = [
  'a',
  'a@b',
  '@b.cn',
  'a@.cn',
  'a b@c.cn',
  'a@b..cn',
  'a@-b.cn',
  '张三@例子.中国',
  'a@b.cn ',
  `${letters(250)}@b.cn`,
];
const citizenIds = ['11010519491231002X', '11010519491231002x', '110105194912310021', '110105491231002'];
const notCitizenIds = [
  '1101051949123100',
  '11010519491231002Y',
  'X10105194912310021',
  '1101054912310022',
  '11010549123100X',
];
const sites = [
  'http://a.cn',
  'https://www.example.com/a?b=1#c',
  'http://127.0.0.1:8080/x',
  'https://例子.中国/路径',
  'http://[::1]:80/',
];
const notSites = [
  'www.a.cn',
  'http://',
  'http:/a.cn',
  'javascript:alert(1)',
  'https://a.cn/a b',
  'https://a.cn/"x',
  'http://a..b',
  'http://u:p@a.cn',
];

const TABLE: Record<Exclude<RuleKey, 'grid:*' | 'grid:only'>, Row> = {
  'grid:n6-16': {
    message: '请输入6到16位数字',
    accepts: [digits(6), digits(16), '000000'],
    refuses: [digits(5), digits(17), '12345a', '１２３４５６', '123456 ', '123456\n', '-123456'],
  },
  'grid:*6-16': {
    message: '请输入6到16位任意字符',
    accepts: ['abcdef', han(16), '𠮷'.repeat(16), '      ', 'a\nb\nc\n'],
    refuses: ['abcde', letters(17), '𠮷'.repeat(5)],
  },
  'grid:s6-18': {
    message: '请输入6到18位字母',
    accepts: ['abcdef', 'ABCDEFghijklmnopqr'],
    refuses: ['abcde', letters(19), 'abcde1', 'abcde|', 'ａｂｃｄｅｆ', 'abc def'],
  },
  'grid:url': {
    message: '请输入正确的网址',
    accepts: [...sites, 'ftp://files.example.com/a.zip'],
    refuses: [...notSites, 'mailto:a@b.cn'],
  },
  'grid:e': { message: '请输入正确的电子邮件', accepts: mails, refuses: notMails },
  'grid:m': {
    message: '请输入正确的手机号码',
    accepts: [...mobiles, '16600000000', '19900000000'],
    refuses: [...notMobiles, '11000000000', '10000000000', '013800138000'],
  },
  'grid:p': { message: '请输入正确的邮政编码', accepts: ['100000', '010000'], refuses: ['10000', '1000000', '10000a'] },
  'grid:s': { message: '请输入字母', accepts: ['a', 'ABCxyz'], refuses: ['a1', '|', 'é', '汉', ' '] },
  'grid:n': {
    message: '请输入数字',
    accepts: ['0', '12', '-3', '1.5', '-0.25', '007'],
    refuses: ['1.', '.5', '1e5', '+1', '--1', '1,000', '１', 'NaN'],
  },
  'grid:z': { message: '请输入整数', accepts: ['0', '12', '-3'], refuses: ['1.0', '1.', 'a', '- 1', '１'] },
  'grid:money': {
    message: '请输入正确的金额',
    accepts: ['0', '0.1', '0.12', '0.00', '1', '1.2', '1.23', '1.234', '1.23456', '10000000.99', '100.10000'],
    refuses: ['0.123', '0.001', '1.234567', '1.', '.5', '-1', '+1', '01', '00.1', '1,000.00', '￥1', '1e3', '１.２'],
  },
  'shared:mobile': {
    message: '请输入正确的手机号码',
    accepts: mobiles,
    refuses: [...notMobiles, '16600000000', '19900000000'],
  },
  'shared:mobile2': {
    message: '请输入正确的手机号码',
    accepts: mobiles,
    refuses: [...notMobiles, '16600000000', '19900000000'],
  },
  'shared:username': {
    message: '用户名由6到18位字母、数字或下划线组成',
    accepts: ['abcd', 'user_01', '____', letters(18)],
    refuses: ['abc', letters(19), 'ab-cd', '用户名称', 'abcd '],
  },
  'shared:email': { message: '请输入正确的邮箱地址', accepts: mails, refuses: notMails },
  'shared:naturalNumber': { message: '请输入自然数', accepts: ['0', '12'], refuses: ['-1', '1.5', '１'] },
  'shared:english': { message: '请输入英文字母', accepts: ['a', 'Zz'], refuses: ['a b', 'a1', 'é', '汉'] },
  'shared:landline': {
    message: '请输入正确的座机号码',
    accepts: ['010-62345678', '0755-8888888', '01062345678', '62345678', '021-62345678-8001'],
    refuses: ['1062345678901', '010--62345678', '12345', '(010)62345678', '010-12345678'],
  },
  'shared:bankCard': {
    message: '请输入10到20位数字的银行卡号',
    accepts: [digits(10), digits(20)],
    refuses: [digits(9), digits(21), '6222 6002 6000 1072 444'],
  },
  'shared:idNumber': {
    message: '证件号码由字母和数字组成，最多50位',
    accepts: ['E12345678', letters(50)],
    refuses: [letters(51), 'E-123', '证件'],
  },
  'shared:citizenId': { message: '请输入正确的身份证号码', accepts: citizenIds, refuses: notCitizenIds },
  'shared:qq': {
    message: '请输入5到12位数字的QQ号码',
    accepts: ['10000', digits(12)],
    refuses: ['1000', digits(13), 'q1000'],
  },
  'shared:url': {
    message: '请输入以http或https开头的网址',
    accepts: sites,
    refuses: [...notSites, 'ftp://files.example.com/a.zip'],
  },
  'shared:alphanumeric20': {
    message: '请输入字母或数字，最多20位',
    accepts: ['a', '1', letters(20)],
    refuses: [letters(21), 'a_1', 'a 1', '１'],
  },
  'shared:name': {
    message: '请输入2到100位中英文字符或空格',
    accepts: ['张三', 'Li Lei', '李 Lei', '𠮷野', han(100), '𠮷'.repeat(100)],
    refuses: ['张', han(101), '张三1', '张三!', '张\n三'],
  },
  'shared:digitLines': {
    message: '只能输入数字和换行',
    accepts: ['1', '1\n2\r\n3', '\n'],
    refuses: ['1 2', '1,2', '１', '1\t2'],
  },
  'shared:text255': {
    message: '最多输入255个字符',
    accepts: ['a', han(255), '𠮷'.repeat(255), 'a\n'],
    refuses: [letters(256), '𠮷'.repeat(256)],
  },
  'preset:phone': {
    message: '您输入的电话号码不符合规则',
    accepts: ['13800138000', '013800138000', '14700000000', '17012345678', '19912345678'],
    refuses: [
      '12345678901',
      '16600000000',
      '113800138000',
      '13800138000x',
      'x13800138000',
      '0013800138000',
      FULL_WIDTH,
    ],
  },
  'preset:email': { message: '您输入的邮件地址不符合规则', accepts: mails, refuses: notMails },
  'preset:number': {
    message: '您输入的内容不符合纯数字规则',
    accepts: ['0', '0123'],
    refuses: ['1.5', '-1', '12a', '１２'],
  },
  'preset:idcard': { message: '您输入的身份证号码不符合规则', accepts: citizenIds, refuses: notCitizenIds },
};

const ruleFor = (key: string) => (key.startsWith('grid:') ? { pattern: key.slice(5) } : { rule: key });

describe.each(Object.entries(TABLE))('%s', (key, { message, accepts, refuses }) => {
  test.each(accepts)('accepts %j', (value) => {
    expect(checkValue(value, [ruleFor(key)])).toBeUndefined();
  });

  test.each(refuses)('refuses %j', (value) => {
    expect(checkValue(value, [ruleFor(key)])).toEqual({ code: key, message });
  });

  test('has an English message', () => {
    const refusal = checkValue(refuses[0], [ruleFor(key)], { locale: 'en-US' });
    expect(refusal?.message).toMatch(/^[\x20-\x7e]+$/);
  });

  test('refuses non-text values', () => {
    for (const value of [['13800138000'], {}, () => ''])
      expect(checkValue(value, [ruleFor(key)])).toEqual({ code: key, message });
  });
});

describe('empty values', () => {
  const REQUIRED = ['shared:mobile', 'shared:username'];
  test.each(Object.keys(TABLE).filter((key) => !REQUIRED.includes(key)))('pass %s', (key) => {
    for (const value of ['', undefined, null, []]) expect(checkValue(value, [ruleFor(key)])).toBeUndefined();
  });

  test.each([...REQUIRED.map((rule) => ({ rule })), { pattern: '*' }])('fail %j', (rule) => {
    for (const value of ['', undefined, null, []]) {
      expect(checkValue(value, [rule])).toEqual({ code: 'required', message: '该字段不能为空' });
    }
    expect(checkValue('', [rule], { label: '手机号' })?.message).toBe('手机号不能为空');
  });

  test('the code * accepts anything else, the code only accepts everything', () => {
    expect(checkValue(' ', [{ pattern: '*' }])).toBeUndefined();
    expect(checkValue(['a'], [{ pattern: '*' }])).toBeUndefined();
    expect(checkValue('a', [{ pattern: 'only' }])).toBeUndefined();
  });
});

describe('catalogue', () => {
  test('contains every rule of the specification', () => {
    expect(Object.keys(catalogue)).toEqual(expect.arrayContaining([...Object.keys(TABLE), 'grid:*', 'grid:only']));
    expect(Object.keys(catalogue)).toHaveLength(Object.keys(TABLE).length + 2);
  });

  test.each(Object.entries(catalogue))('%s is anchored and stateless', (_, rule) => {
    if (!('pattern' in rule)) return;
    const { source, flags } = rule.pattern;
    const parsed = parseExpression(source, flags);
    const items = parsed.ok && parsed.value.root.kind === 'sequence' ? parsed.value.root.items : [];
    expect(items.at(0)).toEqual({ kind: 'edge', edge: 'start' });
    expect(items.at(-1)).toEqual({ kind: 'edge', edge: 'end' });
    expect(flags).toMatch(/^u?$/);
  });

  test('findRule searches the given groups', () => {
    expect(findRule('mobile')).toBe('shared:mobile');
    expect(findRule('phone')).toBe('preset:phone');
    expect(findRule('email')).toBe('shared:email');
    expect(findRule('preset:email')).toBe('preset:email');
    expect(findRule('grid:e')).toBe('grid:e');
    expect(findRule('e', ['grid'])).toBe('grid:e');
    expect(findRule('e')).toBeUndefined();
    expect(findRule('constructor')).toBeUndefined();
    expect(findRule('toString', ['grid'])).toBeUndefined();
  });

  test('an unknown rule is ignored', () => {
    expect(checkValue('x', [{ rule: 'unheard-of' }])).toBeUndefined();
  });

  test('messageOf returns the messages', () => {
    expect(messageOf('preset:idcard')).toBe('您输入的身份证号码不符合规则');
    expect(messageOf('preset:idcard', 'en-US')).toBe('The ID card number does not follow the rule');
  });

  test.each([
    ['0?(13|14|15|17|18|19)[0-9]{9}', 'preset:phone'],
    ['\\w[-\\w.+]*@([A-Za-z0-9][-A-Za-z0-9]+\\.)+[A-Za-z]{2,14}', 'preset:email'],
    ['^[0-9]*$', 'preset:number'],
    ['\\d{17}[\\d|x]|\\d{15}', 'preset:idcard'],
    [catalogue['preset:phone'].pattern.source, 'preset:phone'],
    ['^\\d{1,3}$', undefined],
    ['toString', undefined],
  ])('findPreset(%s) is %s', (source, preset) => {
    expect(findPreset(source)).toBe(preset);
  });
});
