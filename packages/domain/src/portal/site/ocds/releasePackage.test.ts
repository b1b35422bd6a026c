import Ajv from 'ajv-draft-04';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import packageSchema from '../../../../testdata/ocds/release-package-schema.json';
import releaseSchema from '../../../../testdata/ocds/release-schema.json';
import { buyType, projectStatus } from '../../../procurement/purchase-project/status';
import { AWARD_STATES, NOTICE_STATES } from '../rules';
import type { OcdsPublisher, PublishedProject } from './PublishedProject';
import { releasePackage } from './releasePackage';

const publisher: OcdsPublisher = {
  name: '采购SaaS平台',
  prefix: 'ocds-gezi',
  packageUrl: 'https://buy.example.com/api/portal/projectIntro/ocds?id=p1',
  pageUrl: 'https://buy.example.com/projectintro/detail/p1',
};

const awarded: PublishedProject = {
  id: 'p1',
  proNo: 'CG202603010001',
  proName: '劳动防护用品年度采购',
  buyType: buyType.source,
  buyTypeText: '公开寻源',
  status: projectStatus.awarded,
  publishTime: '2026-03-01 09:00:00',
  proStartTime: '2026-03-02 09:00:00',
  proEndTime: '2026-03-12 17:00:00',
  updateTime: '2026-03-16 14:00:00',
  noticeContent: '<p>各公司全年用品&nbsp;&amp;&nbsp;配送</p><ul><li>按季度配送</li></ul>',
  contactName: '李玉兰',
  contactPhone: '0519-8800 1240',
  unitName: '锐衡装备制造集团有限公司',
  demandOrgName: '安全环保部',
  lines: [
    { id: 'l1', materialName: '防砸安全鞋', quantity: 1800, unit: '双' },
    { id: 'l2', materialName: '防护手套', quantity: 12_000, unit: null },
  ],
  steps: [
    { action: 'approve', time: '2026-03-01 09:00:00' },
    { action: 'start', time: '2026-03-02 09:00:00' },
    { action: 'extend', time: '2026-03-05 10:30:00' },
    { action: 'award', time: '2026-03-16 14:00:00' },
  ],
  awards: [
    {
      id: 'b1',
      awardTime: '2026-03-16 14:00:00',
      cancelTime: null,
      supplierId: 's1',
      supplierName: '无锡卫康劳保用品有限公司',
      lines: [{ id: 'l1', quantity: 1800 }],
    },
  ],
};

// The schemas carry keywords of the standard itself, such as `wholeListMerge`.
const ajv = new Ajv({ strict: false, allErrors: true });
ajv.addFormat('date-time', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:Z|[+-]\d\d:\d\d)$/);
ajv.addFormat('uri', (text) => URL.canParse(text));
ajv.addSchema(releaseSchema);
const validate = ajv.compile(packageSchema);

function faultsOf(document: unknown) {
  validate(JSON.parse(JSON.stringify(document)));
  return validate.errors ?? [];
}

test('maps an awarded project', () => {
  const made = releasePackage(awarded, publisher);
  expect(faultsOf(made)).toEqual([]);
  expect(made).toMatchObject({ uri: publisher.packageUrl, version: '1.1', publishedDate: '2026-03-16T14:00:00+08:00' });
  expect(made.releases[0]).toMatchObject({
    ocid: 'ocds-gezi-p1',
    id: 'ocds-gezi-p1-20260316140000',
    tag: ['tenderUpdate', 'award'],
    buyer: { name: '安全环保部' },
    tender: {
      id: 'CG202603010001',
      description: '各公司全年用品 & 配送\n按季度配送',
      status: 'complete',
      procuringEntity: { name: '锐衡装备制造集团有限公司' },
      procurementMethod: 'open',
      procurementMethodDetails: '公开寻源',
      tenderPeriod: { startDate: '2026-03-02T09:00:00+08:00', endDate: '2026-03-12T17:00:00+08:00' },
      items: [
        { id: 'l1', description: '防砸安全鞋', quantity: 1800, unit: { name: '双' } },
        { id: 'l2', description: '防护手套', quantity: 12_000 },
      ],
      amendments: [{ id: 'ocds-gezi-p1-amendment-1', date: '2026-03-05T10:30:00+08:00', description: '延期' }],
    },
    awards: [
      {
        status: 'active',
        date: '2026-03-16T14:00:00+08:00',
        suppliers: [{ id: 's1', name: '无锡卫康劳保用品有限公司' }],
        items: [{ id: 'l1', quantity: 1800 }],
      },
    ],
  });
  expect(made.releases[0]!.parties.map(({ id, roles }) => [id, roles])).toEqual([
    ['purchasing-unit', ['procuringEntity']],
    ['demand-organisation', ['buyer']],
    ['s1', ['supplier']],
  ]);
});

