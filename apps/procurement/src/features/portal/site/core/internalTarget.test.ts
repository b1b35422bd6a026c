import { expect, test } from 'vitest';
import { internalTarget } from './internalTarget';

const PAGE = 'https://gezi.example/helpdocument';

test.each([
  ['/helpdocument?id=12', '/helpdocument?id=12'],
  ['https://gezi.example/helpdocument?x=1&id=a%20b', '/helpdocument?id=a%20b'],
  ['helpdocument?id=12', '/helpdocument?id=12'],
  ['/helpdocument', '/helpdocument'],
  ['/projectintro?kind=award', '/projectintro?kind=award'],
  ['/protocol/privacy', '/protocol/privacy'],
  ['https://elsewhere.example/helpdocument?id=12', undefined],
  ['//elsewhere.example/helpdocument', undefined],
  ['mailto:service@gezi.example', undefined],
  ['/api/sys/common/static/a.pdf', undefined],
  ['/newsletter', undefined],
  ['#chapter', undefined],
  ['http://[', undefined],
])('resolves %s to %s', (href, target) => {
  expect(internalTarget(href, PAGE)).toBe(target);
});
