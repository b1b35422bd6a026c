/** Form values of a data source. */
export interface SourceFields {
  code: string;
  name: string;
  dbType: string | undefined;
  dbUrl: string;
  dbName: string;
  dbUsername: string;
  /** Empty: keeps the stored one. */
  dbPassword: string;
  remark: string;
}

/** Request body: texts trimmed, the password as typed or omitted. */
export function membersOf({ code, name, dbType, dbPassword, ...fields }: SourceFields) {
  const text = (value: string) => value.trim() || null;
  return {
    code: code.trim(),
    name: name.trim(),
    dbType: dbType || null,
    dbUrl: text(fields.dbUrl),
    dbName: text(fields.dbName),
    dbUsername: text(fields.dbUsername),
    remark: text(fields.remark),
    ...(dbPassword && { dbPassword }),
  };
}
