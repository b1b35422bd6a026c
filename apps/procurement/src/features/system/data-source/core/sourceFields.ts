/** A data source as its form has it. */
export interface SourceFields {
  code: string;
  name: string;
  dbType: string | undefined;
  dbUrl: string;
  dbName: string;
  dbUsername: string;
  /** Empty: the one that is kept stays. */
  dbPassword: string;
  remark: string;
}

/** What the server is told: texts without the blanks around them, the password as it was typed or not at all. */
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
