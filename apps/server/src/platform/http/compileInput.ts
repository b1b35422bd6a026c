import {
  done,
  englishTitle,
  plainReason,
  readFault,
  reasonOf,
  refused,
  wordingOf,
  type Outcome,
  type SchemaError,
} from '@gezi/domain';
import type { Static, TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { currentLanguage, texts } from '../texts';
import { dropUnknown } from './dropUnknown';

export interface InputFault {
  /** Path of the member, parts separated by `/`; absent if the whole input is at fault. */
  field?: string;
  message: string;
}

/**
 * Compiles a validator of inputs. It drops unknown members, fills in defaults and coerces nothing but the texts that
 * `textReader` reads.
 *
 * A schema may have a `title`, the name shown to the user, and a `reason`, the message if a value does not match.
 */
export function compileInput<Schema extends TSchema>(
  schema: Schema,
): (raw: unknown) => Outcome<Static<Schema>, InputFault> {
  const validator = Compile(schema);
  const keep = dropUnknown(schema, { input: true });
  return (raw) => {
    const known = keep(raw);
    if (validator.Check(known)) return done(known as Static<Schema>);
    return refused(describeFault(schema, validator.Errors(known) as unknown as SchemaError[]));
  };
}

function describeFault(schema: TSchema, errors: readonly SchemaError[]): InputFault {
  const words = texts.input;
  const { field, at, fault } = readFault(schema, errors);
  if (!field) return { message: errors.length > 0 ? words.notAnObject : words.malformed };
  const { title } = wordingOf(at);
  if (currentLanguage() === 'zh-CN')
    return { field, message: words.fault(title ?? words.member(field), reasonOf(fault, at, words)) };
  // Reasons of schemas are in Chinese.
  const label = title && englishTitle(title);
  return { field, message: words.fault(label ?? words.member(field), plainReason(fault, words)) };
}
