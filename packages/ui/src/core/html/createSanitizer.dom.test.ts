import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ATTRIBUTES, TAGS } from './allowed';
import { createSanitizer } from './createSanitizer';
import { VECTORS } from '../../testing/xssVectors';

const sanitize = createSanitizer(window);

/** Everything in the parsed markup that could run, load, submit or escape; empty for safe markup. */
function dangers(html: string): string[] {
  const { body } = new window.DOMParser().parseFromString(html, 'text/html');
  return [...body.querySelectorAll('*')].flatMap((node) => {
    const found = TAGS.includes(node.localName) ? [] : [`<${node.localName}>`];
    for (const { name, value } of node.attributes) {
      const address = value.replace(/[\p{C}\p{Z}]/gu, '').toLowerCase();
      if (!ATTRIBUTES.includes(name)) found.push(name);
      if (/^(?:javascript|vbscript|file|blob):|^data:(?!image\/(?:png|jpe?g|gif|webp);base64,)/.test(address))
        found.push(`${name}=${value}`);
      if (name === 'style' && /url|expression|position|fixed|import|behavior|binding|\\/i.test(value))
        found.push(value);
    }
    const opens = node.getAttribute('target') !== null;
    if (opens && node.getAttribute('rel') !== 'noopener noreferrer nofollow') found.push('target without rel');
    return found;
  });
}

test.each(VECTORS)('%s', (vector) => {
  const safe = sanitize(vector);
  expect(dangers(safe)).toEqual([]);
  // Idempotent: serialising and parsing again must not change the meaning.
  expect(sanitize(safe)).toBe(safe);
});

test('any combination of markup fragments is safe', () => {
  const piece = fc.constantFrom(
    '<p>',
    '</p>',
    '<svg>',
    '</svg>',
    '<math>',
    '<mtext>',
    '<mglyph>',
    '<style>',
    '</style>',
    '<table>',
    '<td>',
    '<template>',
    '<noscript>',
    '<title>',
    '<textarea>',
    '<xmp>',
    '<!--',
    '-->',
    '--!>',
    '<![CDATA[',
    ']]>',
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">',
    '<form id=x>',
    '<select>',
    '"',
    "'",
    '>',
    '`',
    '<foreignObject>',
    '<annotation-xml encoding="text/html">',
    '<desc>',
    '<plaintext>',
    '&lt;',
    '<script>',
    '文',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const safe = sanitize(pieces.join(''));
      expect(dangers(safe)).toEqual([]);
    }),
    { numRuns: 300 },
  );
});