test.each([
  ['3', [], 'planned', ['planning']],
  ['3', ['extend'], 'planned', ['planningUpdate']],
  ['4', ['start'], 'active', ['tender']],
  ['4', ['start', 'postpone'], 'active', ['tenderUpdate']],
  ['7', ['start', 'close', 'open'], 'active', ['tender']],
  ['9', ['start', 'award'], 'complete', ['tender', 'award']],
  ['10', ['start', 'expire'], 'unsuccessful', ['tenderCancellation']],
])('state %s after %j has the status %s and the tags %j', (status, actions, expected, tag) => {
  const steps = actions.map((action) => ({ action, time: '2026-03-05 10:30:00' }));
  const [release] = releasePackage({ ...awarded, status, steps, awards: [] }, publisher).releases;
  expect(release).toMatchObject({ tag, tender: { status: expected } });
  expect(release).not.toHaveProperty('awards');
});

const takenBack = { ...awarded.awards[0]!, cancelTime: '2026-03-18 10:00:00' };

test.each([
  ['7', [takenBack], ['tender', 'awardCancellation'], ['cancelled']],
  ['10', [takenBack], ['tenderCancellation', 'awardCancellation'], ['cancelled']],
  ['8', [takenBack, { ...awarded.awards[0]!, id: 'b1-2' }], ['tender', 'awardUpdate'], ['cancelled', 'active']],
])('state %s after an award was taken back keeps that award', (status, awards, tag, states) => {
  const made = releasePackage({ ...awarded, status, steps: [], awards }, publisher);
  expect(faultsOf(made)).toEqual([]);
  const [release] = made.releases;
  expect(release!.tag).toEqual(tag);
  expect(release!.awards!.map((award) => award.status)).toEqual(states);
  expect(release!.awards![0]).toMatchObject({
    date: '2026-03-16T14:00:00+08:00',
    amendments: [{ id: 'b1-cancellation', date: '2026-03-18T10:00:00+08:00', description: '重新定标' }],
  });
});

test('an organisation that purchases for itself is one party', () => {
  const [release] = releasePackage({ ...awarded, demandOrgName: null }, publisher).releases;
  expect(release!.buyer).toEqual(release!.tender.procuringEntity);
  expect(release!.parties[0]).toMatchObject({ roles: ['buyer', 'procuringEntity'], contactPoint: { name: '李玉兰' } });
});

const Text = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('', ' ', '<p>&amp;', '"\\\n\u0000', '０１'),
);
const Name = fc.option(Text);
const Time = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 19).replace('T', ' '));
const Quantity = fc.double({ min: 0, max: 1e12, noNaN: true });
const uniqueBy = <Row extends { id: string }>(row: fc.Arbitrary<Row>) =>
  fc.uniqueArray(row, { maxLength: 5, selector: ({ id }) => id });
const Key = fc.stringMatching(/^[0-9a-z]{1,8}$/);
const Project: fc.Arbitrary<PublishedProject> = fc.record({
  id: Key,
  proNo: Key,
  proName: Text,
  buyType: fc.constantFrom(...Object.values(buyType)),
  buyTypeText: Name,
  status: fc.constantFrom(...NOTICE_STATES, ...AWARD_STATES),
  publishTime: Time,
  proStartTime: fc.option(Time),
  proEndTime: fc.option(Time),
  updateTime: Time,
  noticeContent: Text,
  contactName: Name,
  contactPhone: Name,
  unitName: Name,
  demandOrgName: Name,
  lines: uniqueBy(fc.record({ id: Key, materialName: Text, quantity: fc.option(Quantity), unit: Name })),
  steps: fc.array(
    fc.record({
      action: fc.constantFrom('approve', 'start', 'extend', 'postpone', 'newRound', 'close', 'award'),
      time: Time,
    }),
    { maxLength: 6 },
  ),
  awards: uniqueBy(
    fc.record({
      id: Key,
      awardTime: fc.option(Time),
      cancelTime: fc.option(Time),
      supplierId: Key,
      supplierName: Text,
      lines: uniqueBy(fc.record({ id: Key, quantity: Quantity })),
    }),
  ),
});

test('every project gives a valid package without a price', () => {
  fc.assert(
    fc.property(Project, (project) => {
      const made = releasePackage(project, publisher);
      expect(faultsOf(made)).toEqual([]);
      expect(JSON.stringify(made)).not.toMatch(/"(?:value|amount|budget|currency)":/);
    }),
    { numRuns: 200 },
  );
});

test('the schema refuses what the standard refuses', () => {
  const made = releasePackage(awarded, publisher);
  const broken = { ...made, releases: [{ ...made.releases[0], tag: [], date: '2026-03-16 14:00:00' }] };
  expect(faultsOf(broken).map(({ instancePath }) => instancePath)).toEqual(
    expect.arrayContaining(['/releases/0/tag', '/releases/0/date']),
  );
});
