/** Records with links: HLink and HLinkTooltip. */
const LINKS = [0x01_b8, 0x08_00];
/** A record that the reader skips: EntExU2, which only old programs write. */
const SKIPPED = 0x01_c2;

/** Hides links from the reader of .xls, which walks over every address of a link's range. Changes `stream`. */
export function hideCompoundLinks(stream: Uint8Array): void {
  const view = new DataView(stream.buffer, stream.byteOffset, stream.byteLength);
  for (let at = 0; at + 4 <= stream.length; at += 4 + view.getUint16(at + 2, true)) {
    if (LINKS.includes(view.getUint16(at, true))) view.setUint16(at, SKIPPED, true);
  }
}
