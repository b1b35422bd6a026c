import { done, refused, type Outcome } from '../../kit';
import type { SysMessage } from './schema';

/** Dictionary msgType: format of a template. */
export const templateType = { text: '1', rich: '2' } as const;

/** Dictionary messageType. */
export const messageType = { sms: '1', mail: '2', system: '4', robot: '5' } as const;

/** Dictionary msgSendStatus. */
export const messageStatus = { waiting: '0', sent: '1', failed: '2' } as const;

/** Whether a message may still be changed and sent. */
export const isUnsent = (status: string | null): boolean => status !== messageStatus.sent;

type Queued = Pick<SysMessage, 'esType' | 'esSendStatus' | 'nextTryTime' | 'expireTime'>;

/** True if a message waits to be sent by the outbox. */
export const isQueued = ({ nextTryTime }: Pick<Queued, 'nextTryTime'>): boolean => nextTryTime !== null;

/** True if users may change a message: not while it is queued, and neither codes nor posts of robots. */
export const isEditable = (message: Queued): boolean =>
  isUnsent(message.esSendStatus) &&
  !isQueued(message) &&
  message.expireTime === null &&
  message.esType !== messageType.robot;

/** True if users may send a message now, e.g. after a failure. Codes are sent once, by themselves. */
export const isSendable = (message: Queued): boolean =>
  isUnsent(message.esSendStatus) && !isQueued(message) && message.expireTime === null;

/** `${name}`. */
const PLACEHOLDER = /\$\{\s*([^${}]{1,50}?)\s*\}/g;

/** Distinct placeholder names of a text, in order. */
export const placeholdersOf = (content: string): string[] => [
  ...new Set([...content.matchAll(PLACEHOLDER)].map(([, name]) => name!)),
];

export type TestData = Readonly<Record<string, string>>;

/**
 * Parses template data: a JSON object of scalars. An empty text is an empty object.
 *
 * @returns values as text; `not-an-object` also if a value is an array or object
 */
export function readTestData(json: string): Outcome<TestData, 'not-json' | 'not-an-object'> {
  if (!json.trim()) return done({});
  let read: unknown;
  try {
    read = JSON.parse(json);
  } catch {
    return refused('not-json');
  }
  if (typeof read !== 'object' || read === null || Array.isArray(read)) return refused('not-an-object');
  const texts: [string, string][] = [];
  for (const [name, value] of Object.entries(read)) {
    if (typeof value === 'object' && value !== null) return refused('not-an-object');
    texts.push([name, String((value as string | number | boolean | null) ?? '')]);
  }
  return done(Object.fromEntries(texts));
}

/** Placeholders without a value in the data, in order. */
export const missingValues = (content: string, data: TestData): string[] =>
  placeholdersOf(content).filter((name) => !Object.hasOwn(data, name));

/** Fills in placeholders; those without a value stay unchanged. */
export const fillTemplate = (content: string, data: TestData): string =>
  content.replace(PLACEHOLDER, (whole, name: string) => (Object.hasOwn(data, name) ? data[name]! : whole));

/**
 * Renders a template as HTML. Values are escaped, and so is the content of a plain template. Sanitize the result of a
 * rich template before showing it.
 *
 * @param type a {@link templateType}
 */
export function templateHtml(type: string, content: string, data: TestData): string {
  const escaped = Object.fromEntries(Object.entries(data).map(([name, value]) => [name, escapeHtml(value)]));
  if (type === templateType.rich) return fillTemplate(content, escaped);
  return fillTemplate(escapeHtml(content), escaped)
    .split(/\r?\n/)
    .map((line) => `<p>${line}</p>`)
    .join('');
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (char) => ESCAPES[char]!);
