// The package has no types of its own.
declare module 'pizzip' {
  interface PizZipEntry {
    asUint8Array(): Uint8Array;
  }
  export default class PizZip {
    readonly files: Readonly<Record<string, PizZipEntry>>;
    file(name: string, content: string | Uint8Array): this;
    generate(options: { type: 'uint8array'; compression: 'DEFLATE' }): Uint8Array;
    generate(options: { type: 'nodebuffer'; compression: 'DEFLATE' }): Buffer;
  }
}
