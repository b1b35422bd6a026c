import { texts } from '../texts';
import { refuse } from './refusal';

/** Maximum nesting of objects and arrays; `JSON.parse` itself accepts 200,000. */
const MAX_DEPTH = 32;
/** A surrogate without its pair, which UTF-8 cannot encode. */
const LONE_SURROGATE = /\p{Surrogate}/u;
/** Part of every well-formed JSON text with something that {@link guardValue} refuses; JSON escapes NUL. */
const SUSPECT = /\\u|__proto__|constructor|prototype/;
/** Keys that could change a prototype when a value is merged. */
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Parses a JSON body, after its depth was checked.
 *
 * @param malformed message for a text that is no JSON
 * @throws {Refusal} for invalid JSON, too deep nesting, NUL, lone surrogates or prototype keys
 */
export function parseBody(text: string, malformed: string = texts.notJson): unknown {
  if (text.trim() === '') return {};
  if (isDeeperThan(text, MAX_DEPTH)) throw refuse(texts.tooDeep(MAX_DEPTH));
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw refuse(malformed);
  }
  if (SUSPECT.test(text) || !text.isWellFormed()) guardValue(body);
  return body;
}

/**
 * Refuses text that no column can store, and prototype keys.
 *
 * @param value nested at most 32 levels deep, as {@link parseBody} ensures
 * @throws {Refusal} naming the member
 */
export function guardValue(value: unknown, path = ''): void {
  if (typeof value === 'string') {
    if (value.includes('\0')) throw refuse(texts.holdsNul, path || undefined);
    if (LONE_SURROGATE.test(value)) throw refuse(texts.brokenText, path || undefined);
    return;
  }
  if (value === null || typeof value !== 'object') return;
  for (const [key, member] of Object.entries(value)) {
    const at = path ? `${path}/${key}` : key;
    if (FORBIDDEN_KEYS.has(key)) throw refuse(texts.forbiddenKey(key), at);
    if (key.includes('\0')) throw refuse(texts.holdsNul, at.replaceAll('\0', ''));
    if (LONE_SURROGATE.test(key)) throw refuse(texts.brokenText, at.replaceAll(/\p{Surrogate}/gu, ''));
    guardValue(member, at);
  }
}

/** Counts brackets outside strings; the parser refuses invalid JSON later. */
function isDeeperThan(text: string, limit: number): boolean {
  if (!hasMoreOpenings(text, limit)) return false;
  let depth = 0;
  let inString = false;
  for (let index = 0; index < text.length; index += 1) {
    const char = text.charCodeAt(index);
    if (inString) {
      if (char === BACKSLASH) index += 1;
      else if (char === QUOTE) inString = false;
    } else if (char === QUOTE) inString = true;
    else if (char === OPEN_OBJECT || char === OPEN_ARRAY) {
      depth += 1;
      if (depth > limit) return true;
    } else if (char === CLOSE_OBJECT || char === CLOSE_ARRAY) depth -= 1;
  }
  return false;
}

/** Much faster than the count outside strings; few bodies have so many. */
function hasMoreOpenings(text: string, limit: number): boolean {
  let count = 0;
  for (const opening of ['{', '[']) {
    for (let at = text.indexOf(opening); at >= 0; at = text.indexOf(opening, at + 1)) {
      count += 1;
      if (count > limit) return true;
    }
  }
  return false;
}

const BACKSLASH = 0x5c;
const QUOTE = 0x22;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;
const OPEN_ARRAY = 0x5b;
const CLOSE_ARRAY = 0x5d;
