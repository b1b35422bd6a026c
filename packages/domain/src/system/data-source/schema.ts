import { Type, type Static } from 'typebox';
import { Audit, Code, editOf, MaybeText, Text } from '../../kit';

/** Value of database_type for PostgreSQL, the only supported type. */
export const POSTGRESQL = '6';

/** An external database (contract, part 2 §1), without its password. */
export const SysDataSource = Type.Object({
  id: Text(36),
  code: Text(100),
  name: Text(100),
  /** Dictionary database_type. */
  dbType: MaybeText(50),
  dbType_dictText: Type.Optional(MaybeText()),
  dbDriver: MaybeText(200),
  /** See {@link readTarget}. */
  dbUrl: MaybeText(500),
  dbName: MaybeText(100),
  dbUsername: MaybeText(100),
  remark: MaybeText(500),
  ...Audit,
});
export type SysDataSource = Static<typeof SysDataSource>;

const details = {
  dbType: Type.Optional(MaybeText(50, { title: '数据库类型' })),
  dbDriver: Type.Optional(MaybeText(200, { title: '驱动类' })),
  dbUrl: Type.Optional(MaybeText(500, { title: '数据源地址' })),
  dbName: Type.Optional(MaybeText(100, { title: '数据库名称' })),
  dbUsername: Type.Optional(MaybeText(100, { title: '用户名' })),
  /** Empty or absent keeps the stored password. */
  dbPassword: Type.Optional(MaybeText(200, { title: '密码' })),
  remark: Type.Optional(MaybeText(500, { title: '备注' })),
};
const members = {
  code: Code('数据源编码'),
  name: Type.String({ minLength: 1, maxLength: 100, title: '数据源名称', pattern: String.raw`\S` }),
  ...details,
};

export const SysDataSourceAdd = Type.Object(members);
export type SysDataSourceAdd = Static<typeof SysDataSourceAdd>;
export const SysDataSourceEdit = editOf(members);
export type SysDataSourceEdit = Static<typeof SysDataSourceEdit>;

/** Input of a connection test; absent fields are taken from the data source with the id. */
export const ConnectionTest = Type.Object({ id: Type.Optional(Text(36)), ...details });
export type ConnectionTest = Static<typeof ConnectionTest>;
