import { expect, test } from 'vitest';
import { noticeTarget, recordPath } from './noticeTarget';

const notice = { openType: null, openPage: null, busId: null };

test.each([
  [{}, { kind: 'detail', page: undefined }],
  [
    { openType: 'url', openPage: '/purchase/plan' },
    { kind: 'detail', page: '/purchase/plan' },
  ],
  [
    { openType: 'url', openPage: '//elsewhere.example' },
    { kind: 'detail', page: undefined },
  ],
  [
    { openType: 'other', openPage: '/purchase/plan' },
    { kind: 'detail', page: undefined },
  ],
  [
    { openType: 'component', openPage: 'purchase/PlanView', busId: 'p1' },
    { kind: 'record', page: 'purchase/PlanView', id: 'p1' },
  ],
  [
    { openType: 'component', openPage: 'purchase/PlanView' },
    { kind: 'detail', page: undefined },
  ],
])('%j opens %j', (part, target) => expect(noticeTarget({ ...notice, ...part })).toEqual(target));

const menu = [
  { path: '/purchase', component: 'layouts/RouteView', children: [{ path: '/purchase/view', component: 'p/View' }] },
];
test.each([
  ['p/View', '/purchase/view?id=a%26b'],
  ['p/Other', undefined],
  ['/demand?tab=2', '/demand?tab=2&id=a%26b'],
  ['//elsewhere.example', undefined],
])('the record of %s is at %s', (page, path) => expect(recordPath(page, 'a&b', menu)).toBe(path));
