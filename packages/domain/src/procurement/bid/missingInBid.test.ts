import { expect, test } from 'vitest';
import { emptyQuoteLine, findMissingInBid, missingInBid, readQuoteLines, type DraftQuoteLine } from './draft';

const project = {
  buyType: '1',
  contractType: '1',
  longSource: 0,
  bidPart: '0',
  detailList: [
    { id: 't1', actualCounts: 10 },
    { id: 't2', actualCounts: 5 },
  ],
  divergeList: [{ id: 'd1' }],
};
const line = (detailId: string, part: Partial<DraftQuoteLine> = {}): DraftQuoteLine => ({
  detailId,
  remark: null,
  mfr: null,
  brand: null,
  specs: null,
  startDate: null,
  endDate: null,
  guaranteeMonth: null,
  count: '5',
  price: '2',
  ...part,
});
const diverge = { id: 'd1', name: '交货期', demandResume: null, responseResume: '响应', attachmentUrl: null };
const complete = { linkman: '王', mobile: '139', lines: [line('t1'), line('t2')], diverges: [diverge] };

test('a complete bid lacks nothing', () => {
  expect(missingInBid(project, complete)).toEqual([]);
  expect(findMissingInBid(project, complete)).toBeUndefined();
});

test('lists everything that is missing, in the order of the page', () => {
  const bid = {
    linkman: ' ',
    mobile: null,
    lines: [line('t1', { price: null }), line('t2', { startDate: '2026-12-02', endDate: '2026-12-01' })],
    diverges: [{ ...diverge, responseResume: '' }],
  };
  expect(missingInBid(project, bid)).toEqual([
    { code: 'contact-missing', field: 'linkman' },
    { code: 'contact-missing', field: 'mobile' },
    { code: 'price-missing', field: 'supplierPriceDetailVOS/0/price' },
    { code: 'end-before-start', field: 'supplierPriceDetailVOS/1/endDate' },
    { code: 'response-missing', field: 'supplierTenderingDiverges/0/responseResume' },
  ]);
  expect(findMissingInBid(project, bid)).toEqual({ code: 'contact-missing', field: 'linkman' });
});

test('lines of a partial quotation may be left out, but not all of them', () => {
  const part = { ...project, buyType: '3', bidPart: '1' };
  const none = { count: '0', price: null };
  expect(missingInBid(part, { ...complete, lines: [line('t1'), line('t2', none)] })).toEqual([]);
  const priced = { count: '0', price: '2' };
  expect(missingInBid(part, { ...complete, lines: [line('t1'), line('t2', priced)] })).toEqual([]);
  expect(missingInBid(part, { ...complete, lines: [line('t1', priced), line('t2', none)] })).toEqual([
    { code: 'nothing-quoted', field: 'supplierPriceDetailVOS' },
  ]);
  expect(missingInBid(part, { ...complete, lines: [line('t1', none), line('t2', none)] })).toEqual([
    { code: 'nothing-quoted', field: 'supplierPriceDetailVOS' },
  ]);
});

test('empty lines have the quantity of the project, unless suppliers choose it', () => {
  const part = { ...project, buyType: '3', bidPart: '1' };
  const [first] = project.detailList;
  expect(emptyQuoteLine(project, first!)).toMatchObject({ detailId: 't1', count: '10', price: null });
  expect(emptyQuoteLine(part, first!)).toMatchObject({ count: null, price: null });
  const read = readQuoteLines(part, [{ detailId: 't1', price: 2 }]);
  expect(read.ok && read.value.map(({ count, price }) => [count, price])).toEqual([
    ['10', '2'],
    [null, null],
  ]);
});
