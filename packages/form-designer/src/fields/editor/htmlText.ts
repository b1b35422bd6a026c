const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/**
 * The plain text of rich content, for counting and validation, not for display. Line breaks between blocks do not
 * count, as in the editor's counter.
 */
export const htmlText = (html: string): string =>
  html
    .replaceAll(/<!--[\s\S]*?-->|<[^>]*>/g, '')
    .replaceAll(
      /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,6}));/gi,
      (entity, decimal?: string, hex?: string, name?: string) => {
        if (name !== undefined) return ENTITIES[name.toLowerCase()] ?? entity;
        const code = decimal === undefined ? Number.parseInt(hex!, 16) : Number(decimal);
        return code <= 0x10ffff ? String.fromCodePoint(code) : entity;
      },
    );

/** Whether rich content shows anything: a picture counts, an empty paragraph does not. */
export const isBlankHtml = (html: string): boolean =>
  !/<(?:img|video|audio|iframe|hr|table)\b/i.test(html) && htmlText(html).trim() === '';
