import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checksums } from './checksums';

const { citizenId, creditCode, bankCard } = checksums;

describe('citizen id, GB 11643', () => {
  test.each(['11010519491231002X', '11010519491231002x', '440524188001010014', '110105491231002', '110105000228001'])(
    '%s is right',
    (text) => {
      expect(citizenId(text)).toBe(true);
    },
  );

  test.each([
    ['110105194912310021', 'check character'],
    ['110105194913310021', 'month 13'],
    ['110105190002290018', '29 February 1900'],
    ['110105000229001', '29 February 1900 in 15 digits'],
    ['110105491131002', '31 November'],
    ['110105491200002', 'day 0'],
    ['010105491231002', 'no region begins with 0'],
    ['11010549123100X', 'X in 15 digits'],
    ['11010519491231002', '17 digits'],
    ['１1010519491231002X', 'full-width digit'],
    ['11010519491231002X\n', 'line break'],
  ])('%s is wrong: %s', (text) => {
    expect(citizenId(text)).toBe(false);
  });

  test('only one check character is valid', () => {
    const fitting = '0123456789X'.split('').filter((last) => citizenId(`11010519491231002${last}`));
    expect(fitting).toEqual(['X']);
  });
});

describe('unified social credit code, GB 32100', () => {
  test.each([
    '91350100M000100Y43',
    '91110108551385082Q',
    '91440300708461136T',
    '914403001922038216',
    '91330100799655058B',
  ])('%s is right', (text) => {
    expect(creditCode(text)).toBe(true);
  });

  test.each([
    ['91350100M000100Y44', 'check character'],
    ['91350100I000100Y43', 'I is not of the alphabet'],
    ['91350100O000100Y43', 'nor is O'],
    ['91350100S000100Y43', 'nor S'],
    ['91350100V000100Y43', 'nor V'],
    ['91350100Z000100Y43', 'nor Z'],
    ['91350100m000100y43', 'small letters'],
    ['9135010AM000100Y43', 'letter in the region'],
    ['91350100M000100Y4', '17 characters'],
  ])('%s is wrong: %s', (text) => {
    expect(creditCode(text)).toBe(false);
  });

  test('exactly one of 31 check characters is valid', () => {
    const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY'.split('');
    const part = (count: number) =>
      fc.string({ unit: fc.constantFrom(...alphabet), minLength: count, maxLength: count });
    const region = fc.string({ unit: fc.constantFrom(...alphabet.slice(0, 10)), minLength: 6, maxLength: 6 });
    fc.assert(
      fc.property(part(2), region, part(9), (head, middle, tail) => {
        expect(alphabet.filter((last) => creditCode(head + middle + tail + last))).toHaveLength(1);
      }),
    );
  });
});

describe('bank card, Luhn', () => {
  test.each(['6222600260001072444', '6228480402564890018', '4111111111111111'])('%s is right', (text) => {
    expect(bankCard(text)).toBe(true);
  });

  test.each(['6222600260001072445', '622260026000107245', '411111111', '4111 1111 1111 1111', '４111111111111111'])(
    '%s is wrong',
    (text) => {
      expect(bankCard(text)).toBe(false);
    },
  );

  test('a single wrong digit is always detected', () => {
    fc.assert(
      fc.property(fc.nat(18), fc.integer({ min: 1, max: 9 }), (place, by) => {
        const card = '6222600260001072444';
        const digit = (Number(card[place]) + by) % 10;
        expect(bankCard(card.slice(0, place) + String(digit) + card.slice(place + 1))).toBe(false);
      }),
    );
  });
});
