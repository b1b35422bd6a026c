import { describe, expect, test } from 'vitest';
import { enUS } from '../../texts/en-US';
import { zhCN } from '../../texts/zh-CN';
import { ApiError, type ErrorKind } from './ApiError';
import { describeMessage, describeFailure, isEnterpriseChat, type FailureContext } from './describeFailure';
import { ERROR_CATALOGUE, type CatalogueEntry, type CatalogueId } from './errorCatalogue';

const failure = (kind: ErrorKind, message = '') => new ApiError({ kind, path: '/api/x', message });
const RELOAD = { what: 'logout-and-reload', on: 'shown', delayMs: 1500 };

describe('results of calls (P§8)', () => {
  test.each([
    ['forbidden', '', {}, { presentation: 'notification', level: 'error', message: '拒绝访问' }],
    [
      'unauthorised',
      'Token失效',
      {},
      { presentation: 'notification', message: '很抱歉，登录已过期，请重新登录', followUp: RELOAD },
    ],
    ['not-found', '', {}, { presentation: 'notification', message: '很抱歉，资源未找到!' }],
    ['timeout', '', {}, { presentation: 'notification', message: '网络超时' }],
    [
      'token-expired',
      'Token失效',
      {},
      {
        presentation: 'modal',
        level: 'error',
        title: '登录已过期',
        message: '很抱歉，登录已过期，请重新登录',
        okText: '重新登录',
        followUp: { what: 'logout-and-reload', on: 'ok', delayMs: 0 },
      },
    ],
    [
      'token-expired',
      'Token失效',
      { enterpriseChat: true },
      { presentation: 'loading', message: '登录已过期，正在重新登陆', followUp: RELOAD },
    ],
    ['server', '系统繁忙', {}, { presentation: 'notification', message: '系统繁忙' }],
    ['rejected', '计划编号重复', {}, { presentation: 'toast', level: 'error', message: '计划编号重复' }],
    [
      'rejected',
      '列表加载失败',
      { purpose: 'list' },
      { presentation: 'toast', level: 'warning', message: '列表加载失败' },
    ],
    ['rejected', '不能删除', { purpose: 'delete' }, { presentation: 'toast', level: 'warning', message: '不能删除' }],
    [
      'rejected',
      '字典不存在',
      { purpose: 'dictionary-search' },
      { presentation: 'toast', level: 'warning', message: '字典不存在' },
    ],
    [
      'rejected',
      '',
      { purpose: 'permissions' },
      { presentation: 'none', followUp: { what: 'logout-to-login', on: 'shown', delayMs: 0 } },
    ],
    [
      'network',
      '',
      { purpose: 'permissions' },
      { presentation: 'none', followUp: { what: 'logout-to-login', on: 'shown', delayMs: 0 } },
    ],
    ['forbidden', '', { purpose: 'list' }, { presentation: 'notification', message: '拒绝访问' }],
    ['empty-file', '', {}, { message: '文件下载失败' }],
    ['unknown-file', '', {}, { message: '未知的文件' }],
    ['empty-dictionary-code', '', {}, { message: '字典Code不能为空!' }],
    ['rejected', '', {}, { message: '未知错误' }],
    ['aborted', '', { purpose: 'permissions' }, { presentation: 'none' }],
  ] as [ErrorKind, string, FailureContext, object][])('%s %j %j', (kind, message, context, line) => {
    expect(describeFailure(failure(kind, message), context)).toMatchObject(line);
  });

  test('without a session nothing is signed out or reloaded', () => {
    for (const kind of ['unauthorised', 'token-expired', 'forbidden'] as const) {
      const line = describeFailure(failure(kind, 'Token失效'), { signedIn: false, enterpriseChat: true });
      expect(line).not.toHaveProperty('followUp');
      expect(line.presentation).toBe('notification');
    }
  });

  test('an error that is not a failed call is unknown', () => {
    expect(describeFailure(new Error('secret detail'))).toMatchObject({ id: 'server', message: '未知错误' });
  });

  test('messages in English', () => {
    expect(describeFailure(failure('forbidden'), { locale: 'en-US' }).message).toBe('Access denied');
  });
});

test.each([
  ['cache-refreshed', '刷新缓存完成！'],
  ['cache-refresh-failed', '刷新缓存失败！'],
  ['purchaser-missing', '请选择采购员'],
  ['tenant-missing', '请选择您要切换的租户'],
  ['no-user', '当前系统无登录用户!'],
  ['no-departments', '您尚未设置部门信息!'],
  ['images-only', '请上传图片'],
  ['upload-failed', '合同.pdf 上传失败.'],
  ['file-type-refused', '该后缀文件不允许上传'],
  ['file-too-large', '文件大小超出限制，请检查！'],
  ['no-runs', '无执行时间'],
  ['tree-condition', '组件JTreeSelect-condition传值有误，需要一个json字符串!'],
  ['home-tab-fixed', '首页不能关闭!'],
  ['last-tab', '这是最后一页，不能再关闭了啦'],
] as [CatalogueId, string][])('%s says %s', (id, message) => {
  expect(describeMessage(id, { name: '合同.pdf' }).message).toBe(message);
});

test('asks before deleting', () => {
  expect(describeMessage('confirm-delete')).toMatchObject({
    presentation: 'confirm',
    title: '确认删除',
    message: '是否删除选中数据?',
  });
});

test('messages the specification gives in English', () => {
  const texts = (
    ['nothing-found', 'search-empty', 'no-suppliers', 'tree-result-type', 'sub-table-failed', 'theme-failed'] as const
  ).map((id) => describeMessage(id, { locale: 'en-US' }).message);
  expect(texts).toEqual([
    'no data found',
    'please enter search content',
    'no suppliers yet',
    'return data type not recognised',
    'failed to open sub-table',
    'Failed to update theme',
  ]);
});

test('every entry has messages in both languages, and every message is used', () => {
  const used = new Set<string>(['unknownError']);
  for (const [id, entry] of Object.entries<CatalogueEntry>(ERROR_CATALOGUE)) {
    for (const locale of ['zh-CN', 'en-US'] as const) {
      expect(describeMessage(id as CatalogueId, { locale, name: 'x' }).message).not.toBe('');
    }
    used.add(entry.message);
    if (entry.title) used.add(entry.title);
    if (entry.ok) used.add(entry.ok);
  }
  used.delete('server-message');
  expect([...used].toSorted()).toEqual(Object.keys(zhCN).toSorted());
  expect(Object.keys(enUS).toSorted()).toEqual(Object.keys(zhCN).toSorted());
});

test.each([
  ['Mozilla/5.0 … wxwork/4.1', true],
  ['Mozilla/5.0 … DingTalk/7.0', true],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/140', false],
])('%s is an enterprise chat: %s', (agent, is) => {
  expect(isEnterpriseChat(agent)).toBe(is);
});

test.each([
  [500, '', '未知错误'],
  [502, '', '服务暂时不可用，请稍后重试'],
  [503, '', '服务暂时不可用，请稍后重试'],
  [503, '请求超时，请稍后重试', '请求超时，请稍后重试'],
])('an answer %i with the message "%s" is shown as %s', (status, message, shown) => {
  const error = new ApiError({ kind: 'server', path: '/api/x', status, message });
  expect(describeFailure(error)).toMatchObject({ presentation: 'notification', level: 'error', message: shown });
});
