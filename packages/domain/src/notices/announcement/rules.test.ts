import { describe, expect, test } from 'vitest';
import { checkAnnouncement, checkPublishing, isOwnPage, type AnnouncementDraft } from './rules';

const draft: AnnouncementDraft = { titile: '停电通知', msgContent: '<p>周六停电</p>', msgType: 'ALL' };
const NOW = '2026-11-22 09:00:00';

test.each([
  ['/purchase/plan', true],
  ['/', true],
  ['//elsewhere.example', false],
  ['/\\elsewhere.example', false],
  ['https://elsewhere.example', false],
  ['javascript:alert(1)', false],
  ['', false],
  [null, false],
])('%s is an own page: %j', (page, own) => expect(isOwnPage(page)).toBe(own));

describe('a draft', () => {
  test.each<[string, Partial<AnnouncementDraft>, string | undefined]>([
    ['for everybody', {}, undefined],
    ['without content', { msgContent: null }, undefined],
    ['without a title', { titile: '  ' }, 'no-title'],
    ['for nobody', { msgType: 'USER', userIds: ' , ' }, 'nobody'],
    ['for a role', { msgType: 'USER', roleIds: 'r1,' }, undefined],
    ['for a department', { msgType: 'USER', departIds: 'd1' }, undefined],
    ['that ends as it starts', { startTime: NOW, endTime: NOW }, 'ends-before-start'],
    ['without the page of its link', { openType: 'url' }, 'no-page'],
    ['with a link to another site', { openType: 'url', openPage: 'https://a.example' }, 'foreign-page'],
    ['with a link to a page', { openType: 'url', openPage: '/purchase/plan?status=2' }, undefined],
    ['with a component but no record', { openType: 'component', openPage: 'purchase/PlanView' }, 'no-record'],
    ['with a component and a record', { openType: 'component', openPage: 'purchase/PlanView', busId: 'p1' }, undefined],
    ['with an invalid component', { openType: 'component', openPage: '../x', busId: 'p1' }, 'foreign-page'],
  ])('%s', (_case, part, code) => {
    const outcome = checkAnnouncement({ ...draft, ...part });
    expect(outcome.ok ? undefined : outcome.reason.code).toBe(code);
  });
});

test.each<[string, Partial<AnnouncementDraft>, string | undefined]>([
  ['with text', {}, undefined],
  ['with a picture', { msgContent: '<p><img src="/a.png"></p>' }, undefined],
  ['with empty paragraphs', { msgContent: '<p>&nbsp;</p><p></p>' }, 'no-content'],
  ['that has expired', { endTime: NOW }, 'is-over'],
  ['for nobody', { msgType: 'USER' }, 'nobody'],
])('checks publishing one %s', (_case, part, code) => {
  const outcome = checkPublishing({ ...draft, ...part }, NOW);
  expect(outcome.ok ? undefined : outcome.reason.code).toBe(code);
});
