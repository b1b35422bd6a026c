/** What the preview of a kind of file receives. */
export interface PreviewBodyProps {
  bytes: ArrayBuffer;
  name: string;
}
