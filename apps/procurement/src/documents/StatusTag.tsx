import { Badge } from 'antd';

interface StatusTagProps {
  doc: { status: string; status_dictText?: string | null | undefined };
  /** Badge colours by state, by antd's names; default gray. */
  colors: Readonly<Record<string, string>>;
}

/** State of a document: a coloured dot with text, so that colour is not the only cue. */
export const StatusTag = ({ doc: { status, status_dictText: text }, colors }: StatusTagProps) => (
  <Badge color={colors[status] ?? 'gray'} text={text ?? status} />
);
