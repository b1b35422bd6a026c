import fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinPieces, toPieces } from './pieces';

test('any text survives the round trip in payloads below the limit of a notification', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 30_000 }), fc.nat(), (text, number) => {
      const join = joinPieces('me');
      const pieces = toPieces('other', number, text);
      const last = pieces.map((piece) => join(piece)).at(-1);
      return pieces.every((piece) => Buffer.byteLength(piece) < 8000) && last === Buffer.from(text).toString();
    }),
    { numRuns: 50 },
  );
});

test('ignores its own payloads', () => {
  expect(joinPieces('me')(toPieces('me', 1, 'x')[0]!)).toBeUndefined();
});

test('keeps senders apart and drops a text with a gap', () => {
  const join = joinPieces('me');
  const long = 'x'.repeat(20_000);
  const [one, two] = [toPieces('a', 1, long), toPieces('b', 1, long)];
  const mixed = one.flatMap((piece, index) => [piece, two[index]!]);
  expect(mixed.map((piece) => join(piece)).filter(Boolean)).toEqual([long, long]);
  expect(
    toPieces('a', 2, long)
      .filter((_piece, index) => index !== 1)
      .map((piece) => join(piece)),
  ).not.toContain(long);
  expect(join(toPieces('a', 3, 'short')[0]!)).toBe('short');
});

test('returns a text that arrives twice only once', () => {
  const join = joinPieces('me');
  const long = 'x'.repeat(20_000);
  const twice = toPieces('a', 1, long).flatMap((piece) => [piece, piece]);
  expect(twice.map((piece) => join(piece)).filter(Boolean)).toEqual([long]);
  expect(toPieces('a', 1, 'again').map((piece) => join(piece))).toEqual([undefined]);
  expect(join(toPieces('b', 1, 'other')[0]!)).toBe('other');
  expect(join(toPieces('a', 2, 'next')[0]!)).toBe('next');
});

test.each(['', 'x', '|||', 'a|1|5|9|x', 'a|b|c|d|e'])('ignores the invalid payload %j', (payload) => {
  expect(joinPieces('me')(payload)).toBeUndefined();
});
